import { SCREENING, fullName, personByKey } from '../parties.ts';

export interface ListEntity {
  id: string;
  schema: 'Person' | 'Company';
  caption: string;
  birthDate?: string;
  /** As the lists write it: small letters. */
  country?: string;
  topics: string[];
  score: number;
}

const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

// People and companies of the list that nobody in the demo is: near misses that must stay under the threshold.
const NOISE: ListEntity[] = [
  {
    id: 'noise-1',
    schema: 'Person',
    caption: 'Viktoras Morozovas',
    birthDate: '1951-02-03',
    topics: ['sanction'],
    score: 0.9,
  },
  {
    id: 'noise-2',
    schema: 'Person',
    caption: 'Ieva Sakalienė',
    birthDate: '1960-01-01',
    topics: ['role.pep'],
    score: 0.9,
  },
  {
    id: 'noise-3',
    schema: 'Person',
    caption: 'Jonas Petraitis',
    birthDate: '1948-11-11',
    topics: ['role.pep'],
    score: 0.9,
  },
  { id: 'noise-4', schema: 'Company', caption: 'OOO Severnaja linija', topics: ['sanction'], score: 0.9 },
];

export const LIST: ListEntity[] = [
  ...SCREENING.flatMap(({ person: key, topic, score }) => {
    const person = personByKey(key);
    if (!person) return [];
    const entity: ListEntity = {
      id: `demo-${key}`,
      schema: 'Person',
      caption: fullName(person),
      birthDate: person.BirthDate,
      ...(person.citizenship ? { country: person.citizenship.toLowerCase() } : {}),
      topics: [topic],
      score,
    };
    return [entity];
  }),
  ...NOISE,
];

export interface MatchQuery {
  schema: string;
  name: string;
  birthDate?: string;
}

/** Scores one entity against a query: the listed score for name and birth date, less for a name alone, little for a shared word. */
export function scoreOf(query: MatchQuery, entity: ListEntity): number {
  if (query.schema !== entity.schema) return 0;
  const asked = new Set(fold(query.name).split(' '));
  const known = fold(entity.caption).split(' ');
  const shared = known.filter((word) => asked.has(word)).length;
  if (shared === 0) return 0;
  if (shared < known.length) return Number(((entity.score * shared) / known.length).toFixed(2));
  if (!query.birthDate || !entity.birthDate) return Number((entity.score - 0.1).toFixed(2));
  return query.birthDate === entity.birthDate ? entity.score : Number((entity.score * 0.5).toFixed(2));
}
