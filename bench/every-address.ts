// Every address of the portal with demo data behind it, and who opens it there.
import { sql } from 'kysely';
import type { Database } from '../db/connect.ts';
import { Status } from '../domain/application/status.ts';
import { paths } from '../web/paths.ts';

/** `anybody`, or a key of the demo people; a company's key stands for its director. */
export interface Address {
  name: string;
  who: string;
  path: string;
}

interface Ids {
  /** Newest request of a company in a status. */
  request: (company: string, status: number) => number;
  payment: { id: number; request: number; document: number };
  bill: { tenant: number; owner: number; request: number };
  policyDraft: string | undefined;
  policyRun: string | undefined;
}

/** The demo data: UAB „Šiaurės linija“ has a request in most statuses, a sole trader has the bills. */
export async function everyAddress(db: Database, codeOf: (company: string) => string): Promise<Address[]> {
  const ids = await readIds(db, codeOf);
  return [...publicOnes(), ...applicants(ids), ...staffOnes(ids)];
}

const publicOnes = (): Address[] =>
  Object.entries({
    home: paths.home,
    login: paths.login,
    'login, expired': paths.loginWith({ expired: true }),
    'self-check': paths.selfCheck,
    'self-check, answered': paths.selfCheckOf({ code: '900000016' }),
    about: paths.about,
    description: paths.description,
    'description, rent': paths.descriptionOf('nuoma'),
    aid: paths.aid,
    'test login': paths.testLogin,
    denied: paths.permissionDenied(1),
    link: `${paths.link}?${'a'.repeat(40)}`,
    unknown: '/tokio-puslapio-nera',
    'staff login': paths.staffLogin,
  }).map(([name, path]) => ({ name, who: 'anybody', path }));

function applicants({ request, payment, bill }: Ids): Address[] {
  const own = (status: number) => request('linija', status);
  const director = {
    list: paths.requests,
    'new request': paths.newRequest,
    'form, a draft': paths.request(own(Status.preparing)),
    'form, returned': paths.request(own(Status.returned)),
    'view, submitted': paths.request(own(Status.submitted), 'view'),
    'view, contract': paths.request(own(Status.contractGenerated), 'view'),
    'view, signed': paths.request(own(Status.signed), 'view'),
    submitted: paths.submitted(own(Status.submitted)),
    signing: paths.signing(own(Status.contractGenerated)),
    'signing, a change': paths.signing(own(Status.changeGenerated)),
    'signing, signed': paths.signing(own(Status.signed)),
    authorisations: paths.authorization,
    sessions: paths.sessions,
    notices: paths.notices,
    'mail settings': paths.mailSettings,
    'payment requests': paths.paymentRequests(payment.request),
    'payment request': paths.paymentRequest({
      requestId: payment.request,
      paymentRequestId: payment.id,
      actionType: 'view',
    }),
    'payment document': paths.paymentDocument({
      requestId: payment.request,
      paymentRequestId: payment.id,
      documentId: payment.document,
      actionType: 'view',
    }),
  };
  const tenant = {
    'view, rent': paths.request(bill.request, 'view'),
    bills: paths.bills,
    'bill, new': paths.billCreate(bill.request),
    bill: paths.billOf('view', bill.tenant),
  };
  const owner = {
    'bills, owner': paths.billsApprove,
    'bill, owner': paths.billOf('approveview', bill.owner),
  };
  return [
    ...of('linija', director),
    ...of('mantas', tenant),
    ...of('laima', owner),
    ...of('jonas', { representative: paths.representative }),
  ];
}

function staffOnes({ request, payment, bill, policyDraft, policyRun }: Ids): Address[] {
  const place = { requestId: payment.request, paymentRequestId: payment.id };
  const assessor = {
    inbox: paths.staffMain,
    'case, submitted': paths.staffRequest(request('tekstile', Status.submitted)),
    'case, decided on': paths.staffRequest(request('riba', Status.submitted)),
    'case, signed': paths.staffRequest(request('linija', Status.signed)),
    deadlines: paths.deadlines,
    statistics: paths.statistics,
    'tax authority': paths.staffVmi,
    representatives: paths.staffRepresentatives,
    turnovers: paths.turnovers,
    'own sessions': paths.staffSessions,
    'own notices': paths.staffNotices,
    'own mails': paths.staffMailSettings,
  };
  const manager = {
    'case, terminated': paths.staffRequest(request('tekstile', Status.terminated)),
    'payments of a loan': paths.staffPaymentRequests(payment.request),
    'payment, staff': paths.staffPaymentRequest({ ...place, actionType: 'view' }),
    'document, staff': paths.staffPaymentDocument({
      ...place,
      documentId: payment.document,
      actionType: 'view',
    }),
    'bills, staff': paths.staffBills(bill.request),
    'bill, staff': paths.staffBill(bill.owner),
    imports: paths.imports,
    repair: paths.repair,
    operations: paths.operations,
  };
  const administrator = {
    administration: paths.administration,
    calendar: paths.calendar,
    texts: paths.texts,
    policy: paths.policy,
    ...(policyDraft ? { 'policy draft': paths.policyDraft(policyDraft) } : {}),
    ...(policyRun ? { 'policy run': paths.policyRun(policyRun) } : {}),
  };
  return [
    ...of('egle', assessor),
    ...of('kristina', manager),
    ...of('daiva', { 'signing list': paths.staffSigning }),
    ...of('saulius', administrator),
  ];
}

const of = (who: string, addresses: Record<string, string>): Address[] =>
  Object.entries(addresses).map(([name, path]) => ({ name, who, path }));

async function readIds(db: Database, codeOf: (company: string) => string): Promise<Ids> {
  const { rows: requests } = await sql<{ id: number; status: number; code: string; scheme: string }>`
    select r.id, r.status, p.code, r.scheme_code scheme from loan_request r join party p on p.id = r.party_id order by r.id desc`.execute(
    db,
  );
  const { rows: payments } = await sql<{ id: number; request: number; document: number }>`
    select p.id, p.request_id request, d.id document from payment_request p
    join payment_document d on d.payment_request_id = p.id and d.deleted_at is null order by p.id desc`.execute(
    db,
  );
  const { rows: bills } = await sql<{ id: number; request: number; status: number }>`
    select id, request_id request, status from bill where deleted_at is null order by id`.execute(db);
  const { rows: policy } = await sql<{ draft: string; run: string | null }>`
    select d.id::text draft, (select r.id::text from policy_run r where r.draft_id = d.id limit 1) run
    from policy_draft d order by run nulls last limit 1`.execute(db);
  const [payment] = payments;
  const [tenant] = bills;
  const owner = bills[1] ?? tenant;
  if (!payment || !tenant || !owner) throw new Error('the demo data has no payment document or no bill');
  return {
    request(company, status) {
      const found = requests.find((one) => one.code === codeOf(company) && one.status === status);
      if (!found) throw new Error(`no request of ${company} in status ${status}`);
      return found.id;
    },
    payment,
    bill: { tenant: tenant.id, owner: owner.id, request: tenant.request },
    policyDraft: policy[0]?.draft,
    policyRun: policy[0]?.run ?? undefined,
  };
}
