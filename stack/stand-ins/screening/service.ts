import express from 'express';
import { Control, disturb, mountControl } from '../control.ts';
import { sendAbout } from '../page.ts';
import type { RunningService } from '../service.ts';
import { bearerMatches, createApp, listen } from '../service.ts';
import { LIST } from './list.ts';
import { answerTo } from './match.ts';
import { checkAsked, readBody, readExample, readParameters, Refusal } from './question.ts';

const BROKEN_JSON = { type: 'json', body: '{"responses":{' };

interface Question {
  dataset: string;
  query: Record<string, unknown>;
  body: string;
}

function answer({ dataset, query, body }: Question, isLying: boolean): object {
  const asked = readParameters(query);
  const examples = readBody(body);
  checkAsked(dataset, asked, examples.length);
  const responses = examples.map(([name, example]): [string, object] => [
    // The lie: answers under names nobody asked for.
    isLying ? `${name}-x` : name,
    answerTo(readExample(example), asked),
  ]);
  return { responses: Object.fromEntries(responses), limit: asked.limit };
}

/**
 * Sanctions and PEP screening in the shape of OpenSanctions' yente 5.5: `POST /match/<dataset>`. As there, topics are
 * filtered by only when asked for, and everything refused comes with FastAPI's `detail`.
 */
export async function startScreening(options: {
  port: number;
  host: string;
  apiKey: string;
}): Promise<RunningService> {
  const app = createApp();
  const control = new Control();
  mountControl(app, control);

  app.post('/match/:dataset', express.text({ type: () => true, limit: '256kb' }), async (req, res) => {
    if (!bearerMatches(req, 'ApiKey', options.apiKey))
      return void res.status(401).json({ detail: 'Invalid API key' });
    const { dataset } = req.params;
    const verdict = await disturb(control.find([dataset]), res, BROKEN_JSON);
    if (verdict === 'handled') return;
    try {
      const body = typeof req.body === 'string' ? req.body : '';
      res.json(answer({ dataset, query: req.query, body }, verdict === 'lying'));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      res.status(error.status).json({ detail: error.detail });
    }
  });

  app.get('/', (_req, res) =>
    sendAbout(res, 'Sankcijų ir PEP sąrašai', 'Atstoja OpenSanctions: lygina vardus su bandomuoju sąrašu.', {
      Kreipinys: 'POST /match/default?threshold=0.7&limit=50&topics=sanction&topics=role.pep',
      'Sąraše įrašų': String(LIST.length),
    }),
  );
  return listen(app, options.port, options.host);
}
