// Words of the pages that explain the schemes: „Apie paskolą“ and „Visos sąlygos“.

export const ABOUT = {
  title: 'Apie paskolą',
  factsTitle: 'Svarbiausi skaičiai',
  howTitle: 'Kaip vyksta',
  schemesTitle: 'Visos priemonės',
  schemesLead: 'Prašymas teikiamas vienai priemonei. Kiekvienos sąlygos ir biudžetas – atskiri.',
  open: (to: string): string => `Prašymai priimami iki ${to}`,
  closed: (to: string): string => `Prašymų teikimo laikotarpis baigėsi ${to}`,
  notYet: (from: string): string => `Prašymai bus priimami nuo ${from}`,
  free: (sum: string): string => `Laisva ${sum}`,
  conditions: 'Sąlygos',
  start: 'Pradėti prašymą',
  check: 'Pasitikrinti, ar tinka',
} as const;

/** Rows of the facts box; what a scheme's record says is filled in. */
export const FACTS = {
  borrower: 'Didžiausia suma pareiškėjui',
  group: 'Įmonių grupei',
  budget: 'Biudžetas',
  free: 'Dar laisva',
  term: 'Terminas',
  termText: (min: number, max: number): string => `${min}–${max} mėn., įskaitant atidėjimą`,
  delay: 'Grąžinimo atidėjimas',
  delayText: (min: number, max: number): string => `${min}–${max} mėn., gali būti pratęstas vieną kartą`,
  interest: 'Palūkanos',
  interestText: 'fiksuotos: (bazinė norma + marža) × 0,3; neigiama bazinė norma laikoma nuliu',
  fee: 'Sutarties mokestis',
  feeText: '0,4\u00A0% paskolos sumos, ne mažiau kaip 200\u00A0EUR',
  change: 'Sąlygų keitimas',
  changeText: '100\u00A0EUR',
  day: 'Mokėjimo diena',
  dayText: '5, 15 arba 25',
  use: 'Lėšas panaudoti',
  useText: 'per 6\u00A0mėnesius nuo sutarties pasirašymo',
  period: 'Prašymai priimami',
  periodText: (from: string, to: string): string => `${from} – ${to}`,
  purposes: 'Kam galima naudoti',
} as const;

export const DESCRIPTION = {
  title: 'Visos sąlygos',
  contents: 'Turinys',
  schemeLabel: 'Priemonė',
  factsTitle: 'Svarbiausi skaičiai',
  edition: (version: string): string => `Taisyklės galioja nuo ${version}.`,
  updated: (date: string): string => `Puslapis atnaujintas ${date}.`,
  updatedOn: '2026-11-21',
  print: 'Spausdinti',
  companies: 'Įmonei',
  individuals: 'Individualiai veiklai',
  requiredDocuments: 'Privalomi dokumentai įmonei',
  otherDocuments: 'Kitus dokumentus prašo pateikti pats prašymas – tada, kai jų reikia.',
  copyLink: (title: string): string => `Nuoroda į skiltį „${title}“`,
  /** Ids are addresses people keep: never renamed. */
  sections: {
    paskirtis: 'Kam skirta',
    reikalavimai: 'Reikalavimai pareiškėjui',
    skaiciuokle: 'Paskolos skaičiuoklė',
    dokumentai: 'Dokumentai',
    vertinimas: 'Vertinimas ir terminai',
    grazinimas: 'Išmokėjimas ir grąžinimas',
    duomenys: 'Asmens duomenys',
    klausimai: 'Klausimai ir atsakymai',
    savokos: 'Sąvokos',
  },
  requirementsLead: 'Pagal šias taisykles prašymą vertina sistema ir vertintojas:',
  who: 'Prašymą teikia vienasmenis juridinio asmens vadovas, individualią veiklą vykdantis asmuo arba įgaliotas asmuo. Užsienio piliečiai ir juridiniai asmenys be vienasmenio vadovo notaro patvirtintą įgaliojimą siunčia el. paštu.',
  aml: 'Prieš sprendimą pareiškėjas, jo vadovai ir naudos gavėjai tikrinami AML ir PEP sąrašuose.',
  evaluation: [
    'Prašymas įvertinamas per 20 darbo dienų, sudėtingais atvejais – per 30. Kol prašymas grąžintas tikslinti arba laukiama papildomų dokumentų, laikas neskaičiuojamas.',
    'Apie sprendimą pranešama per 2 darbo dienas, sutartis parengiama per 5 darbo dienas, kai įvykdytos sąlygos.',
    'Sutartį pareiškėjas pasirašo per 10 darbo dienų nuo gavimo, teikėjas – per 5 darbo dienas po to.',
    'Papildomi dokumentai pateikiami per 20 darbo dienų, atsisakymo finansuoti pažymos – per 30.',
    'Prašymai vertinami pateikimo eile. Sprendimą galima apskųsti per vieną mėnesį.',
  ],
  repayment: [
    'Lėšos panaudojamos per 6 mėnesius nuo sutarties pasirašymo, pagal mokėjimo prašymą išmokamos per 10 darbo dienų.',
    'Atidėjimo laikotarpiu mokamos tik palūkanos, paskui – lygios paskolos dalys ir palūkanos. Grąžinimo grafikas pateikiamas per 10 darbo dienų po išmokėjimo.',
    'Grąžinimo atidėjimas gali būti pratęstas vieną kartą. Pavėlavus taikomi 0,03\u00A0% delspinigiai už dieną, po 90 dienų paskola laikoma problemine.',
    'Pagalba, siekianti 500\u00A0000\u00A0EUR ir daugiau, per 6 mėnesius skelbiama viešai.',
  ],
  personal: (years: number): readonly string[] => [
    `Duomenys tvarkomi prašymui įvertinti, sutarčiai sudaryti ir prievolėms pagal teisės aktus vykdyti. Asmens duomenys ir dokumentai saugomi ${years}\u00A0metų.`,
    'Duomenys gaunami iš jūsų ir iš registrų: Juridinių asmenų registro, VMI, „Sodros“, Gyventojų registro. Turite teisę susipažinti su savo duomenimis ir prašyti juos ištaisyti.',
  ],
} as const;

export const FAQ: readonly { question: string; answer: string }[] = [
  {
    question: 'Ar išsaugotas prašymas jau pateiktas?',
    answer:
      'Ne. Kol būsena „Rengiama“, prašymo niekas nevertina. Pateikus būsena tampa „Pateikta vertinti“, o jūs gaunate patvirtinimą su data ir numeriu.',
  },
  {
    question: 'Kada žinosiu atsakymą?',
    answer:
      'Per 20 darbo dienų nuo pateikimo, sudėtingais atvejais – per 30. Tiksli data visada rašoma prie prašymo ir pasislenka, jei prašymas grąžinamas tikslinti.',
  },
  {
    question: 'Ką reiškia būsena „Neatitinka kriterijų“?',
    answer:
      'Prašymas nebuvo pateiktas, nes registrų duomenys neatitiko kriterijų. Ištaisę priežastį galite kurti naują prašymą to paties pagrindu.',
  },
  {
    question: 'Ar galiu taisyti pateiktą prašymą?',
    answer:
      'Tik kai vertintojas jį grąžina tikslinti. Tada matysite, kurias skiltis ir dokumentus pataisyti.',
  },
  {
    question: 'Kas gali pildyti už vadovą?',
    answer:
      'Kiekvienas, kurį vadovas įgaliojo. Vadovas prisijungia ir įkelia įgaliojimą skiltyje „Įgaliojimai“; prisijungęs atstovas pasirenka, kam atstovauja.',
  },
  {
    question: 'Ką daryti, jei registro duomenys neteisingi?',
    answer:
      'Prie kiekvienos registro reikšmės parašyta, kieno ji ir kurios dienos. Kreipkitės į tą registrą; pataisius duomenis prašyme patikrinkite dar kartą.',
  },
];

/** Abbreviations of the field; a section explains each at its first appearance. */
export const GLOSSARY = {
  SVV: 'Smulkiojo ir vidutinio verslo subjektas: labai maža (iki 10 darbuotojų), maža (iki 50) arba vidutinė (iki 250) įmonė, kurios pajamos arba turtas neviršija tos grupės ribų.',
  PEP: 'Politiškai pažeidžiamas (paveikiamas) asmuo: pats, artimas šeimos narys ar artimas pagalbininkas per pastaruosius 12 mėnesių ėjo svarbias viešąsias pareigas.',
  AML: 'Pinigų plovimo prevencija: prieš suteikiant paskolą patikrinama, kas yra tikrieji naudos gavėjai ir ar jiems netaikomos sankcijos.',
  EVRK: 'Ekonominės veiklos rūšių klasifikatorius: šešių skaitmenų kodas, kuriuo registruojama veikla.',
  VMI: 'Valstybinė mokesčių inspekcija.',
  IBAN: 'Tarptautinis banko sąskaitos numeris; Lietuvoje – LT ir 18 skaitmenų.',
} as const;

export type GlossaryTerm = keyof typeof GLOSSARY;
