/** The media query of screens that show the filters beside the list. */
export const largeScreen = '(min-width: 64rem)';
