import { FINANCIAL as T } from '../../texts/lt/form/financial-data.ts';
import type { Condition, Field, RegisterSource, Section } from '../form.ts';
import { getAt } from '../path.ts';

/** From this day 2021 and 2020 are shown instead of 2019 (specification section 9). */
const NEW_YEARS_FROM = '2022-06-01';
const isNew: Condition = (_data, { today }) => today >= NEW_YEARS_FROM;
const isOld: Condition = (data, context) => !isNew(data, context);

type Known = Pick<Field, 'path' | 'label' | 'kind'> & Partial<Field>;
const known =
  (registerSource: RegisterSource) =>
  ({ path, ...field }: Known): Field => ({ ...field, path: `FinancialData.${path}`, registerSource });
const ofTax = known('taxAuthority');
const ofAccounts = known('accounts');

const isFiled = (year: number, showIf: Condition): Field =>
  ofAccounts({ path: `Fsi${year}Submitted`, label: T.submitted(year), kind: 'yesNo', showIf });
const turnover = (year: number, showIf: Condition): Field =>
  ofAccounts({ path: `Turnover${year}`, label: T.turnover(year), kind: 'money', showIf });
const earlierLoans = (path: string, label: string): Field => ({
  path: `FinancialData.${path}`,
  label,
  kind: 'money',
  hint: T.noAidHint,
  unit: 'EUR',
  width: 'half',
  min: 0,
});

export const financialData: Section = {
  id: 'financialData',
  number: 4,
  title: T.title,
  short: T.short,
  group: 'applicant',
  help: T.help,
  loginTypes: ['Company'],
  fields: [
    ofAccounts({ path: 'FsiStartDate', label: T.periodStart, kind: 'date' }),
    ofAccounts({ path: 'FsiEndDate', label: T.periodEnd, kind: 'date' }),
    isFiled(2021, isNew),
    isFiled(2020, isNew),
    isFiled(2019, isOld),
    turnover(2021, isNew),
    turnover(2020, isNew),
    turnover(2019, isOld),
    ofAccounts({ path: 'Assets', label: T.assets, kind: 'money' }),
    ofAccounts({ path: 'Liabilities', label: T.liabilities, kind: 'money' }),
    ofAccounts({ path: 'PropertyAmount', label: T.propertyAmount, kind: 'money' }),
    ofAccounts({ path: 'Income19', label: T.income2019, kind: 'money', showIf: isOld }),
    ofAccounts({ path: 'ShortTermDebts19', label: T.shortTermDebts2019, kind: 'money', showIf: isOld }),
    ofAccounts({
      path: 'FsiYear2020',
      label: T.isYear2020,
      kind: 'yesNo',
      // Said only when the newer year is not there.
      showIf: (data, context) => isNew(data, context) && getAt(data, 'FinancialData.FsiYear2020') === true,
    }),
    ofTax({ path: 'IsVatPayer', label: T.isVatPayer, kind: 'yesNo' }),
    ofTax({
      path: 'VatCode',
      label: T.vatCode,
      kind: 'text',
      showIf: (data) => typeof getAt(data, 'FinancialData.VatCode') === 'string',
    }),
    {
      path: 'TurnoversInfo',
      label: T.turnovers,
      kind: 'rows',
      registerSource: 'taxAuthority',
      showIf: (data) => {
        const months = getAt(data, 'TurnoversInfo');
        return Array.isArray(months) && months.length > 0;
      },
      rows: {
        min: 0,
        max: 120,
        itemLabel: T.monthItem,
        addLabel: '',
        incomplete: '',
        tooFew: '',
        fields: [
          { path: 'Date', label: T.month, kind: 'date' },
          { path: 'Value', label: T.monthValue, kind: 'money' },
        ],
      },
    },
    earlierLoans('InvegaAligTurnSumLoan', T.turnoverLoans),
    earlierLoans('InvegaAligInvSumLoan', T.investmentLoans),
  ],
};
