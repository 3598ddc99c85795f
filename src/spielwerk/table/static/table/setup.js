/* Another way to play means other people: seats that nobody has touched follow it. */
(() => {
  "use strict";

  const form = document.querySelector("#setup");
  const seats = [...(form?.querySelectorAll("select[name$='-who']") ?? [])];
  const opponent = form?.dataset.opponent;
  const touched = new Set();

  form?.addEventListener("change", ({ target }) => {
    if (seats.includes(target)) touched.add(target);
    if (target.name !== "mode" || !opponent || touched.has(seats[1])) return;
    seats[1].value = target.value === "solo" ? opponent : "person";
  });
})();
