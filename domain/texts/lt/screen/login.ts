// Words of the ways in: login, return from the gateway, refusals, one-time links, the test login.

export const LOGIN = {
  title: 'Prisijungimas',
  lead: 'Prisijungiama per elektroninius valdžios vartus. Ten patvirtinsite, kas esate, ir grįšite čia.',
  choose: 'Kam teikiate prašymą?',
  company: 'Įmonei',
  companyText: 'Esate įmonės vadovas arba turite teisę jai atstovauti.',
  companyButton: 'Prisijungti kaip įmonei',
  individual: 'Individualiai veiklai',
  individualText: 'Vykdote individualią veiklą ir prašote paskolos sau.',
  individualButton: 'Prisijungti kaip gyventojui',
  lastUsed: 'naudojote paskutinį kartą',
  handTitle: 'Turėkite po ranka',
  hand: [
    'Prisijungimo priemonę: Smart-ID, mobilųjį parašą, asmens tapatybės kortelę arba el. bankininkystę',
    'Pareiškėjo el. paštą ir telefoną – jais pranešime apie sprendimą',
    'Dokumentus, jei prašymą ketinate pateikti iš karto',
  ],
  whoTitle: 'Kas gali teikti prašymą',
  who: [
    'Vienasmenis juridinio asmens vadovas',
    'Individualią veiklą vykdantis asmuo',
    'Asmuo, kuriam suteiktas įgaliojimas',
  ],
  preconditionsTitle: 'Kada paskola galima',
  preconditions: [
    'Labai maža, maža, vidutinė arba didelė įmonė, veikianti Lietuvoje',
    'Įmonė nėra patirianti sunkumų, bankrotas nevykdomas',
    'Pareiškėjas – patikimas mokesčių mokėtojas',
    'Veikla nėra finansų, žemės ūkio, miškininkystės ar žuvininkystės',
  ],
  check: 'Pasitikrinkite neprisijungę',
  foreignTitle: 'Užsienio piliečiams',
  foreign:
    'Užsienio piliečiai ir juridiniai asmenys be vienasmenio vadovo notaro patvirtintą įgaliojimą siunčia el. paštu',
  maintenanceNow: 'Prisijungti galėsite, kai darbai baigsis. Išsaugoti juodraščiai nedings.',
  expired: 'Sesija baigėsi. Jūsų juodraštis išsaugotas.',
  expiredText: 'Prisijungę grįšite į tą pačią vietą.',
  failedTitle: 'Prisijungti nepavyko',
  failed: 'Prisijungti nepavyko. Bandykite dar kartą.',
  failedText:
    'Prisijungimas galioja vieną kartą ir vieną minutę, tame pačiame naršyklės lange. Bandykite dar kartą.',
  gatewayTitle: 'Elektroniniai valdžios vartai neatsako',
  gatewayText:
    'Sutrikimas ne jūsų kompiuteryje. Palaukite kelias minutes ir bandykite dar kartą – išsaugoti juodraščiai nedings.',
} as const;

export const TEST_LOGIN = {
  title: 'Bandomasis prisijungimas',
  text: 'Matomas tik ne gamybinėje aplinkoje. Duomenys išgalvoti.',
  companyCode: 'Įmonės kodas',
  companyHint: 'tuščia – individuali veikla',
  personCode: 'Asmens kodas',
  email: 'El. paštas',
  password: 'Slaptažodis',
  button: 'Login',
  personas: 'Išgalvoti asmenys',
  personasText: 'Pasirinkite, kuo būti: prisijungsite vienu paspaudimu.',
  toPersonas: 'Rinktis iš išgalvotų asmenų',
  passwordNeeded: 'Įveskite slaptažodį ir pasirinkite asmenį dar kartą.',
  noPersonas: 'Išgalvotų asmenų čia nėra – užpildykite laukus.',
  byHand: 'Kitas asmuo',
  kinds: {
    director: 'Įmonių vadovai',
    soleTrader: 'Individuali veikla',
    representative: 'Atstovai',
  },
  kindText: {
    director: 'Pildo įmonės prašymą, pasirašo sutartį.',
    soleTrader: 'Pildo prašymą sau.',
    representative: 'Prisijungęs renkasi, kam atstovauja.',
  },
} as const;

/** What each fictional company is there to show, by its key in the demo data. */
export const DEMO_COMPANY: Readonly<Record<string, string>> = {
  linija: 'Atitinka visus kriterijus',
  tekstile: 'Vidutinė įmonė, atitinka visus kriterijus',
  sunkmetis: 'Sunkumų patirianti įmonė',
  bankrotas: 'Bankrutuojanti įmonė',
  'be-ataskaitu': 'Nepateikė finansinių ataskaitų',
  ukis: 'Žemės ūkio veikla, nefinansuojama',
  'maza-dalis': 'Prekybos dalis 24,9999 %',
  riba: 'Prekybos dalis lygiai 25 %',
  'vmi-tyli': 'VMI atsako po 45 sekundžių',
  'jar-neveikia': 'Juridinių asmenų registras neatsako',
  socialinis: 'Jaunas socialinis verslas (Startuok)',
  viesbutis: 'Viešbutis (COVID-19 priemonė)',
  savivalda: 'Savivaldybės įmonė',
  'kita-metu-pabaiga': 'Finansiniai metai nesutampa su kalendoriniais',
  dukra: 'Dukterinė sunkumų patiriančios įmonės',
  isregistruota: 'Išregistruota įmonė',
};

export const CALLBACK = {
  title: 'Prisijungimas',
  checking: 'Tikriname prisijungimą…',
  done: 'Prisijungta',
  moving: 'Atveriame jūsų prašymus…',
} as const;

export const DENIED = {
  title: 'Prisijungti nepavyko',
  1: 'Negauta asmens tapatybės duomenų.',
  2: 'Prisijungiant nebuvo pasirinkta atstovaujama įmonė.',
  3: 'Jūs negalite atstovauti pasirinktai įmonei.',
  other: 'Įvyko klaida. Bandykite prisijungti dar kartą.',
  nextTitle: 'Ką daryti',
  next: {
    1: [
      'Prisijunkite dar kartą. Vartuose sutikite perduoti savo duomenis.',
      'Jei nepavyko, rinkitės kitą prisijungimo būdą – pavyzdžiui, Smart-ID vietoj el. bankininkystės.',
    ],
    2: [
      'Prisijunkite iš naujo ir vartuose pasirinkite įmonę, kuriai teikiate prašymą.',
      'Jei prašymą teikiate sau, prisijungimo puslapyje rinkitės „Individualiai veiklai“.',
    ],
    3: [
      'Prašymą gali teikti vienasmenis įmonės vadovas arba jo įgaliotas asmuo.',
      'Jei vadovas neseniai pasikeitė, patikrinkite Juridinių asmenų registro duomenis.',
      'Jei esate darbuotojas ar buhalteris, paprašykite vadovo įgaliojimo: prisijungęs jis jį įkelia skiltyje „Įgaliojimai“.',
      'Užsienio pilietis arba įmonė be vienasmenio vadovo notaro patvirtintą įgaliojimą siunčia el. paštu.',
    ],
    other: [
      'Prisijunkite dar kartą.',
      'Jei nepavyks ir antrą kartą, parašykite mums ir nurodykite klaidos kodą.',
    ],
  },
  /** 3, when an authorisation ended or was removed during the work. */
  ended: {
    title: 'Atstovavimas baigėsi',
    heading: 'Kas nutiko ir kas toliau',
    next: [
      'Įgaliojimas, pagal kurį veikėte, baigėsi arba buvo panaikintas, todėl prieiga iš karto nutraukta.',
      'Prašymų juodraščiai išsaugoti: juos mato ir toliau pildo pats pareiškėjas.',
      'Jei turite atstovauti toliau, paprašykite pareiškėjo naujo įgaliojimo.',
    ],
    choose: 'Pasirinkti, kam atstovaujate',
  },
  codeLabel: 'Klaidos kodas',
  copy: 'Kopijuoti',
  copied: 'Nukopijuota',
  help: 'Nepavyksta?',
  button: 'Grįžti į prisijungimą',
} as const;

export const LINK = {
  title: 'Vienkartinė nuoroda',
  text: 'Atvėrėte nuorodą iš el. laiško',
  what: 'Ji veda prie prašymo, apie kurį rašoma laiške. Pirmiausia prisijungsite, todėl prašymą matysite tik jūs ir jūsų atstovai.',
  facts: [
    ['Galioja', 'vieną kartą'],
    ['Iki kada', 'iki laiške nurodytos dienos'],
    ['Kam skirta', 'tik jums – neperduokite jos kitiems'],
  ],
  over: 'Nuoroda nebegalioja? Prisijunkite įprastai – prašymą rasite sąraše.',
  continue: 'Tęsti',
} as const;
