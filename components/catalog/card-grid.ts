/** Card grid of the list: one column on phones, then two. Server components cannot read constants of client modules. */
export const cardGrid = 'grid gap-x-6 gap-y-11 sm:grid-cols-2';
