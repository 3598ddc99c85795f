/* The map: pan and zoom, walking with the keys, the tray for cargo.  Where it stands is kept outside the part of
   the page that changes. */
(() => {
  "use strict";

  const find = (selector) => document.querySelector(selector);
  const all = (selector) => [...document.querySelectorAll(selector)];
  const view = () => find("#map-view");

  /* --- pan and zoom */

  const CLOSEST = 4;
  let [k, x, y] = [1, 0, 0];
  let whole = false;

  /* The sheet may be higher than the part of the screen that shows it, and wider: then one can step back. */
  /* Below it there may be room for the tools, if they are shown. */
  const frame = () => {
    const box = view().getBoundingClientRect();
    const room = find(".map-tools")?.offsetHeight ? getComputedStyle(view()).getPropertyValue("--tools-room") : "";
    return { width: box.width, height: box.height - (parseFloat(room) || 0) };
  };

  const sheet = () => {
    const style = getComputedStyle(find("#map-sheet"));
    return { width: parseFloat(style.width), height: parseFloat(style.height) };
  };

  const least = () => {
    const [box, { width, height }] = [frame(), sheet()];
    return width > box.width + 1 ? Math.min(box.width / width, box.height / height, 1) : 1;
  };

  /* Along one side: no edge of the sheet comes in sight, unless all of it does. */
  const within = (at, shown, size) => {
    const [first, last] = [((k - 1) * size) / 2, shown - ((k + 1) * size) / 2];
    return k < 1 && last > first ? (first + last) / 2 : Math.min(first, Math.max(Math.min(first, last), at));
  };

  const place = () => {
    const box = view()?.getBoundingClientRect();
    if (!box?.width) return;
    const { width, height } = sheet();
    k = whole ? least() : Math.min(CLOSEST, Math.max(least(), k));
    x = within(x, box.width, width);
    y = within(y, frame().height, height);
    const style = document.body.style;
    style.setProperty("--map-k", k);
    style.setProperty("--map-x", `${x}px`);
    style.setProperty("--map-y", `${y}px`);
    const drawn = find("#map-sheet").viewBox.baseVal;
    const unit = Math.min(width / drawn.width, height / drawn.height);
    style.setProperty("--map-unit", unit.toFixed(4)); // pixels: letters are drawn large enough to be read
    document.body.classList.toggle("map-far", unit * k < 0.6);
    document.body.classList.toggle("map-near", unit * k >= 0.82);
  };

  /* What is under a point of the screen stays under it. */
  const zoom = (factor, at) => {
    const box = view().getBoundingClientRect();
    const before = k;
    whole = false;
    k = Math.min(CLOSEST, Math.max(least(), k * factor));
    const { width, height } = sheet();
    const on = at ?? (width > box.width + 1 ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : null);
    const [dx, dy] = on ? [on.x - box.x - width / 2, on.y - box.y - height / 2] : [0, 0];
    x = dx - ((dx - x) * k) / before;
    y = dy - ((dy - y) * k) / before;
    place();
  };

  const ways = { in: () => zoom(1.4), out: () => zoom(1 / 1.4), fit: () => ((whole = true), place()) };

  document.addEventListener("wheel", (event) => {
    if (!event.target.closest?.(".map-view") || event.target.closest(".tray, .pick, .legend")) return;
    event.preventDefault();
    zoom(Math.exp(-event.deltaY / 400), { x: event.clientX, y: event.clientY });
  }, { passive: false });

  const fingers = new Map();
  let dragged = false;

  document.addEventListener("pointerdown", (event) => {
    if (!event.target.closest?.("#map-sheet, .map-view") || event.target.closest(".map-tools, .tray, .pick")) return;
    if (fingers.size === 0) dragged = false;
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY, from: [event.clientX, event.clientY] });
  });

  document.addEventListener("pointermove", (event) => {
    const finger = fingers.get(event.pointerId);
    if (!finger || !view()) return;
    const now = { x: event.clientX, y: event.clientY };
    if (fingers.size === 2) {
      const other = [...fingers].find(([id]) => id !== event.pointerId)[1];
      const apart = (a) => Math.hypot(a.x - other.x, a.y - other.y) || 1;
      zoom(apart(now) / apart(finger), { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 });
      dragged = true;
    } else if (dragged || Math.hypot(now.x - finger.from[0], now.y - finger.from[1]) > 8) {
      dragged = true;
      view().classList.add("dragged");
      x += now.x - finger.x;
      y += now.y - finger.y;
      place();
    }
    Object.assign(finger, now);
  });

  const lift = (event) => {
    fingers.delete(event.pointerId);
    if (fingers.size === 0) view()?.classList.remove("dragged");
  };
  document.addEventListener("pointerup", lift);
  document.addEventListener("pointercancel", lift);

  /* A drag that ends on a button chooses nothing. */
  document.addEventListener("click", (event) => {
    if (dragged && event.target.closest?.("#map-sheet")) {
      event.preventDefault();
      event.stopPropagation();
    }
    dragged = false;
  }, true);

  document.addEventListener("dblclick", (event) => {
    if (!event.target.closest?.("#map-sheet") || event.target.closest(".target, .unit-button")) return;
    if (k > 1) ways.fit();
    else if (!toMine()) zoom(2.2, { x: event.clientX, y: event.clientY });
  });

  /* As close as all of the viewer's own units can be seen at once, or as close as is said: then the first of them,
     if they are too far apart. */
  const mine = () => all(`#pieces [id^="unit-${view().dataset.seat}-"]`);
  const around = (those) => [
    Math.min(...those.map((r) => r.left)),
    Math.max(...those.map((r) => r.right)),
    Math.min(...those.map((r) => r.top)),
    Math.max(...those.map((r) => r.bottom)),
  ];
  const lookAt = ([left, right, top, low], as, high) => {
    const box = view().getBoundingClientRect();
    const before = k;
    whole = false;
    k = as;
    const [across, down] = [box.left + sheet().width / 2, box.top + sheet().height / 2];
    const [dx, dy] = [(left + right) / 2 - across - x, (top + low) / 2 - down - y];
    x = box.left + box.width / 2 - across - (dx * k) / before;
    y = box.top + high / 2 - down - (dy * k) / before;
    place();
  };
  const toMine = (as) => {
    const found = mine().map((unit) => unit.getBoundingClientRect());
    if (!found.length) return false;
    const box = view().getBoundingClientRect();
    let there = around(found);
    const [left, right, top, low] = there;
    const apart = (right - left) * as > box.width * k || (low - top) * as > box.height * k;
    if (apart) there = around(found.slice(0, 1));
    lookAt(there, as ?? Math.min(CLOSEST, Math.max(1.2, 0.8 * Math.min(box.width / (right - left), box.height / (low - top)))), box.height);
    return true;
  };

  /* All that can be chosen at once, unless the plan would be too small for its names. */
  const LEGIBLE = 0.7;
  let taken = "";
  const takeIn = (found) => {
    const asked = found.map((button) => button.id).join(" ");
    if (asked === taken) return false; // whoever has moved the plan since then keeps it there
    taken = asked;
    const there = around(found.map((button) => button.getBoundingClientRect()));
    const [left, right, top, low] = there;
    const { width, height } = frame();
    const most = k * Math.min((width - 16) / (right - left), (height - 16) / (low - top));
    if (least() === 1 || most < LEGIBLE) return false;
    lookAt(there, Math.min(k, most), height);
    return true;
  };
  document.addEventListener("click", (event) => ways[event.target.closest?.("[data-zoom]")?.dataset.zoom]?.());
  const size = new ResizeObserver(place);

  /* --- what is there: a line of words for what is pointed at */

  let told = null;
  const tell = (target) => {
    told = target;
    const button = target.closest?.(".hex, .unit-button, .spot");
    const line = find("#map-line");
    const place = target.closest?.("[data-line], [data-line-of]")?.dataset;
    const words = place?.line ?? document.getElementById(place?.lineOf)?.dataset.line;
    if (!line) return;
    line.textContent = button?.getAttribute("aria-label") ?? words ?? "";
    const [box, at] = [view().getBoundingClientRect(), target.getBoundingClientRect?.()];
    line.classList.toggle("below", Boolean(at) && at.top + at.height / 2 < box.top + box.height / 2);
  };
  /* What was told may no longer be true, or no longer be there. */
  const tellAgain = () => {
    const line = find("#map-line");
    const here = told?.isConnected ? told : all("#map-view :hover").at(-1);
    if (line?.textContent && here) tell(here);
    else line?.replaceChildren();
  };
  document.addEventListener("pointerover", (event) => event.target.closest?.(".map-view") && tell(event.target));
  document.addEventListener("focusin", (event) => tell(event.target));
  document.addEventListener("click", (event) => {
    const hex = event.target.closest?.(".hex");
    if (hex?.hasAttribute("popovertarget")) find("#map-line").textContent = ""; // its list has the name
    else if (hex) tell(event.target);
  });

  /* --- walking: the map is one stop of the tab key, arrows lead from place to place */

  let stop = "";
  let column = null;

  const middle = (button) => {
    const frame = button.parentElement;
    const [left, top, wide, high] = ["x", "y", "width", "height"].map((name) => Number(frame.getAttribute(name)));
    return [left + wide / 2, top + high / 2];
  };

  const rest = (button) => {
    for (const other of all('.hex[tabindex="0"]')) other.tabIndex = -1;
    button.tabIndex = 0;
    stop = button.id;
  };

  const towards = (button, dx, dy) => {
    const [fromX, fromY] = middle(button);
    const goal = dy && column !== null ? column : fromX;
    let best = null;
    let least = Infinity;
    for (const other of all(".hex")) {
      const [toX, toY] = middle(other);
      const ahead = (toX - fromX) * dx + (toY - fromY) * dy;
      const aside = dx ? Math.abs(toY - fromY) : Math.abs(toX - goal);
      if (other === button || ahead < 30 || ahead > 130 || aside > (dx ? 10 : 110)) continue;
      if (ahead + aside < least) [best, least] = [other, ahead + aside];
    }
    column = dx ? null : goal;
    return best;
  };

  const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const here = event.target.closest?.(".hex");
    if (!here) return;
    if (ARROWS[event.key]) {
      event.preventDefault();
      towards(here, ...ARROWS[event.key])?.focus();
    } else if (!document.documentElement.classList.contains("no-keys")) {
      ({ "+": ways.in, "-": ways.out, 0: ways.fit })[event.key]?.();
    }
  });
  document.addEventListener("focusin", (event) => {
    const here = event.target.closest?.(".hex");
    if (!here) return;
    rest(here);
    if (here.matches(":focus-visible")) keepInSight(here);
  });

  const keepInSight = (button) => {
    const [box, at] = [view().getBoundingClientRect(), button.getBoundingClientRect()];
    const low = box.top + frame().height;
    x += Math.max(0, box.left + 8 - at.left) - Math.max(0, at.right + 8 - box.right);
    y += Math.max(0, box.top + 8 - at.top) - Math.max(0, at.bottom + 8 - low);
    place();
  };

  /* What can be chosen on a plan that is larger than the screen is not left out of sight, and what a guide speaks
     of comes first.  Whoever has no unit yet sees all places where the first one can be put. */
  let early = false;
  const showOne = () => {
    const [box, pointed] = [view().getBoundingClientRect(), all("#map-view :is([data-suggested], [data-pointed])")];
    const spots = all("#map-view .spot:not(.step)");
    const found = pointed.length ? pointed : spots.length ? spots : all("#map-view .spot");
    const inside = (at) => at.left >= box.left && at.right <= box.right && at.top >= box.top && at.bottom <= box.bottom;
    const seen = found.filter((button) => inside(button.getBoundingClientRect()));
    if (early && mine().length) {
      early = false;
      toMine(1);
    } else if (seen.length < found.length && found !== pointed && !mine().length) {
      early = true;
      ways.fit();
    } else if (seen.length === found.length || (found === spots && takeIn(found))) {
      return;
    } else if (!seen.length) keepInSight(found[0]);
  };

  /* --- the tray: steppers change what the buttons post */

  const load = (row, n) => {
    const most = Number(row.dataset.most);
    row.querySelector("output").value = Math.min(most, Math.max(0, n));
  };

  document.addEventListener("click", (event) => {
    const tray = event.target.closest?.("#tray");
    if (!tray) return;
    const rows = [...tray.querySelectorAll("[data-load]")];
    const step = event.target.closest("[data-step]");
    const take = event.target.closest("[data-take]")?.dataset.take;
    if (step) {
      const row = step.closest("[data-load]");
      load(row, Number(row.querySelector("output").value) + Number(step.dataset.step));
    }
    if (take) for (const row of rows) load(row, take === "all" ? Number(row.dataset.most) : 0);
    const chosen = rows.map((row) => `${row.dataset.load} ${row.querySelector("output").value}`).join("|");
    for (const button of tray.querySelectorAll("[data-then]")) button.value = chosen + button.dataset.then;
  }, true);

  /* --- after each change of the page */

  const settle = () => {
    const kept = stop && document.getElementById(stop);
    if (kept) rest(kept);
    showOne();
  };

  let turn = find("#table")?.dataset.turn;
  let acted = false;
  document.addEventListener("htmx:before:request", ({ detail: { ctx } }) => (acted ||= ctx.request.method === "POST"));
  document.addEventListener("htmx:after:swap", () => {
    if (!view()) return;
    const was = turn;
    turn = find("#table").dataset.turn;
    const now = find("#tab-now");
    if (now && turn === "mine" && was !== "mine" && !find("#tab-text:checked")) now.checked = true;
    if (turn === "mine" && (was !== "mine" || acted)) find(".mat.other:target a[href='#mats']")?.click();
    if (acted && !matchMedia("(hover: hover)").matches) find("#map-line")?.replaceChildren();
    else tellAgain();
    acted = false;
    settle();
  });
  if (view()) {
    size.observe(view());
    place();
    if (least() < 1) toMine(1);
    settle();
  }
})();
