import type { Mail } from '@/lib/mail/send-mail';
import { stub } from '@/testing/stub';
import {
  acknowledgementChannel,
  assignmentChannel,
  deskMailChannel,
  escalationChannel,
  reminderChannel,
} from './mail';

jest.mock('../desk/assignee', () => ({
  assigneeEmail: async () => 'layla@agency.example',
  assigneeName: async () => 'Layla',
  countAssignments: async () => 1,
}));
jest.mock('@/lib/staff/desk-emails', () => ({ administratorEmails: async () => [] }));

const enquiry = stub<Parameters<ReturnType<typeof acknowledgementChannel>['send']>[0]>({
  email: 'a@b.ae',
  name: 'Amira',
  subject: '',
  message: '',
  source: 'website',
  created_at: '2026-01-15T08:00:00.000Z',
});

function refusing(command: string, response: string) {
  const responseCode = Number.parseInt(response, 10);
  const refused = Object.assign(new Error('refused'), { code: 'EENVELOPE', command, responseCode, response });
  return () => Promise.reject(refused);
}

const stages: Record<string, string> = {
  'MAIL FROM': 'the mail server refused the sender',
  'RCPT TO': 'the mail server refused the recipient',
  DATA: 'the mail server refused the mail',
};

it.each([
  ['RCPT TO', '550 No such user', true],
  ['RCPT TO', '551 User not local', true],
  ['RCPT TO', '553 Mailbox name not allowed', true],
  ['RCPT TO', '550 5.1.1 <a@b.ae>: Recipient address rejected: User unknown', true],
  ['RCPT TO', '550-5.1.1 The email account does not exist.\n550 5.1.1 Try again', true],
  ['RCPT TO', '552 5.2.2 Mailbox full', true],
  ['RCPT TO', '553 5.7.1 <desk@a.example>: Sender address rejected: not owned by user', false],
  ['RCPT TO', '554 5.7.1 <a@b.ae>: Relay access denied', false],
  ['RCPT TO', '550 5.1.8 <desk@a.example>: Sender address rejected: Domain not found', false],
  ['RCPT TO', '530 Authentication required', false],
  ['RCPT TO', '554 Refused', false],
  ['RCPT TO', '450 4.1.1 Greylisted', false],
  ['MAIL FROM', '550 5.1.1 Refused', false],
  ['DATA', '554 Refused', false],
])('a %s answered with %s is final: %s', async (command, response, final) => {
  const { send } = acknowledgementChannel(refusing(command, response));
  const reason = `${stages[command]} (SMTP ${Number.parseInt(response, 10)})`;
  expect(await send(enquiry)).toEqual({ ok: false, reason, final });
});

it.each([deskMailChannel, assignmentChannel, reminderChannel, escalationChannel])(
  'mail to the agency is tried again, whatever the answer (%p)',
  async (channel) => {
    const { send } = channel('desk@agency.example', refusing('RCPT TO', '550 5.1.1 User unknown'));
    expect(await send(enquiry)).toEqual({
      ok: false,
      reason: 'the mail server refused the recipient (SMTP 550)',
      final: false,
    });
  },
);

it('an escalation names the advisor', async () => {
  const send = jest.fn(async (_mail: Mail) => undefined);
  await escalationChannel('desk@agency.example', send).send(enquiry);
  expect(send.mock.lastCall?.[0].text).toContain('Advisor: Layla');
});
