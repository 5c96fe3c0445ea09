import { startRequestTime } from '@/lib/catalog/deadline';
import type { RequestLayer } from './request-layers';

/** All reads of the catalogue for one request share one time limit, from its arrival. */
export const limitReads: RequestLayer = (_request, _response, next) => startRequestTime(next);
