/* The story of a game: time travel with slider and keys. */
(() => {
  "use strict";

  const find = (selector) => document.querySelector(selector);
  const calm = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

  /* --- time travel: moments are fetched and morphed in, so that pieces move to where they were */

  const past = document.body.dataset.past;
  let wanted = "";
  let busy = false;

  const travel = async (address) => {
    wanted = address;
    if (busy) return;
    busy = true;
    while (wanted) {
      const next = wanted;
      wanted = "";
      const before = cells();
      try {
        await window.htmx.ajax("GET", next, { target: "#past", swap: "outerMorph" });
        history.replaceState(null, "", next);
        arrive(before);
      } catch {
        location.href = next;
      }
    }
    busy = false;
  };

  const cells = () => {
    const found = new Map();
    for (const panel of document.querySelectorAll("#past .panel")) {
      panel.querySelectorAll("dd, td").forEach((cell, i) => found.set(`${panel.id} ${i}`, cell.textContent));
    }
    return found;
  };

  /* What has changed glows for a moment. */
  const arrive = (before) => {
    const slider = find("#moment");
    if (slider) slider.value = slider.dataset.at;
    const lines = find("#log-lines");
    if (lines) lines.scrollTop = lines.scrollHeight;
    showRun();
    if (calm()) return;
    for (const panel of document.querySelectorAll("#past .panel")) {
      panel.querySelectorAll("dd, td").forEach((cell, i) => {
        const then = before.get(`${panel.id} ${i}`);
        if (then === undefined || then === cell.textContent) return;
        cell.animate([{ backgroundColor: "var(--mark)" }, { backgroundColor: "transparent" }], 900);
      });
    }
  };

  let timer = 0;
  const showRun = () => {
    const run = find("#run");
    if (!run) return;
    run.hidden = false;
    run.setAttribute("aria-pressed", String(timer !== 0));
  };
  const stop = () => {
    clearInterval(timer);
    timer = 0;
    showRun();
  };
  const step = () => {
    const next = find("#past a[rel=next]");
    if (!next) stop();
    else if (!busy) travel(next.getAttribute("href"));
  };

  if (past) {
    arrive(cells());
    document.addEventListener("click", (event) => {
      if (event.target.closest?.("#run")) {
        if (timer) return stop();
        timer = setInterval(step, 1100);
        step();
        return showRun();
      }
      const link = event.target.closest?.("#past .steps a, #past a.at");
      if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      stop();
      travel(link.getAttribute("href"));
    });
    document.addEventListener("input", (event) => {
      if (event.target.id !== "moment") return;
      stop();
      travel(past + event.target.value);
    });
    document.addEventListener("submit", (event) => {
      if (event.target.id === "travel-to") event.preventDefault();
    });
    document.addEventListener("keydown", (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (document.documentElement.classList.contains("no-keys")) return;
      if (event.target.closest?.("input, select, textarea")) return;
      const link = find(`#past [data-go="${event.shiftKey ? "shift+" : ""}${CSS.escape(event.key)}"]`);
      if (!link) return;
      event.preventDefault();
      link.click();
    });
  }
})();
