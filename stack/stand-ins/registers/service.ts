import { randomUUID } from 'node:crypto';
import express from 'express';
import type { Request, Response } from 'express';
import type { Rule } from '../control.ts';
import { Control, disturb, mountControl, rule } from '../control.ts';
import { sendAbout } from '../page.ts';
import { COMPANIES, PEOPLE, companyByCode, personByCode } from '../parties.ts';
import type { RunningService } from '../service.ts';
import { bearerMatches, createApp, listen } from '../service.ts';
import type { DirectRegister, Subject } from './answers.ts';
import { ANSWERS, SOURCES, subjectCode, taxData, withoutTrade } from './answers.ts';

export interface RegistersOptions {
  port: number;
  host: string;
  apiKey: string;
  now?: () => Date;
}

interface TaxQuery {
  subject: Subject;
  readyAt: number;
  lying: boolean;
  /** By the demo data the trade alone takes long; a slowness set by control withholds everything. */
  tellsFirst: boolean;
}

const TAX = 'tax-authority';
const USUAL_TAX_DELAY_MS = 300;
const BROKEN_JSON = { type: 'json', body: '{"source":"registras","asOf":"2026-' };

/** Misbehaviour the demo data gives some companies; a rule set by control for the code wins over it. */
function demoBehaviour(keys: readonly string[]): Rule | undefined {
  const [register, code] = (keys[0] ?? '').split(':');
  const company = companyByCode(code ?? '');
  if (
    register === 'legal-entities' &&
    company?.registersBehave.startsWith('legal-entities register answers 500')
  ) {
    return rule({ mode: 'failing' });
  }
  const seconds = register === TAX ? /after (\d+) s/.exec(company?.vmi.answer ?? '')?.[1] : undefined;
  return seconds ? rule({ mode: 'slow', delayMs: Number(seconds) * 1000 }) : undefined;
}

const codeOf = (body: unknown): { code: string; subject: Subject | undefined } => {
  const { companyCode, personalCode } = (body ?? {}) as Record<string, unknown>;
  if (typeof companyCode === 'string') {
    const company = companyByCode(companyCode);
    return { code: companyCode, subject: company && { company } };
  }
  const person = typeof personalCode === 'string' ? personByCode(personalCode) : undefined;
  return { code: typeof personalCode === 'string' ? personalCode : '', subject: person && { person } };
};

/** The lie: a true answer about somebody else. */
function somebodyElse(subject: Subject): Subject {
  if (subject.company)
    return { company: COMPANIES.find(({ key }) => key !== subject.company.key) ?? subject.company };
  return { person: PEOPLE.find(({ key }) => key !== subject.person.key) ?? subject.person };
}

/** 'yyyy-MM-dd' in Vilnius, as Lithuanian registers date what they say. */
const VILNIUS_DAY = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Vilnius' });

/** State registers behind one API key: `POST /v1/<register>` with the code in the body, so that no code lands in an address. */
export async function startRegisters(options: RegistersOptions): Promise<RunningService> {
  const app = createApp();
  const control = new Control(demoBehaviour);
  const queries = new Map<string, TaxQuery>();
  const now = options.now ?? (() => new Date());
  mountControl(app, control);

  const answer = (register: keyof typeof SOURCES, subject: Subject, data: object): object => ({
    register,
    source: SOURCES[register],
    asOf: VILNIUS_DAY.format(now()),
    subject: subjectCode(subject),
    data,
  });

  app.use('/v1', (req, res, next) => {
    if (bearerMatches(req, 'Bearer', options.apiKey)) return next();
    res.status(401).json({ code: 'unauthorized' });
  });
  app.use('/v1', express.json({ limit: '10kb' }));

  /** Finds subject and rule; answers itself (and returns null) when there is nothing to go on with. */
  const prepare = async (register: keyof typeof SOURCES, req: Request, res: Response) => {
    const { code, subject } = codeOf(req.body);
    const found = control.find([`${register}:${code}`, code, register]);
    // Slowness of the tax authority shows as an answer that is not ready yet, not as a hanging call.
    const played = register === TAX && found.mode === 'slow' ? rule({ mode: 'normal' }) : found;
    const verdict = await disturb(played, res, BROKEN_JSON);
    if (verdict === 'handled') return null;
    if (!subject) {
      res.status(404).json({ code: 'notFound' });
      return null;
    }
    return { subject, found, lying: verdict === 'lying' };
  };

  for (const register of Object.keys(ANSWERS) as DirectRegister[]) {
    app.post(`/v1/${register}`, async (req, res) => {
      const prepared = await prepare(register, req, res);
      if (!prepared) return;
      const subject = prepared.lying ? somebodyElse(prepared.subject) : prepared.subject;
      const data = ANSWERS[register](subject, now());
      if (data) res.json(answer(register, subject, data));
      else res.status(404).json({ code: 'notFound' });
    });
  }

  app.post(`/v1/${TAX}`, async (req, res) => {
    const prepared = await prepare(TAX, req, res);
    if (!prepared) return;
    const { subject, found, lying } = prepared;
    const explicit = control.list().some((one) => one === found);
    const delay = found.mode === 'slow' ? found.delayMs : explicit ? 0 : USUAL_TAX_DELAY_MS;
    const queryId = randomUUID();
    const tellsFirst = found.mode === 'slow' && !explicit;
    queries.set(queryId, { subject, readyAt: Date.now() + delay, lying, tellsFirst });
    res.status(202).json({ queryId, retryAfterMs: Math.min(Math.max(delay, 100), 5_000) });
  });

  app.get(`/v1/${TAX}/queries/:id`, async (req, res) => {
    if ((await disturb(control.find([`${TAX}/queries`]), res, BROKEN_JSON)) === 'handled') return;
    const query = queries.get(req.params.id);
    if (!query) return void res.status(404).json({ code: 'notFound' });
    const left = query.readyAt - Date.now();
    const subject = query.lying ? somebodyElse(query.subject) : query.subject;
    if (left > 0) {
      const soFar = query.tellsFirst ? { soFar: answer(TAX, subject, withoutTrade(taxData(subject))) } : {};
      const retryAfterMs = Math.min(Math.max(left, 100), 5_000);
      return void res.status(202).json({ queryId: req.params.id, retryAfterMs, ...soFar });
    }
    res.json(answer(TAX, subject, taxData(subject)));
  });

  app.get('/', (_req, res) =>
    sendAbout(
      res,
      'Valstybės registrai',
      'Atstoja aštuonis registrus. Kiekvienas atsako apie bandomąsias įmones ir žmones.',
      {
        Kreipinys: 'POST /v1/<registras> {"companyCode": "…"} arba {"personalCode": "…"}',
        Registrai: Object.keys(SOURCES).join(', '),
        VMI: 'atsako vėliau: 202 ir užklausos numeris, tada GET /v1/tax-authority/queries/<numeris>',
      },
    ),
  );
  return listen(app, options.port, options.host);
}
