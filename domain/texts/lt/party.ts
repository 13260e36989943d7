/** Who signs for a party. */
export interface Signatory {
  /** Null: not known before the signature, which then names the person. */
  name: string | null;
  /** „vadovas (-ė)“ */
  office: string;
  /** What gives the right to sign, after „pagal“: „Juridinių asmenų registro duomenis“. */
  basis: string;
}

/** A party of a contract. */
export interface Party {
  name: string;
  code: string;
  address: string | null;
  /** Where notices go; null: only the portal and the address. */
  email: string | null;
  /** Null: the party itself. */
  signatory: Signatory | null;
  /** Each of them may sign instead. */
  others?: readonly Signatory[];
}

const BASIS = {
  office: (number: string, date: string) => `${date} įgaliojimą Nr. ${number}`,
  register: 'Juridinių asmenų registro duomenis',
  authorisation: (from: string, to: string) => `${from} įgaliojimą, galiojantį iki ${to}`,
} as const;

/** The head of a company, who represents it by its statutes and the register. */
export const headOf = (name: string | null): Signatory => ({
  name,
  office: 'vadovas (-ė)',
  basis: BASIS.register,
});

/** Somebody under an authorisation, days 'yyyy-MM-dd' as the portal keeps them. */
export const authorised = (name: string, validFrom: string, validTo: string): Signatory => ({
  name,
  office: 'atstovas (-ė)',
  basis: BASIS.authorisation(validFrom, validTo),
});

/** Somebody of the provider by the power of attorney the administrator keeps with the account. */
export const officeHolder = (
  name: string,
  held: { office: string; basisNumber: string; basisDate: string },
): Signatory => ({ name, office: held.office, basis: BASIS.office(held.basisNumber, held.basisDate) });

/** „vadovo (-ės) …“ would need cases that names of offices given by hand do not have, so the office stands in brackets. */
function signatoryText({ name, office, basis }: Signatory): string {
  const who = name === null ? office : `${office} ${name}`;
  return `${who}, veikiantis (-i) pagal ${basis}`;
}

/** Everybody who may sign for the party, „… arba …“; empty when it signs itself. */
export function signatoriesOf({ signatory, others = [] }: Party): string {
  return signatory ? [signatory, ...others].map(signatoryText).join(' arba ') : '';
}

/** „UAB „Šiaurės linija“, kodas 900000016, adresas …, kurios vardu …“ */
export function partyText(party: Party): string {
  const { name, code, address, signatory } = party;
  return [
    `${name}, kodas ${code}`,
    address && `adresas ${address}`,
    signatory && `kurio vardu pasirašo ${signatoriesOf(party)}`,
  ]
    .filter(Boolean)
    .join(', ');
}
