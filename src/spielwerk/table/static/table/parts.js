/* Parts of a table that are drawn only while they are open: the lists, the log, the mats of others.
   Each request names those in sight; a closed one that comes into sight is asked for once for each position.
   Parts that look the same as before (`data-kept`) come without content and stay as they are. */
(() => {
  "use strict";

  const table = () => document.querySelector("#table");
  const all = (selector) => [...(table()?.querySelectorAll(selector) ?? [])];

  document.addEventListener("htmx:config:request", ({ detail: { ctx } }) => {
    const open = all("[data-part]").filter((part) => part.checkVisibility());
    if (open.length) ctx.request.headers["Table-Open"] = open.map((part) => part.dataset.part).join(" ");
    if (!whole) ctx.request.headers["Table-Kept"] = all("[data-kept]").map((part) => part.dataset.kept).join(" ");
    whole = false;
  });

  /* If the page has changed since the request, a part may come without content that is not here: then
     everything is asked for once more. */
  let whole = false;

  window.htmx?.registerExtension("kept", {
    htmx_before_morph_node: (_element, { oldNode, newNode }) => {
      const digest = newNode.dataset?.kept;
      if (!digest) return true;
      if (oldNode.dataset.kept === digest) return false;
      whole ||= !newNode.hasChildNodes();
      return true;
    },
  });

  document.addEventListener("htmx:after:swap", () => {
    if (whole) document.dispatchEvent(new Event("table:wanted"));
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
