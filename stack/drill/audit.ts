import pg from 'pg';

/** One move of a request: what an answer 200 told its client, or what stands in the log. */
export interface Move {
  requestId: number;
  version: number;
  action: string;
}

export interface Differences {
  /** Answered 200 and not in the log. */
  lost: Move[];
  /** In the log more often than it was answered: a key that was carried out twice, or a move nobody was told of. */
  doubled: Move[];
}

const nameOf = ({ requestId, version, action }: Move): string => `${requestId} ${version} ${action}`;

/** Holds answers and log against each other, each as often as it is there. Asks that no call is under way. */
export function differences(acknowledged: readonly Move[], logged: readonly Move[]): Differences {
  return { lost: without(acknowledged, logged), doubled: without(logged, acknowledged) };
}

/** Those of `all` that are left when each of `taken` takes one equal to it away. */
function without(all: readonly Move[], taken: readonly Move[]): Move[] {
  const left = new Map<string, number>();
  for (const move of taken) left.set(nameOf(move), (left.get(nameOf(move)) ?? 0) + 1);
  return all.filter((move) => {
    const count = left.get(nameOf(move)) ?? 0;
    left.set(nameOf(move), count - 1);
    return count <= 0;
  });
}

/** What the database says, asked as its superuser. */
export interface Found extends Differences {
  /** Rows whose version is not that of their newest event, or whose events have gaps. */
  uneven: number;
  /** Commands with more than one event of one request. */
  repeatedCommands: number;
  bytes: { portal: number; engine: number };
}

/** @param since newest event before the load began; `people` are whose moves the load makes. */
export async function audit(
  url: string,
  acknowledged: readonly Move[],
  since: { event: number; people: readonly string[] },
): Promise<Found> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const ask = async <T>(text: string, values: unknown[] = []): Promise<T[]> =>
      (await client.query(text, values)).rows as T[];
    const logged = await ask<Move>(
      `select request_id::int as "requestId", version, action from request_event
       where id > $1 and actor_id = any($2::uuid[])`,
      [since.event, since.people],
    );
    const [uneven] = await ask<{ n: number }>(
      `select count(*)::int as n from loan_request r join lateral
         (select count(*) as moves, max(version) as newest from request_event e where e.request_id = r.id) e on true
       where e.moves <> r.version or e.newest <> r.version`,
    );
    const [repeated] = await ask<{ n: number }>(
      `select count(*)::int as n from
         (select 1 from request_event group by request_id, command_id having count(*) > 1) twice`,
    );
    const [bytes] = await ask<{ portal: number; engine: number }>(
      `select pg_database_size('portal')::float8 as portal,
         (pg_database_size('temporal') + pg_database_size('temporal_visibility'))::float8 as engine`,
    );
    return {
      ...differences(acknowledged, logged),
      uneven: uneven!.n,
      repeatedCommands: repeated!.n,
      bytes: bytes!,
    };
  } finally {
    await client.end();
  }
}
