/* Parts of a table that are drawn only while they are open: the lists, the mats of others.
   Each request names those in sight; a closed one that comes into sight is asked for once for each position. */
(() => {
  "use strict";

  const table = () => document.querySelector("#table");
  const all = (selector) => [...(table()?.querySelectorAll(selector) ?? [])];

  document.addEventListener("htmx:config:request", ({ detail: { ctx } }) => {
    const open = all("[data-part]").filter((part) => part.checkVisibility());
    if (open.length) ctx.request.headers["Table-Open"] = open.map((part) => part.dataset.part).join(" ");
  });

  const asked = new Set();
  const seen = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      const key = `${table()?.dataset.stamp} ${target.dataset.closed}`;
      if (!isIntersecting || asked.has(key)) continue;
      asked.add(key);
      document.dispatchEvent(new Event("table:wanted"));
    }
  });

  const watch = () => {
    seen.disconnect();
    for (const part of all("[data-closed]")) seen.observe(part);
  };

  document.addEventListener("htmx:after:swap", watch);
  watch();
})();
