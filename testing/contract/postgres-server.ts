import childProcess from 'node:child_process';
import { once } from 'node:events';
import type { Socket } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import pg from 'pg';
import { stub } from '@/testing/stub';

export type TestServer = {
  url: string;
  /** Concurrent connections the server supports; PGlite mixes up statements of two. */
  connections?: number;
  stop: () => Promise<void>;
};

type Pglite = TestServer & { isFree: boolean };

/** Node's own modules are the only objects that the test files of one Jest worker share. */
const worker = stub<typeof childProcess & { pglite?: Pglite }>(childProcess);

/**
 * An empty PGlite server on a free port. Test files that one Jest worker runs after each other share a process, since
 * starting it takes longer than most files; it ends with the worker.
 */
export async function startPglite(): Promise<TestServer> {
  if (!process.env.JEST_WORKER_ID) return spawnPglite();
  if (worker.pglite?.isFree) await emptyDatabase(worker.pglite.url);
  else worker.pglite = await spawnPglite();
  const server = worker.pglite;
  server.isFree = false;
  const stop = async () => {
    if (server === worker.pglite) server.isFree = true;
    else await server.stop();
  };
  return { ...server, stop };
}

async function spawnPglite(): Promise<Pglite> {
  // Optimising its WebAssembly takes longer than it saves in tests.
  const program = ['--liftoff-only', join(process.cwd(), 'testing/contract/pglite-server.mjs')];
  const child = childProcess.spawn(process.execPath, program, { stdio: ['pipe', 'pipe', 'inherit'] });
  const ended = once(child, 'exit');
  const [url] = await Promise.race([
    once(createInterface({ input: child.stdout }), 'line'),
    ended.then(([code]) => Promise.reject(new Error(`the database exited with code ${code}`))),
  ]);
  // Do not keep the test process running: the server exits when its stdin closes.
  child.stdout.destroy();
  child.unref();
  stub<Socket>(child.stdin).unref();
  const stop = async () => {
    child.ref();
    child.stdin.end();
    await ended;
  };
  return { url: String(url), connections: 1, isFree: false, stop };
}

async function emptyDatabase(url: string): Promise<void> {
  await runOn(url, 'drop schema public cascade; create schema public');
}

/** A separate database on a running server, dropped at the end. */
export async function borrowDatabase(serverUrl: string): Promise<TestServer> {
  const name = `site_test_${process.pid}_${Date.now().toString(36)}`;
  await runOn(serverUrl, `create database ${name}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return { url: url.href, stop: () => runOn(serverUrl, `drop database ${name} with (force)`) };
}

async function runOn(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
