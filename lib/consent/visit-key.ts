/** Session storage key of campaign and referrer of the visit. */
export const visitKey = 'arrival';
