// Words of the screens on acting for somebody: the selector and the list of one's own representatives.
import { MESSAGES } from '../messages.ts';
import { DAY_GENITIVE, counted } from '../plural.ts';

export const SELECTOR = {
  title: MESSAGES.representation.title,
  lead: 'Pasirinkite, kieno vardu dirbsite. Pakeisti galėsite bet kada, neatsijungę.',
  self: MESSAGES.representation.self,
  list: 'Kam atstovaujate',
  search: 'Ieškoti pagal pavadinimą ar kodą',
  nothingFound: (text: string): string => `Pagal „${text}“ nieko nerasta`,
  companyCode: (code: string): string => `įmonės kodas ${code}`,
  trader: 'individuali veikla',
  validUntil: (date: string): string => `Įgaliojimas galioja iki ${date}`,
  expires: (days: number): string =>
    days === 0 ? 'Galioja paskutinę dieną' : `Baigiasi po ${counted(days, DAY_GENITIVE)}`,
  lastUsed: 'rinkotės paskutinį kartą',
  current: 'pasirinkta dabar',
  chosen: (name: string): string => `Atstovaujate: ${name}`,
  chosenSelf: 'Atstovaujate sau',
  nobody: 'Niekas nėra jūsų įgaliojęs, todėl atstovaujate sau.',
  gone: 'Šio įgaliojimo nebėra. Sąrašas atnaujintas.',
  invalid: 'Įgaliojimas atstovauti nebegalioja. Sąrašas atnaujintas.',
} as const;

export const AUTHORISATIONS = {
  title: MESSAGES.representation.authorizations,
  leadCompany: (name: string): string => `Kas gali veikti ${name} vardu.`,
  leadPerson: 'Kas gali veikti jūsų vardu.',
  add: 'Pridėti įgaliotinį',
  table: 'Įgaliojimai',
  columns: {
    person: 'Įgaliotinis',
    personalCode: 'Asmens kodas',
    validity: 'Galioja',
    documents: 'Dokumentai',
    actions: 'Veiksmai',
  },
  period: (from: string, to: string): string => `${from} – ${to}`,
  validity: {
    valid: 'Galioja',
    upcoming: 'Dar negalioja',
    expired: 'Nebegalioja',
  },
  edit: (name: string): string => `Redaguoti: ${name}`,
  remove: (name: string): string => `Ištrinti: ${name}`,
  preview: (file: string): string => `Peržiūrėti ${file}`,
  noPreview: 'ADOC dokumentą atsisiųskite ir atverkite parašų programoje',
  emptyTitle: 'Įgaliojimų dar nėra',
  emptyText: 'Įgaliotas asmuo prisijungia savo vardu ir pasirenka jus. Jis gali:',
  emptyPoints: [
    'kurti, pildyti ir pateikti prašymus, įkelti dokumentus',
    'matyti visus prašymus ir pranešimus apie juos',
    'pasirašyti sutartis ir prašyti keisti jų sąlygas',
  ],
  emptyLimit:
    'Kitų asmenų įgalioti jis negali. Įgaliojimą galite panaikinti bet kada – prieiga dings iš karto.',
  rulesTitle: 'Kas gali veikti pareiškėjo vardu',
  rules: [
    'Prašymą teikia vienasmenis juridinio asmens vadovas, individualią veiklą vykdantis asmuo arba jų įgaliotas asmuo.',
    'Užsienio piliečiai ir juridiniai asmenys be vienasmenio vadovo notaro patvirtintą įgaliojimą siunčia el. paštu – jį įrašys paskolų teikėjas.',
  ],
  onlySelfTitle: 'Įgaliojimus tvarko pats pareiškėjas',
  onlySelf: (name: string): string =>
    `Dabar veikiate kaip įgaliotinis (atstovaujate: ${name}), todėl įgaliojimų matyti ir keisti negalite.`,
  switch: 'Keisti atstovaujamą asmenį',
} as const;

export const AUTHORISATION_DIALOG = {
  addTitle: 'Naujas įgaliojimas',
  editTitle: 'Įgaliojimo keitimas',
  firstName: 'Vardas',
  lastName: 'Pavardė',
  personalCode: 'Asmens kodas',
  locked: 'Įrašyto kodo keisti negalima: įgaliojimas skirtas vienam asmeniui. Kitam pridėkite naują.',
  checkCode: 'Kontrolinis skaitmuo nesutampa – patikrinkite kodą',
  validFrom: 'Galioja nuo',
  validTo: 'Galioja iki',
  validToHint: 'Paskutinė diena imtinai',
  file: 'Įgaliojimo dokumentas',
  newFile: 'Naujas dokumentas',
  stored: 'Įkelti dokumentai lieka',
  save: 'Išsaugoti',
  added: 'Įgaliojimas pridėtas',
  changed: 'Įgaliojimas pakeistas',
  uploading: (percent: number): string => `Siunčiama ${percent}\u00A0%`,
  removeTitle: 'Ištrinti įgaliojimą',
  removeQuestion: 'Ar tikrai norite ištrinti šį įgaliojimą?',
  removePerson: 'Įgaliotinis',
  removePeriod: 'Galioja',
  removeConsequence: 'Prieigos šis asmuo neteks iš karto. Jo pradėti prašymai lieka jums.',
  removed: 'Įgaliojimas ištrintas',
} as const;
