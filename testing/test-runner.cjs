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
 * Jest's runner of one test file. Before Node 24, each new promise costs a little for every storage in use until it is
 * disabled. Each test file has one of Jest's own, so that the files of a worker would become slower one after the other.
 */
module.exports = async (...parameters) => {
  try {
    return await runFile(...parameters);
  } finally {
    for (const storage of storages) storage.disable();
    storages.clear();
  }
};
