const vm = require('node:vm');

const { compileFunction } = vm;
const scripts = new Map();

/**
 * Jest compiles every module again for each test file, a seventh of its processor time. Here the files of a worker share
 * the compiled scripts. `import()` stays impossible, as in Jest on Node 20: the transform turns it into `require`.
 */
vm.compileFunction = (code, parameters, options) => {
  if (!options?.parsingContext) return compileFunction(code, parameters, options);
  const { filename, parsingContext } = options;
  let known = scripts.get(filename);
  if (known?.code !== code) {
    const start = `(function (${parameters.join(', ')}) {`;
    const script = new vm.Script(`${start}${code}\n})`, { filename, columnOffset: -start.length });
    known = { code, script };
    scripts.set(filename, known);
  }
  return known.script.runInContext(parsingContext);
};
