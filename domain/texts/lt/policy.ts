// Words of the rule sets' parameters.
import {
  PARAMETERS,
  type ParameterGroup,
  type ParameterName,
  type ParameterValue,
} from '../../eligibility/parameters.ts';
import type { ParameterProblem } from '../../eligibility/parameter-problems.ts';
import type { RuleName } from '../../eligibility/rule-name.ts';
import { formatEur, formatInteger, formatList, formatPercent } from './format.ts';
import { YEAR, counted } from './plural.ts';

export const PARAMETER_GROUP_TEXT = {
  reports: 'Finansinės ataskaitos',
  difficulty: 'Sunkumų patirianti įmonė',
  trade: 'Prekyba su nukentėjusia šalimi',
  size: 'Pajamos ir turtas',
  ownership: 'Valstybės dalis',
  activity: 'Nefinansuojama veikla',
  age: 'Veiklos trukmė',
  lease: 'Nuoma ir veiklos laikotarpis',
} as const satisfies Record<ParameterGroup, string>;

export const PARAMETER_TEXT = {
  financialYears: { label: 'Metai, kurių ataskaitos turi būti pateiktos', unit: 'm.' },
  difficultyYear: { label: 'Metai, kurių pabaigoje tikrinami sunkumai', unit: 'm.' },
  difficultyYoungYears: { label: 'Netikrinama jaunesnė kaip', unit: 'metų' },
  difficultyDebtToEquity: {
    label: 'Didelės įmonės skolos ir nuosavo kapitalo santykis, daugiausia',
    unit: '',
  },
  difficultyInterestCover: { label: 'Didelės įmonės palūkanų padengimas, mažiausiai', unit: '' },
  tradeSharePercent: { label: 'Importo arba eksporto dalis, mažiausiai', unit: '%' },
  incomeYear: { label: 'Metai, kurių pajamos ir turtas tikrinami', unit: 'm.' },
  incomeCapCents: { label: 'Metinės pajamos, daugiausia', unit: 'EUR' },
  assetsCapCents: { label: 'Turtas, daugiausia', unit: 'EUR' },
  stateOwnershipPercent: { label: 'Valstybės ar savivaldybės dalis, mažiau kaip', unit: '%' },
  excludedDivisions: { label: 'Nefinansuojami EVRK skyriai', unit: '' },
  excludedActivities: { label: 'Nefinansuojama veikla (EVRK 2 kodų pradžios)', unit: '' },
  excludedActivities21: { label: 'Nefinansuojama veikla (EVRK 2.1 kodų pradžios)', unit: '' },
  registeredBy: { label: 'Įmonė įregistruota iki', unit: '' },
  socialAgeYears: { label: 'Su socialiniu verslu veikiama, daugiausia', unit: 'metų' },
  nonSocialAgeYears: { label: 'Be socialinio verslo veikiama, daugiausia', unit: 'metų' },
  leaseStartsBy: { label: 'Nuoma įsigaliojo iki', unit: '' },
  leaseLastsTo: { label: 'Nuoma galiojo bent iki', unit: '' },
  activityFrom: { label: 'Veikla vykdyta nuo', unit: '' },
  activityTo: { label: 'Veikla vykdyta iki', unit: '' },
} as const satisfies Record<ParameterName, { label: string; unit: string }>;

/** Rules by what they look at: a title with its figures would be wrong beside other figures. */
export const RULE_SHORT_TEXT = {
  RegisteredInJar: 'Registracija Juridinių asmenų registre',
  BankruptcyStatus: 'Teisinis statusas',
  InsolvencyCase: 'Nemokumo byla',
  PersonalBankruptcy: 'Fizinio asmens bankrotas',
  IndividualActivityRegistered: 'Individualios veiklos pažyma',
  ReliableTaxpayer: 'Patikimas mokesčių mokėtojas',
  LithuanianIban: 'Sąskaita Lietuvoje',
  FinancialStatementsFiled: 'Pateiktos ataskaitos',
  UndertakingInDifficulty: 'Sunkumų patirianti įmonė',
  IncomeOrAssetsCap: 'Pajamų ir turto riba',
  StateOwnership: 'Valstybės dalis',
  TradeShare: 'Importo ar eksporto dalis',
  AllowedEvrkCodes: 'Finansuojama veikla (apyvartinėms lėšoms)',
  AllowedEvrkCodesInvest: 'Finansuojama veikla (investicijoms)',
  ExcludedMainActivity: 'Nefinansuojama pagrindinė veikla',
  RegisteredByDate: 'Registracijos data',
  SocialProjectAge: 'Trukmė su socialiniu verslu',
  NonSocialAge: 'Trukmė be socialinio verslo',
  SocialProjectSize: 'Dydis su socialiniu verslu',
  LargeSize: 'Didelė įmonė',
  LeaseRegistered: 'Įregistruota nuoma',
  LeasePartiesMatch: 'Sąskaitos ir nuomos šalys',
  RentPartyRelated: 'Nuomotojas iš tos pačios grupės',
  ActivityInReferencePeriod: 'Veikla atskaitos laikotarpiu',
} as const satisfies Record<RuleName, string>;

/** Short name of a rule; the name itself when this version does not know it. */
export function ruleShortText(name: string): string {
  return Object.hasOwn(RULE_SHORT_TEXT, name) ? RULE_SHORT_TEXT[name as RuleName] : name;
}

const ratio = new Intl.NumberFormat('lt-LT', { maximumFractionDigits: 2 });

/** A year that is not named: the last one whose accounts were due on the day judged for. */
export const LAST_DUE_YEAR = 'paskutiniai, kurių ataskaita jau turėjo būti pateikta';

/** A parameter's value as text. */
export function parameterText(name: ParameterName, value: ParameterValue): string {
  const { kind } = PARAMETERS[name];
  if (value === null) return LAST_DUE_YEAR;
  if (Array.isArray(value)) return value.length === 0 ? 'nėra' : formatList(value.map(String));
  if (typeof value === 'string') return value;
  const figure = value as number;
  switch (kind) {
    case 'money':
      return formatEur(figure);
    case 'percent':
      return formatPercent(figure);
    case 'age':
      return counted(figure, YEAR);
    case 'ratio':
      return ratio.format(figure);
    default:
      return String(figure);
  }
}

/** Hint of the bounds: „Nuo 0 iki 100“. */
export function boundsText(name: ParameterName): string {
  const description = PARAMETERS[name];
  switch (description.kind) {
    case 'money':
      return `Nuo ${formatEur(description.min)} iki ${formatEur(description.max)}`;
    case 'date':
      return `Nuo ${description.min} iki ${description.max}`;
    case 'years':
      return `${description.least}–${description.most} metai, nuo ${description.min} iki ${description.max}, atskirti kableliais`;
    case 'codes': {
      const [least, most] = description.digits;
      return least === most
        ? `${least} skaitmenys, atskirti kableliais`
        : `${least}–${most} skaitmenys, atskirti kableliais`;
    }
    case 'year':
      return `Nuo ${description.min} iki ${description.max}${'orNull' in description ? `; tuščia – ${LAST_DUE_YEAR}` : ''}`;
    default:
      return `Nuo ${formatInteger(description.min)} iki ${formatInteger(description.max)}`;
  }
}

/** What is wrong with a parameter, as a sentence. */
export function parameterProblemText(name: ParameterName, problem: ParameterProblem): string {
  switch (problem) {
    case 'missing':
      return 'Neįvesta reikšmė';
    case 'notNumber':
      return 'Turi būti įvestas skaičius';
    case 'notWhole':
      return 'Turi būti įvestas sveikas skaičius';
    case 'tooPrecise':
      return 'Daugiausia du ženklai po kablelio';
    case 'dateInvalid':
      return 'Neteisingai pasirinkta data';
    case 'tooFew':
      return 'Nurodykite bent vieną reikšmę';
    case 'tooMany':
      return 'Per daug reikšmių';
    case 'doubled':
      return 'Reikšmė kartojasi';
    case 'order':
      return 'Pabaiga yra prieš pradžią';
    case 'outOfRange':
    case 'codeInvalid':
      return `${boundsText(name)}.`;
  }
}
