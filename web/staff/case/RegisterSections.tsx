import { IconFlag3 } from '@tabler/icons-react';
import {
  COMPARE,
  CASE_SECTION,
  EMPTY_SECTION,
  EVRK,
  GROUP,
  SHARES,
  VMI,
} from '../../../domain/texts/lt/screen/staff-case.ts';
import { CAPITAL } from '../../../domain/texts/lt/screen/staff-parties.ts';
import { EMPTY, formatEur, formatInteger, formatPercent } from '../../../domain/texts/lt/format.ts';
import { formatSum, fromWire } from '../../../domain/values/money.ts';
import { ToneBadge } from '../../ui/StatusBadge.tsx';
import { SourceLine } from '../registers/SourceLine.tsx';
import type { StaffCase } from '../data/types.ts';
import classes from './Case.module.css';
import { CompareTable } from './CompareTable.tsx';
import { financialRows, financialYears } from './comparisons.ts';
import { ownersOf } from './register-facts.ts';
import { RenewVmi } from './RenewVmi.tsx';
import { SimpleTable } from './SimpleTable.tsx';

const Empty = ({ children }: { children: string }) => <p className={classes.empty}>{children}</p>;

/** Figures of the annual accounts by year; above them what was declared, where it can be compared. */
export function FinancialSection({ request }: { request: StaffCase }) {
  const years = financialYears(request.registers);
  const rows = financialRows(request);
  if (years.length === 0) return <Empty>{COMPARE.noAccounts}</Empty>;
  const keys = Object.keys(COMPARE.figures) as (keyof typeof COMPARE.figures)[];
  return (
    <>
      {rows.length > 0 && <CompareTable name={CASE_SECTION.financial} rows={rows} />}
      <SimpleTable
        name={CASE_SECTION.financial}
        heads={[COMPARE.indicator, ...years.map((year) => `${year.year} m.`)]}
        right={years.map((_, index) => index + 1)}
        rows={[
          ...keys.map((key) => ({
            key,
            cells: [
              COMPARE.figures[key],
              ...years.map((year) => {
                const cents = year.figures.find((figure) => figure.key === key)?.cents ?? null;
                return (
                  <span key={year.year} className="num">
                    {cents === null ? EMPTY : formatSum(cents)}
                  </span>
                );
              }),
            ],
          })),
          {
            key: 'filed',
            cells: [COMPARE.filed, ...years.map((year) => (year.filed ? COMPARE.yes : COMPARE.no))],
          },
        ]}
      />
      <SourceLine request={request} register="accounts" />
    </>
  );
}

export function SharesSection({ request }: { request: StaffCase }) {
  const owners = ownersOf(request.registers);
  const [capital] = request.SharesInfo;
  const sum = (wire: string | null | undefined, currency: string | null | undefined) => {
    const cents = fromWire(wire ?? null);
    return cents === null ? EMPTY : `${formatSum(cents)}\u00A0${currency ?? ''}`;
  };
  if (owners.length === 0) return <Empty>{EMPTY_SECTION.shares}</Empty>;
  return (
    <>
      <SimpleTable
        name={CASE_SECTION.shares}
        heads={[
          SHARES.owner,
          SHARES.code,
          SHARES.share,
          SHARES.votes,
          CAPITAL.size,
          CAPITAL.shares,
          CAPITAL.nominal,
        ]}
        right={[2, 3, 4, 5, 6]}
        rows={owners.map((owner, index) => ({
          key: index,
          cells: [
            owner.name,
            owner.code ?? EMPTY,
            formatPercent(owner.sharesPart),
            formatPercent(owner.votingPart),
            sum(capital?.CapitalSize, capital?.CapitalSizeCurrency),
            typeof capital?.NumberOfShares === 'number' ? formatInteger(capital.NumberOfShares) : EMPTY,
            sum(capital?.NominalValue, capital?.NominalValueCurrency),
          ],
        }))}
      />
      <SourceLine request={request} register="shareholders" />
    </>
  );
}

export function GroupSection({ request }: { request: StaffCase }) {
  const rows = [
    ...request.ControllingCompaniesFromRequest.map((company) => ({ company, from: GROUP.given })),
    ...request.ControllingCompaniesFromRegister.map((company) => ({ company, from: GROUP.register })),
  ];
  if (rows.length === 0) return <Empty>{EMPTY_SECTION.group}</Empty>;
  const filed = (value: boolean | null) => (value === null ? EMPTY : value ? COMPARE.yes : COMPARE.no);
  return (
    <SimpleTable
      name={CASE_SECTION.group}
      heads={[GROUP.company, COMPARE.register, GROUP.year(2019), GROUP.year(2020), GROUP.year(2021)]}
      rows={rows.map(({ company, from }, index) => ({
        key: `${company.CompanyCode}-${index}`,
        tone: company.IsFound === false ? ('warning' as const) : undefined,
        cells: [
          `${company.Name ?? ''} ${company.CompanyCode}`.trim(),
          company.IsFound === false ? GROUP.missing : from,
          filed(company.Fsi2019Submitted),
          filed(company.Fsi2020Submitted),
          filed(company.Fsi2021Submitted),
        ],
      }))}
    />
  );
}

/** Activities of the tax authority; those that get no loan carry a red flag and its words. */
export function EvrkSection({ request }: { request: StaffCase }) {
  const rows =
    request.RequestSystemInfo.LoginType === 'Company' ? request.CompanyEvrks : request.IndividualEvrks;
  if (rows.length === 0) return <Empty>{EMPTY_SECTION.evrk}</Empty>;
  return (
    <>
      <SimpleTable
        name={CASE_SECTION.evrk}
        heads={[EVRK.code, EVRK.name, EVRK.from, EVRK.to]}
        rows={rows.map((row, index) => ({
          key: `${row.Evrk}-${index}`,
          tone: row.IsRed ? ('danger' as const) : undefined,
          cells: [
            <span key="code" className="num">
              {row.Evrk}
            </span>,
            <span key="name" className={classes.evrkName}>
              {row.Name ?? EMPTY}
              {row.IsMain && <ToneBadge tone="brand">{EVRK.main}</ToneBadge>}
              {row.IsRed && (
                <ToneBadge tone="danger" icon={<IconFlag3 size={14} stroke={2} aria-hidden />}>
                  {EVRK.red}
                </ToneBadge>
              )}
            </span>,
            row.DateFrom ?? EMPTY,
            row.DateTo ?? EMPTY,
          ],
        }))}
      />
      <SourceLine request={request} register="tax-authority" />
    </>
  );
}

export function VmiSection({ request }: { request: StaffCase }) {
  const { VmiExportSum, VmiExportDate, VmiImportSum, VmiImportDate } = request.RequestSystemInfo;
  const renew = <RenewVmi requestId={request.RequestSystemInfo.RequestId} />;
  if (VmiExportSum === null && VmiImportSum === null)
    return (
      <>
        <Empty>{EMPTY_SECTION.vmi}</Empty>
        {renew}
      </>
    );
  const sum = (wire: string | null) => {
    const cents = fromWire(wire);
    return <span className="num">{cents === null ? EMPTY : formatEur(cents)}</span>;
  };
  return (
    <>
      <SimpleTable
        name={CASE_SECTION.vmi}
        heads={[VMI.direction, VMI.sum, VMI.at]}
        right={[1]}
        rows={[
          { key: 'export', cells: [VMI.export, sum(VmiExportSum), VmiExportDate ?? EMPTY] },
          { key: 'import', cells: [VMI.import, sum(VmiImportSum), VmiImportDate ?? EMPTY] },
        ]}
      />
      <SourceLine request={request} register="tax-authority" />
      {renew}
    </>
  );
}
