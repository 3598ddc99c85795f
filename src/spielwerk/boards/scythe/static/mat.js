/* The dial of a combat: slider, numbers and cards make one list of answers, which the button posts. */
(() => {
  "use strict";

  const add = (dialer) => {
    const { paths, slots, base } = dialer.dataset;
    const known = JSON.parse(paths);
    const range = dialer.querySelector("input[type=range]");
    const dial = range ? Number(range.value) : 0;
    const cards = [...dialer.querySelectorAll(".fan button")];
    const laid = cards.filter((card) => card.getAttribute("aria-pressed") === "true");
    const full = laid.length >= Number(slots);
    for (const card of cards) card.disabled = full && !laid.includes(card);
    for (const number of dialer.querySelectorAll("[data-dial]")) {
      number.setAttribute("aria-pressed", String(Number(number.dataset.dial) === dial));
    }
    const value = laid.reduce((sum, card) => sum + Number(card.dataset.value), Number(base) + dial);
    dialer.querySelector("output").value = String(value);
    const enough = dialer.querySelector(".spare");
    if (enough) enough.hidden = value <= Number(enough.dataset.enough);
    dialer.querySelector(".warn").hidden = dial > 0 || (!range && Number(base) > 0);
    const kinds = laid.map((card) => Number(card.dataset.kind)).sort((a, b) => a - b);
    const rest = known[kinds.join(",")];
    const commit = dialer.querySelector(".commit");
    const answers = [...(range ? [`dial ${dial}`] : []), ...(rest ? [rest] : [])];
    commit.value = answers.join("|");
    commit.disabled = rest === undefined || !answers.length;
  };

  const all = () => document.querySelectorAll(".dialer").forEach(add);

  document.addEventListener("input", (event) => {
    const dialer = event.target.closest?.(".dialer");
    if (dialer) add(dialer);
  });

  document.addEventListener("click", (event) => {
    const button = event.target.closest?.(".dialer button[type=button]");
    if (!button) return;
    const dialer = button.closest(".dialer");
    if (button.dataset.dial) dialer.querySelector("input[type=range]").value = button.dataset.dial;
    else button.setAttribute("aria-pressed", String(button.getAttribute("aria-pressed") !== "true"));
    add(dialer);
  });

  /* --- how a combat ended is not left out of sight */

  const result = () => document.querySelector(".fight.result");
  let known = result()?.dataset.news;

  const tell = () => {
    const found = result();
    if (found && found.dataset.news !== known) found.scrollIntoView({ block: "start" });
    known = found?.dataset.news ?? known;
  };

  document.addEventListener("htmx:after:swap", () => {
    all();
    tell();
  });
  all();
})();
