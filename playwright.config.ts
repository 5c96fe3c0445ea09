import { defineConfig } from '@playwright/test';

/**
 * Disables the web pages of Chromium's address bar, which double the work of every new context. The flag replaces
 * Playwright's own list, so its relevant entries are repeated.
 */
const disabledFeatures = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
];

/**
 * Started first: every page, whose tests wait for a third of their time while the last unit tests run, and the screens of
 * the desk, whose tests follow each other and would run alone at the end.
 */
const firstFiles = ['every-page', 'staff-screens'].map((name) => `**/${name}.spec.ts`);

/** Started next, so that none of them runs alone at the end. */
const longFiles = [
  'structured-data',
  'hostile-catalogue',
  'crawl',
  'service',
  'faults',
  'hostile-requests',
  'articles',
  'staff-work',
  'staff-sign-in',
  'errors',
].map((name) => `**/${name}.spec.ts`);

// Most servers of the journeys answer a few pages: loading the code of all others is two fifths of their start.
process.env.PRELOAD_PAGES = 'false';
process.env.WARM_UP = 'false';

/** Browser tests against the production build; `e2e/global-setup.ts` serves it on a free port with its own database. */
export default defineConfig({
  testDir: 'e2e',
  projects: [
    { name: 'first', testMatch: firstFiles },
    { name: 'long', testMatch: longFiles },
    { name: 'short', testMatch: '**/*.spec.ts', testIgnore: [...firstFiles, ...longFiles] },
  ],
  globalSetup: './e2e/global-setup.ts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  // Tests spend a third of their time waiting: three workers keep two processors busy.
  workers: 3,
  // Both end hanging tests only; generous for busy machines.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: 'line',
  use: {
    baseURL: process.env.SITE_UNDER_TEST,
    viewport: { width: 1440, height: 900 },
    // For details: `npx playwright test --trace on <file>`; off by default, because tracing is slow.
    // Playwright's `only-on-failure` also takes a screenshot of each page of a passing test, see e2e/journey.ts.
    screenshot: 'off',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH || undefined,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        // Otherwise each context also starts a spare renderer, which no test uses.
        '--renderer-process-limit=1',
        `--disable-features=${disabledFeatures.join(',')}`,
      ],
    },
  },
});
