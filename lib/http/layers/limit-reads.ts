import { startRequestTime } from '@/lib/catalog/reads/deadline';
import type { RequestLayer } from './request-layer';

/** Gives all catalogue reads of a request a shared time limit that starts with its arrival. */
export const limitReads: RequestLayer = (_request, _response, next) => startRequestTime(next);
