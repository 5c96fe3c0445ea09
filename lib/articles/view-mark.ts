/** Session storage key prefix, followed by the slug of an article counted in this visit. */
export const viewMarkPrefix = 'viewed:';
