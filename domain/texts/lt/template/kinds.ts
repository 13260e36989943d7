// Every text that is edited with versions: documents by name, mails by kind. Version 1 is the one of this release.
import { MAIL_KINDS, type MailKind } from '../../../application/mail-kind.ts';
import { MAIL_TEXT } from '../mail.ts';
import { CONDITIONS_CHANGE_TEXT } from './conditions-change.ts';
import { CONTRACT_TEXT } from './contract.ts';
import { APPROVAL_TEXT, CONDITIONAL_TEXT, NOTE_TEXT, REJECTION_TEXT } from './decision.ts';
import { CHANGE_PLACES, CONTRACT_PLACES, DECISION_PLACES, MAIL_PLACES, NOTE_PLACES } from './places.ts';

/** Parts of a text by name: a document has `text`, a mail `subject`, `body` and `missed`. */
export type TextParts = Record<string, string>;

const DOCUMENTS = {
  contract: { title: 'Paskolos sutartis', text: CONTRACT_TEXT, places: CONTRACT_PLACES },
  conditionsChange: {
    title: 'Susitarimas dėl sutarties pakeitimo',
    text: CONDITIONS_CHANGE_TEXT,
    places: CHANGE_PLACES,
  },
  approval: { title: 'Sprendimas dėl finansavimo', text: APPROVAL_TEXT, places: DECISION_PLACES },
  conditionalApproval: {
    title: 'Sprendimas dėl finansavimo su sąlyga',
    text: CONDITIONAL_TEXT,
    places: DECISION_PLACES,
  },
  rejection: { title: 'Sprendimas nefinansuoti', text: REJECTION_TEXT, places: DECISION_PLACES },
  note: { title: 'Pažyma apie banko nefinansavimą', text: NOTE_TEXT, places: NOTE_PLACES },
} as const;

export type DocumentTextKey = keyof typeof DOCUMENTS;
export type TextKey = DocumentTextKey | `mail-${MailKind}`;

export const DOCUMENT_TEXT_KEYS = Object.keys(DOCUMENTS) as DocumentTextKey[];
export const mailKey = (kind: MailKind): `mail-${MailKind}` => `mail-${kind}`;
export const TEXT_KEYS: readonly TextKey[] = [...DOCUMENT_TEXT_KEYS, ...MAIL_KINDS.map(mailKey)];

export const isDocumentKey = (key: TextKey): key is DocumentTextKey => key in DOCUMENTS;
/** The kind of mail a key is for; null for a document. */
export const mailKindOf = (key: TextKey): MailKind | null =>
  isDocumentKey(key) ? null : (key.slice('mail-'.length) as MailKind);

export interface TextKind {
  title: string;
  /** The parts of version 1. */
  first: TextParts;
  /** Parts that may be empty. */
  optional: readonly string[];
  /** Facts it may name, with what they hold. */
  places: Readonly<Record<string, string>>;
}

export function textKind(key: TextKey): TextKind {
  if (isDocumentKey(key)) {
    const { title, text, places } = DOCUMENTS[key];
    return { title, first: { text }, optional: [], places };
  }
  const { title, subject, body, missed } = MAIL_TEXT[mailKindOf(key)!];
  const { terminas, darbai, ...always } = MAIL_PLACES;
  const few: Partial<Record<TextKey, TextKind['places']>> = {
    'mail-staffDigest': { darbai },
    'mail-staffClock': { ...always, terminas },
    // The owner of premises is to learn no number of a request.
    'mail-billToConfirm': {},
  };
  return {
    title,
    first: { subject, body, missed: missed ?? '' },
    optional: ['missed'],
    places: few[key] ?? always,
  };
}
