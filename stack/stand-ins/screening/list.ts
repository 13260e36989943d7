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

/** One name and birth date that many lists have, and those that matter least are the likest. */
export const OFTEN_LISTED = { firstName: 'Gediminas', lastName: 'Kalvelis', birthDate: '1959-04-17' };
const REASONS = [
  ['crime'],
  ['debarment', 'corp.disqual'],
  ['role.lawyer'],
  ['sanction.counter'],
  ['poi', 'reg.action'],
  ['role.judge', 'export.control'],
  ['debarment', 'sanction'],
  ['role.pep', 'sanction.counter'],
];
const oftenListed: ListEntity[] = REASONS.map((topics, i) => ({
  id: `often-${i + 1}`,
  schema: 'Person',
  caption: `${OFTEN_LISTED.firstName} ${OFTEN_LISTED.lastName}`,
  birthDate: OFTEN_LISTED.birthDate,
  country: 'lt',
  topics,
  score: Number((0.99 - i / 100).toFixed(2)),
}));

/** A name so common that more of its bearers are in office than a first question takes. */
export const COMMON_NAME = { firstName: 'Vincas', lastName: 'Daugelis', bearers: 60 };
const namesakes: ListEntity[] = Array.from({ length: COMMON_NAME.bearers }, (_, i) => ({
  id: `namesake-${i + 1}`,
  schema: 'Person',
  caption: `${COMMON_NAME.firstName} ${COMMON_NAME.lastName}`,
  topics: ['role.pep'],
  score: 0.95,
}));

export const LIST: readonly ListEntity[] = [
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
  ...oftenListed,
  ...namesakes,
];
