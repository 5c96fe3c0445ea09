/**
 * Runs inline before the first paint: marks the document when the address holds filters of the units page, whose
 * cached list does not follow them yet (globals.css).
 */
export const unitFiltersMark =
  "if(/\\/units\\/?$/.test(location.pathname)&&/[?&](q|bedrooms|price|sort|order|view)=/.test(location.search))document.documentElement.dataset.unitFilters='given'";
