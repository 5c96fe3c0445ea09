import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { present } from '@/testing/stub';
import { freePort, startSite } from './site-server';

test('requests its own pages after the start; a second start names the port; SIGTERM finishes requests in flight despite idle connections and leaves no write-ahead log', async () => {
  const METRICS_TOKEN = 'a token of this test, long enough';
  const site = await startSite({ WARM_UP: 'true', METRICS_TOKEN });
  const metrics = async () => {
    const headers = { Authorization: `Bearer ${METRICS_TOKEN}` };
    return (await fetch(`${site.url}/api/metrics/`, { headers })).text();
  };
  try {
    await expect.poll(metrics).toContain(`route="/properties"`);
    const port = Number(new URL(site.url).port);
    const second = startSite({ PORT: String(port) });
    await expect(second).rejects.toThrow(`Port ${port} is in use by another program.`);

    const idle = await Promise.all(Array.from({ length: 50 }, () => open(port)));
    idle[1]?.write('GET /api/health/ HTTP/1.1\r\nHost: site\r\n\r\n');
    await once(present(idle[1]), 'data');

    const body = JSON.stringify({
      name: 'Visitor',
      email: 'visitor@example.com',
      subject: 'Two bedrooms',
      message: 'We are looking for two bedrooms by the water.',
    });
    const busy = await open(port);
    busy.write(
      `POST /api/v1/contact/submit/ HTTP/1.1\r\nHost: site\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\nExpect: 100-continue\r\n\r\n`,
    );
    // Sent once the server has read the headers and the request is in flight.
    expect(String(await once(busy, 'data'))).toContain('100 Continue');
    busy.write(body.slice(0, 20));
    const receiving = text(busy);
    const gone = once(site.process, 'exit');
    // Not `once`, which rejects when the server resets an idle connection.
    const closed = idle.map((socket) => new Promise((resolve) => socket.once('close', resolve)));
    site.process.kill('SIGTERM');
    await Promise.all(closed);
    busy.write(body.slice(20));
    const received = await receiving;
    expect(received).toMatch(/^HTTP\/1\.1 20[01] /);
    expect(received).toMatch(/connection: close/i);
    expect(await gone).toEqual([0, null]);
    expect(existsSync(`${site.databaseFile}-wal`)).toBe(false);
  } finally {
    await site.stop();
  }
});

for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
  test(`npm start frees the port when npm gets ${signal}`, async () => {
    const folder = mkdtempSync(join(tmpdir(), 'site-npm-'));
    const port = await freePort();
    const npm = spawn('npm', ['start'], {
      env: { ...process.env, PORT: String(port), DATABASE_URL: `file:${folder}/site.db` },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    try {
      const started = await untilPrinted(npm, /The site is at|npm error/);
      expect(started).toContain(`http://localhost:${port}`);
      npm.kill(signal);
      await expect.poll(() => open(port).then(close, () => 'free'), { timeout: 60_000 }).toBe('free');
    } finally {
      npm.kill('SIGTERM');
      rmSync(folder, { recursive: true, force: true });
    }
  });
}

async function open(port: number): Promise<Socket> {
  const socket = connect({ port, host: '127.0.0.1' });
  socket.on('error', () => {});
  // A socket that is not read does not emit `end`.
  socket.resume();
  await once(socket, 'connect');
  return socket;
}

function close(socket: Socket): string {
  socket.destroy();
  return 'taken';
}

async function text(socket: Socket): Promise<string> {
  let all = '';
  socket.on('data', (chunk: Buffer) => {
    all += chunk.toString();
  });
  await once(socket, 'close');
  return all;
}

/** The process's output up to the first match, or all of it if it exits before. */
function untilPrinted(child: ChildProcess, wanted: RegExp): Promise<string> {
  return new Promise((resolve) => {
    let all = '';
    const read = (chunk: Buffer) => {
      all += chunk.toString();
      if (wanted.test(all)) resolve(all);
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('close', () => resolve(all));
  });
}
