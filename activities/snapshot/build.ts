import { applicantSnapshots, borrowerOf, normalisedForm, type Borrower } from '../../db/queries/borrower.ts';
import type { Tx } from '../../db/queries/command-input.ts';
import { judgedOn } from '../../db/queries/judged-on.ts';
import { registerAnswers } from '../../db/queries/register-answers.ts';
import type { RequestView } from '../../db/queries/request-view.ts';
import type * as domain from '../../domain/eligibility/snapshot.ts';
import { getAt } from '../../domain/forms/path.ts';
import type { RegisterId } from '../../domain/registers/register-id.ts';
import { fromWire } from '../../domain/values/money.ts';
import { groupCompanies, lessorHolders, registersOfRelated } from './related.ts';

interface Gathered {
  borrower: Borrower;
  answers: domain.SnapshotAnswers;
  registers: domain.RegisterAnswers;
  lessors: readonly string[];
}

async function gather(db: Tx, view: RequestView): Promise<Gathered> {
  const snapshots = await applicantSnapshots(db, view);
  const borrower = await borrowerOf(db, view, snapshots);
  const answers = answersOf(view, borrower);
  const registers = registerAnswers(view.partyCode, snapshots);
  const registered = registers.leases.data?.leases ?? [];
  const lessors = new Set([...registered, ...(answers.bills ?? [])].map(({ ownerCode }) => ownerCode));
  return { borrower, answers, registers, lessors: [...lessors] };
}

/** Gathers everything an evaluation rests on: the answers, and the newest word of every register, also about the group. */
export async function buildSnapshot(db: Tx, view: RequestView): Promise<domain.Snapshot> {
  const { borrower, answers, registers, lessors } = await gather(db, view);
  const holdersOf = await lessorHolders(db, lessors);
  const withHolders = <T extends { ownerCode: string }>(facts: T) => {
    const ownerMajorityCodes = holdersOf(facts.ownerCode);
    return ownerMajorityCodes === undefined ? facts : { ...facts, ownerMajorityCodes };
  };
  const { leases } = registers;
  return {
    askedOn: judgedOn(view),
    scheme: view.schemeCode,
    loginType: view.loginType,
    answers: { ...answers, bills: answers.bills?.map(withHolders) },
    registers: {
      ...registers,
      leases:
        leases.state === 'answered' && leases.data
          ? { ...leases, data: { leases: leases.data.leases.map(withHolders) } }
          : leases,
    },
    group: await groupCompanies(db, view.schemeCode, borrower.group),
  };
}

/** Companies beside the applicant the registers are to be asked about, and which of them. */
export async function relatedRegisters(db: Tx, view: RequestView): Promise<Map<string, RegisterId[]>> {
  const { borrower, lessors } = await gather(db, view);
  return registersOfRelated(view, borrower.group, lessors);
}

function answersOf(view: RequestView, borrower: Borrower): domain.SnapshotAnswers {
  const form = normalisedForm(view, borrower);
  const prefix = view.loginType === 'Company' ? 'CompanyData' : 'ApplicantData';
  const at = <T>(path: string): T | null => (getAt(form, path) as T | null | undefined) ?? null;
  return {
    purpose: borrower.purposeId,
    mainEvrk: at<string>(`${prefix}.CompanyEvrk`),
    sizeType: borrower.declaredSize,
    sizeByStaff: view.sizeByStaff,
    socialBusiness: at<boolean>('LoanInfo.LoanSocialBusiness'),
    iban: at<string>(`${prefix}.Iban`),
    parentCompanyCodes: borrower.groupCodes,
    declaredIncome: fromWire(at('FinancialData.Income19')),
    bills: billsOf(view.partyCode, at),
  };
}

/** The bill the form asks about; bills sent later, with payment, are checked one by one. */
function billsOf(tenantCode: string, at: <T>(path: string) => T | null): domain.BillFacts[] {
  const objectId = at<string>('Invoice.RealEstateObjectId');
  const ownerCode = at<string>('Invoice.OwnerCode');
  const rentDate = at<string>('Invoice.RentDate');
  return objectId && ownerCode && rentDate ? [{ objectId, tenantCode, ownerCode, rentDate }] : [];
}
