/* Reasons on the map: the steps of an explanation one by one.  What was looked at gets a ring, what falls away
   fades and says why.  All of it lies outside the part of the page that changes, so nothing disturbs it. */
(() => {
  "use strict";

  const find = (selector) => document.querySelector(selector);
  const all = (selector) => [...document.querySelectorAll(selector)];
  const PACES = { slow: 2600, normal: 1700, fast: 800, none: 0 };
  const ROOM = 640; // narrower than that a map has no room for words on it
  const EXPERT = 40; // turns, about two games
  const FEW = 3; // more of them would hide each other with words: numbers are enough
  const MANY = 9; // so many that fall away at once speak for themselves

  const section = () => find(".why");
  const words = () => JSON.parse(section()?.dataset.words ?? "{}");
  const map = () => (find("#map-view")?.clientWidth ? find("#map-view") : find("#map")); // it may be behind another view
  const still = () => matchMedia("(prefers-reduced-motion: reduce)").matches;
  const pace = () => PACES[localStorage.getItem("pace") ?? "normal"] ?? PACES.normal;

  let steps = [];
  let heads = new Map();
  let at = 0;
  let timer = 0;
  let strip = null;
  let labels = null;

  const SIGNS = {
    first: "M6 5v14M18 5l-8 7 8 7",
    back: "M15 5l-7 7 7 7",
    play: "M8 5l11 7-11 7z",
    pause: "M8 5v14M16 5v14",
    on: "M9 5l7 7-7 7",
    result: "M18 5v14M6 5l8 7-8 7",
    close: "M6 6l12 12M18 6L6 18",
  };

  const drawn = (name) =>
    `<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="${SIGNS[name]}"/></svg>`;

  const label = (made, name) => {
    made.innerHTML = drawn(name);
    made.title = words()[name];
    made.setAttribute("aria-label", words()[name]);
  };

  const button = (name) => {
    const made = document.createElement("button");
    made.type = "button";
    made.className = "button small";
    made.dataset.reason = name;
    if (SIGNS[name]) label(made, name);
    else made.textContent = words()[name];
    return made;
  };

  const build = () => {
    labels = document.createElement("div");
    labels.className = "reason-labels";
    labels.setAttribute("aria-hidden", "true");
    strip = document.createElement("section");
    strip.className = "reason-strip";
    strip.setAttribute("aria-label", find("#why-title").textContent);
    const line = document.createElement("p");
    line.setAttribute("role", "status");
    const tools = document.createElement("div");
    tools.className = "reason-tools";
    const count = document.createElement("span");
    count.className = "count";
    const only = button("only");
    only.classList.add("quiet");
    tools.append(...["first", "back", "play", "on", "result"].map(button), count, button("walk"), only, button("close"));
    strip.append(line, tools);
    document.body.append(labels, strip);
  };

  /* --- on the map */

  /* A hex of a map with buttons, or whatever the drawing calls by this name */
  const place = (ref) => all(".hex").find((hex) => hex.dataset.refs === ref) ?? find(`#map [data-ref="${CSS.escape(ref)}"]`);

  const clear = () => {
    for (const hex of all(".reason-seen, .reason-gone")) hex.classList.remove("reason-seen", "reason-gone");
    labels?.replaceChildren();
  };

  /* A number on the board: what was measured there, or when a walk comes by */
  const number = (ref, figure, look) => {
    const label = document.createElement("span");
    label.dataset.ref = ref;
    label.className = `figure ${look}`;
    label.textContent = figure;
    labels.append(label);
  };

  const walk = () => {
    const { walk = [], left = [] } = JSON.parse(steps[at].dataset.shown ?? "{}");
    labels.replaceChildren();
    walk.forEach((ref, i) => number(ref, i + 1, left.includes(ref) ? "best" : ""));
    lay();
  };

  /* On a phone the tabs stay in reach. */
  const aboveTheTabs = () => {
    const tabs = find("#tabs")?.getBoundingClientRect();
    return tabs && tabs.bottom > innerHeight - 4 ? innerHeight - tabs.top : 0;
  };

  /* A table may have room at the foot of its desk, unless a card or a combat lies there: then the map keeps its size. */
  const besideTheMap = () => {
    const desk = find("#pane-mat")?.getBoundingClientRect();
    const room = getComputedStyle(find("#table")).getPropertyValue("--reasons-on-desk");
    if (!room || !desk?.width || find("#pane-now :is(.card-frame, .fight:not(.scene))")) return null;
    return [desk.left + 12, desk.width - 24, 12];
  };

  const lay = () => {
    const box = map()?.getBoundingClientRect();
    if (!strip || !box) return;
    const desk = besideTheMap();
    const low = !desk && box.width < ROOM && aboveTheTabs() > 0; // the sheet makes room for it
    strip.classList.toggle("low", low);
    const beside = desk ?? (box.width < ROOM ? [0, innerWidth, aboveTheTabs()] : [box.left + 8, box.width - 16, innerHeight - box.bottom + 8]);
    [strip.style.left, strip.style.width, strip.style.bottom] = beside.map((n) => `${n}px`);
    document.body.style.setProperty("--reasons-beside", desk ? `${strip.offsetHeight + 12}px` : "0px");
    document.body.style.setProperty("--reasons", desk || box.width < ROOM ? "0px" : `${strip.offsetHeight + 16}px`);
    document.body.style.setProperty("--reasons-in-sheet", low ? `${strip.offsetHeight}px` : "0px");
    document.body.classList.toggle("reasons-low", low);
    for (const label of labels.children) {
      const hex = place(label.dataset.ref)?.getBoundingClientRect();
      if (!hex) continue;
      label.style.left = `${hex.left + hex.width / 2}px`;
      label.style.top = `${hex.top + hex.height / 2}px`;
    }
  };

  const show = () => {
    clear();
    const step = steps[at];
    const shown = JSON.parse(step.dataset.shown ?? "{}");
    const notes = shown.notes ?? {};
    document.dispatchEvent(new CustomEvent("table:reason", { detail: shown.seen ?? [] }));
    for (const ref of shown.seen ?? []) {
      place(ref)?.classList.add(ref in notes ? "reason-gone" : "reason-seen");
    }
    const wide = (map()?.clientWidth ?? 0) >= ROOM;
    const gone = Object.entries(notes);
    for (const [ref, note] of gone.length < MANY ? gone : []) {
      const label = document.createElement("span");
      label.dataset.ref = ref;
      const figure = shown.figures?.[ref];
      label.textContent = wide && !(figure && gone.length > FEW) ? note : figure ?? "✕";
      labels.append(label);
    }
    for (const ref of shown.left ?? []) if (shown.figures?.[ref]) number(ref, shown.figures[ref], "best");
    if (gone.length >= MANY) {
      for (const [ref] of gone) if (shown.figures?.[ref]) number(ref, shown.figures[ref], "");
    }
    strip.querySelector('[data-reason="walk"]').hidden = !shown.walk;
    for (const other of all(".why .steps li.current")) other.classList.remove("current");
    step.classList.add("current");
    const [line, count] = [strip.querySelector("p"), strip.querySelector(".count")];
    const head = document.createElement("b");
    head.textContent = heads.get(step) ?? "";
    line.replaceChildren(head, " ", step.querySelector("span").textContent, " ");
    const rule = step.querySelector(".help");
    if (rule) line.append(rule.cloneNode(true));
    count.textContent = `${at + 1} / ${steps.length}`;
    strip.querySelector('[data-reason="back"]').disabled = at === 0;
    strip.querySelector('[data-reason="on"]').disabled = at === steps.length - 1;
    lay();
    move();
  };

  /* --- a turn that has just happened: its pieces wait where they were until the step that moves them */

  const STEP = 600;
  let stood = new Map();
  let held = "";
  let waiting = [];
  let borders = null;

  const css = (transform) => transform.replace(/translate\(([^ ]+) ([^)]+)\)/, "translate($1px, $2px)");

  const hold = (moment) => {
    const events = all(`#happenings [data-moment="${moment}"][data-motions]`);
    const moves = events.flatMap((event) => JSON.parse(event.dataset.motions)).filter(([kind]) => kind === "go");
    for (const [, id, , to] of moves) {
      const piece = document.getElementById(id);
      const from = stood.get(id);
      const step = steps.findLastIndex((each) => isResult(each, to));
      if (!piece || !from || step < 0 || waiting.some((other) => other.piece === piece)) continue;
      const way = [{ transform: css(from) }, { transform: css(piece.getAttribute("transform")) }];
      const animation = piece.animate(way, { duration: STEP, fill: "both", easing: "ease-in-out" });
      animation.pause();
      waiting.push({ piece, step, animation });
    }
    for (const piece of stood.size ? all("#pieces .units > use") : []) {
      if (stood.has(piece.id)) continue;
      const animation = piece.animate([{ opacity: 0 }, { opacity: 1 }], { duration: STEP, fill: "both" });
      animation.pause();
      waiting.push({ piece, step: steps.length - 1, animation });
    }
    const now = find("#pieces .holding");
    if (now && held && waiting.length) {
      borders = { now, after: now.innerHTML, step: Math.min(...waiting.map(({ step }) => step)) };
    }
  };

  const isResult = (step, to) => {
    const shown = JSON.parse(step.dataset.shown ?? "{}");
    return !step.querySelector(".help") && shown.seen?.length === 1 && shown.seen[0] === `place:${to}`;
  };

  const move = () => {
    if (borders) borders.now.innerHTML = at < borders.step ? held : borders.after;
    for (const { step, animation } of waiting) {
      if (at >= step && animation.playState === "paused") animation.play();
      if (at < step) {
        animation.pause();
        animation.currentTime = 0;
      }
    }
  };

  const release = () => {
    for (const { animation } of waiting) animation.cancel();
    waiting = [];
    if (borders) borders.now.innerHTML = borders.after;
    borders = null;
  };

  document.addEventListener("htmx:before:swap", () => {
    release(); // what follows is drawn over the present, not over the past
    held = find("#pieces .holding")?.innerHTML ?? "";
    stood = new Map(all("#pieces .units > use").map((piece) => [piece.id, piece.getAttribute("transform")]));
  });

  /* --- from step to step */

  const pause = () => {
    clearTimeout(timer);
    timer = 0;
    const play = strip?.querySelector('[data-reason="play"]');
    if (!play) return;
    label(play, "play");
  };

  /* All has been told: in a sheet one line of it is left. */
  const rest = () => {
    pause();
    strip.classList.add("told");
    lay();
  };

  const tick = () => {
    if (at >= steps.length - 1) return rest();
    at += 1;
    show();
    timer = setTimeout(tick, pace() * (steps[at].dataset.shown ? 1 : 0.5));
  };

  const play = () => {
    if (at >= steps.length - 1) at = 0;
    strip.classList.remove("told");
    show();
    label(strip.querySelector('[data-reason="play"]'), "pause");
    timer = setTimeout(tick, pace());
  };

  const close = () => {
    pause();
    clear();
    release();
    strip?.remove();
    labels?.remove();
    for (const name of ["--reasons", "--reasons-beside", "--reasons-in-sheet"]) document.body.style.removeProperty(name);
    document.body.classList.remove("reasons-low");
    strip = labels = null;
  };

  const open = (turn) => {
    close();
    heads = new Map();
    let head = "";
    const told = turn.querySelector(".steps.gist");
    for (const step of told.children) {
      if (step.matches(".head")) head = step.querySelector("span").textContent;
      heads.set(step, head);
    }
    steps = [...told.children].filter((step) => !step.matches(".head")); // a heading stands before its steps
    if (!steps.length || !map()) return;
    build();
    at = 0;
    show();
    document.dispatchEvent(new Event("table:narrowed")); // on a phone the sheet has less room now
  };

  const go = (to) => {
    pause();
    at = Math.min(steps.length - 1, Math.max(0, to));
    strip.classList.remove("told");
    show();
  };

  const ways = {
    show: (turn) => (open(turn), still() || play()),
    first: () => go(0),
    back: () => go(at - 1),
    on: () => go(at + 1),
    result: () => go(steps.length - 1),
    play: () => (timer ? pause() : play()),
    walk: () => (pause(), walk()),
    close,
    only: () => (localStorage.setItem("reasons", "result"), close()),
  };

  document.addEventListener("click", (event) => {
    const pressed = event.target.closest?.("[data-reason]");
    if (!pressed) return;
    if (pressed.dataset.reason === "show") localStorage.setItem("reasons", "steps");
    ways[pressed.dataset.reason]?.(pressed.closest("details"));
  });
  document.addEventListener("keydown", (event) => event.key === "Escape" && strip && close());
  for (const name of ["wheel", "pointermove"]) addEventListener(name, () => strip && requestAnimationFrame(lay), { passive: true });
  addEventListener("resize", () => strip && show());

  /* --- a new turn is shown by itself, unless somebody wants only results */

  let told = Number(find("#why-0")?.dataset.moment ?? -1);

  /* Who has seen many turns explained and never said otherwise is an expert: from then on only results. */
  const count = () => {
    const seen = Number(localStorage.getItem("explained") ?? 0) + 1;
    localStorage.setItem("explained", seen);
    if (seen >= EXPERT && !localStorage.getItem("reasons")) localStorage.setItem("reasons", "result");
  };

  const offer = () => {
    if (!map()) return;
    for (const turn of all(".why details")) {
      if (turn.querySelector('[data-reason="show"]')) continue;
      const made = button("show");
      turn.querySelector("summary").after(made);
    }
  };

  document.addEventListener("htmx:after:swap", () => {
    offer();
    const newest = find("#why-0");
    const moment = Number(newest?.dataset.moment ?? -1);
    if (moment > told) {
      told = moment;
      close();
      if (!still() && pace() && localStorage.getItem("reasons") !== "result") {
        open(newest);
        hold(moment);
        play();
        count();
      }
    } else if (strip) close();
  });
  offer();
})();
