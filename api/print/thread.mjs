// A thread has no loader for TypeScript of its own, and under the tests' runner not even its starter has one.
import { register } from 'tsx/esm/api';

register();
await import('./thread.ts');
