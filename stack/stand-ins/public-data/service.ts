import type { Request, Response } from 'express';
import { Control, disturb, mountControl } from '../control.ts';
import { COMPANIES } from '../parties.ts';
import type { RunningService } from '../service.ts';
import { createApp, listen } from '../service.ts';
import { zipOf } from '../zip.ts';
import { employeesCsv } from './employees.ts';
import { ENTITY_MODEL } from './models.ts';
import { answer, modelOf, parseQuery, SpintaError } from './query.ts';

export interface PublicData extends RunningService {
  /** Addresses asked so far, path and query. */
  asked: string[];
}

interface Options {
  port?: number;
  host?: string;
  now?: () => Date;
}

const BROKEN = { type: 'json', body: '{"_data": [{"_id": "' };

/**
 * The state's open data about the demo companies: the register of legal entities and of addresses as get.data.gov.lt (Spinta)
 * answers, without any key, and the monthly files of employers as atvira.sodra.lt lays them out.
 */
export async function startPublicData(options: Options = {}): Promise<PublicData> {
  const { port = 0, host = '127.0.0.1', now = () => new Date() } = options;
  const app = createApp();
  const control = new Control();
  const asked: string[] = [];
  mountControl(app, control);

  app.get('/imones/downloads/:year/:file', async (req, res) => {
    asked.push(req.originalUrl);
    const { year, file } = req.params;
    if ((await disturb(control.find(['employees']), res, BROKEN)) === 'handled') return;
    const csv = file === `monthly-${year}.csv.zip` ? employeesCsv(Number(year), now()) : null;
    if (csv === null) return void res.status(404).type('html').send('<h1>Not Found</h1>');
    const name = file.replace(/\.zip$/, '');
    res.type('zip').send(zipOf([{ name, data: Buffer.from(csv) }]));
  });

  app.get('/datasets/{*path}', async (req, res) => {
    asked.push(req.originalUrl);
    const verdict = await disturb(control.find(['legal-entities']), res, BROKEN);
    if (verdict === 'handled') return;
    try {
      res.json(verdict === 'lying' ? somebodyElse(req) : told(req));
    } catch (error) {
      if (!(error instanceof SpintaError)) throw error;
      refuse(res, error);
    }
  });

  return { ...(await listen(app, port, host)), asked };
}

const rawQuery = (req: Request): string => req.originalUrl.split('?')[1] ?? '';

function told(req: Request): object {
  const path = req.path.slice(1);
  const [, model = '', id = ''] = /^(.*)\/([0-9a-f-]{36})$/.exec(path) ?? [];
  if (!id) return answer(path, parseQuery(rawQuery(req)));
  const row = modelOf(model).rows.find(({ _id }) => _id === id);
  if (!row) throw new SpintaError(404, 'ItemDoesNotExist', 'Resource {id!r} not found.', { id });
  return { _type: model, _revision: row._id, ...row };
}

/** A true answer to another question. */
function somebodyElse(req: Request): object {
  const query = parseQuery(rawQuery(req));
  const wheres = query.wheres.map(({ path, value }) => {
    const other = COMPANIES.find(({ CompanyCode }) => Number(CompanyCode) !== value);
    return path === 'ja_kodas' ? { path, value: Number(other?.CompanyCode) } : { path, value };
  });
  return answer(req.path === `/${ENTITY_MODEL}` ? ENTITY_MODEL : req.path.slice(1), { ...query, wheres });
}

const refuse = (res: Response, { status, code, template, context, message }: SpintaError): void =>
  void res.status(status).json({ errors: [{ type: 'system', code, template, context, message }] });
