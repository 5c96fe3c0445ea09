import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';

// Tests that want lines of the log capture them, see testing/capture-log.ts.
process.env.LOG_LEVEL = 'silent';

// For `findBy…` and `waitFor`: ends what hangs, does not measure a busy machine.
configure({ asyncUtilTimeout: 30_000 });
