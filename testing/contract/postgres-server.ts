import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import pg from 'pg';

export type TestServer = {
  url: string;
  /** Concurrent connections the server supports; PGlite mixes up statements of two. */
  connections?: number;
  stop: () => Promise<void>;
};

/** Starts an empty PGlite server on a free port. */
export async function startPglite(): Promise<TestServer> {
  // Optimizing its WebAssembly takes more time than the tests save by it.
  const program = ['--liftoff-only', join(process.cwd(), 'testing/contract/pglite-server.mjs')];
  const child = spawn(process.execPath, program, { stdio: ['pipe', 'pipe', 'inherit'] });
  const ended = once(child, 'exit');
  const [url] = await Promise.race([
    once(createInterface({ input: child.stdout }), 'line'),
    ended.then(([code]) => Promise.reject(new Error(`the database exited with code ${code}`))),
  ]);
  const stop = async () => {
    child.stdin.end();
    await ended;
  };
  return { url: String(url), connections: 1, stop };
}

/** A separate database on a running server, dropped at the end. */
export async function borrowDatabase(serverUrl: string): Promise<TestServer> {
  const name = `site_test_${process.pid}_${Date.now().toString(36)}`;
  const run = async (statement: string) => {
    const client = new pg.Client({ connectionString: serverUrl });
    await client.connect();
    try {
      await client.query(statement);
    } finally {
      await client.end();
    }
  };
  await run(`create database ${name}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return { url: url.href, stop: () => run(`drop database ${name} with (force)`) };
}
