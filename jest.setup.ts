// Tests that need log lines capture them, see testing/capture-log.ts.
process.env.LOG_LEVEL = 'silent';

// Loading it takes longer than running most tests without a DOM.
if (typeof document !== 'undefined') require('./testing/dom-setup');
