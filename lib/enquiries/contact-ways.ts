/** Direct ways of contact: visitors press their links, and advisors answer by them. */
export const contactWays = ['whatsapp', 'call', 'email'] as const;
export type ContactWay = (typeof contactWays)[number];

/** The ways by the analytics event of their links. */
export const pressEvents = {
  whatsapp_click: 'whatsapp',
  phone_call: 'call',
  email_click: 'email',
} as const satisfies Record<string, ContactWay>;
