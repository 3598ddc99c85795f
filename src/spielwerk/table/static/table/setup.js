/* Another way to play means other people: seats and options that nobody has touched follow it. */
(() => {
  "use strict";

  const form = document.querySelector("#setup");
  const seats = [...(form?.querySelectorAll("select[name$='-who']") ?? [])];
  const options = [...(form?.querySelectorAll("input[data-together]") ?? [])];
  const opponent = form?.dataset.opponent;
  const touched = new Set();

  form?.addEventListener("change", ({ target }) => {
    if (seats.includes(target) || options.includes(target)) touched.add(target);
    if (target.name !== "mode") return;
    const alone = target.value === "solo";
    if (opponent && !touched.has(seats[1])) seats[1].value = alone ? opponent : "person";
    for (const option of options) {
      if (!touched.has(option)) option.checked = (alone ? option.dataset.alone : option.dataset.together) === "on";
    }
  });
})();

/* Modules: what excludes another one is greyed out and says why, and options of a module come with it. */
(() => {
  "use strict";

  const form = document.querySelector("#setup");
  const redraw = form?.querySelector("[name='redraw'][value='on']");
  const chosen = (name) => form.elements[name]?.checked;

  const follow = () => {
    for (const input of form.querySelectorAll("input[name^='module-']")) {
      let free = true;
      for (const says of input.closest(".field").querySelectorAll("[data-clash]")) {
        says.hidden = !chosen(says.dataset.clash) || input.checked;
        free &&= says.hidden;
      }
      input.disabled = !free;
    }
    for (const field of form.querySelectorAll("[data-module]")) field.hidden = !chosen(field.dataset.module);
  };

  if (!form) return;
  if (redraw) {
    redraw.hidden = true;
    form.elements.spoilers.addEventListener("change", () => redraw.click());
  }
  form.addEventListener("change", follow);
  follow();
})();

/* What is chosen is told below: a picture, a sentence, what one starts with. */
(() => {
  "use strict";

  const tell = (select) => {
    for (const about of document.querySelectorAll(`.about-choice[data-field="${select.name}"]`)) about.hidden = about.dataset.value !== select.value;
  };

  document.addEventListener("change", ({ target }) => {
    if (target.matches?.("#setup select")) tell(target);
  });
  document.querySelectorAll("#setup select").forEach(tell);
})();
