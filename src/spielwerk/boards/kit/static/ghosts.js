/* While an option is pointed at, parts of a drawing show how they would look: the preview brings them along.
   A part keeps its height meanwhile, or else the option could move away from the pointer, which ends the preview,
   and come back, without end. */
(() => {
  "use strict";

  const CHOICE = 'button[name="choice"]';
  const POINTED = `${CHOICE}:is(:hover, :focus)`;
  const before = new Map();

  const fade = () => {
    for (const [part, html] of before) {
      part.innerHTML = html;
      part.style.height = "";
      part.classList.remove("ghost");
    }
    before.clear();
  };

  document.addEventListener("table:previewed", () => {
    fade();
    if (!document.querySelector(POINTED)) return; // it came too late
    for (const template of document.querySelectorAll("#preview template[data-ghost]")) {
      const part = document.getElementById(template.dataset.ghost);
      if (!part) continue;
      before.set(part, part.innerHTML);
      if (part instanceof HTMLElement) part.style.height = `${part.getBoundingClientRect().height}px`;
      part.innerHTML = template.innerHTML;
      part.classList.add("ghost");
    }
  });

  const leave = (event) => event.target.closest?.(CHOICE) && fade();
  document.addEventListener("pointerout", leave);
  document.addEventListener("focusout", leave);
  document.addEventListener("htmx:before:swap", fade);
})();
