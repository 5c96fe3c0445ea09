import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  ensureDependencies,
  isBuilt,
  loadEnvFiles,
  markBuilding,
  markBuilt,
  requireNode,
  root,
  run,
  systemChromium,
} from './setup.mjs';

/*
 * `npm run check` (with --quick): lint, types, unused code and the quick unit tests, `*.test.ts`. `npm test`: the same
 * with the slow unit tests, `*.slow.test.ts`, the production build and browser tests. The last line is the total; each
 * check that is not a test suite counts as one.
 */

/**
 * With a larger old generation, contexts of finished files pile up and workers take so long to exit that Jest reports
 * them; a larger young generation than Node's 16 MB saves a fifth of the processor time.
 */
const jestMemory = '--max-old-space-size=800 --max-semi-space-size=64';

process.env.NEXT_TELEMETRY_DISABLED ??= '1';
requireNode();
ensureDependencies();
loadEnvFiles();

const isQuick = process.argv.includes('--quick');
const reports = mkdtempSync(join(tmpdir(), 'site-tests-'));
const total = { passed: 0, failed: 0 };
const count = (passed, failed) => {
  total.passed += passed;
  total.failed += failed;
};

try {
  // In one thread, because each thread computes the types that files share again.
  const types = check(
    'Types',
    ['next', 'typegen'],
    ['tsc', '--noEmit', '--incremental', 'false', '--singleThreaded'],
  );
  const units = unitTests();
  await Promise.all([
    !isQuick && types.then(build).then((hasBuild) => hasBuild && journeys(units)),
    check('Lint and format', ['biome', 'check', '--error-on-warnings']),
    check('Unused code', ['knip', '--no-progress']),
    units,
  ]);
} finally {
  rmSync(reports, { recursive: true, force: true });
}
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);

function bin(name) {
  return join(root, 'node_modules', '.bin', process.platform === 'win32' ? `${name}.cmd` : name);
}

/**
 * Runs programs of the project in the background until one fails; prints their output when done.
 * @returns {Promise<boolean>} whether all succeeded
 */
async function check(title, ...commands) {
  const startedAt = Date.now();
  let output = '';
  let passed = true;
  for (const [name, ...args] of commands)
    passed &&= await runInBackground(bin(name), args, (text) => {
      output += text;
    });
  const seconds = Math.round((Date.now() - startedAt) / 1_000);
  console.log(`\n— ${title}: ${passed ? 'passed' : 'FAILED'}, ${seconds} s${passed ? '' : `\n${output}`}`);
  count(passed ? 1 : 0, passed ? 0 : 1);
  return passed;
}

/** @returns {Promise<boolean>} whether the program succeeded */
function runInBackground(command, args, onOutput, env = process.env) {
  return new Promise((resolve) => {
    const shell = process.platform === 'win32';
    const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], shell, env });
    for (const stream of [child.stdout, child.stderr]) stream.on('data', onOutput);
    child.once('error', (error) => {
      onOutput(`${error.message}\n`);
      resolve(false);
    });
    child.once('close', (code) => resolve(code === 0));
  });
}

async function unitTests() {
  const report = join(reports, 'jest.json');
  const quick = isQuick ? ['--testMatch', '**/!(*.slow).test.{ts,tsx}'] : [];
  const passed = await runInBackground(
    bin('jest'),
    ['--json', '--outputFile', report, ...quick],
    (text) => process.stdout.write(text),
    { ...process.env, NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} ${jestMemory}` },
  );
  const result = read(report);
  if (!result) return count(0, 1);
  // A suite that failed to load has no failed test of its own.
  const broken = result.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  );
  const failed = result.numFailedTests + broken.length;
  count(result.numPassedTests, Math.max(failed, passed ? 0 : 1));
}

/** @param {boolean} typesPassed @returns {Promise<boolean>} whether there is a current build */
async function build(typesPassed) {
  // Without a second check of the types.
  if (typesPassed) process.env.TYPES_CHECKED = 'true';
  if (isBuilt()) {
    console.log('\n— Production build: current');
    count(1, 0);
    return true;
  }
  if (!existsSync(join(root, '.next', 'cache', 'turbopack'))) process.env.BUILD_CACHE = 'false';
  markBuilding();
  const passed = await check('Production build', ['next', 'build']);
  if (passed) markBuilt();
  return passed;
}

/** Runs the browser tests beside the last unit tests, and prints their output after theirs. */
async function journeys(units) {
  const browser = findBrowser();
  if (browser === null) {
    console.error('No browser was found or could be installed.');
    return count(0, 1);
  }
  let early = '\n— Browser tests\n';
  let print = (text) => {
    early += text;
  };
  units.then(() => {
    process.stdout.write(early);
    print = (text) => process.stdout.write(text);
  });
  const report = join(reports, 'playwright.json');
  // A browser that stalls once on a busy machine does not fail the whole run, but is named below.
  const passed = await runInBackground(
    bin('playwright'),
    ['test', '--reporter=line,json', '--retries=1'],
    (text) => print(text),
    { ...process.env, ...browser, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
  );
  const { stats, suites } = read(report) ?? {};
  if (!stats) return count(0, 1);
  const flaky = specsOf(suites).filter(({ tests }) => tests.some(({ status }) => status === 'flaky'));
  for (const { file, line, title } of flaky)
    console.warn(`\nFLAKY, passed at the second try: ${file}:${line} ${title}`);
  count(stats.expected + stats.flaky, Math.max(stats.unexpected, passed ? 0 : 1));
}

function specsOf(suites = []) {
  return suites.flatMap(({ specs = [], suites: inner }) => [...specs, ...specsOf(inner)]);
}

/** `systemChromium()`, else Playwright's, else Debian's package. @returns its environment, or null */
function findBrowser() {
  // A tenth less processor time. Not for benchmarks: it loads pictures earlier than phones do.
  const path = systemChromium('chromium-headless-shell');
  if (path) return { CHROMIUM_PATH: path };
  if (run(bin('playwright'), ['install', 'chromium'], { timeout: 180_000 })) return {};
  if (
    process.getuid?.() === 0 &&
    run('apt-get', ['update']) &&
    run('apt-get', ['install', '-y', 'chromium'])
  ) {
    const installed = systemChromium();
    return installed ? { CHROMIUM_PATH: installed } : null;
  }
  return null;
}

function read(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
}
