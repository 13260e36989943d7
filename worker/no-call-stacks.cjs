// Loaded by the thread of the workflows before the SDK (worker/workflow-thread.ts): its hook that notes the stack of every
// promise is refused, and it then does without. Node's own hooks, by which AsyncLocalStorage works, are made as ever.
const { promiseHooks } = require('node:v8');

const { createHook } = promiseHooks;
promiseHooks.createHook = (hooks) => {
  if (String(hooks.settled).includes('promiseStackStore')) throw new Error('call stacks are left out');
  return createHook.call(promiseHooks, hooks);
};

// It says so in words about old versions of Node, which would be a wrong lead in the log.
const { warn } = console;
// eslint-disable-next-line no-console -- the SDK's line goes there
console.warn = (text, ...more) => {
  if (!String(text).startsWith('v8.promiseHooks')) warn(text, ...more);
};
