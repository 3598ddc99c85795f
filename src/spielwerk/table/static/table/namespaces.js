/* Drawings stay drawings when the page morphs.  Where a moved element comes into a new group, htmx makes that
   group with `document.createElement`, which knows HTML only; inside an SVG such a group is never drawn.
   Each of them is made again in its own namespace before anything else looks at the page. */
(() => {
  "use strict";

  let foreign = [];

  const remake = ([made, meant]) => {
    const right = meant.cloneNode(false); // its attributes: those of `made` have lost their capital letters
    made.before(right);
    while (made.firstChild) {
      if (right.moveBefore) right.moveBefore(made.firstChild, null); // keeps the focus
      else right.append(made.firstChild);
    }
    made.remove();
  };

  window.htmx?.registerExtension("namespaces", {
    htmx_before_morph_node: (_element, { oldNode, newNode }) => {
      if (oldNode.namespaceURI !== newNode.namespaceURI) foreign.push([oldNode, newNode]);
    },
  });

  document.addEventListener("htmx:after:swap", () => {
    foreign.forEach(remake);
    foreign = [];
  });
})();
