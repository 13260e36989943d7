import { difficultyYearOn } from '../../eligibility/due-year.ts';
import type { Decision, Quantity, Remedy, RuleSource } from '../../eligibility/rule.ts';
import type { RuleName } from '../../eligibility/rule-name.ts';
import type { SizeType } from '../../schemes/scheme.ts';
import { SIZE_TEXT } from './form/entity.ts';
import { formatEur, formatInteger, formatList, formatPercent } from './format.ts';
import { CRITERION, YEAR, counted } from './plural.ts';

export interface RuleText {
  /** The criterion as a statement that should hold; {years}, {year}, {date} are those of the rule set. */
  title: string;
  /** How it is judged. */
  explanation: string;
}

export const RULE_TEXT = {
  RegisteredInJar: {
    title: 'Įmonė įregistruota Juridinių asmenų registre',
    explanation: 'Tikrinama pagal įmonės kodą.',
  },
  BankruptcyStatus: {
    title: 'Įmonė nėra bankrutuojanti, restruktūrizuojama ar likviduojama',
    explanation: 'Tikrinamas teisinis statusas Juridinių asmenų registre.',
  },
  InsolvencyCase: { title: 'Nėra iškeltos nemokumo bylos', explanation: 'Tikrinama nemokumo bylų registre.' },
  PersonalBankruptcy: {
    title: 'Nėra fizinio asmens bankroto bylos',
    explanation: 'Tikrinama nemokumo bylų registre.',
  },
  IndividualActivityRegistered: {
    title: 'Vykdoma įregistruota individuali veikla',
    explanation: 'Individualios veiklos pažyma turi galioti tikrinimo dieną.',
  },
  ReliableTaxpayer: {
    title: 'Atitinka minimalius patikimo mokesčių mokėtojo kriterijus',
    explanation: 'Atsako Valstybinė mokesčių inspekcija.',
  },
  LithuanianIban: {
    title: 'Sąskaita atidaryta Lietuvoje veikiančioje įstaigoje',
    explanation: 'Sąskaitos numeris turi prasidėti LT ir turėti teisingus kontrolinius skaitmenis.',
  },
  FinancialStatementsFiled: {
    title: 'Pateiktos {years} m. finansinės ataskaitos',
    explanation: 'Tikrinami tik tie metai, kuriais įmonė veikė visus metus.',
  },
  UndertakingInDifficulty: {
    title: '{year}-12-31 nebuvo sunkumų patirianti įmonė',
    explanation:
      'Nuosavas kapitalas turi būti ne mažesnis kaip pusė pasirašytojo kapitalo su akcijų priedais. Didelėms įmonėms tikrinamas ir skolos bei palūkanų padengimo santykis. Jaunesnėms kaip 3 metų mažoms ir vidutinėms įmonėms netaikoma.',
  },
  IncomeOrAssetsCap: {
    title: '{incomeYear} m. pajamos ne didesnės kaip 50 mln. EUR arba turtas ne didesnis kaip 43 mln. EUR',
    explanation: 'Pakanka, kad būtų įvykdyta viena sąlyga.',
  },
  StateOwnership: {
    title: 'Valstybei ar savivaldybei priklauso mažiau kaip 25 proc.',
    explanation: 'Skaičiuojamos ir akcijos, ir balsai.',
  },
  TradeShare: {
    title: 'Importo arba eksporto dalis su nukentėjusia šalimi 2021 m. – ne mažiau kaip 25 proc.',
    explanation: 'Pakanka vienos pusės. Sumos be PVM, į visumą įskaitoma ir prekyba Europos Sąjungoje.',
  },
  AllowedEvrkCodes: {
    title: 'Pagrindinė veikla finansuojama (apyvartinėms lėšoms)',
    explanation:
      'Nefinansuojama žemės ūkio, miškininkystės, žuvininkystės ir finansų veikla (EVRK 01–03 ir 64–66 skyriai). Tikrinama nurodyta veikla ir visos VMI įregistruotos veiklos.',
  },
  AllowedEvrkCodesInvest: {
    title: 'Pagrindinė veikla finansuojama (investicijoms)',
    explanation:
      'Nefinansuojama žemės ūkio, miškininkystės, žuvininkystės ir finansų veikla (EVRK 01–03 ir 64–66 skyriai). Tikrinama nurodyta veikla ir visos VMI įregistruotos veiklos.',
  },
  ExcludedMainActivity: {
    title: 'Pagrindinė veikla nėra elektroninė prekyba, prekyba ginklais, lošimai ar finansų įstaigos veikla',
    explanation: 'Tikrinami nurodytos veiklos ir visų VMI įregistruotų veiklų EVRK kodai.',
  },
  RegisteredByDate: {
    title: 'Įmonė įregistruota iki {registeredBy}',
    explanation: 'Tikrinama registracijos data Juridinių asmenų registre.',
  },
  SocialProjectAge: {
    title: 'Vykdant socialinį verslą veikiama ne ilgiau kaip 5 metus',
    explanation: 'Skaičiuojama nuo registracijos arba pirmosios pažymos.',
  },
  NonSocialAge: {
    title: 'Be socialinio verslo veikiama ne ilgiau kaip 3 metus',
    explanation: 'Skaičiuojama nuo registracijos arba pirmosios pažymos.',
  },
  SocialProjectSize: {
    title: 'Socialinį verslą vykdo labai maža arba maža įmonė',
    explanation: 'Tikrinamas nurodytas verslo subjekto statusas.',
  },
  LargeSize: {
    title: 'Verslo subjektas nėra didelė įmonė',
    explanation: 'Tikrinamas nurodytas verslo subjekto statusas.',
  },
  LeaseRegistered: {
    title: 'Nuomos sutartis įregistruota, įsigaliojo iki {leaseStartsBy} ir galiojo bent iki {leaseLastsTo}',
    explanation: 'Tikrinama Nekilnojamojo turto registre.',
  },
  LeasePartiesMatch: {
    title: 'Sąskaitų datos ir šalys atitinka nuomos sutartį',
    explanation: 'Lyginama su Nekilnojamojo turto registro duomenimis.',
  },
  RentPartyRelated: {
    title: 'Nuomotojas nepriklauso tai pačiai įmonių grupei',
    explanation: 'Tikrinama, ar nuomotojo ir nuomininko nevaldo tie patys dalyviai.',
  },
  ActivityInReferencePeriod: {
    title: 'Veikla vykdyta nuo {activityFrom} iki {activityTo}',
    explanation: 'Tikrinami mokesčių inspekcijos veiklos duomenys.',
  },
} as const satisfies Record<RuleName, RuleText>;

/** Parameters of a rule set that appear in titles. */
export interface TitleFacts {
  financialYears: readonly number[];
  difficultyYear: number | null;
  incomeYear: number;
  registeredBy: string;
  leaseStartsBy: string;
  leaseLastsTo: string;
  activityFrom: string;
  activityTo: string;
}

/** Title of a rule with the years and dates of the rule set it was judged by. `on` is the day it is judged for, 'yyyy-MM-dd'. */
export function ruleTitle(name: RuleName, facts: TitleFacts, on: string): string {
  const values: Record<string, string> = {
    ...Object.fromEntries(Object.entries(facts).map(([key, value]) => [key, String(value)])),
    years: formatList(facts.financialYears.map(String)),
    year: String(difficultyYearOn(facts, on)),
  };
  return RULE_TEXT[name].title.replace(/\{(\w+)\}/g, (whole, key: string) => values[key] ?? whole);
}

export const REMEDY_TEXT = {
  registerCompany: 'Patikrinkite įmonės kodą. Prašymą gali teikti tik įregistruota įmonė.',
  waitForRegister: 'Registras dar neatsakė. Patikrinkite vėliau, iš naujo pildyti nereikės.',
  endProceedings: 'Prašymą galėsite teikti, kai procedūra bus baigta ir tai bus matyti registre.',
  registerActivity: 'Įregistruokite individualią veiklą VMI ir patikrinkite dar kartą.',
  payTaxes: 'Pasitikrinkite „Mano VMI“, kurio kriterijaus neatitinkate, ir pašalinkite priežastį.',
  lithuanianAccount: 'Nurodykite Lietuvoje veikiančios įstaigos sąskaitą.',
  fileReports: 'Pateikite trūkstamas ataskaitas Registrų centrui ir patikrinkite dar kartą.',
  amendReports: 'Finansiniai metai nesutampa su kalendoriniais: pateikite patikslintas ataskaitas.',
  raiseEquity: 'Sąlyga bus įvykdyta, kai patvirtintose ataskaitose nuosavas kapitalas pasieks ribą.',
  noRemedy: 'Šios aplinkybės pakeisti negalima.',
  checkTradeSums:
    'Patikrinkite VMI pateiktas importo ir eksporto sumas. Jei jos neteisingos, patikslinkite deklaracijas.',
  chooseActivity: 'Patikrinkite, ar nurodyta veikla, iš kurios gaunate daugiausia pajamų.',
  otherScheme: 'Pažiūrėkite, ar tinka kita priemonė.',
  giveAnswer: 'Atsakykite į šį klausimą prašyme.',
  registerLease: 'Įregistruokite nuomos sutartį Nekilnojamojo turto registre.',
  correctBill: 'Pataisykite sąskaitos datą arba šalis.',
  endActivity:
    'VMI jūsų veiklų sąraše yra veikla, kuri nefinansuojama. Jei jos nebevykdote, išregistruokite ją „Mano VMI“ ir patikrinkite dar kartą.',
  chooseRegistered:
    'Pagrindinės veiklos nėra VMI veiklų sąraše. Pasirinkite veiklą iš sąrašo arba įregistruokite ją „Mano VMI“ ir patikrinkite dar kartą.',
  checkGroup:
    'Patikrinkite grupės įmonių kodus: apie kurią nors iš jų registruose nėra duomenų arba ji nepateikė ataskaitų.',
} as const satisfies Record<Remedy, string>;

export const DECISION_TEXT = {
  Accepted: { label: 'Atitinka', tone: 'success' },
  Denied: { label: 'Neatitinka', tone: 'danger' },
  DataIsMissing: { label: 'Trūksta duomenų', tone: 'warning' },
} as const satisfies Record<Decision, { label: string; tone: string }>;

/** The modal's outcomes (specification section 4); `years` are those whose statements the rule set asks. */
export const CRITERIA_TEXT = {
  title: 'Finansavimo kriterijai',
  Accepted: 'Prašymas atitinka finansavimo kriterijus. Pateikite finansuotinų sąskaitų sąrašą.',
  Denied: 'Prašymas atmetamas, nes neatitinka kriterijų:',
  DataIsMissing: (years: readonly number[], difficultyYear: number): string =>
    `Tolesni veiksmai negalimi, nes nepateiktos arba neteisingai pateiktos ${years.join(' arba ')} m. finansinės ataskaitos, įmonė neatitinka mokumo kriterijaus ${difficultyYear}-12-31 arba mokumo patikrinti negalima, kai finansiniai metai nesutampa su kalendoriniais ir nepateiktos patikslintos ataskaitos.`,
  unknown: 'Sistemos klaida',
  none: 'Patikra neatlikta',
  submit: 'Pateikti',
  recheck: 'Tikrinti iš naujo',
  met: (met: number, total: number): string => `Atitinka ${met} iš ${total}`,
  byHand: 'Įvesta ranka',
  applicantAnswers: 'Pareiškėjo atsakymai',
  ofCompany: (code: string): string => `Grupės įmonė ${code}`,
  was: (decision: string | null, value: string | null): string =>
    decision === null
      ? 'Ankstesnėje patikroje netikrinta'
      : `Ankstesnėje patikroje: ${[decision.toLowerCase(), value].filter(Boolean).join(', ')}`,
  comparedWith: (at: string, changed: number): string =>
    changed === 0
      ? `Nuo ankstesnės patikros (${at}) niekas nepasikeitė`
      : `Nuo ankstesnės patikros (${at}) pasikeitė: ${counted(changed, CRITERION)}`,
  removed: (titles: readonly string[]): string => `Nebetikrinama: ${titles.join('; ')}`,
  judgedBy: (version: string, on: string | null): string =>
    `Vertinta pagal taisykles ${version}${on === null ? '' : ` (${on} dienai)`}`,
} as const;

export const RULE_SOURCE_TEXT = {
  legalEntity: 'Juridinių asmenų registras',
  accounts: 'Finansinės ataskaitos',
  taxAuthority: 'VMI',
  socialInsurance: '„Sodra“',
  insolvency: 'Nemokumo bylų registras',
  shareholders: 'Dalyvių registras',
  individualActivity: 'Individualios veiklos pažymos (VMI)',
  leases: 'Nekilnojamojo turto registras',
  answers: 'Jūsų atsakymai',
  evaluator: 'Vertintojo nustatytas dydis',
} as const satisfies Record<RuleSource, string>;

const LEGAL_STATUS: Readonly<Record<string, string>> = {
  registered: 'įregistruota',
  bankrupt: 'bankrutuojanti',
  restructuring: 'restruktūrizuojama',
  liquidating: 'likviduojama',
  deregistered: 'išregistruota',
};

/** A legal status of the register in words; the code itself when it is not known. */
export function legalStatusText(status: string): string {
  return LEGAL_STATUS[status] ?? status;
}

/** A value or limit of a rule as text. */
export function quantityText(quantity: Quantity | null): string {
  if (quantity === null) return '–';
  switch (quantity.kind) {
    case 'money':
      return formatEur(quantity.cents);
    case 'percent':
      return formatPercent(quantity.value);
    case 'ratio':
      return formatInteger(quantity.value);
    case 'period':
      return `${quantity.from} – ${quantity.to ?? 'neterminuotai'}`;
    case 'years':
      return counted(quantity.value, YEAR);
    case 'list':
      return quantity.values.length ? formatList(quantity.values) : '–';
    case 'size':
      return SIZE_TEXT[quantity.value as SizeType]?.label ?? '–';
    case 'yesNo':
      return quantity.value ? 'Taip' : 'Ne';
    case 'status':
      return legalStatusText(quantity.value);
    case 'date':
    case 'code':
      return quantity.value;
  }
}
