import express from 'express';
import { Control, disturb, mountControl } from '../control.ts';
import { sendAbout } from '../page.ts';
import type { RunningService } from '../service.ts';
import { bearerMatches, createApp, listen } from '../service.ts';
import type { MatchQuery } from './match.ts';
import { LIST, scoreOf } from './match.ts';

const BROKEN_JSON = { type: 'json', body: '{"responses":{' };
const MAX_QUERIES = 100;
const CUTOFF = 0.4;

function readQuery(given: unknown): MatchQuery | null {
  const { schema, properties } = (given ?? {}) as { schema?: unknown; properties?: Record<string, unknown> };
  if ((schema !== 'Person' && schema !== 'Company') || typeof properties !== 'object') return null;
  const first = (name: string): string | undefined => {
    const values = properties[name];
    return Array.isArray(values) && typeof values[0] === 'string' ? values[0] : undefined;
  };
  const name = first('name') ?? [first('firstName'), first('lastName')].filter(Boolean).join(' ');
  const birthDate = first('birthDate');
  return name === '' ? null : { schema, name, ...(birthDate ? { birthDate } : {}) };
}

function results(query: MatchQuery, threshold: number, limit: number): object[] {
  return LIST.map((entity) => ({ entity, score: scoreOf(query, entity) }))
    .filter(({ score }) => score >= CUTOFF)
    .sort((a, b) => b.score - a.score)
    .slice(0, limit)
    .map(({ entity, score }) => ({
      id: entity.id,
      caption: entity.caption,
      schema: entity.schema,
      properties: {
        name: [entity.caption],
        topics: entity.topics,
        ...(entity.birthDate ? { birthDate: [entity.birthDate] } : {}),
        ...(entity.country ? { nationality: [entity.country], country: [entity.country] } : {}),
      },
      datasets: ['demo_list'],
      referents: [],
      target: true,
      first_seen: '2026-01-01T00:00:00',
      last_seen: '2026-11-01T00:00:00',
      score,
      match: score >= threshold,
      features: {},
    }));
}

/** Sanctions and PEP screening in the shape of OpenSanctions: `POST /match/<dataset>`. */
export async function startScreening(options: {
  port: number;
  host: string;
  apiKey: string;
}): Promise<RunningService> {
  const app = createApp();
  const control = new Control();
  mountControl(app, control);

  app.post('/match/:dataset', express.json({ limit: '256kb' }), async (req, res) => {
    if (!bearerMatches(req, 'ApiKey', options.apiKey))
      return void res.status(401).json({ detail: 'Invalid API key' });
    const verdict = await disturb(control.find([req.params.dataset]), res, BROKEN_JSON);
    if (verdict === 'handled') return;
    const queries = Object.entries(
      ((req.body as { queries?: object } | undefined)?.queries ?? {}) as Record<string, unknown>,
    );
    if (queries.length === 0 || queries.length > MAX_QUERIES)
      return void res.status(400).json({ detail: 'Bad number of queries' });
    const threshold = Number(req.query.threshold ?? 0.7);
    const limit = Math.min(Number(req.query.limit ?? 5), 500);
    const responses: Record<string, object> = {};
    for (const [id, given] of queries) {
      const query = readQuery(given);
      if (!query) return void res.status(422).json({ detail: 'Bad query' });
      const found = results(query, threshold, limit);
      // The lie: answers under names nobody asked for.
      responses[verdict === 'lying' ? `${id}-x` : id] = {
        status: 200,
        results: found,
        total: { value: found.length, relation: 'eq' },
        query: given,
      };
    }
    res.json({ responses, matcher: {}, limit });
  });

  app.get('/', (_req, res) =>
    sendAbout(res, 'Sankcijų ir PEP sąrašai', 'Atstoja OpenSanctions: lygina vardus su bandomuoju sąrašu.', {
      Kreipinys: 'POST /match/default?threshold=0.7&limit=5',
      'Sąraše įrašų': String(LIST.length),
    }),
  );
  return listen(app, options.port, options.host);
}
