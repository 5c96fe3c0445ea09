import { unitFilterKeys } from './unit-filters';

/**
 * Runs inline before the first paint: marks the document when the address holds filters of the units page, whose
 * cached list does not follow them yet (globals.css).
 */
export const unitFiltersMark = `if(/\\/units\\/?$/.test(location.pathname)&&/[?&](${unitFilterKeys.join('|')})=/.test(location.search))document.documentElement.dataset.unitFilters='given'`;
