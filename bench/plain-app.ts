// What the portal is measured against: Express, one Postgres and a status column, written the way one writes such an
// application by hand. It makes the same rows as the portal's transition, all in one transaction, and has no engine:
// no timers, no follow-up work, and nothing that notices when the process dies between two of its duties.
import express, { type NextFunction, type Request, type Response } from 'express';
import { createHash } from 'node:crypto';
import pg from 'pg';
import { z } from 'zod';

const { DATABASE_URL, PORT } = process.env;
pg.types.setTypeParser(20, Number);
const pool = new pg.Pool({ connectionString: DATABASE_URL, max: 10 });
const bodySchema = z.object({ RequestId: z.int(), Sum: z.string().regex(/^\d+\.\d{2}$/) });
const SETTABLE = [2, 3, 11, 12];
const BORROWER_CAP = 5_000_000_00;

interface Person {
  user_id: string;
  staff_roles: string[];
}
interface RequestRow {
  status: number;
  version: number;
  scheme_code: string;
  party_code: string;
  assessed_by: string[];
}

/** A refusal with its HTTP status. */
class Refusal extends Error {
  constructor(
    readonly status: number,
    code: string,
  ) {
    super(code);
  }
}

async function whoCalls(header = ''): Promise<Person> {
  const hash = createHash('sha256')
    .update(header.replace(/^Bearer /, ''))
    .digest();
  const { rows } = await pool.query<Person>(
    `select s.user_id, u.staff_roles from session s join app_user u on u.id = s.user_id
     where s.token_hash = $1 and s.revoked_at is null and s.expires_at > now() and u.active`,
    [hash],
  );
  if (!rows[0]) throw new Refusal(401, 'sessionExpired');
  if (!rows[0].staff_roles.some((role) => role === 'manager' || role === 'assessor'))
    throw new Refusal(403, 'forbidden');
  return rows[0];
}

interface Command {
  key: string;
  person: Person;
  requestId: number;
  cents: number;
}

async function setLoanSum(client: pg.PoolClient, { key, person, requestId, cents }: Command) {
  const claimed = await client.query(
    `insert into idempotency (actor, key, request_hash) values ($1, $2, $3) on conflict do nothing`,
    [`staff:${person.user_id}`, key, `${requestId}:${cents}`],
  );
  if (claimed.rowCount === 0) throw new Refusal(409, 'idempotencyKeyReused');
  await client.query(
    `insert into command_input (command_id, request_id, action, actor_id, input) values ($1, $2, 'setLoanSum', $3, $4)`,
    [key, requestId, person.user_id, { sumCents: cents }],
  );
  const { rows } = await client.query<RequestRow>(
    `select r.status, r.version, r.scheme_code, p.code as party_code, r.assessed_by
     from loan_request r join party p on p.id = r.party_id where r.id = $1 and r.deleted_at is null for no key update of r`,
    [requestId],
  );
  const row = rows[0];
  if (!row) throw new Refusal(404, 'notFound');
  if (!SETTABLE.includes(row.status)) throw new Refusal(409, 'wrongStatus');
  const held = await holdSum(client, { key, requestId, cents, row });
  const version = row.version + 1;
  await client.query(`set local portal.transition = 'on'`);
  await client.query(
    `update loan_request set invega_loan_sum_cents = $2, version = $3, assessed_by = $4 where id = $1`,
    [
      requestId,
      cents,
      version,
      row.assessed_by.includes(person.user_id) ? row.assessed_by : [...row.assessed_by, person.user_id],
    ],
  );
  await client.query(
    `insert into request_event (request_id, version, action, from_status, to_status, actor_id, actor_role, command_id, details)
     values ($1, $2, 'setLoanSum', $3, $3, $4, 'manager', $5, $6)`,
    [requestId, version, row.status, person.user_id, key, { sumCents: cents, held }],
  );
  const answer = { requestId, status: row.status, version };
  await client.query(
    `insert into command_log (command_id, request_id, action, actor_id, input_hash, result) values ($1, $2, 'setLoanSum', $3, $4, $5)`,
    [key, requestId, person.user_id, `${requestId}:${cents}`, answer],
  );
  await client.query(
    `update idempotency set status = 200, body = $3, completed_at = now() where actor = $1 and key = $2`,
    [`staff:${person.user_id}`, key, answer],
  );
  return answer;
}

interface Holding {
  key: string;
  requestId: number;
  cents: number;
  row: RequestRow;
}

/** The money: budget locked, limits summed, reservation, budget and ledger moved by the difference. */
async function holdSum(client: pg.PoolClient, { key, requestId, cents, row }: Holding): Promise<number> {
  const budget = await client.query<{ free: number }>(
    `select budget_cents - reserved_cents - issued_cents as free from scheme_budget where scheme_code = $1 for no key update`,
    [row.scheme_code],
  );
  const sums = await client.query<{ own: number; others: number }>(
    `select coalesce(sum(cents) filter (where request_id = $1), 0)::bigint as own,
       coalesce(sum(cents) filter (where request_id <> $1), 0)::bigint as others
     from reservation where request_id = $1 or borrower_code = $2`,
    [requestId, row.party_code],
  );
  const { own = 0, others = 0 } = sums.rows[0] ?? {};
  if (cents > (budget.rows[0]?.free ?? 0) + own || others + cents > BORROWER_CAP)
    throw new Refusal(409, 'overLimit');
  await client.query(
    `insert into reservation (request_id, scheme_code, borrower_code, cents, hold) values ($1, $2, $3, $4, 'reserved')
     on conflict (request_id) do update set cents = excluded.cents, at = now()`,
    [requestId, row.scheme_code, row.party_code, cents],
  );
  await client.query(`update scheme_budget set reserved_cents = reserved_cents + $2 where scheme_code = $1`, [
    row.scheme_code,
    cents - own,
  ]);
  await client.query(
    `insert into ledger_entry (scheme_code, request_id, command_id, reserved_delta_cents, issued_delta_cents) values ($1, $2, $3, $4, 0)`,
    [row.scheme_code, requestId, key, cents - own],
  );
  return cents;
}

async function inTransaction<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const result = await work(client);
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}

const app = express();
app.disable('x-powered-by');
app.disable('etag');
app.get('/healthz', (_req, res) => void res.json({ ok: true }));
app.post('/api/Request/SetInvegaLoanSum', express.json(), async (req: Request, res: Response) => {
  const person = await whoCalls(req.get('authorization'));
  const { RequestId: requestId, Sum } = bodySchema.parse(req.body);
  const key = req.get('idempotency-key') ?? '';
  const cents = Math.round(Number(Sum) * 100);
  res.json(await inTransaction((client) => setLoanSum(client, { key, person, requestId, cents })));
});
app.use((error: Error, _req: Request, res: Response, _next: NextFunction) => {
  res.status(error instanceof Refusal ? error.status : 500).json({ code: error.message });
});
app.listen(Number(PORT), '127.0.0.1');
