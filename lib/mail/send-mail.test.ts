import { createServer, type Server, type Socket } from 'node:net';
import nodemailer from 'nodemailer';
import { parseEnv } from '@/lib/env';
import { portOf } from '@/testing/port-of';
import { sendMail } from './send-mail';

let smtpUrl = '';
jest.mock('@/lib/env', () => ({
  ...jest.requireActual('@/lib/env'),
  env: () => parseEnv({ SMTP_URL: smtpUrl }),
}));

const mail = { to: 'amira@example.com', subject: 'Hello', text: 'Hello' };
const replies: Record<string, string> = { DATA: '354 go on', QUIT: '221 bye' };
let server: Server;
let sockets: Socket[];

/** @param answer to a command or, for `.`, a whole mail; null to leave the answer to the caller */
async function listen(answer: (command: string, socket: Socket) => string | null): Promise<void> {
  sockets = [];
  server = createServer((socket) => {
    sockets.push(socket);
    socket.on('error', () => undefined);
    socket.write('220 mail.test\r\n');
    socket.setEncoding('latin1').on('data', (text: string) => {
      const isMail = text.endsWith('\r\n.\r\n');
      const [command = ''] = isMail ? ['.'] : text.split(/[ \r]/);
      const reply = answer(command, socket);
      if (reply !== null) socket.write(`${reply}\r\n`);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  smtpUrl = `smtp://127.0.0.1:${portOf(server)}`;
}

afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  await new Promise((resolve) => server.close(resolve));
});

it('waits longer for the acceptance of a mail than for a connection', async () => {
  await listen((command, socket) => {
    if (command !== '.') return replies[command] ?? '250 ok';
    setTimeout(() => socket.write('250 accepted\r\n'), 900);
    return null;
  });
  const limits = { connectionMs: 600, silenceMs: 60_000, totalMs: 60_000 };
  await expect(sendMail(mail, limits)).resolves.toBeUndefined();
});

it('gives a server a minute to greet and two to accept a mail', async () => {
  const createTransport = jest.spyOn(nodemailer, 'createTransport');
  await listen((command) => replies[command] ?? '250 ok');
  await sendMail(mail);
  const timeouts = { connectionTimeout: 60_000, greetingTimeout: 60_000, socketTimeout: 120_000 };
  expect(createTransport).toHaveBeenCalledWith(expect.objectContaining(timeouts));
});

it('gives up on a server that never ends its answer', async () => {
  let trickle: NodeJS.Timeout | undefined;
  await listen((command, socket) => {
    if (command !== 'EHLO') return '250 ok';
    trickle = setInterval(() => socket.write('250-wait\r\n'), 20);
    return null;
  });
  const limits = { connectionMs: 60_000, silenceMs: 60_000, totalMs: 300 };
  await expect(sendMail(mail, limits)).rejects.toMatchObject({ code: 'ETIMEDOUT' });
  clearInterval(trickle);
});
