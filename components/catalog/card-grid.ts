/** The grid of cards on the list: one column on phones, two from there on. */
export const cardGrid = 'grid gap-x-6 gap-y-11 sm:grid-cols-2';
