import { serversIn } from './servers-in.ts';

// A process of its own for the tests, to be killed while its servers run: argument = their folder.
const { databaseUrl, temporalAddress } = await serversIn(process.argv[2] ?? '');
process.send?.({ databaseUrl, temporalAddress });
