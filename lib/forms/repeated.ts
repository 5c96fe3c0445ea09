import { minute } from '@/lib/durations';

/** Within this time, the same input from the same person is sent again because the response was lost. */
export const repeatedWithinMs = 10 * minute;
