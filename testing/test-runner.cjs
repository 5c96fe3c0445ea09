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

/** Sources of packages by path: Jest reads them again for each test file, a fifth of the cost of a small one. */
const sources = new Map();

function shareSources({ fileCache }) {
  const read = fileCache.readFile.bind(fileCache);
  fileCache.readFile = (path) => {
    if (!path.includes('/node_modules/')) return read(path);
    const source = sources.get(path) ?? read(path);
    sources.set(path, source);
    return source;
  };
}

/**
 * Runs a test file, then disables its AsyncLocalStorages. Before Node 24, each enabled one makes every new promise
 * slower, and Jest creates one per test file, so each file of a worker would be slower than the one before.
 */
module.exports = async (...parameters) => {
  const [, , , runtime] = parameters;
  shareSources(runtime);
  try {
    return await runFile(...parameters);
  } finally {
    for (const storage of storages) storage.disable();
    storages.clear();
  }
};
