import type { MatchKind } from './review.ts';

/**
 * Which topics of the lists matter, and as what; null: looked at and left out. Every topic of the vocabulary that begins
 * with `sanction` or `role` stands here (OpenSanctions' data model, followthemoney/types/topic.py); what does not stand
 * here (crime, debarment, export control …) is no reason of the portal's either.
 */
export const TOPIC_KINDS = {
  sanction: 'sanctions',
  'sanction.linked': 'sanctions',
  'sanction.control': 'sanctions',
  // Lists by which some states answer the sanctions of others: whoever stands on one is often on our side.
  'sanction.counter': null,
  'role.pep': 'pep',
  'role.pep.natl': 'pep',
  'role.pep.intl': 'pep',
  // The list does not say when the office ended; whether its twelve months are over a person has to see.
  'role.pep.frmr': 'pep',
  'role.rca': 'pep',
  // Occupations: who holds an office that makes a PEP has `role.pep` beside it.
  'role.pol': null,
  'role.judge': null,
  'role.civil': null,
  'role.diplo': null,
  'role.lawyer': null,
  'role.acct': null,
  'role.spy': null,
  'role.oligarch': null,
  'role.journo': null,
  'role.act': null,
  'role.lobby': null,
} as const satisfies Record<string, MatchKind | null>;

const ENTRIES: readonly (readonly [string, MatchKind | null])[] = Object.entries(TOPIC_KINDS);

/** What the lists are asked for: nothing else takes up room among the answers. */
export const SCREENED_TOPICS: readonly string[] = ENTRIES.filter(([, kind]) => kind).map(([topic]) => topic);

/** As what an entry with these topics matters, each kind once, sanctions first; none: it does not. */
export function kindsOf(topics: readonly string[]): MatchKind[] {
  const found = new Set(ENTRIES.filter(([topic]) => topics.includes(topic)).map(([, kind]) => kind));
  return (['sanctions', 'pep'] as const).filter((kind) => found.has(kind));
}
