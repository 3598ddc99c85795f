/* The board of Tapestry: the view of the question comes forward, a tile turns, a landmark follows the hand. */
(() => {
  "use strict";

  const find = (selector) => document.querySelector(selector);
  const all = (selector) => [...document.querySelectorAll(selector)];

  /* --- the view of the question; who has chosen another keeps it until the next question */

  let front = find("#board-tapestry")?.dataset.front ?? "";

  const bringForward = () => {
    const wanted = find("#board-tapestry")?.dataset.front;
    if (wanted && wanted !== front) find(`#view-${wanted}`).checked = true;
    else if (wanted !== undefined && !find(".board-views input:checked")) find("#view-tracks").checked = true;
    front = wanted ?? "";
  };

  /* Who has answered sees the next question, from its first line on, also if other lines were being read */
  let answered = false;

  document.addEventListener("submit", ({ target }) => { answered ||= target.id === "act"; });

  const askNext = () => {
    if (!answered || !find("#board-tapestry")) return;
    answered = false;
    if (!find("#choices.open, .now-tap .option, .lead")) return;
    find("#tab-now").checked = true;
    find("#pane-now").scrollTop = 0;
    find("#dock").scrollTop = 0;
  };

  /* What a step of a bot's reasons speaks of is brought forward as well */
  document.addEventListener("table:reason", ({ detail: [ref] }) => {
    const view = { hex: "map", track: "tracks", space: "tracks" }[ref?.split(":")[0]];
    const radio = view && find(`#view-${view}`);
    if (radio) radio.checked = true;
  });

  /* --- in a replay the view where something has changed comes forward, and the track on which a token moved */

  const texts = (selector) => all(selector).map((node) => node.textContent).join("|");
  const seen = () => ({
    map: (find("#pieces")?.innerHTML ?? "") + all("#board-map .hexagon.blank").length,
    capital: String(all(".city-own :is(.ta-built, .site, .ta-ruin)").length),
    technology: texts("#board-technology .tech-card strong"),
    ...Object.fromEntries(all(".ta-track").map((track) => [track.id, texts(`#${track.id} .toks`)])),
  });
  let before = find("#board-tapestry") && document.body.dataset.past && seen();

  const replay = () => {
    if (!before) return;
    const now = seen();
    const changed = Object.keys(now).find((name) => now[name] !== before[name]);
    before = now;
    if (!changed) return;
    const track = changed.startsWith("track-");
    find(`#view-${track ? "tracks" : changed}`).checked = true;
    if (track) find(`#${changed}`).scrollIntoView({ block: "nearest" });
  };

  /* --- the words of a space: a browser may take a space for pointed at long after it has been drawn anew */

  document.addEventListener("pointerover", ({ target }) => {
    const here = target.closest?.(".at-far");
    for (const cell of all(".at-far:is(:hover, .is-left)")) cell.classList.toggle("is-left", cell !== here);
  });
  document.addEventListener("htmx:after:swap", () => {
    for (const cell of all(".at-far:hover")) cell.classList.add("is-left");
  });

  /* --- turning a tile: what is pointed at is shown on the map, R leads to the next */

  const show = (turn) => {
    for (const held of all("#held-tile [data-turn]")) held.classList.toggle("over", held.dataset.turn === turn);
  };

  const turnOf = (event) => event.target.closest?.("[data-turn-of]");
  document.addEventListener("pointerover", (event) => turnOf(event) && show(turnOf(event).dataset.turnOf));
  document.addEventListener("focusin", (event) => turnOf(event) && show(turnOf(event).dataset.turnOf));

  const nextTurn = () => {
    const turns = all("[data-turn-of]");
    if (!turns.length) return false;
    const at = turns.indexOf(document.activeElement);
    turns[at < 0 ? Math.max(0, turns.findIndex((b) => b.classList.contains("primary"))) : (at + 1) % turns.length].focus();
    return true;
  };

  /* --- the ghost of a landmark */

  const SVG = "http://www.w3.org/2000/svg";
  let ghost = null;

  const panel = () => find("#placer");
  const sites = () => ghost.data.sites[ghost.turn];

  const nearest = (line, column) => {
    let best = null;
    let least = Infinity;
    for (const [y, x] of sites()) {
      const away = Math.hypot(y - line, x - column);
      if (away < least) [best, least] = [[y, x], away];
    }
    return best;
  };

  const covers = () => {
    const cells = [];
    ghost.data.shapes[ghost.turn].forEach((row, i) => [...row].forEach((mark, j) => {
      if (mark === "#") cells.push([ghost.line + i, ghost.column + j]);
    }));
    return cells;
  };

  /* What it would complete, in the words that came with the page */
  const completes = () => {
    const city = [...ghost.data.city];
    for (const [y, x] of covers()) if (y >= 0 && y < 9 && x >= 0 && x < 9) city[y * 9 + x] = "2";
    const full = (cells) => cells.every((k) => city[k] !== "0") && cells.some((k) => city[k] === "2");
    const nine = [...Array(9).keys()];
    const found = [];
    for (const k of nine) {
      const corner = Math.floor(k / 3) * 27 + (k % 3) * 3;
      if (full(nine.map((n) => k * 9 + n))) found.push([ghost.data.row.replace("0", k + 1), 0, k, 9, 1]);
      if (full(nine.map((n) => n * 9 + k))) found.push([ghost.data.column.replace("?", "abcdefghi"[k]), k, 0, 1, 9]);
      if (full(nine.map((n) => corner + Math.floor(n / 3) * 9 + (n % 3)))) {
        found.push([ghost.data.district, (k % 3) * 3, Math.floor(k / 3) * 3, 3, 3]);
      }
    }
    return found;
  };

  /* A landmark may stand out over the edge: the city moves away until all of it is in sight */
  const frame = (cell) => {
    const city = find(".city-own .city");
    city.dataset.area ??= city.getAttribute("viewBox");
    const [left, top, width, height] = city.dataset.area.split(" ").map(Number);
    const cells = covers();
    const [ys, xs] = [0, 1].map((k) => cells.map((at) => at[k]));
    const from = [Math.min(left, ...xs.map((x) => x * cell - 8)), Math.min(top, ...ys.map((y) => y * cell - 8))];
    const to = [Math.max(left + width, ...xs.map((x) => (x + 1) * cell + 8)), Math.max(top + height, ...ys.map((y) => (y + 1) * cell + 8))];
    city.setAttribute("viewBox", `${from.join(" ")} ${to[0] - from[0]} ${to[1] - from[1]}`);
  };

  const draw = () => {
    const place = find("#city-ghost");
    if (!place) return;
    const cell = Number(place.dataset.cell);
    const box = (x, y, width, height, look) => {
      const rect = document.createElementNS(SVG, "rect");
      for (const [name, value] of Object.entries({ x, y, width, height })) rect.setAttribute(name, value * cell);
      rect.setAttribute("class", look);
      return rect;
    };
    const full = completes();
    place.replaceChildren(
      ...covers().map(([y, x]) => box(x, y, 1, 1, "")),
      ...full.map(([, x, y, wide, high]) => box(x, y, wide, high, "will-fill")),
    );
    frame(cell);
    const lines = new Set(sites().map(([y]) => y));
    const columns = sites().filter(([y]) => y === ghost.line);
    const answers = [`rotate ${ghost.turn}`];
    if (lines.size > 1) answers.push(`line ${ghost.line + 1}`);
    if (columns.length > 1) answers.push(`column ${ghost.column + 1}`);
    find("#placer-go").value = answers.join("|");
    find("#placer-says").textContent = full.map(([words]) => words).join(" · ");
  };

  const put = (line, column) => {
    const site = nearest(line, column);
    if (site) [ghost.line, ghost.column] = site;
    draw();
  };

  const STEPS = { left: [0, -1], right: [0, 1], up: [-1, 0], down: [1, 0] };

  const act = (what) => {
    if (what === "turn") {
      do ghost.turn = (ghost.turn + 1) % ghost.data.shapes.length; while (!sites().length);
      put(ghost.line, ghost.column);
      return;
    }
    const [dy, dx] = STEPS[what];
    const ahead = sites().filter(([y, x]) => (y - ghost.line) * dy + (x - ghost.column) * dx > 0);
    if (!ahead.length) return;
    ahead.sort((a, b) => Math.hypot(a[0] - ghost.line - dy, a[1] - ghost.column - dx) - Math.hypot(b[0] - ghost.line - dy, b[1] - ghost.column - dx));
    [ghost.line, ghost.column] = ahead[0];
    draw();
  };

  const begin = () => {
    const place = panel();
    if (!place) {
      ghost = null;
      find("#city-ghost")?.replaceChildren();
      return;
    }
    if (ghost?.key === place.dataset.placer) return draw();
    const value = find("#placer-go").value;
    const asked = (name) => Number(value.match(new RegExp(`${name} (-?\\d+)`))?.[1] ?? NaN);
    ghost = { key: place.dataset.placer, data: JSON.parse(place.dataset.placer), turn: asked("rotate") || 0, line: 0, column: 0 };
    put((asked("line") || 1) - 1, (asked("column") || 1) - 1);
  };

  document.addEventListener("click", (event) => {
    const what = event.target.closest?.("[data-place]")?.dataset.place;
    if (what && ghost) act(what);
    const city = ghost && event.target.closest?.(".city-own .city");
    if (!city) return;
    const at = new DOMPoint(event.clientX, event.clientY).matrixTransform(city.getScreenCTM().inverse());
    const cell = Number(find("#city-ghost").dataset.cell);
    const shape = ghost.data.shapes[ghost.turn];
    put(at.y / cell - shape.length / 2, at.x / cell - shape[0].length / 2);
  });

  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.key.toLowerCase() !== "r") return;
    if (event.target.closest?.("input:not([type=radio]), select, textarea") || document.documentElement.classList.contains("no-keys")) return;
    if (ghost) act("turn");
    else if (!nextTurn()) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  }, true);

  /* What the guide suggests on the board is in sight, or else one of the spaces or cards that can be chosen */
  const inSight = (cell) => {
    const view = cell.closest(".board-view");
    const [box, at] = [view.getBoundingClientRect(), cell.getBoundingClientRect()];
    return at.top >= box.top && at.bottom <= box.bottom - parseFloat(getComputedStyle(view).scrollPaddingBottom);
  };

  const follow = () => requestAnimationFrame(() => {
    const open = all(":is(#board-tracks .cell, #board-technology .tech-card).option").filter((card) => card.checkVisibility());
    const suggested = find(".board-view [data-suggested]");
    const wanted = suggested ?? (open.some(inSight) ? null : open[0]);
    wanted?.scrollIntoView({ block: "nearest" });
  });

  document.addEventListener("htmx:after:swap", () => {
    bringForward();
    askNext();
    begin();
    follow();
    replay();
  });
  document.addEventListener("change", (event) => event.target.matches?.(".board-views input") && follow());
  if (find("#board-tapestry")) {
    begin();
    follow();
  }
})();
