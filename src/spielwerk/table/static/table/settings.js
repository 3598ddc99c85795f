/* Settings of a browser, kept there: speed of motion, reasons, sounds, notifications.  The menu shows them if there
   is a script; a change is announced to the scripts that follow it. */
(() => {
  "use strict";

  const controls = () => document.querySelectorAll("[data-setting]");
  const kept = (name) => localStorage.getItem(name);

  const fill = (control) => {
    const value = kept(control.dataset.setting);
    if (control.type === "checkbox") control.checked = value === "on";
    else if (value && [...control.options].some((option) => option.value === value)) control.value = value;
  };

  document.addEventListener("change", ({ target }) => {
    const name = target.dataset?.setting;
    if (!name) return;
    localStorage.setItem(name, target.type === "checkbox" ? (target.checked ? "on" : "off") : target.value);
    document.dispatchEvent(new CustomEvent("table:setting", { detail: name }));
  });

  document.addEventListener("toggle", () => controls().forEach(fill), true); // something else may have set them

  /* --- notifications: asked for on a click, where the browser has them and the page may use them */

  const allowed = () => "Notification" in window && isSecureContext;

  document.addEventListener("table:setting", async ({ detail }) => {
    if (detail !== "notify" || kept("notify") !== "on") return;
    const granted = allowed() && (await Notification.requestPermission()) === "granted";
    if (!granted) localStorage.setItem("notify", "off");
    document.querySelector("[data-hint=notify]").hidden = granted;
    controls().forEach(fill);
  });

  document.addEventListener("table:turn", ({ detail }) => {
    if (!document.hidden || kept("notify") !== "on" || !allowed() || Notification.permission !== "granted") return;
    const note = new Notification(detail.replace(/^● /, ""), { tag: location.pathname, icon: document.body.dataset.iconTurn });
    note.onclick = () => {
      window.focus();
      note.close();
    };
  });

  for (const settings of document.querySelectorAll(".settings")) settings.hidden = false;
  controls().forEach(fill);
})();
