import './env-files.mjs';
import { EventEmitter } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { fail, root, wantedAddress, wantedPort } from './setup.mjs';
import { warmUp } from './warm-up.mjs';

/*
 * Serves the production build in a single process, so that signals reach the server and no orphan keeps the port. `npm
 * start` ends here; tests start it directly with PORT.
 */

/** How long a request waits for a starting server before it gets a 503. */
const waitMs = 3_000;
/** Longer for forms, which browsers do not resend by themselves. */
const writeWaitMs = 8_000;
/** More than loading lib/prepare-server.ts takes: on a slow and busy machine up to a minute. */
const preparationLoadMs = 120_000;
/** Grace period for requests and deliveries in flight on shutdown. */
const drainMs = 5_000;
const cleanUpMs = 1_500;

const holding = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta http-equiv="refresh" content="5"><title>One moment, please</title>
<body style="font:1.1rem/1.6 sans-serif;max-width:34rem;margin:20vh auto;padding:0 1.5rem">
<h1>One moment, please</h1><p>The site is starting. This page reloads automatically.</p></body></html>`;

/** @typedef {Map<string, () => unknown>} Hooks see lib/on-stop.ts */

/**
 * Listens, prepares Next and serves until a signal stops the process.
 * @param {number} port 0 picks a free one
 * @returns {Promise<string>} the URL, once the site is ready
 */
export async function serve(port) {
  Object.assign(process.env, { NODE_ENV: 'production', PORT: String(port) });
  // One request's exception must not stop the server; Next leaves this to custom servers.
  process.on('uncaughtException', (error) => console.error(error));
  process.on('unhandledRejection', (error) => console.error(error));
  // A closed stdout must not stop the server.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});

  /** @type {import('node:http').RequestListener | null} */
  let handle = null;
  let markReady = () => {};
  /** @type {Promise<void>} */
  const ready = new Promise((resolve) => {
    markReady = resolve;
  });
  const server = createServer({ connectionsCheckingInterval: 5_000 }, async (request, response) => {
    if (!handle || preparation()) {
      const isRead = request.method === 'GET' || request.method === 'HEAD';
      const timeUp = pause(isRead ? waitMs : writeWaitMs);
      await Promise.race([ready.then(() => preparation()?.finished), timeUp]);
    }
    if (handle && !preparation()) handle(request, response);
    else respondStarting(request, response);
  });
  server.headersTimeout = 15_000;
  server.requestTimeout = 120_000;
  // Longer than proxies keep connections (60 s); otherwise one may send a request just as we close.
  server.keepAliveTimeout = 65_000;
  /** @type {import('next').NextServer | undefined} */
  let site;
  stopOnSignals(server, async () => {
    await site?.close();
    await runHooks('siteStopHooks');
  });
  await listen(server, port);
  const address = server.address();
  const actualPort = typeof address === 'object' && address ? address.port : port;
  process.env.PORT = String(actualPort);

  const { default: next } = await import('next');
  site = next({
    dir: root,
    port: actualPort,
    quiet: true,
    // Next listens for upgrades on this emitter. We have none: "Upgrade: h2c" is handled like any request.
    httpServer: /** @type {import('node:http').Server} */ (new EventEmitter()),
  });
  try {
    await withoutRemarks(() => site?.prepare());
  } catch (error) {
    console.error(error);
    fail('The site could not start; see above.');
  }
  await preparationStarted();
  handle = site.getRequestHandler();
  markReady();
  await preparation()?.finished;
  // Switched off by journeys. A backend is not asked for pages that nobody wants.
  if (process.env.WARM_UP !== 'false' && !process.env.API_BASE_URL)
    void warmUp(`http://${localHost()}:${actualPort}`);
  return `http://localhost:${actualPort}`;
}

/** Where this machine reaches the server. */
function localHost() {
  const host = wantedAddress() ?? 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}

/**
 * Drops the line in plain text that Next logs about its configuration, before lib/log.ts makes console lines JSON.
 * @param {() => unknown} load
 */
async function withoutRemarks(load) {
  const { log } = console;
  const ignore = () => {};
  console.log = ignore;
  try {
    await load();
  } finally {
    if (console.log === ignore) console.log = log;
  }
}

/** Next does not wait until lib/prepare-server.ts is loaded; a request before that would hang in Next. */
async function preparationStarted() {
  const limit = Date.now() + preparationLoadMs;
  while (!('sitePreparation' in globalThis) && Date.now() < limit) await pause(10);
}

/** Responds while lib/prepare-server.ts waits, for example for a late database, since Next does not. */
function preparation() {
  const { sitePreparation } = /** @type {{ sitePreparation?: { finished: Promise<void> } }} */ (globalThis);
  return sitePreparation;
}

/** @param {import('node:http').IncomingMessage} request @param {import('node:http').ServerResponse} response */
function respondStarting(request, response) {
  const json = request.url?.startsWith('/api/');
  response.writeHead(503, {
    'Content-Type': json ? 'application/json; charset=utf-8' : 'text/html; charset=utf-8',
    'Cache-Control': 'no-store',
    'Retry-After': '5',
  });
  response.end(
    json
      ? JSON.stringify({ status: 'starting', message: 'The site is starting. Try again shortly.' })
      : holding,
  );
}

/** @param {import('node:http').Server} server @param {number} port */
function listen(server, port) {
  const host = wantedAddress();
  return new Promise((resolve) => {
    server.once('error', (error) => {
      const { code } = /** @type {NodeJS.ErrnoException} */ (error);
      if (code === 'EADDRINUSE')
        fail(`Port ${port} is in use by another program. Stop it, or set PORT to a free port.`);
      if (code === 'EACCES')
        fail(`No permission to use port ${port}. Set PORT to a port above 1023, behind a proxy.`);
      if (code === 'EADDRNOTAVAIL')
        fail(
          `LISTEN_ADDRESS=${host} is not an address of this machine. Set one that is, or unset it to listen on all.`,
        );
      fail(`The server cannot listen on port ${port}: ${error.message}`);
    });
    server.listen({ port, host }, () => resolve(undefined));
  });
}

/**
 * SIGTERM and SIGINT: stops accepting connections, finishes requests in flight, cleans up, exits with 0.
 * @param {import('node:http').Server} server
 * @param {() => Promise<void>} cleanUp
 */
function stopOnSignals(server, cleanUp) {
  /** @type {Map<import('node:net').Socket, Set<import('node:http').ServerResponse>>} requests in flight per socket */
  const connections = new Map();
  let stopping = false;
  server.on('connection', (socket) => {
    connections.set(socket, new Set());
    socket.once('close', () => connections.delete(socket));
  });
  server.prependListener('request', ({ socket }, response) => {
    if (stopping) response.setHeader('Connection', 'close');
    connections.get(socket)?.add(response);
    response.once('close', () => {
      connections.get(socket)?.delete(response);
      if (stopping) closeIdle();
    });
  });
  // Node's closeIdleConnections treats connections that never sent anything as busy.
  const closeIdle = () => {
    for (const [socket, responses] of connections) if (responses.size === 0) socket.destroySoon();
  };

  const stop = async () => {
    if (stopping) return;
    stopping = true;
    const drained = Promise.all([
      new Promise((resolve) => server.close(resolve)),
      runHooks('siteDrainHooks'),
    ]);
    for (const response of [...connections.values()].flatMap((responses) => [...responses])) {
      if (!response.headersSent) response.setHeader('Connection', 'close');
    }
    closeIdle();
    await Promise.race([drained, pause(drainMs)]);
    server.closeAllConnections();
    await Promise.race([cleanUp(), pause(cleanUpMs)]);
    process.exit(0);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  stopWithParent(stop);
}

/** Stops when npm ends, even if npm is killed and cannot forward a signal. @param {() => void} stop */
function stopWithParent(stop) {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const above = aboveShell(parent);
  setInterval(() => {
    if (process.ppid !== parent || aboveShell(parent) !== above) stop();
  }, 500).unref();
}

/**
 * npm starts scripts in a shell, which may or may not replace itself.
 * @param {number} pid
 * @returns {string | null} this process's parent when it is a shell, as far as the system tells
 */
function aboveShell(pid) {
  try {
    // "123 (sh) S 122 …": number, name, state, parent.
    const [, name, parent] = /^\d+ \((.*)\) \S (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
    return /^(ba|da|a)?sh$/.test(name ?? '') ? (parent ?? null) : null;
  } catch {
    return null;
  }
}

/** @param {'siteDrainHooks' | 'siteStopHooks'} phase */
async function runHooks(phase) {
  const hooks = /** @type {{ siteDrainHooks?: Hooks, siteStopHooks?: Hooks }} */ (globalThis)[phase];
  for (const hook of hooks?.values() ?? []) {
    try {
      await hook();
    } catch (error) {
      console.error(error);
    }
  }
}

/** @param {number} ms */
function pause(ms) {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const message = `The site is at ${await serve(wantedPort())}`;
  // `console.log` is looked up after the wait, when it writes JSON log lines; within the text it would be the earlier one.
  console.log(message);
}
