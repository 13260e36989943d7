// Words of the signing screen.

const NBSP = '\u00A0';

export const SIGNING = {
  title: 'Sutarties pasirašymas',
  changeTitle: 'Sąlygų keitimo pasirašymas',
  heading: (id: number): string => `Pasirašykite sutartį, prašymas Nr.${NBSP}${id}`,
  changeHeading: (id: number): string => `Pasirašykite sąlygų keitimą, prašymas Nr.${NBSP}${id}`,
  what: 'Ką pasirašote',
  who: 'Kas pasirašo',
  order: 'Pirmiausia jūs, po jūsų – teikėjas per 5 darbo dienas.',
  you: 'Jūs',
  provider: 'Teikėjas',
  until: 'Pasirašyti iki',
  need: 'Ko reikės',
  needText: 'Smart-ID, mobiliojo parašo arba kortelės su kvalifikuotu parašu.',
  handOver:
    'Pasirašysite pasirašymo paslaugos lange. Jei paslauga pati negrąžins, grįžkite naršyklės mygtuku „Atgal“ – rezultatą parodysime čia.',
  sign: 'Pasirašyti',
  opening: 'Atveriame pasirašymo langą…',
  preview: 'Dokumento peržiūra',
  previewMissing: 'Dokumento peržiūrėti čia nepavyko. Atsisiųskite jį.',
  download: 'Atsisiųsti dokumentą',
  checking: 'Tikriname parašą…',
  checkingText: 'Paprastai trunka kelias sekundes. Langą galite uždaryti – parašas nedings.',
  done: 'Parašas gautas',
  doneText: 'Sutartį dar pasirašys teikėjas per 5 darbo dienas, tada galėsite prašyti išmokėti lėšas.',
  changeDoneText:
    'Sąlygų keitimą dar pasirašys teikėjas per 5 darbo dienas, tada pakeistos sąlygos įsigalios.',
  cancelled: 'Pasirašymą nutraukėte',
  cancelledText: 'Dokumentas nepasirašytas. Galite bandyti dar kartą iki termino.',
  failed: 'Parašo patvirtinti nepavyko',
  failedText: 'Dokumentas liko nepasirašytas. Bandykite dar kartą; jei nepavyks, kreipkitės į mus.',
  again: 'Pasirašyti iš naujo',
  nothing: 'Dokumentų pasirašyti nėra',
  nothingText: 'Dabar jūsų parašo nelaukiama.',
  toRequest: 'Į prašymą',
  signatures: 'Parašai',
  state: { created: 'laukiama parašo', completed: 'pasirašyta', cancelled: 'nutraukta', failed: 'nepavyko' },
} as const;
