// Words of the screen that says why somebody was not let in.

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
