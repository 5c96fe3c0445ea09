import { createServer, type Server, type Socket } from 'node:net';

export type ReceivedMail = { to: string[]; headers: Record<string, string>; source: string };

/**
 * `ok` accepts emails, `slow` accepts them with a delay of two seconds, `busy` responds with 451, `silent` accepts
 * connections but never responds.
 */
export type MailServerMode = 'ok' | 'slow' | 'busy' | 'silent';

export type MailServer = {
  port: number;
  mails: ReceivedMail[];
  setMode: (mode: MailServerMode) => void;
  /** Refuses connections until `listen`. */
  refuse: () => Promise<void>;
  listen: () => Promise<void>;
};

/** An SMTP server that records emails. It listens from the start, until `refuse`. */
export async function startMailServer(port = 0): Promise<MailServer> {
  const sockets = new Set<Socket>();
  const mails: ReceivedMail[] = [];
  let mode: MailServerMode = 'ok';
  let server: Server | null = null;
  const started: MailServer = {
    port,
    mails,
    setMode: (next) => {
      mode = next;
    },
    refuse: async () => {
      const closing = server;
      server = null;
      if (!closing) return;
      const closed = new Promise((resolve) => closing.close(resolve));
      for (const socket of sockets) socket.destroy();
      await closed;
    },
    listen: async () => {
      const opened = createServer((socket) => {
        sockets.add(socket);
        socket.on('error', () => undefined);
        socket.on('close', () => sockets.delete(socket));
        if (mode !== 'silent') converse(socket, () => mode, mails);
      });
      server = opened;
      await new Promise<void>((resolve, reject) => {
        opened.once('error', reject);
        opened.listen(started.port, '127.0.0.1', resolve);
      });
      const address = opened.address();
      if (address && typeof address === 'object') started.port = address.port;
    },
  };
  await started.listen();
  return started;
}

function converse(socket: Socket, mode: () => MailServerMode, mails: ReceivedMail[]): void {
  let pending = '';
  let data: string[] | null = null;
  let to: string[] = [];
  const say = (line: string) => socket.writable && socket.write(`${line}\r\n`);
  say('220 mail.test ESMTP');
  socket.setEncoding('utf8').on('data', (chunk: string) => {
    pending += chunk;
    const lines = pending.split('\r\n');
    pending = lines.pop() ?? '';
    for (const line of lines) {
      if (data) {
        if (line !== '.') {
          data.push(line.replace(/^\./, ''));
          continue;
        }
        mails.push({ to, ...readMail(data) });
        data = null;
        setTimeout(() => say('250 accepted'), mode() === 'slow' ? 2_000 : 0);
      } else if (/^MAIL/i.test(line)) {
        to = [];
        say(mode() === 'busy' ? '451 try again later' : '250 ok');
      } else if (/^RCPT/i.test(line)) {
        to.push(/<([^>]*)>/.exec(line)?.[1] ?? '');
        say('250 ok');
      } else if (/^DATA/i.test(line)) {
        data = [];
        say('354 go on');
      } else if (/^QUIT/i.test(line)) {
        say('221 bye');
        socket.end();
      } else {
        say('250 mail.test');
      }
    }
  });
}

/** Headers in lower case, unfolded; the whole source with soft line breaks joined. */
function readMail(lines: string[]): Omit<ReceivedMail, 'to'> {
  const end = lines.indexOf('');
  const head = lines
    .slice(0, end)
    .join('\n')
    .replace(/\n[ \t]+/g, ' ');
  const headers = Object.fromEntries(
    head.split('\n').map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
    }),
  );
  const source = lines.join('\n').replace(/=\n/g, '').replace(/=3D/g, '=');
  return { headers, source };
}
