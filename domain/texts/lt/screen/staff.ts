// The frame of the staff's screens and their login.
import type { HumanRole } from '../../../application/role.ts';

export const STAFF = {
  nav: {
    requests: 'Paraiškos',
    signing: 'Pasirašymas',
    vmi: 'VMI užklausos',
    policy: 'Taisyklių bandymai',
    operations: 'Operacijos',
    deadlines: 'Terminai',
    administration: 'Administravimas',
    statistics: 'Statistika',
    repair: 'Priežiūra',
    representatives: 'Įgaliojimai',
  },
  search: 'Ieškoti paraiškos pagal numerį, kodą ar pavadinimą',
  searchShort: 'Ieškoti',
  account: 'Paskyra',
  shortcuts: 'Klavišai',
  environment: {
    production: 'Gamybinė aplinka',
    demo: 'Demonstracinė aplinka',
    test: 'Bandomoji aplinka',
    development: 'Kūrimo aplinka',
  },
} as const;

/** An account that may do nothing here, and whom to ask. */
export const NO_ROLES = {
  title: 'Neturite rolių',
  text: 'Prisijungėte, bet jūsų paskyrai nesuteikta nė viena rolė, todėl paraiškų ir kitų duomenų nematote.',
  ask: 'Kreipkitės į portalo administratorių: jis suteikia vertintojo, vadybininko, tvirtintojo ar pasirašančiojo rolę.',
  again: 'Tikrinti iš naujo',
  notYours: 'Jūsų rolei šis puslapis neskirtas',
  notYoursText: (roles: string) =>
    `Jūsų rolė – ${roles}. Paraiškas mato vertintojas, vadybininkas, tvirtintojas ir pasirašantysis.`,
} as const;

export const ROLE_LABEL = {
  applicant: 'pareiškėjas',
  assessor: 'vertintojas',
  manager: 'vadybininkas',
  approver: 'tvirtintojas',
  signatory: 'pasirašantis',
  administrator: 'administratorius',
} as const satisfies Record<HumanRole, string>;

/** Who did something when it was not a person. */
export const ACTOR_LABEL: Readonly<Record<string, string>> = {
  ...ROLE_LABEL,
  applicant: 'Pareiškėjas',
  system: 'Sistema',
  signingProvider: 'Pasirašymo paslauga',
};

export const STAFF_LOGIN = {
  title: 'Darbuotojų prisijungimas',
  text: 'Paskolų paraiškų vertinimas ir sutartys. Tapatybę patvirtinsite elektroniniuose valdžios vartuose.',
  button: 'Prisijungti darbuotojui',
  elsewhere:
    'Kitame naršyklės lange prisijungimas baigtas. Prisijunkite iš naujo – grįšite ten, kur buvote, ir rasite, ką įrašėte.',
  expired: 'Sesija baigėsi. Prisijunkite iš naujo – grįšite ten, kur buvote.',
  failed: 'Prisijungti nepavyko. Bandykite dar kartą.',
  applicant: 'Esate pareiškėjas?',
  applicantLink: 'Pareiškėjų prisijungimas',
  testTitle: 'Bandomasis prisijungimas',
  testText: 'Tik bandymams: gamybinėje aplinkoje šios formos nėra.',
  personalCode: 'Asmens kodas',
  password: 'Slaptažodis',
  testButton: 'Prisijungti bandymui',
  showPassword: 'Rodyti slaptažodį',
} as const;
