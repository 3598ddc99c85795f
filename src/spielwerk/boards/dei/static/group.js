/* The tray of a move: targets on the plan post the group that it shows, where that group may go. */
(() => {
  "use strict";

  const apply = (tray) => {
    const count = tray.querySelector("[data-scrappers] output");
    const led = tray.querySelector("[data-led]");
    const verb = led?.checked ? "led" : "take";
    const group = `${verb}:${count?.value ?? 0}`;
    for (const target of document.querySelectorAll("#map-sheet [data-groups]")) {
      const may = target.dataset.groups.split(" ").includes(group);
      target.disabled = !may;
      if (may) target.value = `${target.value.split("|")[0]}|${group.replace(":", " ")}`;
    }
  };

  document.addEventListener("click", (event) => {
    const step = event.target.closest?.("#group-tray [data-more]");
    if (!step) return;
    const row = step.closest("[data-scrappers]");
    const count = row.querySelector("output");
    const n = Number(count.value) + Number(step.dataset.more);
    count.value = Math.min(Number(row.dataset.scrappers), Math.max(0, n));
    apply(step.closest("#group-tray"));
  });

  document.addEventListener("change", (event) => {
    const tray = event.target.closest?.("#group-tray");
    if (tray) apply(tray);
  });

  /* Where the desk scrolls as one, a new question is seen from its beginning. */
  let asked = document.querySelector("#prompt")?.textContent;
  document.addEventListener("htmx:after:swap", () => {
    const [dock, was] = [document.querySelector("#dock:has(#tab-now:checked)"), asked];
    asked = document.querySelector("#prompt")?.textContent;
    if (!dock || was === asked || !document.querySelector("#board-dei") || getComputedStyle(dock).overflowY !== "auto") return;
    dock.scrollTop = 0;
    dock.querySelector("[data-suggested], .option")?.scrollIntoView({ block: "nearest" });
  });
})();
