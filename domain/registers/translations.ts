// What the registers say, in the words of the rules.
import type * as domain from '../eligibility/snapshot.ts';
import type * as stored from './stored.ts';

export function legalEntity(code: string, data: stored.StoredLegalEntity): domain.LegalEntity {
  const { manager, address } = data;
  return {
    code,
    name: data.name,
    type: data.companyType,
    legalStatus: data.legalStatus === 'unknown' ? null : data.legalStatus,
    registrationDate: data.registrationDate,
    address: address && [address.street, address.house, address.settlement].filter(Boolean).join(', '),
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

export function accounts(data: stored.StoredAccounts): domain.Accounts {
  return {
    financialYearIsCalendarYear: data.financialYearIsCalendarYear,
    years: data.years.map(({ year, filed, figures }) => ({ year, filed, ...(figures ?? NO_FIGURES) })),
  };
}

export function taxAuthority(data: stored.StoredTaxpayer): domain.TaxAuthority {
  const { trade } = data;
  return {
    reliableTaxpayer: data.reliableTaxpayer,
    isVatPayer: data.isVatPayer,
    activities: data.activities.map(({ code, from, to, main, classifier }) => ({
      evrk: code,
      dateFrom: from,
      dateTo: to,
      isMain: main,
      ...(classifier === undefined ? {} : { classifier }),
    })),
    importTotal2021: trade.importTotal,
    importAffected2021: trade.importAffected,
    exportTotal2021: trade.exportTotal,
    exportAffected2021: trade.exportAffected,
    importDate: trade.periodTo,
    exportDate: trade.periodTo,
  };
}

export function insolvency({ cases }: stored.StoredInsolvency): domain.Insolvency {
  const open = cases.filter(({ closedOn }) => closedOn === null);
  const isPersonal = ({ kind }: { kind: string }): boolean => kind === 'personalBankruptcy';
  return {
    hasOpenCase: open.some((opened) => !isPersonal(opened)),
    personalBankruptcy: open.some(isPersonal),
  };
}

export function shareholders({ participants }: stored.StoredShareholders): domain.Shareholders {
  return {
    owners: participants.map((participant) => {
      const { sharesPart, votingPart } = participant;
      if (participant.kind === 'person') {
        const name = `${participant.firstName} ${participant.lastName}`;
        return { kind: 'person', name, code: participant.personalCode, sharesPart, votingPart };
      }
      if (participant.kind === 'company') {
        return {
          kind: 'company',
          name: participant.name,
          code: participant.companyCode,
          sharesPart,
          votingPart,
        };
      }
      return { kind: 'state', name: participant.name, code: '', sharesPart, votingPart };
    }),
  };
}

export function individualActivity({ certificates }: stored.StoredActivity): domain.IndividualActivity {
  return {
    certificates: certificates
      .filter(({ active, to }) => active || to !== null)
      .map(({ certificate, activityCode, from, to, active }) => ({
        number: certificate,
        evrk: activityCode,
        from,
        to,
        active,
      })),
  };
}

const codeOf = (party: { companyCode: string } | { personalCode: string }): string =>
  'companyCode' in party ? party.companyCode : party.personalCode;

/** Leases in which the party is the tenant; the register tells those in which it is the lessor, too. */
export function leases(tenantCode: string, data: stored.StoredLeases): domain.Leases {
  return {
    leases: data.leases
      .map(({ objectId, tenant, owner, from, to }) => ({
        objectId,
        tenantCode: codeOf(tenant),
        ownerCode: codeOf(owner),
        from,
        to,
        registered: true,
      }))
      .filter((lease) => lease.tenantCode === tenantCode),
  };
}
