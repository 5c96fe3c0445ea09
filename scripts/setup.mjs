import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { isIP } from 'node:net';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/* Setup for `npm start` and `npm test`. Uses only Node itself. */

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
export const nextBin = join(root, 'node_modules', 'next', 'dist', 'bin', 'next');
const tsxBin = join(root, 'node_modules', 'tsx', 'dist', 'cli.mjs');

const sources = [
  'app',
  'components',
  'pages',
  'lib',
  'public',
  'instrumentation.ts',
  'proxy.ts',
  'next.config.mjs',
  'page-cache.cjs',
  'security-headers.mjs',
  'postcss.config.mjs',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
  ...['bundle-importer.mjs', 'import-feed.ts', 'lower-priority.ts', 'terminal-progress.ts'].map((name) =>
    join('scripts', name),
  ),
];
const stampFile = join(root, '.next', 'build-stamp');

/** Exits with one line when Node is too old. */
export function requireNode() {
  if (isSupportedNode(process.versions.node)) return;
  fail(`Node ${process.versions.node} is too old: this site needs Node 20.19, 22.12 or newer.`);
}

/** Whether Node can `require` ES modules, which several packages rely on. */
export function isSupportedNode(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return (major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major > 22;
}

/** The port of the environment; exits with one line when it is none. @returns {number} 0 picks a free one */
export function wantedPort() {
  const text = process.env.PORT || '3000';
  if (!/^\d+$/.test(text) || Number(text) > 65_535)
    fail(`PORT=${JSON.stringify(text)} needs a port number from 0 to 65535.`);
  return Number(text);
}

/** The address to listen on, undefined for all of this machine; exits with one line when it is none. */
export function wantedAddress() {
  const text = process.env.LISTEN_ADDRESS || undefined;
  if (text && !isIP(text))
    fail(`LISTEN_ADDRESS=${JSON.stringify(text)} needs an IP address such as 127.0.0.1.`);
  return text;
}

export function fail(message) {
  process.stderr.write(`\n${message}\n\n`);
  process.exit(1);
}

/** Runs a program in the project's folder. @returns {boolean} whether it succeeded */
export function run(command, args, options = {}) {
  return spawnSync(command, args, { cwd: root, stdio: 'inherit', ...options }).status === 0;
}

/** Installs the dependencies when they are missing or older than the lock file. */
export function ensureDependencies() {
  const installed = join(root, 'node_modules', '.package-lock.json');
  const lock = join(root, 'package-lock.json');
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync(lock).mtimeMs) return;
  console.log('Installing dependencies (once; a minute or two)…');
  // Not `npm ci`: it installs everything again after any change of the lock file. Development dependencies are
  // needed to build, whatever NODE_ENV says.
  const options = ['--no-save', '--include=dev', '--no-audit', '--no-fund'];
  if (!run('npm', ['install', ...options], { shell: process.platform === 'win32' })) {
    fail('Dependencies could not be installed. Is the npm registry reachable?');
  }
}

/** Loads `.env` files like Next, so that scripts and server agree. Empties blank variables, so that they count as missing. */
export function loadEnvFiles(dev = false) {
  // Not imported above: before the installation the package is missing.
  const { loadEnvConfig } = createRequire(import.meta.url)('@next/env');
  loadEnvConfig(root, dev, { info: () => {}, error: console.error });
  for (const [name, value] of Object.entries(process.env)) if (!value?.trim()) process.env[name] = '';
}

/**
 * Builds when there is no current build; exits first, with a message, when a setting is invalid.
 * @returns {boolean} whether there is one now
 */
export function ensureBuild() {
  if (isBuilt()) return true;
  const env = { ...process.env, NODE_ENV: 'production' };
  if (!run(process.execPath, [tsxBin, join('scripts', 'check-settings.ts')], { env })) process.exit(1);
  console.log('Building the site…');
  markBuilding();
  if (!run(process.execPath, [nextBin, 'build'], { env })) return false;
  markBuilt();
  return true;
}

/** Whether there is a build, newer than the sources and made with the same public settings. */
export function isBuilt() {
  return (
    existsSync(join(root, '.next', 'BUILD_ID')) &&
    existsSync(stampFile) &&
    readFileSync(stampFile, 'utf8') === publicSettings() &&
    newest(sources.map((path) => join(root, path))) <= statSync(stampFile).mtimeMs
  );
}

/** Call it before `next build`: an interrupted one must not count as current. */
export function markBuilding() {
  rmSync(stampFile, { force: true });
}

/** Marks the output of `next build` as current. */
export function markBuilt() {
  writeFileSync(stampFile, publicSettings());
}

/**
 * Empties the site's settings in this process and its children, also those of `.env` files, so that tests and benchmarks
 * depend on none of them and reach no real mail server, CRM or bucket.
 */
export function clearSettings({ exceptBuild = false } = {}) {
  const names = readFileSync(join(root, '.env.example'), 'utf8').match(/^[A-Z]\w*(?==)/gm) ?? [];
  for (const name of names) if (!exceptBuild || !isPartOfBuild(name)) process.env[name] = '';
}

/** Whether a change of this setting needs a new build. */
function isPartOfBuild(name) {
  return name.startsWith('NEXT_PUBLIC_') || name === 'HSTS_INCLUDE_SUBDOMAINS';
}

function publicSettings() {
  const text = Object.keys(process.env)
    .filter(isPartOfBuild)
    .sort()
    .map((name) => `${name}=${process.env[name]}`)
    .join('\n');
  return createHash('sha256').update(text).digest('hex');
}

/** Latest modification below these paths, in milliseconds since 1970. */
function newest(paths) {
  let latest = 0;
  for (const path of paths) {
    if (!existsSync(path)) continue;
    const stats = statSync(path);
    latest = Math.max(latest, stats.mtimeMs);
    if (stats.isDirectory())
      latest = Math.max(latest, newest(readdirSync(path).map((name) => join(path, name))));
  }
  return latest;
}

/**
 * The browser at `CHROMIUM_PATH`, else the system's.
 * @param preferred names of programs that are looked for first
 * @returns its path; undefined to use Playwright's own
 */
export function systemChromium(...preferred) {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  return [...preferred, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
    .map((name) => spawnSync('which', [name], { encoding: 'utf8' }).stdout?.trim())
    .find(Boolean);
}
