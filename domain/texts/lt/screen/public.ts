// Words of the pages anybody may read.
import { counted, type PluralForms } from '../plural.ts';

const REQUEST_GENITIVE: PluralForms = { one: 'prašymą', few: 'prašymus', other: 'prašymų' };

export const NAV = {
  about: 'Apie paskolą',
  description: 'Visos sąlygos',
  requests: 'Prašymai',
} as const;

export const FOOTER = {
  staff: 'Darbuotojams',
  questions: 'Klausimai:',
  privacy: 'Asmens duomenų apsauga',
} as const;

export const HOME = {
  titleFirst: 'Valstybės paskola verslui –',
  titleRest: 'iki 5\u00A0mln.\u00A0EUR, iki 24\u00A0mėnesių',
  lead: 'Skirta įmonėms ir verslininkams, kurių prekyba su viena trečiąja šalimi sudarė bent 25\u00A0%. Fiksuotos palūkanos, mokėjimus galima atidėti iki 6\u00A0mėnesių.',
  start: 'Prisijungti ir pildyti',
  conditions: 'Visos sąlygos',
  checkTitle: 'Ar paskola man tinka?',
  checkText:
    'Prisijungus duomenis surinks registrai, o atitiktį kriterijams sužinosite dar prieš pateikdami prašymą.',
  checkPoints: [
    'Pildymas trunka apie 20 minučių',
    'Juodraštis išsaugomas pats',
    'Patikra nieko neįpareigoja',
  ],
  asCompany: 'Tikrinti įmonei',
  asIndividual: 'Tikrinti sau',
  resumeTitle: 'Jūs prisijungę',
  resumeText: (drafts: number): string =>
    drafts > 0 ? `Turite pradėtų prašymų: ${drafts}. Tęskite ten, kur baigėte.` : 'Pradėtų prašymų neturite.',
  resume: (number: number): string => `Tęsti prašymą Nr.\u00A0${number}`,
  toRequests: 'Į prašymų sąrašą',
  openRequests: (count: number): string => counted(count, REQUEST_GENITIVE),
  periodClosed: (date: string): string => `Prašymų teikimo laikotarpis baigėsi ${date}.`,
  timelineTitle: 'Nuo prašymo iki sutarties',
  yourTurn: 'jūsų eilė',
  ourTurn: 'mūsų eilė',
  cellIsDay: 'vienas langelis – viena darbo diena',
  documentsTitle: 'Ką pasiruošti',
  documentsFor: 'Įmonės prašymui',
  printList: 'Spausdinti sąrašą',
  upTo: 'iki 20\u00A0MB',
  ruler: (days: number, whose: string): string => `Darbo dienų: ${days}, ${whose}`,
} as const;

/** Steps from a request to a contract; the width of each is its working days (PRODUCT.md section 7). */
export const TIMELINE = [
  {
    days: 0,
    turn: 'applicant',
    term: 'apie 20 min.',
    title: 'Pildote prašymą',
    text: 'Registrų duomenis įrašome už jus.',
  },
  {
    days: 20,
    turn: 'provider',
    term: '20 darbo dienų',
    title: 'Vertiname',
    text: 'Tikriname atitiktį kriterijams. Sudėtingais atvejais pratęsiame iki 30\u00A0darbo dienų.',
  },
  {
    days: 7,
    turn: 'provider',
    term: '2 + 5 darbo dienos',
    title: 'Rengiame sutartį',
    text: '2\u00A0dienos sprendimui pranešti, 5 – sutarčiai.',
  },
  {
    days: 10,
    turn: 'applicant',
    term: '10 darbo dienų',
    title: 'Pasirašote',
    text: 'Elektroniniu parašu: Smart-ID, mobiliuoju arba kortele.',
  },
  { days: 5, turn: 'provider', term: '5 d. d.', title: 'Pasirašome', text: 'Ir galite prašyti išmokėti.' },
] as const;

export const LOGIN = {
  title: 'Prisijungimas',
  lead: 'Prisijungiama per elektroninius valdžios vartus: el. bankininkyste, mobiliuoju parašu, Smart-ID arba kortele.',
  choose: 'Kam teikiate prašymą?',
  company: 'Įmonei',
  companyText: 'Esate įmonės vadovas arba turite teisę jai atstovauti.',
  companyButton: 'Prisijungti kaip įmonei',
  individual: 'Individualiai veiklai',
  individualText: 'Vykdote individualią veiklą ir prašote paskolos sau.',
  individualButton: 'Prisijungti kaip gyventojui',
  lastUsed: 'naudojote paskutinį kartą',
  whoTitle: 'Kas gali teikti prašymą',
  who: [
    'Vienasmenis juridinio asmens vadovas',
    'Individualią veiklą vykdantis asmuo',
    'Asmuo, kuriam suteiktas įgaliojimas',
  ],
  preconditionsTitle: 'Kada paskola galima',
  preconditions: [
    'Veikla vykdoma Lietuvoje, mokesčiai sumokėti, bankrotas nevykdomas',
    'Įmonė nėra patirianti sunkumų',
    'Veikla nėra finansų, žemės ūkio, miškininkystės ar žuvininkystės',
  ],
  foreignTitle: 'Užsienio piliečiams',
  foreign:
    'Užsienio piliečiai ir juridiniai asmenys be vienasmenio vadovo notaro patvirtintą įgaliojimą siunčia el. paštu',
  maintenance: (from: string, to: string): string =>
    `Nuo ${from} iki ${to} vyks planiniai darbai, prisijungti nebus galima.`,
  failed: 'Prisijungti nepavyko. Bandykite dar kartą.',
  testTitle: 'Bandomasis prisijungimas',
  testText: 'Matomas tik ne gamybinėje aplinkoje. Duomenys išgalvoti.',
  testCompanyCode: 'Įmonės kodas',
  testCompanyHint: 'tuščia – individuali veikla',
  testPersonCode: 'Asmens kodas',
  testEmail: 'El. paštas',
  testPassword: 'Slaptažodis',
  testButton: 'Login',
} as const;

export const CALLBACK = {
  title: 'Prisijungimas',
  done: 'Prisijungta',
  moving: 'Atveriame jūsų prašymus…',
} as const;

export const DENIED = {
  title: 'Prisijungti nepavyko',
  1: 'Negauta asmens tapatybės duomenų.',
  2: 'Prisijungiant nebuvo pasirinkta atstovaujama įmonė.',
  3: 'Jūs negalite atstovauti pasirinktai įmonei.',
  other: 'Įvyko klaida. Bandykite prisijungti dar kartą.',
  next: {
    1: 'Vartai neperdavė jūsų duomenų. Bandykite dar kartą, jei reikia – kitu prisijungimo būdu.',
    2: 'Prisijunkite iš naujo ir vartuose pasirinkite įmonę, kuriai teikiate prašymą.',
    3: 'Prašymą gali teikti vienasmenis vadovas arba įgaliotas asmuo. Jei vadovas neseniai pasikeitė, patikrinkite Juridinių asmenų registro duomenis.',
    other: 'Jei nepavyks ir antrą kartą, parašykite mums ir nurodykite klaidos kodą.',
  },
  code: (code: string): string => `Klaidos kodas: ${code}`,
  button: 'Grįžti į prisijungimą',
} as const;

export const LINK = {
  title: 'Vienkartinė nuoroda',
  text: 'Atvėrėte nuorodą iš el. laiško. Ji veda į jūsų prašymą ir galioja vieną kartą – neperduokite jos kitiems.',
  until:
    'Nuoroda galioja iki laiške nurodytos dienos. Pasibaigus prisijunkite įprastai – prašymą rasite sąraše.',
  continue: 'Tęsti',
} as const;

export const ABOUT = {
  title: 'Apie paskolą',
  factsTitle: 'Svarbiausi skaičiai',
  facts: [
    ['Didžiausia suma', '5 mln. EUR pareiškėjui, 10 mln. EUR įmonių grupei'],
    ['Terminas', 'iki 24 mėnesių, iš jų 1–6 atidėjimo'],
    ['Palūkanos', 'fiksuotos: (bazinė norma + marža) × 0,3; neigiama bazinė norma laikoma nuliu'],
    ['Sutarties mokestis', '0,4 % paskolos sumos, ne mažiau kaip 200 EUR'],
    ['Sąlygų keitimas', '100 EUR'],
    ['Mokėjimo diena', '5, 15 arba 25'],
    ['Lėšas panaudoti', 'per 6 mėnesius nuo sutarties pasirašymo'],
  ],
  howTitle: 'Kaip vyksta',
  budgetTitle: 'Biudžetas',
  start: 'Pradėti prašymą',
} as const;

export const DESCRIPTION = {
  title: 'Visos sąlygos',
  contents: 'Turinys',
  sections: [
    {
      id: 'paskirtis',
      title: 'Kam skirta',
      paragraphs: [] as readonly string[],
    },
    {
      id: 'reikalavimai',
      title: 'Reikalavimai pareiškėjui',
      paragraphs: [
        'Labai maža, maža, vidutinė arba didelė įmonė, veikianti Lietuvoje ir nesanti sunkumų patiriančia įmone.',
        'Pareiškėjas atitinka patikimo mokesčių mokėtojo kriterijus, jam neiškelta bankroto ar restruktūrizavimo byla.',
        'Prašymą teikia vienasmenis juridinio asmens vadovas, individualią veiklą vykdantis asmuo arba įgaliotas asmuo.',
      ],
    },
    {
      id: 'vertinimas',
      title: 'Vertinimas ir terminai',
      paragraphs: [
        'Prašymas įvertinamas per 20 darbo dienų, sudėtingais atvejais – per 30. Kol prašymas grąžintas tikslinti, laikas neskaičiuojamas.',
        'Apie sprendimą pranešama per 2 darbo dienas, sutartis parengiama per 5 darbo dienas, kai įvykdytos sąlygos.',
        'Sutartį pareiškėjas pasirašo per 10 darbo dienų nuo gavimo, teikėjas – per 5 darbo dienas po to.',
        'Papildomi dokumentai pateikiami per 20 darbo dienų, atsisakymo finansuoti pažymos – per 30.',
        'Sprendimą galima apskųsti per vieną mėnesį.',
      ],
    },
    {
      id: 'grazinimas',
      title: 'Išmokėjimas ir grąžinimas',
      paragraphs: [
        'Lėšos panaudojamos per 6 mėnesius nuo sutarties pasirašymo, pagal mokėjimo prašymą išmokamos per 10 darbo dienų.',
        'Grąžinimo atidėjimas gali būti pratęstas vieną kartą. Pavėlavus taikomi 0,03 % delspinigiai už dieną, po 90 dienų paskola laikoma probleminė.',
        'Pagalba, siekianti 500 000 EUR ir daugiau, per 6 mėnesius skelbiama viešai.',
      ],
    },
    {
      id: 'duomenys',
      title: 'Asmens duomenys',
      paragraphs: [
        'Duomenys tvarkomi prašymui įvertinti, sutarčiai sudaryti ir prievolėms pagal teisės aktus vykdyti. Asmens duomenys ir dokumentai saugomi 10 metų.',
        'Duomenys gaunami iš jūsų ir iš registrų: Juridinių asmenų registro, VMI, „Sodros“, Gyventojų registro. Turite teisę susipažinti su savo duomenimis ir prašyti juos ištaisyti.',
      ],
    },
  ],
} as const;
