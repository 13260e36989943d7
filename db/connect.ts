import { PostgresDialect, type Kysely, type Transaction } from 'kysely';
import pg from 'pg';
import { connectionLost } from './connection-lost.ts';
import type { DatabaseAddress } from './database-settings.ts';
import { clientWith, StatementNames } from './named-statements.ts';
import { withAuthorities } from './postgres-tls.ts';
import { RepeatingKysely } from './repeated-transactions.ts';
import type { DB } from './schema.gen.ts';

export type Database = Kysely<DB>;
/** Queries run in the caller's transaction or, alone, outside of one. */
export type Tx = Transaction<DB> | Database;

const INT8 = 20;
const DATE = 1082;

/** Cents and ids stay below 2^53, so int8 comes as a number; a DATE stays the text it is. */
const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: string) => {
    if (oid === INT8) return Number;
    if (oid === DATE) return (value: string) => value;
    return pg.types.getTypeParser(oid, format as 'text') as unknown;
  }) as typeof pg.types.getTypeParser,
};

const DIRECT = { pooler: 'none', ca: undefined } as const;

export interface ConnectOptions {
  max?: number;
  /** Called for errors of idle clients (the server went away); the pool reconnects by itself. */
  onError?: (error: Error) => void;
}

/**
 * A pool of connections with typed queries. The caller ends it with `db.destroy()`. Behind a pooler nothing rests on the
 * session: statements have no names where another transaction may come to another server, and the time limit is the role's,
 * because PgBouncer refuses it in the start-up message. Locks and settings are of transactions everywhere.
 */
export function connect(address: string | DatabaseAddress, options: ConnectOptions = {}): Database {
  const { url, pooler, ca } = typeof address === 'string' ? { ...DIRECT, url: address } : address;
  const pool = new pg.Pool({
    ...withAuthorities(url, ca),
    Client: clientWith(pooler === 'transaction' ? null : new StatementNames()),
    max: options.max ?? 10,
    types,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    ...(pooler === 'none' ? { statement_timeout: 30_000 } : {}),
    keepAlive: true,
  });
  pool.on('error', options.onError ?? (() => undefined));
  const connecting = (): Promise<pg.PoolClient> =>
    pool.connect().catch((error: unknown) => {
      throw connectionLost(error);
    });
  const dialect = new PostgresDialect({ pool: { connect: connecting, end: () => pool.end() } });
  return new RepeatingKysely({ dialect });
}
