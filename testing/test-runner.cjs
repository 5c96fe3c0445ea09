require('./compile-once.cjs');
const asyncHooks = require('node:async_hooks');
const { default: runFile } = require('jest-circus/runner');

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
