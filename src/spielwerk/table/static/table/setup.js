/* Another way to play means other people: seats and options that nobody has touched follow it. */
(() => {
  "use strict";

  const form = document.querySelector("#setup");
  const seats = [...(form?.querySelectorAll("select[name$='-who']") ?? [])];
  const options = [...(form?.querySelectorAll("input[data-together]") ?? [])];
  const opponent = form?.dataset.opponent;
  const others = form?.dataset.company === "all" ? seats.slice(1) : seats.slice(1, 2);
  const numbers = form?.dataset.company === "all" ? [...form.querySelectorAll("[name='players']")] : [];
  const touched = new Set();

  form?.addEventListener("change", ({ target }) => {
    if (seats.includes(target) || options.includes(target)) touched.add(target);
    if (numbers.includes(target)) touched.add(numbers);
    if (target.name !== "mode") return;
    const alone = target.value === "solo";
    for (const seat of opponent ? others : []) {
      if (!touched.has(seat)) seat.value = alone ? opponent : "person";
    }
    if (opponent && numbers.length && !touched.has(numbers)) numbers[alone ? 0 : 1].checked = true;
    for (const option of options) {
      if (!touched.has(option)) option.checked = (alone ? option.dataset.alone : option.dataset.together) === "on";
    }
  });
})();

/* Modules: what excludes another one is greyed out and says why; options and choices of a module come with it. */
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
    for (const option of form.querySelectorAll("option[data-module]")) {
      option.disabled = option.hidden; // not every browser hides options
      if (!option.hidden || !option.selected) continue;
      option.parentElement.selectedIndex = 0;
      option.parentElement.dispatchEvent(new Event("change", { bubbles: true }));
    }
  };

  if (!form) return;
  if (redraw) {
    redraw.hidden = true;
    form.elements.spoilers.addEventListener("change", () => redraw.click());
  }
  form.addEventListener("change", follow);
  follow();
})();

/* An expansion adds choices and seats; without it they are not offered. */
(() => {
  "use strict";

  const follow = (part) => {
    const owned = part.querySelector("input").checked;
    const added = part.dataset.opens.split(" ");
    const most = Number(part.dataset.seats);
    for (const option of document.querySelectorAll("#setup .seats option")) {
      if (!added.includes(option.value)) continue;
      option.hidden = option.disabled = !owned;
      if (owned || !option.selected) continue;
      option.closest("select").value = "";
      option.closest("select").dispatchEvent(new Event("change", { bubbles: true }));
    }
    for (const input of document.querySelectorAll("#setup [name='players']")) {
      if (Number(input.value) <= most) continue;
      input.closest("label").hidden = input.disabled = !owned;
      if (!owned && input.checked) document.querySelector(`#setup [name='players'][value='${most}']`).checked = true;
    }
  };

  for (const part of document.querySelectorAll("#setup .expansion")) {
    part.addEventListener("change", () => follow(part));
    follow(part);
  }
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
