/* Rules beside the table.  `?` tells of what is pointed at or has the focus; "What is this?" lets one point at
   anything with a click, a finger or the keys.  Escape leaves.  The board stays where it is. */
(() => {
  "use strict";

  const find = (selector) => document.querySelector(selector);
  const dock = find("#rules");
  const bar = find("#asking");
  if (!dock) return;

  const things = JSON.parse(dock.dataset.things);
  const MOST = 4;
  let opener = null;

  /* --- the dock */

  /* Over the column of score and log, as wide as it is, and not over the mat below. */
  const fit = () => {
    const edge = (selector) => find(selector)?.getBoundingClientRect();
    const column = edge("#tabs") ?? edge("#side, .past .side");
    const mat = edge("#pane-mat");
    for (const each of [dock, bar]) each.style.setProperty("--below", `${edge("#prompt")?.bottom ?? 64}px`);
    const below = mat?.height && mat.top >= (edge("#map")?.bottom ?? 0) - 1;
    dock.style.setProperty("--above", `${below ? innerHeight - mat.top : 0}px`);
    if (column?.width) dock.style.setProperty("--wide", `${column.width}px`);
  };

  const explain = async (about) => {
    const form = find("#help");
    if (!form) return;
    const query = new URLSearchParams(new FormData(form));
    for (const each of about.length ? about : ["ask"]) query.append("about", each);
    const answer = await fetch(`${form.getAttribute("action")}?${query}`, { headers: { "HX-Request": "true" } }).catch(() => null);
    if (!answer?.ok) return;
    find("#rules-body").innerHTML = await answer.text();
    find("#rules-body").scrollTop = 0;
    fit();
    dock.hidden = false;
    document.body.classList.add("docked");
    find("#rules-title").focus({ preventScroll: true });
  };

  const close = () => {
    dock.hidden = true;
    document.body.classList.remove("docked");
    if (opener?.isConnected) opener.focus({ preventScroll: true });
  };

  document.addEventListener("submit", (event) => {
    if (event.target.id !== "help") return;
    event.preventDefault();
    opener = event.submitter;
    explain([event.submitter?.value ?? "ask"]);
  });
  find("#rules-close").addEventListener("click", close);

  /* --- what something is: from the element outwards, pieces and symbols before options, these before panels */

  const named = (at) => {
    const [, word] = things.find(([selector]) => at.matches(selector)) ?? [];
    return word && `thing:${word.replace("#", at.dataset.ref ?? at.id)}`;
  };

  const size = (at) => {
    const box = at.getBoundingClientRect();
    return box.width * box.height;
  };

  const seen = (elements) => {
    const found = new Map();
    const options = new Set();
    let panel = "";
    for (const element of elements) {
      for (let at = element; at && at !== document.body; at = at.parentElement) {
        const word = named(at);
        if (word && !found.has(word)) found.set(word, at);
        if (at.matches('button[name="choice"]') && at.value) options.add(`option:${at.value}`);
        panel ||= at.matches(".panel") ? (at.querySelector(".help")?.value ?? "") : (at.dataset.about ?? "");
      }
    }
    const pieces = [...found].sort((one, two) => size(one[1]) - size(two[1]));
    return { pieces, options: [...options], panel };
  };

  const asked = ({ pieces, options, panel }) => {
    const about = [...pieces.map(([word]) => word), ...options].slice(0, MOST);
    return about.length || !panel ? about : [panel];
  };

  /* Pieces lie under the buttons of their places; while one looks they can be hit. */
  const under = (x, y) => {
    document.body.classList.add("looking");
    const found = document.elementsFromPoint(x, y).slice(0, 12);
    document.body.classList.remove("looking");
    return found;
  };

  /* --- `?` on what is pointed at or has the focus, whichever came last */

  let pointer = null;
  document.addEventListener("pointermove", (event) => {
    if (event.pointerType === "mouse") pointer = event;
  });
  document.addEventListener("focusin", (event) => {
    if (event.target.matches(":focus-visible")) pointer = null;
  });

  const here = () => {
    if (pointer) {
      const found = seen(under(pointer.clientX, pointer.clientY));
      if (found.pieces.length || found.options.length) return found;
    }
    return seen([document.activeElement]);
  };

  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape" && asking()) return stop();
    if (event.key === "Escape" && !dock.hidden) return close();
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (asking() && event.key === "Enter" && !event.target.closest?.("button, a, summary, input, select, label")) {
      event.preventDefault();
      tellOf(event.target, [event.target]);
    }
    if (event.key !== "?" || document.documentElement.classList.contains("no-keys")) return;
    if (event.target.closest?.("input:not([type=radio]), select, textarea")) return;
    if (event.target.closest?.("#rules")) return start();
    opener = document.activeElement;
    stop();
    explain(asked(here()));
  });

  /* --- "What is this?": the next click chooses nothing, it asks */

  const WAYS = "label, summary, [data-zoom], #asking, a.brand";
  /* What leads to a thing still works: tabs, lists that open, the tools of the map. */
  const asking = () => document.body.classList.contains("asking");

  const start = () => {
    dock.hidden = true;
    bar.hidden = false;
    document.body.classList.add("asking");
    for (const sign of document.querySelectorAll("#table [role=img]:not([tabindex], button *, a *)")) {
      sign.tabIndex = 0;
      sign.dataset.reached = "";
    }
    find("#asking-stop").focus({ preventScroll: true });
  };

  const stop = () => {
    bar.hidden = true;
    document.body.classList.remove("asking");
    for (const sign of document.querySelectorAll("[data-reached]")) {
      sign.removeAttribute("tabindex");
      delete sign.dataset.reached;
    }
    shine(null);
  };

  const tellOf = (target, elements) => {
    stop();
    opener = target;
    explain(asked(seen(elements)));
  };

  const shine = (thing) => {
    for (const old of document.querySelectorAll(".pointed")) old.classList.remove("pointed");
    thing?.classList.add("pointed");
  };

  document.addEventListener("pointermove", (event) => {
    if (!asking() || event.pointerType !== "mouse") return;
    const { pieces } = seen(under(event.clientX, event.clientY));
    shine(pieces[0]?.[1] ?? event.target.closest?.('button[name="choice"]'));
  });

  document.addEventListener("click", (event) => {
    if (!asking() || event.defaultPrevented || event.target.closest?.(WAYS)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    const byKey = event.detail === 0;
    tellOf(event.target, byKey ? [event.target] : under(event.clientX, event.clientY));
  }, true);

  find("#rules-point").addEventListener("click", start);
  find("#asking-stop").addEventListener("click", () => {
    stop();
    if (opener?.isConnected) opener.focus({ preventScroll: true });
  });
})();
