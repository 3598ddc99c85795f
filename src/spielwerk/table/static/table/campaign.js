/* The page of a campaign: looks now and then whether something has changed, and opens itself again. */

/* What has changed since the last visit moves once. */
(() => {
  const { seq } = document.body.dataset;
  const key = `seen:${location.pathname}`;
  const seen = localStorage.getItem(key);
  localStorage.setItem(key, seq);
  if (seen === null || seen === seq) return;
  for (const all of [".results li", ".ticks td.tick.new"]) {
    document.querySelectorAll(all).forEach((one, n) => one.style.setProperty("--n", n));
  }
  for (const cell of document.querySelectorAll(".results p > b, .sum > b")) {
    const last = Number(cell.textContent);
    const first = Number(cell.parentElement.querySelector("del")?.textContent);
    if (!cell.textContent.trim() || !Number.isInteger(last) || !Number.isInteger(first)) continue;
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) continue;
    const start = performance.now() + 300;
    const step = (now) => {
      const part = Math.min(1, Math.max(0, (now - start) / 400));
      cell.textContent = String(Math.round(first + (last - first) * part));
      if (part < 1) requestAnimationFrame(step);
    };
    requestAnimationFrame(step);
  }
  document.body.classList.add("fresh");
})();

(() => {
  const EVERY = 10000;
  const look = async () => {
    if (document.hidden || document.querySelector("details[open]")) return;
    try {
      const answer = await fetch(location.href, { method: "HEAD" });
      const seq = answer.headers.get("Campaign-Seq");
      if (seq && seq !== document.body.dataset.seq) location.reload();
    } catch {
      /* The server is away; the next look tells. */
    }
  };
  setInterval(look, EVERY);
  document.addEventListener("visibilitychange", look);
})();
