import { connect } from 'node:net';
import { createRandom } from '@/testing/generate/random';
import { hostileRequest } from '@/testing/hostile/hostile-request';

export type HostileReport = {
  sent: number;
  /** Number of responses by status; `closed` when the server closed the connection. */
  statuses: Record<string, number>;
  /** The first 50 requests that got a status of 500 or above or no response in time, for replay. */
  failures: { kind: string; outcome: string; request: string }[];
  failed: number;
};

type Options = { url: string; requests: number; seed?: number; concurrency?: number };

const responseLimitMs = 120_000;
const shownFailures = 50;

/**
 * Sends hostile requests of every category and counts the responses; the same seed gives the same requests. Follows one
 * redirect with the same headers, because Next redirects requests for partial pages.
 * @throws when the site cannot be reached
 */
export async function sendHostileRequests({
  url,
  requests,
  seed = 1,
  concurrency = 16,
}: Options): Promise<HostileReport> {
  const { hostname, port } = new URL(url);
  const random = createRandom(seed);
  const report: HostileReport = { sent: 0, statuses: {}, failures: [], failed: 0 };
  const count = (outcome: string) => {
    report.statuses[outcome] = (report.statuses[outcome] ?? 0) + 1;
  };
  const worker = async () => {
    while (report.sent < requests) {
      report.sent += 1;
      const request = hostileRequest(random);
      let bytes = request.bytes;
      for (let hop = 0; hop < 2; hop += 1) {
        const received = await exchange(bytes, hostname, Number(port));
        count(received.outcome);
        if (isFailure(received.outcome, bytes)) {
          report.failed += 1;
          if (report.failures.length < shownFailures) {
            const shown = bytes.toString('latin1', 0, 2_000);
            report.failures.push({ kind: request.kind, outcome: received.outcome, request: shown });
          }
        }
        const followed = received.location && redirected(bytes, received.location);
        if (!followed) break;
        bytes = followed;
      }
    }
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
  return report;
}

/** A 503 from the health endpoint is expected on a busy machine. */
function isFailure(outcome: string, bytes: Buffer): boolean {
  if (outcome === '503' && / \/api\/health\/?[ ?]/.test(bytes.toString('latin1', 0, 200))) return false;
  return outcome === 'silent' || Number(outcome) >= 500;
}

function redirected(bytes: Buffer, location: string): Buffer | null {
  const text = bytes.toString('latin1');
  const line = /^([A-Z]+) \S+ HTTP\/1\.1\r\n/.exec(text);
  if (!line || !location.startsWith('/')) return null;
  return Buffer.from(`${line[1]} ${location} HTTP/1.1\r\n${text.slice(line[0].length)}`, 'latin1');
}

type Exchanged = { outcome: string; location?: string };

function exchange(bytes: Buffer, host: string, port: number): Promise<Exchanged> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host, port });
    let head = '';
    const settle = (value: Exchanged) => {
      socket.destroy();
      resolve(value);
    };
    const settleWithHead = () => {
      const status = /^HTTP\/1\.1 (\d{3})/.exec(head)?.[1];
      if (!status) return settle({ outcome: 'closed' });
      settle({ outcome: status, location: /\r\nlocation: ([^\r\n]+)/i.exec(head)?.[1] });
    };
    socket.setTimeout(responseLimitMs, () => settle({ outcome: 'silent' }));
    socket.on('connect', () => socket.write(bytes));
    socket.on('data', (chunk) => {
      head += chunk.toString('latin1');
      if (head.startsWith('HTTP/1.1 100')) head = head.slice(head.indexOf('\r\n\r\n') + 4);
      if (head.includes('\r\n\r\n')) settleWithHead();
    });
    socket.on('close', settleWithHead);
    socket.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNREFUSED') reject(error);
      else settleWithHead();
    });
  });
}
