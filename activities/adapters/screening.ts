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

const result = z.object({
  score: z.number().min(0).max(1),
  match: z.boolean(),
  properties: z.object({ topics: z.array(z.string()).optional() }),
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

function judge(subject: ScreeningSubject, results: z.output<typeof result>[]): ScreeningResult {
  const matches = results.filter(({ match }) => match);
  const topics = matches.flatMap(({ properties }) => properties.topics ?? []);
  return {
    query: subject.query,
    kind: subject.kind,
    hasSanctions: topics.some((topic) => topic === 'sanction' || topic.startsWith('sanction.')),
    hasPep: topics.some((topic) => topic === 'role.pep' || topic === 'role.rca'),
    score: Math.max(0, ...matches.map(({ score }) => score)),
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
