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
