import { mailFailureReason } from './mail-failure-reason';

it.each([
  [{ code: 'ESOCKET' }, 'no connection to the mail server (ESOCKET)'],
  [{ code: 'EDNS' }, 'the address of the mail server was not found (EDNS)'],
  [{ code: 'ETIMEDOUT' }, 'the mail server did not answer in time (ETIMEDOUT)'],
  [
    { code: 'EAUTH', command: 'AUTH PLAIN', responseCode: 535 },
    'the mail server refused the sign-in (SMTP 535)',
  ],
  [
    { code: 'EENVELOPE', command: 'MAIL FROM', responseCode: 553 },
    'the mail server refused the sender (SMTP 553)',
  ],
  [
    { code: 'EENVELOPE', command: 'RCPT TO', responseCode: 550 },
    'the mail server refused the recipient (SMTP 550)',
  ],
  [{ code: 'EENVELOPE', command: 'DATA', responseCode: 554 }, 'the mail server refused the mail (SMTP 554)'],
  [{ code: 'EMESSAGE', command: 'DATA', responseCode: 554 }, 'the mail server refused the mail (SMTP 554)'],
  [{ code: 'EENVELOPE', command: 'API' }, 'the mail could not be sent (EENVELOPE)'],
  [new Error('to layla@agency.example'), 'the mail could not be sent'],
])('names the stage of %p', (error, reason) => {
  expect(mailFailureReason(error)).toBe(reason);
});
