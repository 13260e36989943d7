// The printed copy of a consent: what was agreed to, by whom and when.
import { HEADER } from './screen/common.ts';
import { CONSENT } from './screen/consent.ts';

/** Version of the words now shown. A new version adds its row below; the old words stay for the copies of old consents. */
export const CONSENT_VERSION = '1';

interface ConsentWords {
  notice: readonly (readonly [label: string, text: string])[];
  checks: readonly string[];
}

export const CONSENT_WORDS: Readonly<Record<string, ConsentWords>> = {
  '1': { notice: CONSENT.notice, checks: CONSENT.checks },
};

export const CONSENT_COPY = {
  title: 'Sutikimas tvarkyti duomenis',
  fileName: HEADER.consentFile,
  person: 'Sutikimą davė',
  identity: 'Tapatybė patvirtinta',
  gateway: 'per elektroninius valdžios vartus',
  party: 'Pareiškėjas',
  coded: (name: string, code: string): string => `${name}, kodas ${code}`,
  at: 'Kada',
  email: 'El. paštas',
  phone: 'Telefono numeris',
  version: 'Teksto redakcija',
  checks: 'Kas patvirtinta',
  notice: 'Su kuo susipažinta',
  foot: (at: string): string => `Sutikimas · ${at}`,
} as const;
