import { setFlagsFromString } from 'node:v8';

/** How much the heap may grow over what lives before it is swept again; V8 lets it grow to several times that otherwise. */
const PERCENT = 15;
let running = 0;

/** Does long work that makes much and keeps little: memory stays flat, for some more sweeping. Several may run at once. */
export async function inTightMemory<T>(work: () => Promise<T>): Promise<T> {
  running += 1;
  setFlagsFromString(`--heap-growing-percent=${PERCENT}`);
  try {
    return await work();
  } finally {
    running -= 1;
    if (running === 0) setFlagsFromString('--heap-growing-percent=0');
  }
}
