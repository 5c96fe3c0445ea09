import { isRecent } from '@/lib/due-time';
import { second } from '@/lib/durations';
import { defaultListingQuery } from '@/lib/search/listing-query';
import { CatalogError } from '../catalog-error';
import type { GetJson } from './http';
import { paths } from './paths';

const listPath = paths.list({ ...defaultListingQuery, page_size: 1 });
const [listEndpoint = ''] = listPath.split('?');
/** How long the list counts as there after it was read. */
const seenMs = 10 * second;

/**
 * Believes a 404 only where the property list is there: some gateways respond with 404 to everything while the backend
 * behind them restarts, and every property would seem to be removed.
 */
export function confirmMissing(getJson: GetJson): GetJson {
  let seenAt = Number.NEGATIVE_INFINITY;

  return async (path, options) => {
    const body = await getJson(path, options);
    const isList = path.split('?')[0] === listEndpoint;
    if (isList && body !== null) seenAt = Date.now();
    if (body !== null || isList || isRecent(seenAt, seenMs)) return body;
    const list = await getJson(listPath, { retries: 0 }).catch(() => undefined);
    if (list === null)
      throw new CatalogError('unavailable', `${path.split('?')[0]} and the property list responded with 404`);
    if (list !== undefined) seenAt = Date.now();
    return null;
  };
}
