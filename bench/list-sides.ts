import type pg from 'pg';
import { requestFilter } from '../api/staff-filter.ts';
import { managerFilter } from '../api/wire/staff-list.ts';
import type { Database } from '../db/connect.ts';
import { countQuery, pageQuery } from '../db/queries/manager-requests.ts';
import type { Viewer } from '../db/queries/manager-filter.ts';
import { COUNTED_MOST } from '../domain/tasks/queues.ts';
import { STATUTORY } from '../domain/values/working-days.ts';
import type { Named } from './list-filters.ts';

const PER_PAGE = 30;
const LIST = '/api/Request/GetManagerRequests';

export type Ask = (path: string, body?: object) => Promise<unknown>;

/** A caller with a token over kept connections; answers the parsed body. */
export function caller(portalUrl: string, token: string): Ask {
  return async (path, body) => {
    const answer = await fetch(portalUrl + path, {
      method: body ? 'POST' : 'GET',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        'idempotency-key': crypto.randomUUID(),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${path} ${JSON.stringify(body)} answered ${answer.status}: ${text}`);
    return JSON.parse(text) as unknown;
  };
}

/** One page of one set, both ways. */
export interface Sides {
  http: () => Promise<unknown>;
  raw: () => Promise<unknown>;
}

export interface Prepared {
  name: string;
  asked: string;
  total: number;
  first: Sides;
  /** The last page the list offers. */
  last: Sides;
}

/** The count and the page as the list sends them, over HTTP and as bare text on one connection. */
export async function prepare(
  { name, asked }: Named,
  { ask, raw, db, viewer }: { ask: Ask; raw: pg.Client; db: Database; viewer: Viewer },
): Promise<Prepared> {
  const { sortBy, sortDirection, ...narrowed } = asked;
  const filter = requestFilter(managerFilter.parse(narrowed), STATUTORY);
  const count = countQuery({ filter, viewer }, COUNTED_MOST).compile(db);
  const { rows } = await raw.query<{ total: number }>(count.sql, [...count.parameters]);
  const total = Number(rows[0]!.total);
  const page = (no: number): Sides => {
    const query = pageQuery(
      { filter, viewer, page: no, perPage: PER_PAGE, sortBy, descending: sortDirection === 2 },
      total <= COUNTED_MOST,
    ).compile(db);
    return {
      http: () => ask(LIST, { ...asked, page: no }),
      raw: async () => {
        await raw.query(count.sql, [...count.parameters]);
        await raw.query(query.sql, [...query.parameters]);
      },
    };
  };
  const last = Math.max(1, Math.ceil(Math.min(total, COUNTED_MOST) / PER_PAGE));
  return { name, asked: JSON.stringify(narrowed), total, first: page(1), last: page(last) };
}
