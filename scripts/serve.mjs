import { EventEmitter } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { fail, root } from './setup.mjs';

/*
 * Serves the production build in this one process: whoever signals or kills it has the server itself, so that no
 * orphan keeps the port. `npm start` ends here; tests start this file alone, with PORT in the environment.
 */

/** How long a request waits for a server that is still starting before it is told to come back. */
const patienceMs = 3_000;
/** What is in flight when the server is told to stop has this long to finish. */
const drainMs = 5_000;
const cleanUpMs = 1_500;

const holding = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta http-equiv="refresh" content="5"><title>One moment, please</title>
<body style="font:1.1rem/1.6 sans-serif;max-width:34rem;margin:20vh auto;padding:0 1.5rem">
<h1>One moment, please</h1><p>The site is starting. This page tries again by itself.</p></body></html>`;

/** @typedef {Map<string, () => unknown>} Hooks see lib/on-stop.ts */

/**
 * Listens, prepares Next and answers until a signal stops the process.
 * @param {number} port 0 takes a free one
 * @returns {Promise<string>} the address, once the site is ready
 */
export async function serve(port) {
  Object.assign(process.env, { NODE_ENV: 'production', PORT: String(port) });
  // An exception in one request must not take the others down. Next leaves these to whoever brings the server.
  process.on('uncaughtException', (error) => console.error(error));
  process.on('unhandledRejection', (error) => console.error(error));
  // Nobody reads the output any more: not a reason to stop.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});

  /** @type {import('node:http').RequestListener | null} */
  let answer = null;
  let markReady = () => {};
  /** @type {Promise<void>} */
  const ready = new Promise((resolve) => {
    markReady = resolve;
  });
  const server = createServer({ connectionsCheckingInterval: 5_000 }, async (request, response) => {
    if (!answer || preparation())
      await Promise.race([ready.then(() => preparation()?.finished), pause(patienceMs)]);
    if (answer && !preparation()) answer(request, response);
    else answerStarting(request, response);
  });
  server.headersTimeout = 15_000;
  server.requestTimeout = 120_000;
  // Longer than proxies keep theirs (60 s): otherwise one may send a request just as the connection is closed.
  server.keepAliveTimeout = 65_000;
  /** @type {import('next').NextServer | undefined} */
  let site;
  stopOnSignals(server, async () => {
    await site?.close();
    await runStopHooks();
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
    // Next looks for upgrades on this emitter. There are none here: "Upgrade: h2c" is answered like any request.
    httpServer: /** @type {import('node:http').Server} */ (new EventEmitter()),
  });
  try {
    await site.prepare();
  } catch (error) {
    console.error(error);
    fail('The site could not be prepared; see above.');
  }
  answer = site.getRequestHandler();
  markReady();
  await preparation()?.finished;
  return `http://localhost:${actualPort}`;
}

/** What lib/prepare-server.ts is still waiting for, such as a database that is late; Next would not say so. */
function preparation() {
  const { sitePreparation } = /** @type {{ sitePreparation?: { finished: Promise<void> } }} */ (globalThis);
  return sitePreparation;
}

/** @param {import('node:http').IncomingMessage} request @param {import('node:http').ServerResponse} response */
function answerStarting(request, response) {
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
  return new Promise((resolve) => {
    server.once('error', (error) => {
      const { code } = /** @type {NodeJS.ErrnoException} */ (error);
      if (code === 'EADDRINUSE')
        fail(`Port ${port} is in use by another program. Stop that one, or set PORT to a free port.`);
      if (code === 'EACCES')
        fail(`Port ${port} is not open to this user. Set PORT to a port above 1023, behind a proxy.`);
      fail(`The server cannot listen on port ${port}: ${error.message}`);
    });
    server.listen(port, () => resolve(undefined));
  });
}

/**
 * SIGTERM and SIGINT: takes no more connections, finishes what is in flight, cleans up, exits with 0.
 * @param {import('node:http').Server} server
 * @param {() => Promise<void>} cleanUp
 */
function stopOnSignals(server, cleanUp) {
  /** @type {Map<import('node:net').Socket, Set<import('node:http').ServerResponse>>} what is in flight on each */
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
  // Node's own closeIdleConnections takes one that has never sent anything for a busy one.
  const closeIdle = () => {
    for (const [socket, responses] of connections) if (responses.size === 0) socket.destroySoon();
  };

  const stop = async () => {
    if (stopping) return;
    stopping = true;
    const drained = new Promise((resolve) => server.close(resolve));
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

/** Under npm the server ends with it, also when npm is killed and can pass no signal on. @param {() => void} stop */
function stopWithParent(stop) {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const above = aboveShell(parent);
  setInterval(() => {
    if (process.ppid !== parent || aboveShell(parent) !== above) stop();
  }, 500).unref();
}

/**
 * npm runs scripts in a shell, which some shells leave as soon as they can and others do not.
 * @param {number} pid
 * @returns {string | null} the parent of this process when it is a shell, as far as this system tells
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

async function runStopHooks() {
  const { siteStopHooks } = /** @type {{ siteStopHooks?: Hooks }} */ (globalThis);
  for (const hook of siteStopHooks?.values() ?? []) {
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

if (process.argv[1] === fileURLToPath(import.meta.url)) await serve(Number(process.env.PORT || 3000));
