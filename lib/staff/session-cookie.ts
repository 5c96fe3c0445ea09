/** Separate from better-auth's configuration, so that the middleware bundle stays small. */
export const sessionCookie = 'staff_session';
