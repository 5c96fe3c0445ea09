import { TextDecoder } from 'node:util';
import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';

// Tests that want lines of the log capture them, see testing/capture-log.ts.
process.env.LOG_LEVEL = 'silent';

// For `findBy…` and `waitFor`: ends what hangs, does not measure a busy machine.
configure({ asyncUtilTimeout: 30_000 });

// Every browser has one; jsdom does not pass it on.
Object.assign(globalThis, { TextDecoder: globalThis.TextDecoder ?? TextDecoder });
