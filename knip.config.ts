import type { KnipConfig } from 'knip';

export default {
  entry: [
    'scripts/*.{ts,mjs}',
    // Started as a process of its own.
    'testing/contract/pglite-server.mjs',
  ],
  ignoreDependencies: [
    // Read as font files, by their paths.
    '@expo-google-fonts/.+',
    '@fontsource.*',
    // Part of Next, and always of its version.
    '@next/env',
  ],
  ignoreExportsUsedInFile: true,
} satisfies KnipConfig;
