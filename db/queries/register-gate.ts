import { sql } from 'kysely';
import type { Tx } from '../connect.ts';

/** Milliseconds to wait for one's turn; or until it is worth asking again, and why. */
export type TakenTurn = { waitMs: number } | { refused: 'rate' | 'breaker'; againMs: number };

export interface TurnWish {
  register: string;
  /** Between two turns. */
  distanceMs: number;
  /** Who would wait longer takes no turn. */
  longestMs: number;
}

const seconds = (ms: number) => sql`make_interval(secs => ${ms / 1_000})`;
const until = (column: 'open_until' | 'next_at') =>
  sql<number>`greatest(extract(epoch from ${sql.ref(column)} - clock_timestamp()) * 1000, 0)::float8`;

/** Takes the next turn at a register among all processes, by the clock of the database. */
export async function takeTurn(db: Tx, { register, distanceMs, longestMs }: TurnWish): Promise<TakenTurn> {
  const distance = seconds(distanceMs);
  const { rows } = await sql<{ waitMs: number }>`
    insert into register_gate as gate (register, next_at) values (${register}, clock_timestamp() + ${distance})
    on conflict (register) do update set next_at = greatest(gate.next_at, clock_timestamp()) + ${distance}
      where gate.open_until <= clock_timestamp() and gate.next_at <= clock_timestamp() + ${seconds(longestMs)}
    returning greatest(extract(epoch from next_at - ${distance} - clock_timestamp()) * 1000, 0)::float8 as "waitMs"`.execute(
    db,
  );
  if (rows[0]) return rows[0];
  const { openMs, waitMs } = await db
    .selectFrom('register_gate')
    .where('register', '=', register)
    .select([until('open_until').as('openMs'), until('next_at').as('waitMs')])
    .executeTakeFirstOrThrow();
  return openMs > 0 ? { refused: 'breaker', againMs: openMs } : { refused: 'rate', againMs: waitMs };
}

/** Nobody's turn comes before so many milliseconds are over. */
export async function restRegister(db: Tx, register: string, ms: number): Promise<void> {
  await sql`insert into register_gate as gate (register, next_at) values (${register}, clock_timestamp() + ${seconds(ms)})
    on conflict (register) do update set next_at = greatest(gate.next_at, excluded.next_at)`.execute(db);
}

/** Nobody asks the register for so many milliseconds. */
export async function openRegisterBreaker(db: Tx, register: string, ms: number): Promise<void> {
  await sql`insert into register_gate as gate (register, next_at, open_until)
      values (${register}, clock_timestamp(), clock_timestamp() + ${seconds(ms)})
    on conflict (register) do update set open_until = greatest(gate.open_until, excluded.open_until)`.execute(
    db,
  );
}
