import type {
  LegalEntity as RegisteredEntity,
  Accounts as FiledAccounts,
  Taxpayer,
  Employees,
  Insolvency as InsolvencyCases,
  Shareholders as Participants,
  Leases as RegisteredLeases,
  IndividualActivity as Certificates,
} from './adapters/register-answers.ts';
import { borrowerOf, normalisedForm } from '../db/queries/borrower.ts';
import { loadSnapshots, type Snapshot as Stored } from '../db/queries/registers.ts';
import type { RequestView } from '../db/queries/request-view.ts';
import type { Tx } from '../db/queries/command-input.ts';
import * as domain from '../domain/eligibility/snapshot.ts';
import { getAt } from '../domain/forms/path.ts';
import { vilniusDate } from '../domain/values/working-days.ts';

/** Gathers everything an evaluation rests on: the answers, and the newest word of every register. */
export async function buildSnapshot(db: Tx, view: RequestView): Promise<domain.Snapshot> {
  const isCompany = view.loginType === 'Company';
  const borrower = await borrowerOf(db, view);
  const form = normalisedForm(view, borrower);
  const at = (name: string): unknown => getAt(form, `${isCompany ? 'CompanyData' : 'ApplicantData'}.${name}`);
  const stored = await loadSnapshots(db, isCompany ? 'company' : 'person', view.partyCode);
  return {
    askedOn: vilniusDate(view.now),
    scheme: view.schemeCode,
    loginType: view.loginType,
    answers: {
      purpose: borrower.purposeId,
      mainEvrk: (at('CompanyEvrk') as string | null) ?? null,
      sizeType: borrower.size,
      socialBusiness: (getAt(form, 'LoanInfo.LoanSocialBusiness') as boolean | null) ?? null,
      iban: (at('Iban') as string | null) ?? null,
      parentCompanyCodes: borrower.groupCodes,
    },
    registers: answersOf(view.partyCode, stored),
  };
}

function answersOf(code: string, stored: ReadonlyMap<string, Stored>): domain.RegisterAnswers {
  const answer = <From, To>(register: string, translate: (data: From) => To): domain.RegisterAnswer<To> => {
    const row = stored.get(register);
    if (!row) return domain.missingAnswer(register);
    const { source, fetchedAt, asOf } = row;
    const data = row.data === null ? null : translate(row.data as From);
    return { state: 'answered', source, fetchedAt, asOf, data };
  };
  return {
    legalEntity: answer('legal-entities', (data: RegisteredEntity) => legalEntity(code, data)),
    accounts: answer('accounts', accounts),
    taxAuthority: answer('tax-authority', taxAuthority),
    socialInsurance: answer('social-insurance', ({ employees, month }: Employees) => ({ employees, month })),
    insolvency: answer('insolvency', insolvency),
    shareholders: answer('shareholders', shareholders),
    individualActivity: answer('individual-activity', individualActivity),
    leases: answer('leases', leases),
  };
}

function legalEntity(code: string, data: RegisteredEntity): domain.LegalEntity {
  const { manager, address } = data;
  return {
    code,
    name: data.name,
    type: data.companyType,
    legalStatus: data.legalStatus === 'unknown' ? null : data.legalStatus,
    registrationDate: data.registrationDate,
    address: [address.street, address.house, address.settlement].filter(Boolean).join(', '),
    managerName: manager ? `${manager.firstName} ${manager.lastName}` : null,
    managerCitizenship: manager?.citizenship ?? null,
  };
}

const NO_FIGURES = {
  assets: null,
  equity: null,
  subscribedCapital: null,
  sharePremium: null,
  income: null,
  shortTermDebts: null,
  liabilities: null,
  ebitda: null,
  interest: null,
};

function accounts(data: FiledAccounts): domain.Accounts {
  return {
    financialYearIsCalendarYear: data.financialYearIsCalendarYear,
    years: data.years.map(({ year, filed, figures }) => ({ year, filed, ...(figures ?? NO_FIGURES) })),
  };
}

function taxAuthority(data: Taxpayer): domain.TaxAuthority {
  const { trade } = data;
  return {
    reliableTaxpayer: data.reliableTaxpayer,
    isVatPayer: data.isVatPayer,
    activities: data.activities.map(({ code, from, to, main }) => ({
      evrk: code,
      dateFrom: from,
      dateTo: to,
      isMain: main,
    })),
    importTotal2021: trade.importTotal,
    importAffected2021: trade.importAffected,
    exportTotal2021: trade.exportTotal,
    exportAffected2021: trade.exportAffected,
    importDate: trade.periodTo,
    exportDate: trade.periodTo,
  };
}

function insolvency({ cases }: InsolvencyCases): domain.Insolvency {
  const open = cases.filter(({ closedOn }) => closedOn === null);
  const isPersonal = ({ kind }: { kind: string }): boolean => kind === 'personalBankruptcy';
  return { hasOpenCase: open.some((one) => !isPersonal(one)), personalBankruptcy: open.some(isPersonal) };
}

function shareholders({ participants }: Participants): domain.Shareholders {
  return {
    owners: participants.map((one) => {
      const { sharesPart, votingPart } = one;
      if (one.kind === 'person') {
        const name = `${one.firstName} ${one.lastName}`;
        return { kind: 'person', name, code: one.personalCode, sharesPart, votingPart };
      }
      if (one.kind === 'company') {
        return { kind: 'company', name: one.name, code: one.companyCode, sharesPart, votingPart };
      }
      return { kind: 'state', name: one.name, code: '', sharesPart, votingPart };
    }),
  };
}

function individualActivity({ certificates }: Certificates): domain.IndividualActivity {
  return {
    certificates: certificates
      .filter(({ active, to }) => active || to !== null)
      .map(({ certificate, activityCode, from, to }) => ({
        number: certificate,
        evrk: activityCode,
        from,
        to,
      })),
  };
}

function leases(data: RegisteredLeases): domain.Leases {
  const codeOf = (party: { companyCode: string } | { personalCode: string }): string =>
    'companyCode' in party ? party.companyCode : party.personalCode;
  return {
    leases: data.leases.map(({ objectId, tenant, owner, from, to }) => ({
      objectId,
      tenantCode: codeOf(tenant),
      ownerCode: codeOf(owner),
      from,
      to,
      registered: true,
    })),
  };
}
