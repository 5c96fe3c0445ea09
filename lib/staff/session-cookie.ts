/** Separate from better-auth's configuration, so that the bundle of `proxy.ts` stays small. */
export const sessionCookie = 'staff_session';
