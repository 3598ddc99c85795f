/* The story of a game: time travel with the slider and the keys, rules beside the table. */
(() => {
  "use strict";
})();
