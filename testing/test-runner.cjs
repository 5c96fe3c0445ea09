require('./compile-once.cjs');
const asyncHooks = require('node:async_hooks');
const v8 = require('node:v8');
const { default: runFile } = require('jest-circus/runner');

// V8 optimises a function after 15 times the work: most functions of a test file never make up for being optimised.
v8.setFlagsFromString('--interrupt-budget=1000000');

const storages = new Set();

asyncHooks.AsyncLocalStorage = class extends asyncHooks.AsyncLocalStorage {
  constructor(...options) {
    super(...options);
    storages.add(this);
  }
};

/**
 * Runs a test file, then disables its AsyncLocalStorages. Before Node 24, each enabled one makes every new promise
 * slower, and Jest creates one per test file, so each file of a worker would be slower than the one before.
 */
module.exports = async (...parameters) => {
  try {
    return await runFile(...parameters);
  } finally {
    for (const storage of storages) storage.disable();
    storages.clear();
  }
};
