// Texts of documents and mails as their keeper sees them, and the offices of those who sign for the provider.
import type { OfficeProblem } from '../../../documents/held-office.ts';
import { counted } from '../plural.ts';

const DOCUMENT = { one: 'dokumentas', few: 'dokumentai', other: 'dokumentų' };

export const TEXT_PROBLEM = {
  same: 'Tekstas nesiskiria nuo galiojančio',
  reason: 'Nurodykite priežastį, bent 6 simbolius',
} as const;

export const OFFICE_PROBLEM_TEXT: Readonly<Record<OfficeProblem, string>> = {
  officeMissing: 'Įveskite pareigas',
  numberMissing: 'Įveskite įgaliojimo numerį',
  dateInvalid: 'Įveskite datą: metai-mėnuo-diena',
  dateFuture: 'Įgaliojimas dar neišduotas',
  reasonMissing: 'Nurodykite priežastį, bent 6 simbolius',
};

export const TEXTS = {
  title: 'Dokumentų ir laiškų tekstai',
  lead: 'Iš šių tekstų portalas sudaro dokumentus ir laiškus. Pakeitimą patvirtina kitas administratorius; jau sudaryti dokumentai nesikeičia.',
  noRights: 'Dokumentų ir laiškų tekstus tvarko administratorius',
  failed: 'Nepavyko gauti tekstų',
  documents: 'Dokumentai',
  mails: 'Laiškai',
  columns: { text: 'Tekstas', version: 'Galioja', since: 'Nuo kada', draft: 'Juodraštis' },
  version: (version: number) => `${version} redakcija`,
  builtIn: 'pirminė redakcija',
  draft: { none: '–', written: 'Rašomas', proposed: 'Laukia patvirtinimo' },
  back: 'Visi tekstai',
  parts: { text: 'Tekstas', subject: 'Tema', body: 'Ką sako laiškas', missed: 'Kas bus praleidus terminą' },
  partHint: {
    text: 'Eilutė – pastraipa. „# “ – antraštė, „## “ – skyrius, „| pavadinimas | reikšmė“ – lentelės eilutė. [jei laukas: …] rašoma, tik kai laukas netuščias. [būtina …] žymi nuostatą, be kurios dokumentas negalioja.',
    subject: '',
    body: '',
    missed: 'Rašoma, tik kai yra terminas. Gali būti tuščia.',
  },
  places: 'Laukai, kuriuos galima įrašyti',
  noPersons: 'Asmenų, įmonių ir sumų laukų laiškuose nėra: laiškai jų neatskleidžia.',
  save: 'Išsaugoti juodraštį',
  saved: 'Juodraštis išsaugotas',
  savedBy: (name: string, at: string) => `Juodraštį išsaugojo ${name}, ${at.slice(0, 16)}`,
  preview: 'Peržiūrėti',
  previewTitle: 'Peržiūra su išgalvotais duomenimis',
  previewOfVersion: (version: number) => `Peržiūrėti ${version} redakciją`,
  drop: 'Atsisakyti juodraščio',
  dropConfirm: 'Juodraštis bus ištrintas. Galiojantis tekstas nesikeis.',
  dropped: 'Juodraščio atsisakyta',
  propose: 'Teikti tvirtinti',
  proposeTitle: 'Teikti tekstą tvirtinti',
  proposed: 'Tekstas pateiktas tvirtinti',
  proposedBy: (name: string) => `Tvirtinti pateikė ${name}`,
  whyProposed: 'Kodėl keičiama',
  consequence: 'Įsigalios, kai patvirtins kitas administratorius.',
  confirm: 'Patvirtinti ir įsigalioti',
  confirmTitle: 'Ar tikrai tekstas turi įsigalioti?',
  confirmed: 'Tekstas įsigaliojo',
  confirmNote: 'Nuo šiol dokumentai ir laiškai bus sudaromi iš šio teksto.',
  own: 'Tekstą rašėte ar siūlėte pats: patvirtinti gali tik kitas administratorius.',
  decline: 'Grąžinti taisyti',
  declineTitle: 'Grąžinti tekstą taisyti',
  declined: 'Tekstas grąžintas taisyti',
  declinedBy: (name: string, reason: string) => `${name} grąžino taisyti: ${reason}`,
  reason: 'Priežastis',
  problems: 'Ką reikia pataisyti',
  differences: 'Kas keičiasi, palyginti su galiojančiu',
  noDifferences: 'Nuo galiojančio teksto niekuo nesiskiria',
  history: 'Redakcijos',
  cameWithProgram: 'Pirminis tekstas, su programa',
  versionMeta: (writtenBy: string, confirmedBy: string, at: string) =>
    `Parašė ${writtenBy}, patvirtino ${confirmedBy}, ${at.slice(0, 16)}`,
  made: (count: number) => `iš jos sudaryta: ${counted(count, DOCUMENT)}`,
  restore: 'Pradėti juodraštį nuo šios redakcijos',
  plain: 'Paprastas tekstas',
  formatted: 'Kaip laiške',
} as const;

export const SIGNATORIES = {
  title: 'Teikėjo pasirašantys asmenys',
  lead: 'Nauji dokumentai įvardija visus, kurių pareigos čia įrašytos: pasirašyti gali bet kuris. Kol neįrašytas nė vienas, dokumentuose lieka „įgaliotas (-a) darbuotojas (-a)“.',
  none: 'Pasirašymo teisės neturi niekas',
  columns: { name: 'Asmuo', office: 'Pareigos', basis: 'Įgaliojimas', action: 'Veiksmas' },
  basis: (number: string, date: string) => `${date} Nr. ${number}`,
  notKept: 'Neįrašyta',
  change: 'Keisti',
  changeOf: (name: string) => `Keisti: ${name}`,
  dialog: (name: string) => `${name}: pareigos ir įgaliojimas`,
  office: 'Pareigos',
  officeHint:
    'Kaip bus rašoma dokumente prieš vardą. Palikite visus tris laukus tuščius, jei asmuo pareigų nebeturi.',
  number: 'Įgaliojimo numeris',
  date: 'Įgaliojimo data (metai-mėnuo-diena)',
  reason: 'Priežastis',
  save: 'Įrašyti',
  saved: 'Pareigos įrašytos',
  history: 'Kas ir kada keitė',
  removed: 'pareigų nebeturi',
  made: (by: string, at: string) => `${by}, ${at.slice(0, 16)}`,
} as const;
