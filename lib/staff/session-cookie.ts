/** Apart from better-auth's configuration, so that the middleware's bundle stays small. */
export const sessionCookie = 'staff_session';
