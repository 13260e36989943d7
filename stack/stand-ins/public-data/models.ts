import { createHash } from 'node:crypto';
import { COMPANIES, type Company } from '../parties.ts';
import { addressFor } from '../registers/addresses.ts';

export type Value = string | number | null;
/** A reference is a row of another model. */
export type Row = { _id: string } & Record<string, Value | { _id: string }>;

export interface Model {
  /** What sorts the rows and fills `_page`, before `_id`. */
  key: string;
  /** Model a property refers to; null = a value. */
  properties: Readonly<Record<string, string | null>>;
  rows: readonly Row[];
}

/** The same id on every start, as the open data keep theirs. */
function id(...of: (string | number)[]): string {
  const hex = createHash('sha256').update(of.join('|')).digest('hex');
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `a${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}

const JAR = 'datasets/gov/rc/jar';
const AR = 'datasets/gov/rc/ar';
export const ENTITY_MODEL = `${JAR}/iregistruoti/JuridinisAsmuo`;

// Codes and names of the two classifiers, as many as the demo needs; 3 and 9 for what the portal has no word of its own for.
const FORMS = [
  [310, 'UAB', 'Uždaroji akcinė bendrovė'],
  [320, 'AB', 'Akcinė bendrovė'],
  [960, 'MB', 'Mažoji bendrija'],
] as const;
const STATUSES = [
  [0, 'registered', 'Teisinis statusas neįregistruotas'],
  [3, '', 'Pertvarkomas'],
  [4, 'restructuring', 'Restruktūrizuojamas'],
  [6, 'bankrupt', 'Bankrutavęs'],
  [7, 'liquidating', 'Likviduojamas'],
  [9, '', 'Inicijuojamas likvidavimas'],
  [10, 'deregistered', 'Išregistruotas'],
] as const;

const ref = (model: string, ...of: (string | number)[]) => ({ _id: id(model, ...of) });
const row = (model: string, key: string | number, rest: Record<string, Value | { _id: string }>): Row => ({
  _id: id(model, key),
  ...rest,
});

/** Struck off: the open data have neither its address nor its seat. */
const isSeated = ({ legalStatus }: Company): boolean => legalStatus !== 'deregistered';
/** Half of the entities say their address themselves, half only by their seat. */
const saysAddress = (company: Company): boolean =>
  isSeated(company) && Number(company.CompanyCode.at(-1)) % 2 === 0;
const seated = COMPANIES.filter(isSeated);
const addressCode = ({ CompanyCode }: Company): number => 190_000_000 + Number(CompanyCode.slice(-4));

function entity(company: Company): Row {
  const code = Number(company.CompanyCode);
  const form = FORMS.find(([, type]) => type === company.CompanyType) ?? FORMS[0];
  const status = STATUSES.find(([, ours]) => ours === company.legalStatus) ?? STATUSES[1];
  return row(ENTITY_MODEL, code, {
    ja_kodas: code,
    ja_pavadinimas: company.CompanyName,
    pilnas_adresas: null,
    adresas: saysAddress(company) ? ref(`${AR}/adresai/Adresas`, addressCode(company)) : null,
    reg_data: company.CompanyRegistrationDate,
    isreg_data: isSeated(company) ? null : '2023-06-30',
    forma: ref(`${JAR}/formos_statusai/Forma`, form[0]),
    statusas: ref(`${JAR}/formos_statusai/Statusas`, status[0]),
    stat_data: company.CompanyRegistrationDate,
  });
}

const places = seated.map((company) => ({ company, at: addressFor(company.CompanyCode) }));
const unique = (rows: Row[]): Row[] => [...new Map(rows.map((one) => [one._id, one])).values()];
/** 'Vilniaus miesto' of 'Vilniaus miesto savivaldybė': the kind stands in a property of its own. */
const beforeLast = (words: string): string => words.split(' ').slice(0, -1).join(' ');
const last = (words: string): string => words.split(' ').at(-1) ?? '';

/** Models and properties as atviriduomenys/manifest has them (430e8b5): datasets/gov/rc/jar/*.csv, datasets/gov/rc/ar/*.csv. */
export const MODELS: Readonly<Record<string, Model>> = {
  [ENTITY_MODEL]: {
    key: 'ja_kodas',
    properties: {
      ja_kodas: null,
      ja_pavadinimas: null,
      pilnas_adresas: null,
      adresas: `${AR}/adresai/Adresas`,
      reg_data: null,
      isreg_data: null,
      forma: `${JAR}/formos_statusai/Forma`,
      statusas: `${JAR}/formos_statusai/Statusas`,
      stat_data: null,
    },
    rows: COMPANIES.map(entity),
  },
  [`${JAR}/formos_statusai/Forma`]: {
    key: 'kodas',
    properties: { kodas: null, pavadinimas: null, pav_ilgas: null, name: null, tipas: null, type: null },
    rows: FORMS.map(([kodas, , name]) =>
      row(`${JAR}/formos_statusai/Forma`, kodas, {
        kodas,
        pavadinimas: name,
        pav_ilgas: name,
        name: null,
        tipas: 'Privatus',
        type: 'Private',
      }),
    ),
  },
  [`${JAR}/formos_statusai/Statusas`]: {
    key: 'kodas',
    properties: { kodas: null, pavadinimas: null, name: null },
    rows: STATUSES.map(([kodas, , name]) =>
      row(`${JAR}/formos_statusai/Statusas`, kodas, { kodas, pavadinimas: name, name: null }),
    ),
  },
  [`${JAR}/buveines/Buveine`]: {
    key: 'juridinis_asmuo',
    properties: { juridinis_asmuo: ENTITY_MODEL, adresas: `${AR}/adresai/Adresas`, adresas_nuo: null },
    rows: seated.map((company) =>
      row(`${JAR}/buveines/Buveine`, company.CompanyCode, {
        juridinis_asmuo: ref(ENTITY_MODEL, Number(company.CompanyCode)),
        adresas: ref(`${AR}/adresai/Adresas`, addressCode(company)),
        adresas_nuo: company.CompanyRegistrationDate,
      }),
    ),
  },
  [`${AR}/adresai/Adresas`]: {
    key: 'aob_kodas',
    properties: { tipas: null, aob_kodas: null, aob_data_nuo: null, aob_data_iki: null },
    rows: places.map(({ company, at }) =>
      row(`${AR}/adresai/Adresas`, addressCode(company), {
        tipas: at.flat ? 2 : 1,
        aob_kodas: addressCode(company),
        aob_data_nuo: '2001-01-01',
        aob_data_iki: null,
      }),
    ),
  },
  [`${AR}/pastatas/Pastatas`]: {
    key: 'aob_kodas',
    properties: {
      savivaldybe: `${AR}/savivaldybe/Savivaldybe`,
      aob_kodas: `${AR}/adresai/Adresas`,
      gyvenamoji_vietove: `${AR}/gyvenamojivietove/GyvenamojiVietove`,
      gatve: `${AR}/gatve/Gatve`,
      nr: null,
      korpuso_nr: null,
      pasto_kodas: null,
      aob_nuo: null,
    },
    rows: places.map(({ company, at }) =>
      row(`${AR}/pastatas/Pastatas`, company.CompanyCode, {
        savivaldybe: ref(`${AR}/savivaldybe/Savivaldybe`, at.municipality),
        // A building with premises has an address of its own, which is nobody's seat here.
        aob_kodas: ref(`${AR}/adresai/Adresas`, at.flat ? `of ${company.CompanyCode}` : addressCode(company)),
        gyvenamoji_vietove: ref(`${AR}/gyvenamojivietove/GyvenamojiVietove`, at.settlement),
        gatve: ref(`${AR}/gatve/Gatve`, at.settlement, at.street),
        nr: at.house,
        korpuso_nr: null,
        pasto_kodas: at.postalCode,
        aob_nuo: '2001-01-01',
      }),
    ),
  },
  [`${AR}/patalpa/Patalpa`]: {
    key: 'aob_kodas',
    properties: {
      aob_kodas: `${AR}/adresai/Adresas`,
      pastatas: `${AR}/pastatas/Pastatas`,
      patalpos_nr: null,
      pat_nuo: null,
    },
    rows: places
      .filter(({ at }) => at.flat)
      .map(({ company, at }) =>
        row(`${AR}/patalpa/Patalpa`, company.CompanyCode, {
          aob_kodas: ref(`${AR}/adresai/Adresas`, addressCode(company)),
          pastatas: ref(`${AR}/pastatas/Pastatas`, company.CompanyCode),
          patalpos_nr: at.flat,
          pat_nuo: '2001-01-01',
        }),
      ),
  },
  [`${AR}/gatve/Gatve`]: {
    key: 'gat_kodas',
    properties: {
      gat_kodas: null,
      tipas: null,
      tipo_santrumpa: null,
      pavadinimas: null,
      gyvenamoji_vietove: `${AR}/gyvenamojivietove/GyvenamojiVietove`,
    },
    rows: unique(
      places.map(({ at }, i) => ({
        ...ref(`${AR}/gatve/Gatve`, at.settlement, at.street),
        gat_kodas: 1_000 + i,
        tipas: null,
        tipo_santrumpa: last(at.street),
        pavadinimas: beforeLast(at.street),
        gyvenamoji_vietove: ref(`${AR}/gyvenamojivietove/GyvenamojiVietove`, at.settlement),
      })),
    ),
  },
  [`${AR}/gyvenamojivietove/GyvenamojiVietove`]: {
    key: 'gyv_kodas',
    properties: {
      gyv_kodas: null,
      tipas: null,
      pavadinimas: null,
      savivaldybe: `${AR}/savivaldybe/Savivaldybe`,
    },
    rows: unique(
      places.map(({ at }, i) => ({
        ...ref(`${AR}/gyvenamojivietove/GyvenamojiVietove`, at.settlement),
        gyv_kodas: 10_000 + i,
        tipas: 'miestas',
        pavadinimas: at.settlement,
        savivaldybe: ref(`${AR}/savivaldybe/Savivaldybe`, at.municipality),
      })),
    ),
  },
  [`${AR}/savivaldybe/Savivaldybe`]: {
    key: 'sav_kodas',
    properties: { sav_kodas: null, tipas: null, tipo_santrumpa: null, pavadinimas: null },
    rows: unique(
      places.map(({ at }, i) => ({
        ...ref(`${AR}/savivaldybe/Savivaldybe`, at.municipality),
        sav_kodas: 10 + i,
        tipas: 'SAVIVALDYBĖ',
        tipo_santrumpa: 'sav.',
        pavadinimas: beforeLast(at.municipality),
      })),
    ),
  },
};
