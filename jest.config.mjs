import { availableParallelism } from 'node:os';
import nextJest from 'next/jest.js';
import { clearSettings } from './scripts/setup.mjs';

clearSettings();

const createConfig = nextJest({ dir: './' });

/** Packages that only ship ES modules, which Jest on Node 20 cannot require untransformed. */
const modulePackages = [
  'better-auth',
  '@better-auth',
  '@better-fetch',
  'better-call',
  '@noble',
  'jose',
  'nanostores',
  'defu',
  'entities',
  'rou3',
];

export default async () => ({
  ...(await createConfig({
    testEnvironment: 'node',
    testSequencer: './testing/slow-first.cjs',
    testRunner: './testing/test-runner.cjs',
    testMatch: ['**/*.test.ts', '**/*.test.tsx'],
    testPathIgnorePatterns: ['/node_modules/', '/.next/', '/e2e/'],
    modulePathIgnorePatterns: ['<rootDir>/.next/'],
    moduleNameMapper: {
      '^@/(.*)$': '<rootDir>/$1',
      '^\\./migrate$': '<rootDir>/testing/quick-migrate.ts',
      '^@better-auth/utils/password$': '<rootDir>/testing/quick-password-hash.ts',
    },
    // A worker waits for a tenth of its time, for disks and other programs.
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
    // Ends hanging tests only; generous for busy machines.
    testTimeout: 300_000,
    // Workers that keep nothing open take more than Jest's half a second to exit on a busy machine.
    workerGracefulExitTimeout: 10_000,
    globalTeardown: './testing/forget-databases.cjs',
    setupFilesAfterEnv: ['<rootDir>/jest.setup.ts'],
  })()),
  transformIgnorePatterns: [
    `/node_modules/(?!(?:${modulePackages.join('|')})/)`,
    '^.+\\.module\\.(css|sass|scss)$',
  ],
});
