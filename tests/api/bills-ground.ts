// What tests of bills of rent stand on.
import { expect } from '@jest/globals';
import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import { startApi, type Answer, type Api, type Client } from '../harness/api.ts';
import { askRegisters } from '../harness/over-http.ts';
import { logInAs, personOf } from '../harness/representatives.ts';

export let api: Api;
export let mantas: Client, laima: Client, stranger: Client;
export let kristina: Client, egle: Client, saulius: Client, paulius: Client;
export const I = '/api/Invoice';
export const LAIMA = personOf('laima').PersonalCode;
export const MANTAS = personOf('mantas').PersonalCode;
export const NOTHING_NEW = 'Nėra naujų sąskaitų, kurias būtų galima patvirtinti finansavimui';

/** The portal and its people. */
export async function openBills(env: Record<string, string> = {}): Promise<void> {
  api = await startApi({ env });
  [mantas, laima] = [await logInAs(api, 'mantas'), await logInAs(api, 'laima')];
  stranger = await api.applicant('tekstile');
  for (const who of [mantas, laima])
    await who.post('/api/Users/CreateConsent', {
      json: { email: 'a@example.test', phoneNumber: '+37061234567', accepted: true },
    });
  [kristina, egle, saulius, paulius] = [
    await api.staff('kristina', ['manager']),
    await api.staff('egle', ['assessor']),
    await api.staff('saulius', ['administrator']),
    await api.staff('paulius', []),
  ];
  await askRegisters(mantas, 'Individual');
}

interface Loan {
  who?: Client;
  status?: number;
  cents?: number;
  schemeCode?: string;
}

/** A request as it stands after the contract. */
export async function signed({
  who = mantas,
  status = 9,
  cents = 900_000_00,
  schemeCode = 'nuoma',
}: Loan = {}) {
  const { requestId } = (await who.post('/api/Request/Start', { json: { schemeCode } })).body as {
    requestId: number;
  };
  await api.database.db.transaction().execute(async (tx) => {
    await sql`select set_config('portal.transition', 'on', true)`.execute(tx);
    await sql`update loan_request set status = ${status}, version = version + 1, invega_loan_sum_cents = ${cents}
      where id = ${requestId}`.execute(tx);
  });
  return requestId;
}

let numbers = 0;
/** Each of a month of its own, so that the register has nothing to ask a person about. */
export const bill = (more: Record<string, unknown> = {}) => {
  numbers += 1;
  return {
    Number: `ŽM-${numbers}`,
    RentDate: `20${20 + (Math.floor(numbers / 12) % 4)}-${String((numbers % 12) + 1).padStart(2, '0')}-01`,
    Sum: '640.00',
    RealEstateObjectId: '1094-0123-4567:0001',
    OwnerCode: LAIMA,
    OwnerName: 'Laima Grigaitė',
    ...more,
  };
};
export const save = (who: Client, requestId: number, json: unknown): Promise<Answer> =>
  who.post(`${I}/Save?requestId=${requestId}`, { json });
export async function saved(requestId: number, more: Record<string, unknown> = {}): Promise<number> {
  const answer = await save(mantas, requestId, bill(more));
  expect(answer).toMatchObject({ status: 200 });
  return answer.body.invoiceId as number;
}
export const sent = (requestId: number, more: Record<string, unknown> = {}) =>
  saved(requestId, { send: true, ...more });
export const confirm = (who: Client, id: number, key?: string) =>
  who.post(`${I}/Confirm?invoiceId=${id}`, { json: {}, ...(key ? { key } : {}) });
export const reject = (who: Client, id: number, json: unknown) =>
  who.post(`${I}/Reject?invoiceId=${id}`, { json });
export async function confirmed(requestId: number, more: Record<string, unknown> = {}): Promise<number> {
  const id = await sent(requestId, more);
  expect((await confirm(laima, id)).body).toMatchObject({ InvoiceStatusId: 2 });
  return id;
}
export const fund = (requestId: number, json: unknown = {}, key?: string) =>
  kristina.post(`/api/Request/ConfirmInvoicesFromManager/${requestId}`, { json, ...(key ? { key } : {}) });
export const canFund = async (requestId: number) =>
  (await kristina.get(`/api/Request/CanConfirmInvoicesFromManager/${requestId}`)).body as Record<
    string,
    unknown
  >;
export const bySide = async (who: Client, side: 'GetByTenant' | 'GetByOwner' | 'ManagerGet', id: number) =>
  (await who.get(`${I}/${side}?invoiceId=${id}`)).body as Record<string, Record<string, unknown>>;
/** How often the request stands in the list narrowed by the filter, and in the queue of the rail. */
export const withNewBills = async (requestId: number): Promise<number[]> => {
  const countOf = async (narrowed: object): Promise<number> => {
    const json = { countPerPage: 30, RequestId: String(requestId), ...narrowed };
    return (await kristina.post('/api/Request/GetManagerRequests', { json })).body.TotalCount as number;
  };
  return [await countOf({ OnlyWithNewInvoices: true }), await countOf({ queue: 'newBills' })];
};
export const tasksOf = async (requestId: number) => {
  const { rows } = await sql<{ open: boolean }>`select closed_at is null as open from staff_task
    where request_id = ${requestId} and kind = 'confirmBills' order by opened_at`.execute(api.database.db);
  return rows.map(({ open }) => open);
};

export async function aidOf(party: string): Promise<number> {
  const { rows } = await sql<{
    cents: number;
  }>`select funded_cents as cents from rent_aid where party_code = ${party}`.execute(api.database.db);
  return rows[0]?.cents ?? 0;
}

/** Fifty bills that wait for staff, spread over these requests. */
export async function fiftyConfirmed(
  requests: readonly number[],
  cents: number,
): Promise<{ id: number; request: number }[]> {
  const { rows } = await sql<{
    id: number;
    request: number;
  }>`insert into bill (request_id, tenant_code, number, cents,
      object_id, owner_code, owner_name, status, check_result, check_reason, retain_until, created_by)
    select (${[...requests]}::bigint[])[1 + n % ${requests.length}::int], ${MANTAS}, 'lenktynės-' || n, ${cents},
      '1094-0123-4567:0001', ${LAIMA}, 'Laima', 2, 1, 'leaseFits', '2031-01-01', ${mantas.userId}::uuid
    from generate_series(1, 50) n returning id, request_id as request`.execute(api.database.db);
  return rows;
}

/** What the submitted answers say of the main activity. */
export async function declareActivity(requestId: number, evrk: string): Promise<void> {
  const form = JSON.stringify({ CompanyData: { CompanyEvrk: evrk } });
  await sql`update loan_request set submission_count = 1 where id = ${requestId}`.execute(api.database.db);
  await sql`insert into submission (request_id, no, form, form_version, printout, rule_set_version, limit_cents, submitted_by)
    values (${requestId}, 1, ${form}::jsonb, 1, '[]', 'nuoma/2022-06-01', 1, ${mantas.userId}::uuid)`.execute(
    api.database.db,
  );
}

/** A bill that waits for staff, between parties the registers need not know. */
export async function addConfirmed(given: {
  request: number;
  tenant: string;
  owner: string;
  cents: number;
}): Promise<number> {
  const { request, tenant, owner, cents } = given;
  const { rows } = await sql<{
    id: number;
  }>`insert into bill (request_id, tenant_code, number, cents, object_id, owner_code,
      owner_name, status, retain_until, created_by)
    values (${request}, ${tenant}, ${randomUUID()}, ${cents}, 'x', ${owner}, 'UAB', 2, '2031-01-01', ${mantas.userId}::uuid)
    returning id`.execute(api.database.db);
  return rows[0]!.id;
}
