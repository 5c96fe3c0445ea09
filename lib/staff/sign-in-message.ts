/** The API's response to requests without a session. */
export const signInMessage = 'Please sign in.';
