/* The dial of a combat: slider, numbers and cards make one list of answers, which the button posts; the scene
   of its end; and the boxes with the texts of abilities. */
(() => {
  "use strict";

  const add = (dialer) => {
    const { paths, base } = dialer.dataset;
    const known = JSON.parse(paths);
    const range = dialer.querySelector("input[type=range]");
    const dial = range ? Number(range.value) : 0;
    const cards = [...dialer.querySelectorAll(".fan button")];
    const laid = cards.filter((card) => card.getAttribute("aria-pressed") === "true");
    const set = (chosen) => chosen.map((card) => Number(card.dataset.kind)).sort((a, b) => a - b).join(",");
    for (const card of cards) card.disabled = !laid.includes(card) && !(set([...laid, card]) in known);
    for (const number of dialer.querySelectorAll("[data-dial]")) {
      number.setAttribute("aria-pressed", String(Number(number.dataset.dial) === dial));
    }
    const value = laid.reduce((sum, card) => sum + Number(card.dataset.value), Number(base) + dial);
    dialer.querySelector("output").value = String(value);
    const enough = dialer.querySelector(".spare");
    if (enough) enough.hidden = value <= Number(enough.dataset.enough);
    dialer.querySelector(".warn").hidden = dial > 0 || (!range && Number(base) > 0);
    const rest = known[set(laid)];
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

  /* --- how a combat ended: a scene that stays until it is put away, once for each combat */

  const SEEN = "scene-seen";
  const scene = () => document.querySelector(".scene");
  let told = "";

  const show = () => {
    const found = scene();
    if (!found) return;
    const id = `${location.pathname} ${found.dataset.news}`;
    found.hidden = sessionStorage.getItem(SEEN) === id;
    if (found.hidden || told === id) return;
    told = id;
    document.querySelector("#tab-now")?.click();
    found.querySelector("[data-dismiss]").focus({ preventScroll: true });
  };

  const putAway = () => {
    const found = scene();
    if (!found || found.hidden) return false;
    sessionStorage.setItem(SEEN, `${location.pathname} ${found.dataset.news}`);
    found.hidden = true;
    document.querySelector("#ask")?.focus({ preventScroll: true });
    return true;
  };

  document.addEventListener("click", (event) => event.target.closest?.("[data-dismiss]") && putAway());
  document.addEventListener("keydown", (event) => {
    if (!["Escape", "Enter"].includes(event.key) || event.repeat || !putAway()) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  }, true);

  /* --- the box with the text of an ability lies over the desk: a click elsewhere or Escape closes it */

  const closeBoxes = (but) => {
    for (const box of document.querySelectorAll(".abilities details[open]")) {
      const over = getComputedStyle(box.querySelector(".told")).position === "absolute";
      if (over && !box.contains(but)) box.open = false;
    }
  };

  document.addEventListener("click", (event) => closeBoxes(event.target));
  document.addEventListener("keydown", (event) => event.key === "Escape" && closeBoxes(null));

  document.addEventListener("htmx:after:swap", () => {
    all();
    show();
  });
  all();
  show();
})();
