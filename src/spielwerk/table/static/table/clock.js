/* Counts down the clocks that run.  The server says what is left with each answer; this only shows it. */
(() => {
  "use strict";

  const SOON = 30; // seconds
  let since = 0;
  let called = false;

  const clocks = () => [...document.querySelectorAll("#clocks .clock")];

  const words = (left) => {
    const whole = Math.ceil(left);
    const [hours, minutes, seconds] = [Math.floor(whole / 3600), Math.floor((whole % 3600) / 60), whole % 60];
    const two = (n) => String(n).padStart(2, "0");
    return hours ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`;
  };

  const show = () => {
    const passed = (performance.now() - since) / 1000;
    for (const clock of clocks()) {
      const runs = clock.classList.contains("runs");
      const left = Math.max(0, Number(clock.dataset.left) - (runs ? passed : 0));
      const time = clock.querySelector("time");
      if (time && time.textContent !== words(left)) time.textContent = words(left);
      clock.classList.toggle("soon", runs && left <= SOON);
      clock.classList.toggle("out", left <= 0);
      if (runs && left <= 0 && !called && document.querySelector("#table[data-turn=mine]")) {
        called = true;
        document.dispatchEvent(new CustomEvent("table:sound", { detail: "turn" }));
      }
    }
  };

  const begin = () => {
    since = performance.now();
    called = clocks().some((clock) => Number(clock.dataset.left) <= 0);
    show();
  };

  begin();
  document.addEventListener("htmx:after:swap", begin);
  setInterval(() => clocks().length && show(), 250);
})();
