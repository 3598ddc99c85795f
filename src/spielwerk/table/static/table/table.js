/* The few things a table needs beyond forms: hear of changes, light up names, previews, keys, turn signal. */
(() => {
  "use strict";

  const page = document.body.dataset;
  const find = (selector) => document.querySelector(selector);
  const table = () => find("#table");
  const stamp = () => Number(table()?.dataset.stamp ?? -1);

  /* --- hearing of changes: the stream only says that something happened, then the fragment is fetched */

  const BUSY = [429, 503]; // statuses after which the same request may succeed in a moment
  const FIRST_RETRY = 1000;
  let stream = null;
  let retry = FIRST_RETRY;
  let timer = 0;
  let missed = false;

  const lost = (yes) => {
    find("#connection").hidden = !yes;
    missed ||= yes;
  };

  /* Try again, not all browsers together, and less and less often. */
  const later = (what) => {
    clearTimeout(timer);
    timer = setTimeout(what, retry * (0.5 + Math.random()));
    retry = Math.min(retry * 2, 30000);
  };

  const refresh = () => {
    if (posting) late = true;
    else if (window.htmx) window.htmx.trigger(table(), "changed");
  };

  document.addEventListener("table:wanted", refresh);

  /* What one has chosen is answered with the table as it is then.  Nothing is fetched meanwhile, and what was
     asked for before comes too late: it must not take the page back to an older position. */
  let posting = false;
  let late = false;
  let heard = -1;
  let asked = 0;
  let posted = 0;

  document.addEventListener("htmx:before:request", ({ detail: { ctx } }) => {
    ctx.number = ++asked;
    if (ctx.request.method !== "POST") return;
    posting = true;
    posted = ctx.number;
  });
  document.addEventListener("htmx:before:swap", (event) => {
    if (event.detail.ctx.number < posted) event.preventDefault();
  });
  document.addEventListener("htmx:finally:request", ({ detail: { ctx } }) => {
    if (ctx.number !== posted) return;
    posting = false;
    if (late || heard > stamp()) refresh();
    late = false;
  });

  const listen = () => {
    clearTimeout(timer);
    if (!page.stream || stream) return;
    stream = new EventSource(page.stream);
    stream.onopen = () => {
      retry = FIRST_RETRY;
      lost(false);
      if (missed) refresh();
      missed = false;
    };
    stream.onmessage = (event) => {
      const news = JSON.parse(event.data);
      if (news.gone) hush();
      else heard = news.seq;
      if (news.gone || (heard !== stamp() && !posting)) refresh();
    };
    stream.onerror = () => {
      lost(true);
      if (stream.readyState !== EventSource.CLOSED) return;
      hush();
      later(listen);
    };
  };

  const hush = () => {
    stream?.close();
    stream = null;
  };

  /* A hidden tab gives its connection back and asks now and then, for the signal in title and icon. */
  let glance = 0;
  document.addEventListener("visibilitychange", () => {
    clearInterval(glance);
    if (document.hidden) {
      hush();
      if (page.stream) glance = setInterval(peek, 10000);
    } else {
      missed = true;
      listen();
    }
  });

  const peek = async () => {
    try {
      const news = await (await fetch(page.turn, { headers: { Accept: "application/json" } })).json();
      document.title = news.title;
      signal(news.mine);
    } catch {
      /* the next glance may succeed; the stream tells of a lost connection when the tab is shown */
    }
  };

  let wasMine = null; // whether it was one's turn when the page was last looked at

  const signal = (mine) => {
    const icon = find("link[rel=icon]");
    const href = mine ? page.iconTurn : page.icon;
    if (icon && href && icon.getAttribute("href") !== href) icon.setAttribute("href", href);
    if (mine && wasMine === false) document.dispatchEvent(new CustomEvent("table:turn", { detail: document.title }));
    wasMine = mine;
  };

  /* --- after each change of the page */

  const settle = () => {
    forget();
    signal(table()?.dataset.turn === "mine");
    const lines = find("#log-lines");
    if (lines) lines.scrollTop = lines.scrollHeight;
    number();
    if (document.activeElement === document.body) {
      (find("#choices [data-first]") ?? find("#ask"))?.focus({ preventScroll: true });
    }
  };

  document.addEventListener("htmx:after:swap", settle);

  /* What the guide of a first game suggests is not left out of sight in a sheet that scrolls. */
  const showSuggested = () => find(".guide") && find("#dock [data-suggested]:not([id^=option-])")?.scrollIntoView({ block: "nearest" });
  document.addEventListener("htmx:after:swap", showSuggested);
  document.addEventListener("table:narrowed", showSuggested);
  showSuggested();
  const again = () => stream && later(refresh); // it tells only of what is new, not of what a request would have brought
  document.addEventListener("htmx:error", () => {
    lost(true);
    again();
  });
  /* A server that is busy is asked again.  The page stays as it is, and says so only if it takes longer. */
  document.addEventListener("htmx:before:response", (event) => {
    const { request, response } = event.detail.ctx;
    if (request.method !== "GET" || !BUSY.includes(response.status)) return;
    event.preventDefault();
    if (retry > FIRST_RETRY) lost(true);
    again();
  });
  document.addEventListener("htmx:after:request", () => {
    if (!stream) return;
    retry = FIRST_RETRY;
    lost(false);
  });

  /* --- names: all places that show the same thing light up together */

  const light = (names) => {
    for (const node of document.querySelectorAll(".lit")) node.classList.remove("lit");
    const lit = [];
    for (const name of names) {
      lit.push(...document.querySelectorAll(`[data-ref="${CSS.escape(name)}"]`));
    }
    for (const node of lit) node.classList.add("lit");
    return lit;
  };

  const named = (target) => {
    const one = target.closest?.("[data-ref]");
    if (one) return [one.dataset.ref];
    return (target.closest?.("[data-refs]")?.dataset.refs ?? "").split(" ").filter(Boolean);
  };

  document.addEventListener("pointerover", (event) => light(named(event.target)));
  document.addEventListener("focusin", (event) => light(named(event.target)));
  document.addEventListener("click", (event) => {
    const link = event.target.closest?.("a.ref");
    if (!link) return;
    event.preventDefault();
    const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
    light([link.dataset.ref]);
    find(`.sheets [data-ref="${CSS.escape(link.dataset.ref)}"]`)?.scrollIntoView({
      block: "center",
      behavior: calm ? "auto" : "smooth",
    });
  });

  /* --- previews: what an option would change, when it is pointed at for a moment */

  const known = new Map();
  let pointed = "";
  let pause = 0;

  /* What is shown belongs to an option of this position; what is still on its way comes too late. */
  const forget = () => {
    if (pointed.startsWith(`${stamp()} `)) return;
    clearTimeout(pause);
    pointed = "";
    find("#preview")?.replaceChildren();
  };

  const tell = (box, key) => {
    box.innerHTML = known.get(key);
    document.dispatchEvent(new Event("table:previewed"));
  };

  const show = (option) => {
    clearTimeout(pause);
    const box = find("#preview");
    if (!box || !option || !page.preview) return;
    const key = `${stamp()} ${option.value}`;
    pointed = key;
    if (known.has(key)) {
      tell(box, key);
      return;
    }
    pause = setTimeout(async () => {
      const query = new URLSearchParams({ choice: option.value });
      const answer = await fetch(`${page.preview}?${query}`, { headers: { "HX-Request": "true" } }).catch(() => null);
      if (answer?.status !== 200) return;
      if (known.size > 200) known.clear();
      known.set(key, await answer.text());
      const place = find("#preview"); // gone if something was chosen meanwhile
      if (place && pointed === key) tell(place, key);
    }, 120);
  };

  const option = (event) => event.target.closest?.('button[name="choice"]');
  document.addEventListener("pointerover", (event) => option(event) && show(option(event)));
  document.addEventListener("focusin", (event) => option(event) && show(option(event)));

  /* --- keys: 1–9 choose, U undoes, R chooses again, E ends the turn; never while something is typed.
     Where numbers are what is asked (`data-digit`), a digit means that number and none of the options. */

  /* The options that have a number: those that are seen as a list, or all if each has a control elsewhere. */
  const listed = () => {
    const all = [...document.querySelectorAll("#choices button.option")];
    const open = all.filter((button) => !button.closest(".all"));
    return find("#all-options:checked") || !open.length ? all : open;
  };

  document.addEventListener("change", (event) => event.target.id === "all-options" && number());

  const number = () => {
    if (document.documentElement.classList.contains("no-keys")) return;
    for (const cap of document.querySelectorAll("#choices .option .keycap")) cap.remove();
    if (find("#table [data-digit]")) return;
    listed().forEach((button, i) => {
      if (i > 8) return;
      const cap = document.createElement("kbd");
      cap.className = "keycap";
      cap.textContent = String(i + 1);
      cap.setAttribute("aria-hidden", "true");
      button.append(cap);
      button.setAttribute("aria-keyshortcuts", String(i + 1));
    });
  };

  const digit = (key) =>
    find("#table [data-digit]")
      ? find(`#table [data-digit="${key}"]`)
      : listed()[Number(key) - 1];

  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape") {
      for (const menu of document.querySelectorAll("details.menu[open]")) menu.open = false;
      return;
    }
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
    if (document.documentElement.classList.contains("no-keys")) return;
    if (event.target !== document.body && !event.target.closest?.("#table")) return;
    if (event.target.closest?.("input:not([type=range], [type=checkbox], [type=radio]), select, textarea, .menu[open], summary")) return;
    const key = event.key.toLowerCase();
    const button = /^[0-9]$/.test(key)
      ? digit(key)
      : find(`#table [data-key="${CSS.escape(key)}"]`);
    if (button && !button.disabled) {
      event.preventDefault();
      button.click();
    }
  });

  document.addEventListener("click", (event) => {
    const copy = event.target.closest?.("[data-copy]");
    if (copy) {
      navigator.clipboard?.writeText(copy.dataset.copy);
      copy.textContent = copy.dataset.done;
    }
    for (const menu of document.querySelectorAll("details.menu[open]")) {
      if (!menu.contains(event.target)) menu.open = false;
    }
  });

  if (table()) {
    const lines = find("#log-lines");
    if (lines) lines.scrollTop = lines.scrollHeight;
    number();
    signal(table().dataset.turn === "mine");
    if (!document.hidden) listen();
  }
})();
