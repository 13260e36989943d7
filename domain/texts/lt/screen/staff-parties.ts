/** Whom the party has authorised. */
export const AUTHORISED = {
  title: 'Įgaliojimai',
  none: 'Pareiškėjas nieko neįgaliojo.',
  name: 'Įgaliotas asmuo',
  code: 'Asmens kodas',
  from: 'Galioja nuo',
  to: 'Galioja iki',
  files: 'Dokumentai',
  ended: 'nebegalioja',
} as const;

/** Capital of a company, in its own line and beside each participant. */
export const CAPITAL = {
  size: 'Kapitalas',
  shares: 'Akcijų skaičius',
  nominal: 'Akcijos nominali vertė',
} as const;

/** The tax authority asked again from the case. */
export const RENEW_VMI = {
  button: 'Atnaujinti VMI duomenis',
  started: 'VMI klausiama iš naujo',
} as const;

/** A file that staff add to the case. */
export const STAFF_UPLOAD = {
  title: 'Pridėti failą',
  purpose: 'Paskirtis',
  noPurpose: 'Pasirinkite paskirtį',
  hint: 'Pareiškėjas šio failo nemato.',
} as const;
