import { sql } from 'kysely';
import pg from 'pg';
import { connectionLost } from './connection-lost.ts';

/** Texts beyond this stay unnamed: every connection keeps the plan of every name it has used. */
const MOST_NAMES = 300;
/** Whose text begins otherwise has no name: see `ONCE`. */
const PLANNED = /^\s*(select|insert|update|delete|with)\b/i;
/** The plan no longer fits the tables, or the server does not know the name: the next call prepares it anew. */
const STALE = ['0A000', '26000'];

/**
 * Before a statement whose best plan depends on its values: without a name Postgres plans it for them each time. A named one is planned
 * for no values in particular from the sixth time on.
 */
export const ONCE = sql.raw('/* planned for its values */ ');

const plain = pg.Client.prototype as unknown as { query(this: pg.Client, ...given: unknown[]): never };

/** Names for the texts of statements. A name is never given to another text, not even after it was forgotten. */
export class StatementNames {
  readonly #names = new Map<string, string>();
  #given = 0;

  nameOf(text: string): string | undefined {
    const known = this.#names.get(text);
    if (known || this.#names.size >= MOST_NAMES || !PLANNED.test(text)) return known;
    const name = `s${(this.#given += 1)}`;
    this.#names.set(text, name);
    return name;
  }

  forget(text: string): void {
    this.#names.delete(text);
  }
}

/**
 * A client that names every statement with parameters, so that Postgres parses and plans it once a connection. Which
 * names a connection knows is the connection's own business, so a new one begins without any. Statements on a connection
 * that is lost fail with ConnectionLost. Null: nothing is named.
 */
export function clientWith(names: StatementNames | null): typeof pg.Client {
  return class extends pg.Client {
    #isLost = false;

    constructor(config?: string | pg.ClientConfig) {
      super(config);
      // The pool listens to idle clients only. A connection lost in the middle of a transaction fails its statement, and
      // would end the process as well if nobody listened.
      const lose = (): void => void (this.#isLost = true);
      this.on('error', lose).on('end', lose);
    }

    /** `never` stands for all the overloads of the inherited method. */
    override query(...given: unknown[]): never {
      const [text, values, ...rest] = given;
      const name = typeof text === 'string' && isFilled(values) ? names?.nameOf(text) : undefined;
      const sent = name ? [{ name, text }, values, ...rest] : given;
      const answer: unknown = plain.query.apply(this, sent);
      if (!(answer instanceof Promise)) return answer as never;
      return answer.catch((error: unknown) => {
        if (name && isStale(error)) names?.forget(text as string);
        throw this.#isLost ? connectionLost(error) : error;
      }) as never;
    }
  };
}

const isFilled = (values: unknown): boolean => Array.isArray(values) && values.length > 0;

const isStale = (error: unknown): boolean => STALE.includes((error as { code?: string }).code ?? '');
