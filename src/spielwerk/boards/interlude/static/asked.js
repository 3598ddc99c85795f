/* A balance with one stop a token: its arrows move on by one stop, and the tokens follow. */

(() => {
  const weigh = (scales) => {
    const stops = [...scales.querySelectorAll("[data-i]:is(input)")];
    const at = Number(scales.querySelector("input:checked").dataset.i);
    for (const [side, n] of [["a", at], ["b", stops.length - 1 - at]]) {
      scales.querySelectorAll(`.pan.side-${side} .weight`).forEach((weight, i) => {
        weight.classList.toggle("there", i < n);
      });
      const figure = scales.querySelector(`.pan.side-${side} .n`);
      if (figure.textContent !== String(n)) figure.textContent = n;
    }
  };
  const all = () => document.querySelectorAll(".scales").forEach(weigh);
  document.addEventListener("change", (event) => {
    const scales = event.target.closest?.(".scales");
    if (scales) weigh(scales);
    const market = event.target.closest?.(".stall");
    if (market) apart(market);
  });
  document.addEventListener("click", (event) => {
    const step = event.target.closest?.("[data-step]");
    if (!step) return;
    const scales = step.closest(".scales");
    const at = Number(scales.querySelector("input:checked").dataset.i);
    const next = scales.querySelector(`input[data-i="${at + Number(step.dataset.step)}"]`);
    if (!next) return;
    next.checked = true;
    weigh(scales);
  });
  /* What is kept for nothing cannot be bought as well. */
  const apart = (market) => {
    const kept = market.querySelector("[type=radio]:checked")?.dataset.tile;
    for (const box of market.querySelectorAll("[type=checkbox]")) {
      box.disabled = box.dataset.tile === kept;
      if (box.disabled) box.checked = false;
    }
  };
  const begin = () => {
    all();
    document.querySelectorAll(".stall").forEach(apart);
  };
  document.addEventListener("DOMContentLoaded", begin);
  new MutationObserver(begin).observe(document.documentElement, { childList: true, subtree: true });
})();
