// Loaded by the thread of the workflows before the SDK (worker/workflow-thread.ts): without promise hooks it keeps no record
// of where each promise was made. It says so in words about old versions of Node, which would be a wrong lead in the log.
const { promiseHooks } = require('node:v8');

promiseHooks.createHook = undefined;
const { warn } = console;
// eslint-disable-next-line no-console -- the SDK's line goes there
console.warn = (text, ...more) => {
  if (!String(text).startsWith('v8.promiseHooks')) warn(text, ...more);
};
