// Tests that need log lines capture them, see testing/capture-log.ts.
process.env.LOG_LEVEL = 'silent';

// Only with a DOM, because loading it takes longer than most tests without one.
if (typeof document !== 'undefined') require('./testing/dom-setup');
