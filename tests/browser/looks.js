// What a page must not do: be wider than its window, print too small, cut off or overlap words.
() => {
  const found = [];
  const name = (e) => {
    const words = (e.innerText || e.value || e.textContent || "").trim().replace(/\s+/g, " ").slice(0, 40);
    return `${e.tagName.toLowerCase()}${e.id ? "#" + e.id : ""}.${[...e.classList].join(".")} "${words}"`;
  };
  const wide = document.documentElement.scrollWidth - window.innerWidth;
  if (wide > 0) found.push(`the page is ${wide} px wider than its window`);

  const hidden = (e) => e.closest(".hidden-text, .skip, [hidden], details:not([open]) > :not(summary), noscript, title, option, defs");
  const texts = [];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const node = walk.currentNode;
    const owner = node.parentElement;
    if (!node.data.trim() || !owner || hidden(owner) || !owner.getBoundingClientRect().width) continue;
    const style = getComputedStyle(owner);
    if (style.visibility === "hidden" || style.display === "none") continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const rects = [...range.getClientRects()].filter((r) => r.width > 1 && r.height > 1);
    if (rects.length) texts.push({ owner, rects, style });
  }

  for (const { owner, style } of texts) {
    if (parseFloat(style.fontSize) < 14) found.push(`${style.fontSize}: ${name(owner)}`);
  }

  // Words outside the box that clips them, where nobody can scroll to them.
  for (const { owner, rects } of texts) {
    for (let box = owner; box && box !== document.body; box = box.parentElement) {
      const style = getComputedStyle(box);
      const cuts = (v) => v === "hidden" || v === "clip";
      if (!cuts(style.overflowX) && !cuts(style.overflowY)) continue;
      if (style.textOverflow === "ellipsis" && box.classList.contains("table-name")) continue;
      const edge = box.getBoundingClientRect();
      if (edge.width <= 1) break; // for screen readers alone
      const sheet = owner.closest("#map-sheet")?.getBoundingClientRect();
      if (sheet && (sheet.width > edge.width + 1 || sheet.height > edge.height + 1)) continue; // it can be moved
      for (const r of rects) {
        if (cuts(style.overflowX) && (r.right > edge.right + 1 || r.left < edge.left - 1)) {
          found.push(`cut off: ${name(owner)}`);
          break;
        }
        if (cuts(style.overflowY) && r.bottom > edge.bottom + 1 && r.top < edge.bottom && !scrolls(owner, box)) {
          found.push(`cut off: ${name(owner)}`);
          break;
        }
      }
    }
  }

  function scrolls(from, to) {
    for (let box = from; box && box !== to; box = box.parentElement) {
      if (/auto|scroll/.test(getComputedStyle(box).overflowY)) return true;
    }
    return false;
  }

  // Words on top of other words. What is pinned may cover what scrolls below it.
  const layer = (e) => {
    for (let box = e; box; box = box.parentElement) {
      const style = getComputedStyle(box);
      if (/sticky|fixed|absolute/.test(style.position)) return box;
    }
    return null;
  };
  const window_ = (e) => {
    let [left, top, right, bottom] = [-1e6, -1e6, 1e6, 1e6];
    for (let box = e; box && box !== document.body; box = box.parentElement) {
      const style = getComputedStyle(box);
      if (style.overflowX === "visible" && style.overflowY === "visible") continue;
      const r = box.getBoundingClientRect();
      left = Math.max(left, r.left);
      top = Math.max(top, r.top);
      right = Math.min(right, r.right);
      bottom = Math.min(bottom, r.bottom);
    }
    return { left, top, right, bottom };
  };
  const boxes = [];
  for (const { owner, rects } of texts) {
    const seen = window_(owner);
    const over = layer(owner);
    for (const r of rects) {
      const box = {
        owner,
        over,
        left: Math.max(r.left, seen.left),
        right: Math.min(r.right, seen.right),
        top: Math.max(r.top, seen.top) + 3,
        bottom: Math.min(r.bottom, seen.bottom) - 3,
      };
      if (box.right > box.left && box.bottom > box.top) boxes.push(box);
    }
  }
  boxes.sort((a, b) => a.top - b.top);
  for (let i = 0; i < boxes.length; i++) {
    for (let j = i + 1; j < boxes.length && boxes[j].top < boxes[i].bottom; j++) {
      const [a, b] = [boxes[i], boxes[j]];
      if (a.over !== b.over || a.owner === b.owner) continue;
      if (Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2) {
        found.push(`overlap: ${name(a.owner)} and ${name(b.owner)}`);
      }
    }
  }

  // What is pressed with a finger is large enough for one.
  if (window.innerWidth < 640) {
    for (const e of document.querySelectorAll("button, summary, select, a.button, input[type=text], input[type=number]")) {
      const r = e.getBoundingClientRect();
      if (r.width && !hidden(e) && r.height < 39.5) found.push(`only ${Math.round(r.height)} px high: ${name(e)}`);
    }
  }

  // What opens over the page is closed until somebody opens it.
  for (const e of document.querySelectorAll("[popover]:not(:popover-open)")) {
    if (getComputedStyle(e).display !== "none") found.push(`closed, but shown: ${name(e)}`);
  }
  return [...new Set(found)];
}
