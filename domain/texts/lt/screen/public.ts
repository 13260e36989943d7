// Words of the pages anybody may read.

export const NAV = {
  about: 'Apie paskolą',
  description: 'Visos sąlygos',
  selfCheck: 'Ar man tinka?',
  requests: 'Prašymai',
  bills: 'Nuomos sąskaitos',
} as const;

export const FOOTER = {
  staff: 'Darbuotojams',
  questions: 'Klausimai:',
  privacy: 'Asmens duomenų apsauga',
  aid: 'Suteikta pagalba',
} as const;

export const HOME = {
  titleFirst: 'Valstybės paskola verslui –',
  titleRest: 'iki 5\u00A0mln.\u00A0EUR, iki 24\u00A0mėnesių',
  lead: 'Skirta įmonėms ir verslininkams, kurių importas iš Kinijos arba eksportas į ją 2021\u00A0m. sudarė bent 25\u00A0%. Fiksuotos palūkanos, mokėjimus galima atidėti iki 6\u00A0mėnesių.',
  start: 'Prisijungti ir pildyti',
  conditions: 'Visos sąlygos',
  checkTitle: 'Ar paskola man tinka?',
  checkText: 'Patikrinsime registruose pagal įmonės kodą. Trunka apie minutę, prisijungti nereikia.',
  checkCode: 'Įmonės kodas',
  checkButton: 'Patikrinti',
  checkHint: '9 skaitmenys. Rezultatas neįpareigoja ir nesaugomas.',
  checkCodeWrong: 'Įmonės kodą sudaro 9 skaitmenys',
  checkSelf: 'Vykdote individualią veiklą? Sau pasitikrinsite prisijungę.',
  periodClosed: (date: string): string =>
    `Nebegalima teikti prašymų, nes pasibaigė prašymų teikimo laikotarpis. Paskutinė diena buvo ${date}.`,
  timelineTitle: 'Nuo prašymo iki sutarties',
  yourTurn: 'jūsų eilė',
  ourTurn: 'mūsų eilė',
  cellIsDay: 'vienas langelis – viena darbo diena',
  documentsTitle: 'Ką pasiruošti',
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
