/** Session storage key that says an article was counted in this visit; the article's slug follows. */
export const viewMarkPrefix = 'viewed:';
