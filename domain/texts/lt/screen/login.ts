// Words of the ways in: login and the return from the gateway.

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
  elsewhere: 'Kitame naršyklės lange prisijungimas baigtas.',
  elsewhereText:
    'Tai, ką įrašėte šiame lange ir kas dar neišsaugota, nedingo: prisijungę grįšite į tą pačią vietą.',
  expiredText: 'Prisijungę grįšite į tą pačią vietą.',
  failedTitle: 'Prisijungti nepavyko',
  failed: 'Prisijungti nepavyko. Bandykite dar kartą.',
  failedText:
    'Prisijungimas galioja vieną kartą ir vieną minutę, tame pačiame naršyklės lange. Bandykite dar kartą.',
  gatewayTitle: 'Elektroniniai valdžios vartai neatsako',
  gatewayText:
    'Sutrikimas ne jūsų kompiuteryje. Palaukite kelias minutes ir bandykite dar kartą – išsaugoti juodraščiai nedings.',
} as const;

export const CALLBACK = {
  title: 'Prisijungimas',
  checking: 'Tikriname prisijungimą…',
  done: 'Prisijungta',
  moving: 'Atveriame jūsų prašymus…',
} as const;
