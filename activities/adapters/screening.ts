import { z } from 'zod';
import { AdapterError } from './adapter-error.ts';
import { callJson, endpoint } from './http.ts';

export type ScreeningSubject =
  | {
      kind: 'person';
      query: string;
      firstName: string;
      lastName: string;
      birthDate?: string;
      nationality?: string;
    }
  | { kind: 'company'; query: string; name: string; companyCode?: string; jurisdiction?: string };

export interface ScreeningResult {
  /** The caller's name for the subject. */
  query: string;
  kind: ScreeningSubject['kind'];
  hasSanctions: boolean;
  hasPep: boolean;
  /** Best score 0–1 among matches; 0 when nothing matched. */
  score: number;
  /** Whom of the lists the subject may be, and why that matters. */
  matches: ScreeningMatch[];
}

export interface ScreeningMatch {
  kind: 'sanctions' | 'pep';
  entityId: string;
  caption: string;
  score: number;
  datasets: string[];
  topics: string[];
  /** As the list has them, 'yyyy-MM-dd' or less; empty: the list does not say. */
  birthDates: string[];
  /** ISO countries, capital letters; empty: the list does not say. */
  countries: string[];
}

export interface ScreeningConfig {
  baseUrl: string;
  apiKey: string;
  dataset?: string;
  threshold?: number;
  timeoutMs?: number;
}

const SERVICE = 'screening';
const QUERIES_A_CALL = 100;

const word = z.string().min(1).max(300);
const words = z.array(word).max(100).default([]);
const result = z.object({
  id: word,
  caption: word,
  datasets: z.array(word).max(100).default([]),
  score: z.number().min(0).max(1),
  match: z.boolean(),
  properties: z.object({
    topics: words,
    birthDate: words,
    country: words,
    nationality: words,
    citizenship: words,
    jurisdiction: words,
  }),
});
const answer = z.object({
  responses: z.record(z.string(), z.object({ status: z.number(), results: z.array(result).max(500) })),
});

function entity(subject: ScreeningSubject): object {
  const properties: Record<string, string | undefined> =
    subject.kind === 'person'
      ? {
          firstName: subject.firstName,
          lastName: subject.lastName,
          birthDate: subject.birthDate,
          nationality: subject.nationality?.toLowerCase(),
        }
      : {
          name: subject.name,
          registrationNumber: subject.companyCode,
          jurisdiction: subject.jurisdiction?.toLowerCase() ?? 'lt',
        };
  const given = Object.entries(properties).filter(([, value]) => value);
  return {
    schema: subject.kind === 'person' ? 'Person' : 'Company',
    properties: Object.fromEntries(given.map(([name, value]) => [name, [value]])),
  };
}

const KINDS = {
  sanctions: (topic: string) => topic === 'sanction' || topic.startsWith('sanction.'),
  pep: (topic: string) => topic === 'role.pep' || topic === 'role.rca',
} as const satisfies Record<ScreeningMatch['kind'], (topic: string) => boolean>;

/** What tells two people of one name apart, as far as the list knows it. */
function detailsOf({ topics, birthDate, ...places }: z.output<typeof result>['properties']) {
  const countries = [places.country, places.nationality, places.citizenship, places.jurisdiction].flat();
  const known = countries.map((country) => country.toUpperCase());
  return { topics, birthDates: [...new Set(birthDate)].sort(), countries: [...new Set(known)].sort() };
}

/** Whoever is both under sanctions and in office is two matches: each is reviewed for itself. */
function judge(subject: ScreeningSubject, results: z.output<typeof result>[]): ScreeningResult {
  const matched = results.filter(({ match }) => match);
  const matches = matched.flatMap(({ id, caption, score, datasets, properties }) =>
    (Object.keys(KINDS) as ScreeningMatch['kind'][])
      .filter((kind) => properties.topics.some(KINDS[kind]))
      .map((kind) => ({ kind, entityId: id, caption, score, datasets, ...detailsOf(properties) })),
  );
  return {
    query: subject.query,
    kind: subject.kind,
    hasSanctions: matches.some(({ kind }) => kind === 'sanctions'),
    hasPep: matches.some(({ kind }) => kind === 'pep'),
    score: Math.max(0, ...matched.map(({ score }) => score)),
    matches,
  };
}

/** Client of sanctions and PEP screening (OpenSanctions/yente). One result per subject, in order; a hit is for a person to review. */
export function createScreening({
  baseUrl,
  apiKey,
  dataset = 'default',
  threshold = 0.7,
  timeoutMs = 15_000,
}: ScreeningConfig) {
  const screenSome = async (subjects: readonly ScreeningSubject[]): Promise<ScreeningResult[]> => {
    const url = endpoint(baseUrl, `/match/${encodeURIComponent(dataset)}`);
    url.searchParams.set('algorithm', 'best');
    url.searchParams.set('threshold', String(threshold));
    url.searchParams.set('limit', '5');
    // Ids are numbers of this call, so the provider learns nothing of our cases.
    const queries = Object.fromEntries(subjects.map((subject, i) => [`q${i}`, entity(subject)]));
    const { responses } = await callJson(
      {
        service: SERVICE,
        url,
        method: 'POST',
        headers: { Authorization: `ApiKey ${apiKey}` },
        body: { queries },
        timeoutMs,
      },
      answer,
    );
    if (Object.keys(responses).length !== subjects.length) throw new AdapterError('malformed', SERVICE);
    return subjects.map((subject, i) => {
      const response = responses[`q${i}`];
      if (!response) throw new AdapterError('wrongSubject', SERVICE);
      if (response.status !== 200) throw new AdapterError('unavailable', SERVICE);
      return judge(subject, response.results);
    });
  };

  return {
    async screen(subjects: readonly ScreeningSubject[]): Promise<ScreeningResult[]> {
      const results: ScreeningResult[] = [];
      for (let from = 0; from < subjects.length; from += QUERIES_A_CALL) {
        results.push(...(await screenSome(subjects.slice(from, from + QUERIES_A_CALL))));
      }
      return results;
    },
  };
}

export type Screening = ReturnType<typeof createScreening>;
