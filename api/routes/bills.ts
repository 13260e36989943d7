import { confirmBill, refuseBill, rejectBill } from '../../db/queries/bills/decide.ts';
import {
  billRequests,
  findBillRequest,
  leaseCards,
  loadAid,
  type BillRequest,
} from '../../db/queries/bills/facts.ts';
import { fundBills } from '../../db/queries/bills/fund.ts';
import { listBillEvents } from '../../db/queries/bills/log.ts';
import { countBills, listBills, type BillRow } from '../../db/queries/bills/rows.ts';
import { deleteBill, saveBill } from '../../db/queries/bills/save.ts';
import { hasRight } from '../../domain/application/rights.ts';
import { takesBills, type BillSide } from '../../domain/bills/moves.ts';
import { ruleSetFor } from '../../domain/eligibility/rule-sets.ts';
import { problemText } from '../../domain/texts/lt/problem.ts';
import { vilniusDate } from '../../domain/values/days.ts';
import { toWire } from '../../domain/values/money.ts';
import { actorOf, AS_STAFF, asOwner, asTenant, billFor, billProblem, outcomeOfBill } from '../bill-calls.ts';
import { readCase } from '../case-reads.ts';
import { requestFor } from '../commands.ts';
import type { Deps } from '../deps.ts';
import { defineRoute } from '../http/define-route.ts';
import { Problem } from '../http/problems.ts';
import { staffWith } from '../http/rights.ts';
import type { Session } from '../http/session.ts';
import { aidOf, billLogOf, billOf, leasesOf, sumsOf } from '../present/bills.ts';
import * as wire from '../wire/bills.ts';
import { idParams } from '../wire/shared.ts';

const PER_PAGE = 100;

const mayDecide = (session: Session): boolean =>
  session.kind === 'applicant' || hasRight('confirmBills', session.roles);
const seenBy = (session: Session, side: BillSide) => (bill: BillRow) =>
  billOf(side, bill, { mayDecide: mayDecide(session) });
const termsOf = (request?: BillRequest | null) =>
  ruleSetFor('nuoma', request?.judgedOn ?? vilniusDate(Date.now())).parameters;

/** One bill with what it is judged by; the owner has neither the tenant's leases nor its money. */
async function opened(deps: Deps, session: Session, side: BillSide, bill: BillRow) {
  const request = await findBillRequest(deps.db, bill.requestId);
  const isOwner = side === 'owner';
  return {
    Invoice: seenBy(session, side)(bill),
    Log: billLogOf(side, await listBillEvents(deps.db, bill.id)),
    Leases: isOwner
      ? null
      : leasesOf(await leaseCards(deps.db, bill.tenantCode), termsOf(request), bill.objectId),
    Aid: isOwner ? null : aidOf(await loadAid(deps.db, bill.tenantCode, request?.declaredEvrk ?? null)),
    RetainUntil: isOwner ? null : bill.retainUntil,
  };
}

/** The newest request's answers say what activity counts where the registers say nothing. */
async function declaredBy(deps: Deps, requests: readonly { id: number }[]): Promise<string | null> {
  const [newest] = requests;
  return newest ? ((await findBillRequest(deps.db, newest.id))?.declaredEvrk ?? null) : null;
}

/** Bills of rent: `Invoice` on the wire. The tenant is the buyer, the owner of the premises the seller. */
export const billRoutes = [
  defineRoute({
    method: 'GET',
    path: '/api/Invoice/TenantList',
    access: 'applicant',
    summary: 'Bills the party sends as tenant, with its registered leases',
    query: wire.tenantQuery,
    output: wire.tenantInvoices,
    fails: [404],
    handler: async ({ deps, session, query }) => {
      if (query.requestId !== undefined) await requestFor(deps.db, session, query.requestId);
      const requests = await billRequests(deps.db, session.partyId);
      const rows = await listBills(deps.db, asTenant(session), { requestId: query.requestId });
      const { partyCode } = session;
      return {
        Items: rows.map(seenBy(session, 'tenant')),
        Totals: sumsOf(rows),
        Leases: leasesOf(await leaseCards(deps.db, partyCode), termsOf()),
        Aid: aidOf(await loadAid(deps.db, partyCode, await declaredBy(deps, requests))),
        Requests: requests.map(({ id, status }) => ({
          requestId: id,
          refusal: takesBills(status) ? null : 'loanInForce',
        })),
      };
    },
  }),
  defineRoute({
    method: 'GET',
    path: '/api/Invoice/OwnerList',
    access: 'applicant',
    summary: 'Bills others sent the party as owner of their premises',
    output: wire.ownerInvoices,
    handler: async ({ deps, session }) => {
      const rows = await listBills(deps.db, asOwner(session));
      return { Items: rows.map(seenBy(session, 'owner')), Totals: { Sum: sumsOf(rows).Sum } };
    },
  }),
  defineRoute({
    method: 'GET',
    path: '/api/Invoice/GetByTenant',
    access: 'applicant',
    summary: 'One bill as its tenant has it',
    query: wire.byInvoice,
    output: wire.openInvoice,
    fails: [404],
    handler: async ({ deps, session, query }) =>
      opened(deps, session, 'tenant', await billFor(deps, query.invoiceId, asTenant(session))),
  }),
  defineRoute({
    method: 'GET',
    path: '/api/Invoice/GetByOwner',
    access: 'applicant',
    summary: 'One bill as the owner of the premises has it',
    query: wire.byInvoice,
    output: wire.openInvoice,
    fails: [404],
    handler: async ({ deps, session, query }) =>
      opened(deps, session, 'owner', await billFor(deps, query.invoiceId, asOwner(session))),
  }),
  defineRoute({
    method: 'POST',
    path: '/api/Invoice/Save',
    access: 'applicant',
    summary: 'Saves a bill of the tenant, new or changed, and sends it to the owner where that is asked',
    query: wire.ofRequest,
    body: wire.invoiceInput,
    output: wire.invoiceOutcome,
    fails: [404, 409],
    handler: async (call) => {
      const { deps, session, query, body } = call;
      await requestFor(deps.db, session, query.requestId);
      const { Id: billId = null, version = null, send, ...raw } = body;
      const given = { requestId: query.requestId, billId, raw, version, send: send === true };
      return outcomeOfBill(deps, 'tenant', await saveBill(deps.db, given, actorOf(call, 'tenant')));
    },
  }),
  defineRoute({
    method: 'DELETE',
    path: '/api/Invoice/Delete',
    access: 'applicant',
    summary: 'Removes a bill that is not with its owner',
    query: wire.byInvoice,
    output: wire.invoiceOutcome,
    fails: [404, 409],
    handler: async (call) => {
      const { deps, session, query } = call;
      const bill = await billFor(deps, query.invoiceId, asTenant(session));
      const given = { billId: bill.id, requestId: bill.requestId };
      return outcomeOfBill(deps, 'tenant', await deleteBill(deps.db, given, actorOf(call, 'tenant')));
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/api/Invoice/Confirm',
    access: 'applicant',
    summary: 'The owner confirms a bill, and the lease register is asked about it',
    query: wire.byInvoice,
    body: wire.confirmBody,
    output: wire.invoiceOutcome,
    fails: [403, 404, 409],
    handler: async (call) => {
      const { deps, session, query, body } = call;
      const bill = await billOfOwner(deps, session, query.invoiceId);
      const given = { billId: bill.id, version: body.version ?? null, ownerCode: bill.ownerCode };
      return outcomeOfBill(deps, 'owner', await confirmBill(deps.db, given, actorOf(call, 'owner')));
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/api/Invoice/Reject',
    access: 'applicant',
    summary: 'The owner does not take a bill: for good, or back to its tenant',
    query: wire.byInvoice,
    body: wire.rejectBody,
    output: wire.invoiceOutcome,
    fails: [403, 404, 409],
    handler: async (call) => {
      const { deps, session, query, body } = call;
      const bill = await billOfOwner(deps, session, query.invoiceId);
      const { comment, toCorrect: isReturned, version = null } = body;
      const given = { billId: bill.id, version, comment, isReturned, ownerCode: bill.ownerCode };
      return outcomeOfBill(deps, 'owner', await rejectBill(deps.db, given, actorOf(call, 'owner')));
    },
  }),
  defineRoute({
    method: 'GET',
    path: '/api/Invoice/ManagerList',
    access: staffWith('readCases'),
    summary: 'All bills that were sent, or those of one request',
    query: wire.managerQuery,
    output: wire.managerInvoices,
    fails: [404],
    handler: async ({ deps, session, query }) => {
      const { requestId, onlyNew, page } = query;
      if (requestId !== undefined) await readCase(deps, session, requestId, 'case');
      const list = { requestId, onlyNew, page: { no: page, size: PER_PAGE } };
      const [rows, all] = await Promise.all([
        listBills(deps.db, AS_STAFF, list),
        countBills(deps.db, AS_STAFF, list),
      ]);
      return {
        Items: rows.map(seenBy(session, 'staff')),
        Totals: { Sum: toWire(all.cents), FundedSum: toWire(all.fundedCents) },
        TotalCount: all.total,
      };
    },
  }),
  defineRoute({
    method: 'GET',
    path: '/api/Invoice/ManagerGet',
    access: staffWith('readCases'),
    summary: 'One bill as staff have it',
    query: wire.byInvoice,
    output: wire.openInvoice,
    fails: [404],
    handler: async ({ deps, session, query }) => {
      const bill = await billFor(deps, query.invoiceId, AS_STAFF);
      await readCase(deps, session, bill.requestId, 'case');
      return opened(deps, session, 'staff', bill);
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/api/Invoice/ManagerReject',
    access: staffWith('confirmBills'),
    summary: 'Staff do not take a bill the owner confirmed: for good, or back to its tenant',
    query: wire.byInvoice,
    body: wire.rejectBody,
    output: wire.invoiceOutcome,
    fails: [404, 409],
    handler: async (call) => {
      const { deps, query, body } = call;
      const bill = await billFor(deps, query.invoiceId, AS_STAFF);
      const { comment, toCorrect: isReturned, version = null } = body;
      const given = { billId: bill.id, version, comment, isReturned };
      return outcomeOfBill(deps, 'staff', await refuseBill(deps.db, given, actorOf(call, 'manager')));
    },
  }),
  defineRoute({
    method: 'GET',
    path: '/api/Request/CanConfirmInvoicesFromManager/{id}',
    access: staffWith('confirmBills'),
    summary: 'New bills of a request that may be confirmed for financing',
    params: idParams,
    output: wire.canConfirm,
    fails: [404],
    handler: async ({ deps, session, params }) => {
      const loan = await readCase(deps, session, params.id, 'case');
      const rows = await listBills(deps.db, AS_STAFF, { requestId: loan.id, onlyNew: true });
      const request = await findBillRequest(deps.db, loan.id);
      const aid = request && (await loadAid(deps.db, request.partyCode, request.declaredEvrk));
      const isAny = rows.length > 0;
      return {
        canConfirm: isAny,
        ErrorDescription: isAny ? null : problemText('nothingToConfirm'),
        Items: rows.map(seenBy(session, 'staff')),
        Sum: sumsOf(rows).Sum,
        Aid: aid && aidOf(aid),
      };
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/api/Request/ConfirmInvoicesFromManager/{id}',
    access: staffWith('confirmBills'),
    summary: 'Confirms new bills of a request for financing, all or those named',
    params: idParams,
    body: wire.fundBody,
    output: wire.fundedInvoices,
    fails: [404, 409],
    handler: async (call) => {
      const { deps, session, params, body } = call;
      await requestFor(deps.db, session, params.id);
      const given = { requestId: params.id, billIds: body.invoiceIds ?? null };
      const funded = await fundBills(deps.db, given, actorOf(call, 'manager'));
      if (funded.kind === 'refused') throw await billProblem(deps, 'staff', funded);
      return { invoiceIds: funded.billIds, Sum: toWire(funded.cents) };
    },
  }),
];

/** The tenant of a bill knows that it is there, and may not decide about it; to strangers it is not there. */
async function billOfOwner(deps: Deps, session: Parameters<typeof asOwner>[0], billId: number) {
  const bill = await billFor(deps, billId, asOwner(session)).catch(async (error: unknown) => {
    if (!(error instanceof Problem)) throw error;
    await billFor(deps, billId, asTenant(session));
    throw new Problem('forbidden');
  });
  return bill;
}
