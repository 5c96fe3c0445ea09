import { spawn } from 'node:child_process';
import {
  ensureBuild,
  ensureDependencies,
  fail,
  loadEnvFiles,
  nextBin,
  requireNode,
  root,
  wantedPort,
} from './setup.mjs';

/* `npm start`: installs and builds what is missing, then serves the site. `--dev` starts the development server. */

const dev = process.argv.includes('--dev');

process.env.NEXT_TELEMETRY_DISABLED ??= '1';
requireNode();
ensureDependencies();
loadEnvFiles(dev);
const port = wantedPort();
if (dev) serveSources();
else {
  if (!ensureBuild()) fail('The build failed; see above.');
  const { serve } = await import('./serve.mjs');
  const message = `The site is at ${await serve(port)}`;
  // By now the console writes JSON log lines.
  if (process.stdout.isTTY) process.stdout.write(`\n${message}\n\n`);
  else console.log(message);
}

function serveSources() {
  const server = spawn(process.execPath, [nextBin, 'dev', '--port', String(port)], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PORT: String(port) },
  });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
  server.on('exit', (code) => process.exit(code ?? 0));
}
