/* What has just happened, step by step: pieces glide, goods travel, figures count, stars land; what others did
   is told meanwhile.  The page is already as it is now: what a later step brings waits where it was before.
   Space or *Skip* ends it, and so does the next choice.  With reduced motion nothing moves. */
(() => {
  "use strict";

  const find = (selector) => document.querySelector(selector);
  const all = (selector) => [...document.querySelectorAll(selector)];
  const sheet = () => find("#map-sheet");
  const PIECES = "#pieces .units > [id], #pieces .unit[id], #pieces .structure[id], #pieces .drone[id]";
  const PACES = { slow: 1.8, normal: 1, fast: 0.45, none: 0 };
  const [OWN, TOLD, READ, GLIDE, MOST] = [340, 620, 950, 420, 9000]; // milliseconds at normal pace
  const [RISE, ARC, TOKENS] = [26, 60, 4];
  const NARROW = 900; // a sheet lies over the lower part of the map

  const still = () => matchMedia("(prefers-reduced-motion: reduce)").matches;
  const pace = () => (still() ? 0 : PACES[localStorage.getItem("pace") ?? "normal"] ?? 1);
  const sound = (name) => document.dispatchEvent(new CustomEvent("table:sound", { detail: name }));

  /* --- where everything was: pieces in the measure of the sheet, figures by seat and picture */

  let stood = new Map();
  let counted = new Map();
  let told = Number(find("#table")?.dataset.moment ?? -1);

  const middle = (node) => {
    const box = node.getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2];
  };

  const spots = () => {
    const turned = sheet()?.getScreenCTM()?.inverse();
    if (!turned) return new Map();
    return new Map(all(PIECES).map((piece) => {
      const [x, y] = middle(piece);
      return [piece.id, [x * turned.a + turned.e, y * turned.d + turned.f]];
    }));
  };

  const figures = () => {
    const found = new Map();
    for (const row of all("[id^=badge-], [id^=strip-]")) {
      for (const figure of row.querySelectorAll(".amount")) {
        found.set(`${row.id} ${figure.querySelector("use")?.getAttribute("href")}`, figure.querySelector("b"));
      }
    }
    return found;
  };

  /* --- anchors: a seat is its badge, or its place in the strip of a phone; a place is its button or its shape */

  const ground = (place) => document.getElementById(`hex-${place}`) ?? document.getElementById(place);

  const shown = (node) => node?.checkVisibility() && node.getBoundingClientRect().width > 0;

  const anchor = (name, picture) => {
    const [kind, id] = name.split(":");
    if (kind === "place") return ground(id);
    const row = [`badge-${id}`, `strip-${id}`].map((each) => document.getElementById(each)).find(shown);
    const amount = row?.querySelector(`.amount:has(use[href="#${picture}"])`);
    return (shown(amount) ? amount : row?.querySelector(".stars")) ?? row;
  };

  /* --- what is under way; all of it can be ended at once */

  let timers = [];
  let moving = [];
  let flying = [];
  let late = []; // figures that still show what they showed

  const after = (pause, deed) => timers.push(setTimeout(deed, pause));

  const animate = (node, frames, options) => {
    const made = node.animate(frames, { fill: "backwards", easing: "ease-out", ...options });
    moving.push(made);
    return made;
  };

  const skip = () => {
    timers.forEach(clearTimeout);
    moving.forEach((each) => each.finish());
    flying.forEach((each) => each.remove());
    late.forEach((each) => each());
    [timers, moving, flying, late] = [[], [], [], []];
    telling?.remove();
    telling = null;
    document.body.classList.remove("told");
  };

  const busy = () => timers.length + moving.filter((each) => each.playState === "running").length > 0;

  /* --- tokens fly over the page */

  const picture = (symbol, look) => {
    const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    const use = document.createElementNS("http://www.w3.org/2000/svg", "use");
    use.setAttribute("href", `#${symbol}`);
    svg.classList.add("flight", ...look.split(" "));
    svg.setAttribute("aria-hidden", "true");
    svg.append(use);
    return svg;
  };

  const launch = (node, frames, options) => {
    document.body.append(node);
    flying.push(node);
    const made = animate(node, frames, { fill: "both", ...options });
    made.onfinish = () => node.remove();
    return made;
  };

  const at = ([x, y], scale, opacity = 1) => ({ transform: `translate(${x}px, ${y}px) scale(${scale})`, opacity });

  const fly = (symbol, from, to, { length, delay = 0, look = "", size = 1 }) => {
    const [start, end] = [middle(from), middle(to)];
    const top = [(start[0] + end[0]) / 2, Math.min(start[1], end[1]) - ARC];
    launch(picture(symbol, `token ${look}`.trim()), [at(start, size * 0.6, 0), at(start, size), at(top, size * 1.15), at(end, 0.9), at(end, 0.5, 0)].map(
      (frame, i) => ({ ...frame, offset: [0, 0.12, 0.5, 0.92, 1][i] }),
    ), { duration: length, delay, easing: "ease-in-out" });
  };

  const rise = (symbol, n, to, length) => {
    const note = document.createElement("span");
    note.className = `flight note${n < 0 ? " loss" : ""}`;
    note.textContent = `${n < 0 ? "−" : "+"}${Math.abs(n)}`;
    note.append(picture(symbol, "pic"));
    const [x, y] = middle(to);
    launch(note, [at([x, y], 0.7, 0), at([x, y - 6], 1.1), at([x, y - RISE], 1), at([x, y - RISE - 8], 0.95, 0)], { duration: Math.max(length, 700) });
  };

  const pulse = (node) => node && animate(node, [{ scale: 1.35 }, { scale: 1 }], { duration: 260 });

  /* --- pieces */

  const glide = (piece, way, timing) => {
    const frames = way.map(([dx, dy], i) => ({ transform: `translate(${dx}px, ${dy}px)`, offset: i / way.length }));
    animate(piece, [...frames, { transform: "none" }], { composite: "add", easing: "ease-in-out", ...timing });
  };

  const unfold = (piece, timing) => animate(piece, [
    { transform: "scale(0.5, 0.05)", opacity: 0 },
    { transform: "scale(0.7, 1.1)", opacity: 1, offset: 0.45 },
    { transform: "scale(1.2)", offset: 0.75 },
    { transform: "none" },
  ], { composite: "add", ...timing });

  const spot = (place) => {
    const shape = ground(place);
    if (shape instanceof SVGGraphicsElement) {
      const { x, y, width, height } = shape.getBBox();
      return [x + width / 2, y + height / 2];
    }
    const frame = shape?.parentElement;
    return frame && ["x", "y"].map((name) => Number(frame.getAttribute(name)) + Number(frame.getAttribute(name === "x" ? "width" : "height")) / 2);
  };

  /* Is it drawn inside this place? */
  const inside = (piece, place) => {
    const box = ground(place)?.getBoundingClientRect();
    const [x, y] = middle(piece);
    return box && x > box.left && x < box.right && y > box.top && y < box.bottom;
  };

  /* --- steps: what belongs together happens together */

  const happened = () => [...(find("#happenings")?.children ?? [])].filter((li) => Number(li.dataset.moment) > told);

  const alike = (a, b) => {
    if (a.seat !== b.seat || !a.motions.length || !b.motions.length) return false;
    const [one, other] = [a.motions.at(-1), b.motions[0]];
    if (one[0] === "fly" && other[0] === "go") return one[3] === `place:${other[3]}`; // cargo goes with its unit
    if (one[0] === "go" && other[0] === "go") return one[3] === other[3] && a.moment === b.moment;
    return one[0] === other[0] && ["fly", "note", "new"].includes(one[0]);
  };

  const gather = (found) => {
    const steps = [];
    for (const li of found) {
      const seat = Number(li.dataset.seat);
      const next = { seat, moment: li.dataset.moment, words: li.textContent, motions: JSON.parse(li.dataset.motions ?? "[]") };
      const last = steps.at(-1);
      if (last && alike(last, next)) {
        last.motions.push(...next.motions);
        last.words = next.motions[0][0] === "go" || last.words === next.words ? next.words : `${last.words} ${next.words}`;
      } else steps.push(next);
    }
    return steps;
  };

  const timed = (steps, quick) => {
    let from = 0;
    for (const step of steps) {
      step.at = from;
      step.length = (step.words ? (step.motions.length ? READ : TOLD) : OWN) * pace();
      from += step.length;
    }
    const shrink = Math.min(1, (quick ? MOST / 3 : MOST) / Math.max(1, from));
    for (const step of steps) [step.at, step.length] = [step.at * shrink, step.length * shrink];
    return steps;
  };

  /* --- telling: one sentence on the map for what others do */

  let telling = null;

  const tell = ({ seat, words }) => {
    if (!telling) {
      telling = document.createElement("div");
      telling.className = "telling";
      const line = document.createElement("p");
      line.setAttribute("role", "status");
      const button = document.createElement("button");
      button.type = "button";
      button.className = "button small";
      button.textContent = document.body.dataset.skip;
      button.addEventListener("click", skip);
      telling.append(line, button);
      find("#table").append(telling); // the colours of seats are known there
    }
    const box = find("#map")?.getBoundingClientRect();
    const low = Math.min(box?.bottom ?? innerHeight, find("#dock")?.matches(".dock") && innerWidth < NARROW ? find("#dock").getBoundingClientRect().top : innerHeight);
    telling.style.left = `${(box?.left ?? 0) + 16}px`;
    telling.style.width = `${(box?.width ?? innerWidth) - 32}px`;
    telling.style.bottom = `${innerHeight - low + 14}px`;
    telling.className = `telling seat-${seat % 7}`;
    document.body.classList.add("told");
    telling.firstChild.textContent = words;
  };

  /* --- one motion */

  const SHOW = {
    fly: ([, symbol, from, to, n], step) => {
      const ends = [anchor(from, symbol), anchor(to, symbol)];
      if (!ends.every(shown)) return;
      for (let i = 0; i < Math.min(n ?? 1, TOKENS); i++) fly(symbol, ...ends, { length: Math.max(step.length, 380), delay: i * 70 });
      sound(symbol.endsWith("coins") ? "coin" : "token");
    },
    note: ([, symbol, , to, n], step) => {
      const end = anchor(to, symbol);
      if (!shown(end)) return;
      rise(symbol, n ?? 1, end, step.length);
      pulse(end);
      sound(symbol.endsWith("coins") ? "coin" : "token");
    },
    land: ([, symbol, , to], step) => {
      const [from, end] = [find("#map-view") ?? find("#table"), anchor(to, symbol)];
      if (!shown(end)) return;
      fly(symbol, from, end, { length: Math.max(step.length, 800), look: "grand", size: 3.2 });
      after(Math.max(step.length, 800) * 0.9, () => pulse(end));
      sound("star");
    },
    clash: ([, , , to]) => {
      const place = anchor(to);
      if (shown(place)) animate(place, [{ boxShadow: "inset 0 0 0 8px #a3161f" }, { boxShadow: "inset 0 0 0 0 #a3161f" }], { duration: 600 });
      sound("clash");
    },
    go: () => sound("step"),
    new: () => sound("unfold"),
    home: () => sound("step"),
  };

  /* A figure shows its old number until its step. */
  const hold = (motion, step) => {
    const seat = /^seat:(\d+)$/.exec(motion[3])?.[1] ?? "";
    for (const row of [`badge-${seat}`, `strip-${seat}`]) {
      const key = `${row} #${motion[1]}`;
      const [before, now] = [counted.get(key), figures().get(key)];
      if (!now || before === undefined || before === now.textContent) continue;
      const final = now.textContent;
      now.textContent = before;
      counted.delete(key);
      const show = () => (now.textContent = final);
      late.push(show);
      after(step.at + step.length * 0.5, show);
    }
  };

  /* --- all of it */

  const travel = (steps, before) => {
    const seats = new Map(steps.flatMap((step) => step.motions.filter(([kind]) => kind === "home").map(([, , , to]) => [to, step])));
    const now = spots();
    for (const piece of all(PIECES)) {
      if (piece.getAnimations().length) continue; // an explanation moves it
      const own = steps.flatMap((step) => step.motions.filter(([kind, id]) => kind === "go" && id === piece.id).map((motion) => [step, motion]));
      const [was, is] = [before.get(piece.id), now.get(piece.id)];
      if (was) {
        if (Math.hypot(was[0] - is[0], was[1] - is[1]) < 1 && !own.length) continue;
        const begin = own[0]?.[0] ?? seats.get(piece.id.split("-")[1]) ?? steps[0];
        const end = own.at(-1)?.[0] ?? begin;
        const stops = own.slice(0, -1).map(([, motion]) => spot(motion[3])).filter(Boolean);
        const way = [was, ...stops].map(([x, y]) => [x - is[0], y - is[1]]);
        const length = begin === end ? Math.min(begin?.length ?? GLIDE, GLIDE * Math.max(1, pace())) : end.at + end.length - begin.at;
        glide(piece, way, { delay: begin?.at ?? 0, duration: length || GLIDE * pace() });
      } else if (before.size) {
        const step = steps.find(({ motions }) => motions.some(([kind, id, , to]) => kind === "new" && (id ? id === piece.id : inside(piece, to.slice(6))))) ?? steps.at(-1);
        unfold(piece, { delay: step?.at ?? 0, duration: Math.max(step?.length ?? 0, GLIDE * pace()) });
      }
    }
  };

  const play = () => {
    const [before, found] = [stood, happened()];
    stood = new Map();
    told = Number(find("#table")?.dataset.moment ?? told);
    if (!pace()) return;
    const explained = Boolean(find(".reason-strip")); // its steps tell what happened
    const steps = timed(gather(found), explained);
    travel(steps, before);
    for (const step of steps) {
      for (const motion of step.motions) if (["fly", "note"].includes(motion[0])) hold(motion, step);
      after(step.at, () => {
        if (step.words && !explained) tell(step);
        for (const motion of step.motions) SHOW[motion[0]]?.(motion, step);
      });
    }
    const end = steps.at(-1);
    if (end) after(end.at + end.length + 500, skip);
  };

  document.addEventListener("htmx:config:request", ({ detail: { ctx } }) => {
    if (told >= 0) ctx.request.headers["Table-Told"] = String(told);
  });
  document.addEventListener("htmx:before:request", ({ detail: { ctx } }) => ctx.request.method === "POST" && skip());
  document.addEventListener("htmx:before:swap", () => {
    skip();
    stood = spots();
    counted = new Map([...figures()].map(([key, figure]) => [key, figure.textContent]));
  });
  document.addEventListener("htmx:after:swap", () => queueMicrotask(play)); // after an explanation has begun
  document.addEventListener("keydown", (event) => {
    if (event.key !== " " || !busy() || event.target.closest?.("button, input, select, summary, a")) return;
    event.preventDefault();
    skip();
  });
})();
