import { captureLog } from '@/testing/capture-log';
import { openSiteDatabase } from '@/testing/site-database';
import { makeStaff } from '@/testing/staff-session';
import { disableAccount } from './accounts';
import { mailPasswordLink, ownerOfToken } from './password-link';

process.env.SMTP_URL = 'smtp://127.0.0.1:9';

const lines = captureLog();
let site: Awaited<ReturnType<typeof openSiteDatabase>>;
beforeAll(async () => {
  site = await openSiteDatabase({ url: 'file::memory:', stop: async () => undefined });
  await makeStaff('layla@example.com', 'advisor');
  await makeStaff('left@example.com', 'advisor');
  await disableAccount('left@example.com', 'test');
});
afterAll(() => site.close());

const pause = async () => undefined;
const refuse = () => Promise.reject<void>(new Error('refused'));

it('mails a link that sets a password', async () => {
  const send = jest.fn<Promise<void>, [{ to: string | string[]; text: string }]>(async () => undefined);
  await mailPasswordLink('Layla@Example.com', send, pause);
  expect(send).toHaveBeenCalledTimes(1);
  const { to, text } = send.mock.calls[0]?.[0] ?? { to: '', text: '' };
  expect(to).toBe('layla@example.com');
  expect(text).toMatch(/^Hello .+,\n\nUse this link within a day/);
  const token = /token=([\w-]+)/.exec(text)?.[1] ?? '';
  expect(await ownerOfToken(token)).toMatchObject({ email: 'layla@example.com' });
});

it('tries again when the mail server fails', async () => {
  const send = jest.fn(refuse).mockImplementationOnce(refuse).mockResolvedValueOnce();
  await mailPasswordLink('layla@example.com', send, pause);
  expect(send).toHaveBeenCalledTimes(2);
  expect(lines).toMatchObject([{ level: 'warn', mail: 'password link' }]);
});

it('logs a mail that could not be sent as an error', async () => {
  const send = jest.fn(refuse);
  await mailPasswordLink('layla@example.com', send, pause);
  expect(send).toHaveBeenCalledTimes(3);
  expect(lines.at(-1)).toMatchObject({ level: 'error', mail: 'password link', message: 'mail not sent' });
});

it.each(['unknown@example.com', 'left@example.com'])('mails nothing to %s', async (email) => {
  const send = jest.fn(async () => undefined);
  await mailPasswordLink(email, send, pause);
  expect(send).not.toHaveBeenCalled();
});
