import '@testing-library/jest-dom';

// Tests that want lines of the log capture them, see testing/capture-log.ts.
process.env.LOG_LEVEL = 'silent';
