import type { ListEntity } from './list.ts';
import { LIST } from './list.ts';
import type { Asked, Example } from './question.ts';

/** The service's own numbers of yente 5.5 (yente/settings.py). */
const CANDIDATES_AN_ANSWER = 10;
const FEWEST_CANDIDATES = 20;
const MOST_CANDIDATES = 500;
/** Topics that make an entry a target, of those the list has. */
const RISKS = ['sanction', 'sanction.counter', 'role.pep', 'role.rca', 'crime', 'debarment', 'poi'];

const fold = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
    .split(' ');

function sharedWords(example: Example, entity: ListEntity): number {
  const asked = new Set(fold(example.name));
  return fold(entity.caption).filter((word) => asked.has(word)).length;
}

/** The listed score for name and birth date, less for a name alone, little for a shared word. */
function scoreOf(example: Example, entity: ListEntity, algorithm: string): number {
  const words = fold(entity.caption).length;
  const shared = sharedWords(example, entity);
  if (shared < words) return Number(((entity.score * shared) / words).toFixed(2));
  if (algorithm === 'name-based') return entity.score;
  if (!example.birthDate || !entity.birthDate) return Number((entity.score - 0.1).toFixed(2));
  return example.birthDate === entity.birthDate ? entity.score : Number((entity.score * 0.5).toFixed(2));
}

/** What the index finds before anything is compared: only these are ever scored, however much they are unlike. */
function candidates(example: Example, { topics, limit }: Asked): ListEntity[] {
  const wanted = Math.max(FEWEST_CANDIDATES, limit * CANDIDATES_AN_ANSWER);
  return LIST.filter(({ schema }) => schema === example.schema)
    .filter((entity) => topics.length === 0 || topics.some((topic) => entity.topics.includes(topic)))
    .map((entity) => ({ entity, shared: sharedWords(example, entity) }))
    .filter(({ shared }) => shared > 0)
    .sort((a, b) => b.shared - a.shared)
    .slice(0, Math.min(wanted, Math.max(MOST_CANDIDATES, limit)))
    .map(({ entity }) => entity);
}

function shown(entity: ListEntity, score: number, threshold: number): object {
  const { id, schema, caption, birthDate, country, topics } = entity;
  return {
    id,
    caption,
    schema,
    properties: {
      name: [caption],
      topics,
      ...(birthDate ? { birthDate: [birthDate] } : {}),
      ...(country ? { nationality: [country], country: [country] } : {}),
    },
    datasets: ['demo_list'],
    referents: [],
    target: topics.some((topic) => RISKS.includes(topic)),
    first_seen: '2026-01-01T00:00:00',
    last_seen: '2026-11-01T00:00:00',
    last_change: null,
    score,
    explanations: {},
    match: score >= threshold,
  };
}

/** The answer to one example: `total` counts the matches, also those beyond the limit. */
export function answerTo(example: Example, asked: Asked): object {
  const { threshold, limit, algorithm } = asked;
  const cutoff = Math.min(asked.cutoff, threshold);
  const scored = candidates(example, asked)
    .map((entity) => ({ entity, score: scoreOf(example, entity, algorithm) }))
    // As in the service: who has exactly the threshold is left out.
    .filter(({ score }) => score > cutoff)
    .sort((a, b) => b.score - a.score);
  return {
    status: 200,
    results: scored.slice(0, limit).map(({ entity, score }) => shown(entity, score, threshold)),
    total: { value: scored.filter(({ score }) => score >= threshold).length, relation: 'eq' },
    query: { id: null, schema: example.schema, properties: example.properties },
  };
}
