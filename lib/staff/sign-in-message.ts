/** The API's answer to requests without a session. */
export const signInMessage = 'Please sign in.';
