import { spawn } from 'node:child_process';
import { ensureBuild, ensureDependencies, fail, loadEnvFiles, nextBin, requireNode, root } from './setup.mjs';

/* `npm start`: whatever is missing is made, then the site is served. `--dev` serves the sources instead. */

const dev = process.argv.includes('--dev');

process.env.NEXT_TELEMETRY_DISABLED ??= '1';
requireNode();
ensureDependencies();
await loadEnvFiles(dev);
if (!dev && !ensureBuild()) fail('The build failed; see above.');

const port = process.env.PORT || '3000';
const server = spawn(process.execPath, [nextBin, dev ? 'dev' : 'start', '--port', port], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, PORT: port },
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => process.exit(code ?? 0));
if (!dev) announce(`http://localhost:${port}`);

/** Prints the address once the site really answers. */
async function announce(address) {
  for (let attempt = 0; attempt < 300 && server.exitCode === null; attempt++) {
    const answered = await fetch(`${address}/api/health/`).then(
      () => true,
      () => false,
    );
    if (answered) return console.log(`\nThe site is at ${address}\n`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
