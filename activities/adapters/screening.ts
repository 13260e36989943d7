import { z } from 'zod';
import type { MatchKind } from '../../domain/screening/review.ts';
import { kindsOf, SCREENED_TOPICS } from '../../domain/screening/topics.ts';
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
  /** Best score 0–1 among `matches`; 0 when there are none. */
  score: number;
  /** Whom of the lists the subject may be, and why that matters. */
  matches: ScreeningMatch[];
}

export interface ScreeningMatch {
  kind: MatchKind;
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
  /** None: the service behind the address asks for none, as yente itself. */
  apiKey?: string;
  /** Which collection of lists is asked. */
  dataset?: string;
  /** How names are compared; `best` is what the service recommends at the time. */
  algorithm?: string;
  /** Scores above it, 0–1, are matches. */
  threshold?: number;
  /** How many answers a subject may have before it is asked about anew with as many as there can be. */
  limit?: number;
  timeoutMs?: number;
}

const SERVICE = 'screening';
// A subject costs the service up to 500 comparisons; with its own limit of 5 it lets a hundred have 50 each.
const QUERIES_A_CALL = 10;
/** More answers to one question yente does not give (YENTE_MAX_MATCHES). */
const MOST_ANSWERS = 500;
// An entry of many lists is some tens of kilobytes.
const MAX_BYTES = 64 * 1024 * 1024;

const word = z.string().min(1).max(300);
const words = z.array(word).max(1_000).default([]);
const result = z.object({
  id: word,
  caption: z.string().min(1).max(2_000),
  datasets: words,
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
const response = z.object({
  status: z.number(),
  results: z.array(result).max(MOST_ANSWERS),
  /** Matches there are, also those beyond the limit (yente from 4.1). */
  total: z.object({ value: z.number().int().min(0) }),
});
const answer = z.object({ responses: z.record(z.string(), response) });
type SubjectAnswer = z.output<typeof response>;

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

const matchesOf = ({ results }: SubjectAnswer) => results.filter(({ match }) => match);

/** Whether every match there is came: what lies beyond the limit is counted, but not sent. */
const isWhole = (given: SubjectAnswer): boolean => given.total.value <= matchesOf(given).length;

/** What tells two people of one name apart, as far as the list knows it. */
function detailsOf({ topics, birthDate, ...places }: z.output<typeof result>['properties']) {
  const countries = [places.country, places.nationality, places.citizenship, places.jurisdiction].flat();
  const known = countries.map((country) => country.toUpperCase());
  return { topics, birthDates: [...new Set(birthDate)].sort(), countries: [...new Set(known)].sort() };
}

/** Whoever is both under sanctions and in office is two matches: each is reviewed for itself. */
function judge(subject: ScreeningSubject, given: SubjectAnswer): ScreeningResult {
  const matches = matchesOf(given).flatMap(({ id, caption, score, datasets, properties }) =>
    kindsOf(properties.topics).map((kind) => ({
      kind,
      entityId: id,
      caption,
      score,
      datasets,
      ...detailsOf(properties),
    })),
  );
  return {
    query: subject.query,
    kind: subject.kind,
    hasSanctions: matches.some(({ kind }) => kind === 'sanctions'),
    hasPep: matches.some(({ kind }) => kind === 'pep'),
    score: Math.max(0, ...matches.map(({ score }) => score)),
    matches,
  };
}

/**
 * Client of sanctions and PEP screening (OpenSanctions, yente from 4.1). One result per subject, in order; a hit is for a
 * person to review. Throws AdapterError; `incomplete` when there are more matches than the service hands out.
 */
export function createScreening({
  baseUrl,
  apiKey,
  dataset = 'default',
  algorithm = 'best',
  threshold = 0.7,
  limit = 50,
  timeoutMs = 15_000,
}: ScreeningConfig) {
  const ask = async (subjects: readonly ScreeningSubject[], most: number): Promise<SubjectAnswer[]> => {
    const url = endpoint(baseUrl, `/match/${encodeURIComponent(dataset)}`);
    url.searchParams.set('algorithm', algorithm);
    url.searchParams.set('threshold', String(threshold));
    url.searchParams.set('limit', String(most));
    for (const topic of SCREENED_TOPICS) url.searchParams.append('topics', topic);
    // Ids are numbers of this call, so the provider learns nothing of our cases.
    const queries = Object.fromEntries(subjects.map((subject, i) => [`q${i}`, entity(subject)]));
    const { responses } = await callJson(
      {
        service: SERVICE,
        url,
        method: 'POST',
        headers: apiKey ? { Authorization: `ApiKey ${apiKey}` } : {},
        body: { queries },
        timeoutMs,
        maxBytes: MAX_BYTES,
      },
      answer,
    );
    if (Object.keys(responses).length !== subjects.length) throw new AdapterError('malformed', SERVICE);
    return subjects.map((_, i) => {
      const given = responses[`q${i}`];
      if (!given) throw new AdapterError('wrongSubject', SERVICE);
      if (given.status !== 200) throw new AdapterError('unavailable', SERVICE);
      return given;
    });
  };

  const screenOneAnew = async (subject: ScreeningSubject): Promise<SubjectAnswer> => {
    const [given] = await ask([subject], MOST_ANSWERS);
    if (!given || !isWhole(given)) throw new AdapterError('incomplete', SERVICE);
    return given;
  };

  return {
    async screen(subjects: readonly ScreeningSubject[]): Promise<ScreeningResult[]> {
      const results: ScreeningResult[] = [];
      for (let from = 0; from < subjects.length; from += QUERIES_A_CALL) {
        const asked = subjects.slice(from, from + QUERIES_A_CALL);
        for (const [i, given] of (await ask(asked, limit)).entries()) {
          const subject = asked[i]!;
          results.push(judge(subject, isWhole(given) ? given : await screenOneAnew(subject)));
        }
      }
      return results;
    },
  };
}

export type Screening = ReturnType<typeof createScreening>;
