/* What hands do at a table with a map beside clicking: drag a piece, step back with Escape, tap the strip. */
(() => {
  "use strict";

  const find = (selector) => document.querySelector(selector);
  const all = (selector) => [...document.querySelectorAll(selector)];
  const NEAR = 22;
  const FAR = 8;

  /* --- dragging a piece does what two clicks do: the first chooses it, the second says where it goes */

  let drag = null;

  const apart = (a, b) => Math.hypot(a.x - b.x, a.y - b.y);
  const point = (event) => ({ x: event.clientX, y: event.clientY });

  const centre = (piece) => {
    const box = piece.getBoundingClientRect();
    return { x: box.x + box.width / 2, y: box.y + box.height / 2, reach: Math.max(box.width / 2, NEAR) };
  };

  /* The piece below a point: one that can be chosen, with the button that does it, or the chosen one. */
  const pieceAt = (at) => {
    const found = all("#map-view [data-unit]").map((button) => [document.getElementById(button.dataset.unit), button]);
    const chosen = find("#pieces .picked");
    if (chosen) found.push([document.getElementById(chosen.dataset.piece), null]);
    let best = null;
    for (const [piece, button] of found) {
      if (!piece) continue;
      const middle = centre(piece);
      const away = apart(middle, at);
      if (away <= middle.reach && (!best || away < best.away)) best = { piece, button, away };
    }
    return best;
  };

  const begin = (at) => {
    const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    svg.setAttribute("viewBox", "-24 -24 48 48");
    svg.classList.add("drag-ghost");
    svg.append(drag.piece.cloneNode());
    svg.firstChild.removeAttribute("id");
    svg.firstChild.removeAttribute("transform");
    document.body.append(svg);
    Object.assign(drag, { ghost: svg, on: true, asking: Boolean(drag.button) });
    document.body.classList.add("carrying");
    carry(at);
    drag.button?.click();
  };

  const carry = (at) => {
    drag.at = at;
    drag.ghost.style.translate = `${at.x}px ${at.y}px`;
    aim();
  };

  const target = (at) => document.elementsFromPoint(at.x, at.y).find((e) => e.matches(".hex.target[value]"));

  const aim = () => {
    const over = drag.asking ? null : target(drag.at);
    for (const hex of all(".hex.over")) if (hex !== over) hex.classList.remove("over");
    over?.classList.add("over");
  };

  const end = () => {
    drag?.ghost?.remove();
    document.body.classList.remove("carrying");
    for (const hex of all(".hex.over")) hex.classList.remove("over");
    drag = null;
  };

  /* Let go: on a place within reach the piece goes there; elsewhere nothing has happened. */
  const drop = () => {
    const { at, button, away } = drag;
    const goal = away ? null : target(at);
    end();
    if (goal) goal.click();
    else if (button) find("[data-escape]")?.click();
  };

  const giveUp = () => {
    if (!drag?.on) return end();
    drag.away = true;
    drag.dropped = true;
    drag.ghost.remove();
    if (!drag.asking) drop();
    return undefined;
  };

  document.addEventListener("pointerdown", (event) => {
    if (drag) {
      giveUp(); // a second finger: it is a pinch
      return;
    }
    if (event.button || !event.target.closest?.("#map-sheet")) return;
    const found = pieceAt(point(event));
    if (found) drag = { ...found, away: false, id: event.pointerId, from: point(event), at: point(event) };
  }, true);

  document.addEventListener("pointermove", (event) => {
    if (!drag || drag.id !== event.pointerId || drag.dropped) return;
    const at = point(event);
    if (!drag.on && apart(at, drag.from) <= FAR) return;
    event.stopPropagation(); // the map stays where it is
    if (drag.on) carry(at);
    else begin(at);
  }, true);

  let released = false;
  document.addEventListener("pointerup", (event) => {
    if (!drag || drag.id !== event.pointerId) return;
    if (!drag.on) {
      end();
      return;
    }
    released = true;
    setTimeout(() => (released = false), 50); // a click that belongs to it comes at once, or not at all
    drag.dropped = true;
    if (!drag.asking) drop();
  }, true);
  document.addEventListener("pointercancel", (event) => drag?.id === event.pointerId && giveUp(), true);
  document.addEventListener("click", (event) => {
    if (!released || !event.isTrusted) return;
    released = false;
    event.preventDefault();
    event.stopPropagation();
  }, true);

  document.addEventListener("htmx:finally:request", ({ detail: { ctx } }) => {
    if (!drag?.asking || ctx.request.method !== "POST") return;
    setTimeout(() => {
      if (!drag) return;
      drag.asking = false;
      if (drag.dropped) drop();
      else carry(drag.at);
    });
  });

  /* --- Escape: what lies on top is put away, one thing at a time; then a half-made gesture goes back a step */

  const shown = (node) => node && node.checkVisibility();

  const LAYERS = [
    () => drag?.on && (giveUp(), true),
    () => find(":popover-open, details.menu[open], #rules:not([hidden]), #asking:not([hidden]), .reason-strip"), // these close themselves
    () => {
      const legend = find("#legend[open]");
      if (legend) legend.open = false;
      return legend;
    },
    () => {
      const back = find(".mat.other:target a[href='#mats']");
      back?.click();
      return back;
    },
    () => {
      const more = find("#mat-more:checked");
      if (shown(more?.nextElementSibling)) return (more.checked = false), more;
      return null;
    },
    () => {
      const full = find("#height-full:checked");
      if (shown(full?.closest(".heights"))) return (find("#height-half").checked = true), full;
      return null;
    },
    () => {
      const step = find("[data-escape]");
      step?.click();
      return step;
    },
  ];

  document.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || event.repeat || event.target.closest?.("input[type=text], textarea, select")) return;
    if (!find("#map-view")) return;
    LAYERS.some((layer) => layer());
  }, true);

  /* --- the handle of the sheet: a drag up or down chooses the height above or below; a tap is the label's */

  const HEIGHTS = ["peek", "half", "full"];
  const TUG = 24;
  let tug = null;

  document.addEventListener("pointerdown", (event) => {
    tug = event.target.closest?.(".heights") ? event.clientY : null;
  });
  document.addEventListener("pointerup", (event) => {
    const by = tug === null ? 0 : tug - event.clientY;
    tug = null;
    if (Math.abs(by) < TUG) return;
    const at = HEIGHTS.findIndex((name) => find(`#height-${name}:checked`));
    const next = HEIGHTS[Math.min(2, Math.max(0, at + Math.sign(by)))];
    addEventListener("click", (click) => click.preventDefault(), { capture: true, once: true });
    setTimeout(() => (find(`#height-${next}`).checked = true));
  });

  /* --- the strip of a phone leads to the badges in the sheet */

  document.addEventListener("click", (event) => {
    const badge = event.target.closest?.("[data-badge]")?.dataset.badge;
    if (!badge) return;
    find("#tab-players").checked = true;
    if (find("#height-peek:checked")) find("#height-half").checked = true;
    document.getElementById(badge)?.scrollIntoView({ block: "nearest" });
  });
})();
