import { sql } from 'kysely';

/**
 * In a FROM: the commit of this one statement does not wait for the disk, so what it wrote may be lost with the server's
 * last moments, and then the row is as it was before.
 */
export const UNHURRIED = sql`set_config('synchronous_commit', 'off', true)`;
