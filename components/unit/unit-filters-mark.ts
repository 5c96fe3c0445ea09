import { unitFilterKeys } from './unit-filters';

/**
 * Inline script before first paint: marks the document when the URL has filters of the units page, because its cached
 * list is unfiltered (globals.css).
 */
export const unitFiltersMark = `if(/\\/units\\/?$/.test(location.pathname)&&/[?&](${unitFilterKeys.join('|')})=/.test(location.search))document.documentElement.dataset.unitFilters='given'`;
