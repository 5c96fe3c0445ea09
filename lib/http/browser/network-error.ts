/** Shown when a request gets no answer. */
export const networkError = 'Network error. Please check your connection and try again.';
