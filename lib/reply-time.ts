/** When senders of enquiries are promised a reply. Apart from `site.ts`, which is too large for the contact form. */
export const replyTime = 'within 24 hours';
