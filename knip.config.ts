import type { KnipConfig } from 'knip';

export default {
  entry: [
    'scripts/*.{ts,mjs}',
    // Started as a separate process.
    'testing/contract/pglite-server.mjs',
    'scripts/faults/clock.mjs',
    // Named in jest.config.mjs.
    'testing/test-runner.cjs',
  ],
  ignoreDependencies: [
    // Font files, read by path.
    '@expo-google-fonts/.+',
    '@fontsource.*',
    // Part of Jest, always in its version.
    '@jest/test-sequencer',
    'jest-circus',
  ],
  // Part of the operating system.
  ignoreBinaries: ['mount', 'openssl', 'umount'],
  // Types may be exported for what infers them.
  ignoreExportsUsedInFile: { interface: true, type: true },
} satisfies KnipConfig;
