const childProcess = require('node:child_process');

/** Ends what test files of this process shared, because Jest runs more than once in a process with --watch. */
module.exports = async () => {
  const { pglite } = childProcess;
  delete childProcess.pglite;
  delete childProcess.sqliteSchema;
  await pglite?.stop();
};
