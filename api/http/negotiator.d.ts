/** What is used of it here; the published types are of an older version, without the server's preference. */
declare module 'negotiator' {
  import type { IncomingMessage } from 'node:http';

  export default class Negotiator {
    constructor(request: Pick<IncomingMessage, 'headers'>);
    encoding<Encoding extends string>(
      available: readonly Encoding[],
      options?: { preferred: readonly Encoding[] },
    ): Encoding | undefined;
  }
}
