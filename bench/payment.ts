// A loan of 1,000 payment requests: their list with its totals over HTTP against the same statements on a bare connection,
// and approving one against an ordinary action on a loan request. Both sides take turns in one run.
import { Client, Connection } from '@temporalio/client';
import { sql } from 'kysely';
import { Agent, request } from 'node:http';
import { randomUUID } from 'node:crypto';
import { connect, type Database } from '../db/connect.ts';
import { loadCalendar } from '../db/queries/clocks.ts';
import { issueProgramToken } from '../db/queries/program-tokens.ts';
import { factsOfNewPayment } from '../db/queries/payment/facts.ts';
import { listPayments } from '../db/queries/payment/list.ts';
import { loadLoanAccount } from '../db/queries/payment/loan-money.ts';
import { loadPaymentState } from '../db/queries/payment/view.ts';
import { addStaff } from '../tests/harness/people.ts';
import { paymentStart, WORKFLOW_TYPE } from '../workflows/definitions.ts';
import { setLoanSum } from './action-call.ts';
import { addSubmittedRequests, managerToken, startWorkflows } from './cases.ts';
import { machineFacts, summarise, table, timed } from './measure.ts';
import { openPortal, type BenchPortal } from './portal.ts';

const ROUNDS = Number(process.env['ROUNDS'] ?? 200);
const LISTS = Number(process.env['LISTS'] ?? 100);
const WARM_UP = 20;
const PAYMENTS = 1_000;
const CASES = 20;
const FIRST_ID = 1_000_001;
const CENTS = 100_00;
const TARGET = { list: 1.5, approve: 1.3 };

const agent = new Agent({ keepAlive: true, maxSockets: 4 });

const portal = await openPortal();
const db = connect(portal.databaseUrl, { max: 4 });
try {
  await measure();
} finally {
  await db.destroy();
  await portal.close();
}

async function measure(): Promise<void> {
  const ids = await addSubmittedRequests(db, FIRST_ID, CASES + 1);
  const loan = ids.pop()!;
  await startWorkflows(portal, db, ids);
  const manager = await managerToken(db);
  const approver = await issueProgramToken(db, {
    userId: await addStaff(db, 'andrius'),
    label: 'bench',
    days: 1,
  });
  const payments = await addPayments(db, loan);
  await startPayments(portal, db, payments.slice(0, WARM_UP + ROUNDS));

  const url = new URL(`/api/PaymentRequest/List?requestId=${loan}`, portal.portalUrl);
  const lists = await inTurns(LISTS, {
    http: () => call(url, approver, 'GET'),
    raw: () => readRaw(db, loan),
  });
  const approvals = await inTurns(ROUNDS, {
    http: (round) =>
      call(
        new URL(`/api/PaymentRequest/Approve?paymentRequestId=${payments[round]!}`, portal.portalUrl),
        approver,
        'POST',
      ),
    raw: (round) => setLoanSum(portal.portalUrl, manager, ids[round % CASES]!, Math.floor(round / CASES)),
  });
  report(lists, approvals);
}

interface Pair<T> {
  http: T;
  raw: T;
}

/** Times both sides, the first rounds not counted; who begins changes every round. */
async function inTurns(
  rounds: number,
  sides: Pair<(round: number) => Promise<unknown>>,
): Promise<Pair<number[]>> {
  const samples: Pair<number[]> = { http: [], raw: [] };
  for (let round = 0; round < WARM_UP + rounds; round += 1)
    for (const side of round % 2 ? (['raw', 'http'] as const) : (['http', 'raw'] as const)) {
      const ms = await timed(() => sides[side](round));
      if (round >= WARM_UP) samples[side].push(ms);
    }
  return samples;
}

/** The statements of the route itself: the list, the account of the loan, what a new one would need. */
async function readRaw(on: Database, loan: number): Promise<void> {
  await loadLoanAccount(on, loan, 'staff');
  await factsOfNewPayment(on, loan, true);
  const rows = await listPayments(on, loan);
  if (rows.length !== PAYMENTS) throw new Error(`${rows.length} payment requests`);
}

/** Payment requests in 5 with two documents each, of a loan that has room for all of them. */
async function addPayments(on: Database, loan: number): Promise<number[]> {
  await on.transaction().execute(async (tx) => {
    await sql`select set_config('portal.transition', 'on', true)`.execute(tx);
    await sql`update loan_request set status = 9, version = version + 1, loan_purpose_id = 2,
      invega_loan_sum_cents = ${2 * CENTS * PAYMENTS} where id = ${loan}`.execute(tx);
    await sql`insert into payment_request (id, request_id, number, status, version, created_at, created_by,
        status_changed_at, first_submitted_at, submitted_at)
      select nextval('payment_request_number'), r.id, n, 5, 2, now(), r.created_by, now(), now(), now()
      from loan_request r, generate_series(1, ${PAYMENTS}::int) n where r.id = ${loan}`.execute(tx);
    await sql`insert into payment_document (payment_request_id, number, supplier_is_company, supplier_name, supplier_code,
        document_number, document_date, document_cents, required_cents, comment, asked_investment_cents,
        asked_turnover_cents, investment_cents, turnover_cents, created_by, save_key)
      select p.id, d, true, 'UAB „Staklės“', '900000016', 'SF-' || d, (now() at time zone 'Europe/Vilnius')::date, ${CENTS}, ${CENTS}, '', 0, ${CENTS}, 0,
        ${CENTS}, p.created_by, 'bench-' || p.id || '-' || d
      from payment_request p, generate_series(1, 2) d where p.request_id = ${loan}`.execute(tx);
    await sql`insert into payment_task (payment_request_id, kind) select id, 'reviewPaymentRequest'
      from payment_request where request_id = ${loan}`.execute(tx);
  });
  await sql`analyze`.execute(on);
  const { rows } = await sql<{
    id: number;
  }>`select id from payment_request where request_id = ${loan} order by id`.execute(on);
  return rows.map(({ id }) => id);
}

async function startPayments(to: BenchPortal, on: Database, ids: readonly number[]): Promise<void> {
  const connection = await Connection.connect({ address: to.temporalAddress });
  const client = new Client({ connection, namespace: to.namespace });
  const clocks = await loadCalendar(on, null);
  for (const paymentRequestId of ids) {
    const resumeFrom = (await loadPaymentState(on, paymentRequestId, clocks)) ?? undefined;
    await client.workflow.start(WORKFLOW_TYPE.paymentRequest, {
      ...paymentStart(paymentRequestId),
      taskQueue: to.taskQueue,
      args: [{ paymentRequestId, ...(resumeFrom ? { resumeFrom } : {}) }],
    });
  }
  await connection.close();
}

/** One call over a kept connection; 202, 429 and 503 are asked again with the same key. */
async function call(url: URL, token: string, method: 'GET' | 'POST'): Promise<void> {
  const headers = {
    authorization: `Bearer ${token}`,
    ...(method === 'POST' ? { 'idempotency-key': randomUUID() } : {}),
  };
  for (;;) {
    const status = await new Promise<number>((resolve, reject) => {
      const asked = request(url, { method, agent, headers }, (answer) => {
        answer.resume().on('end', () => resolve(answer.statusCode ?? 0));
      });
      asked.on('error', reject).end();
    });
    if (status === 200) return;
    if (![202, 429, 503].includes(status)) throw new Error(`${url.pathname} answered ${status}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

function report(lists: Pair<number[]>, approvals: Pair<number[]>): void {
  const named = [
    [`list of ${PAYMENTS} over HTTP`, lists.http],
    ['the same statements', lists.raw],
    ['approve', approvals.http],
    ['set loan sum', approvals.raw],
  ] as const;
  const rows = named.map(([name, samples]) => {
    const { count, p50, p95, max } = summarise(samples);
    return [name, String(count), p50, p95, max];
  });
  console.log(`\n${machineFacts()}\n\n${table(['what', 'times', 'p50 ms', 'p95 ms', 'max ms'], rows)}`);
  const ratio = ({ http, raw }: Pair<number[]>) => summarise(http).p50 / summarise(raw).p50;
  const [list, approve] = [ratio(lists), ratio(approvals)];
  const met = list <= TARGET.list && approve <= TARGET.approve;
  console.log(
    `\nlist ${list.toFixed(2)} × (target ${TARGET.list}), approve ${approve.toFixed(2)} × (target ${TARGET.approve}): ${met ? 'met' : 'missed'}`,
  );
  if (!met) process.exitCode = 1;
}
