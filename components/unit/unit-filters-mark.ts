import { unitFilterKeys } from './unit-filters';

/**
 * Inline script before the units: marks the document when the URL has filters, because the cached list is unfiltered
 * (globals.css).
 */
export const unitFiltersMark = `if(/[?&](${unitFilterKeys.join('|')})=/.test(location.search))document.documentElement.dataset.unitFilters='given'`;
