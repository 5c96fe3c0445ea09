import { stub } from '@/testing/stub';
import { acknowledgementChannel } from './mail';

it.each([
  ['RCPT TO', 550, true],
  ['RCPT TO', 450, false],
  ['MAIL FROM', 550, false],
  ['DATA', 554, false],
])('a %s answered with %i is final: %s', async (command, responseCode, final) => {
  const refused = Object.assign(new Error('refused'), { code: 'EENVELOPE', command, responseCode });
  const { send } = acknowledgementChannel(() => Promise.reject(refused));
  const enquiry = stub<Parameters<typeof send>[0]>({
    email: 'a@b.ae',
    name: 'Amira',
    subject: '',
    message: '',
  });
  expect(await send(enquiry)).toEqual({ ok: false, reason: `SMTP ${responseCode}`, final });
});
