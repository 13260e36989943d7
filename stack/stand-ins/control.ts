import { setTimeout as wait } from 'node:timers/promises';
import type { Express, Request, Response } from 'express';
import express from 'express';

export const MODES = ['normal', 'slow', 'failing', 'lying', 'down', 'malformed', 'lost'] as const;
export type Mode = (typeof MODES)[number];

export interface Rule {
  mode: Mode;
  target: string;
  delayMs: number;
  status: number;
}

const EVERYTHING = '*';
const DEFAULTS = { delayMs: 5_000, status: 500 };

export const rule = (given: Partial<Rule> & { mode: Mode }): Rule => ({
  target: EVERYTHING,
  ...DEFAULTS,
  ...given,
});

/** How a stand-in misbehaves: rules by target, the most particular one wins; lives in memory only. */
export class Control {
  readonly #rules = new Map<string, Rule>();
  readonly #builtIn: (keys: readonly string[]) => Rule | undefined;

  constructor(builtIn: (keys: readonly string[]) => Rule | undefined = () => undefined) {
    this.#builtIn = builtIn;
  }

  set(given: Rule): void {
    if (given.mode === 'normal' && given.target === EVERYTHING) this.#rules.delete(EVERYTHING);
    else this.#rules.set(given.target, given);
  }

  reset(): void {
    this.#rules.clear();
  }

  list(): Rule[] {
    return [...this.#rules.values()];
  }

  /** Keys from the most particular to the most general, e.g. `legal-entities:900000016`, `900000016`, `legal-entities`. */
  find(keys: readonly string[]): Rule {
    for (const key of keys) {
      const found = this.#rules.get(key);
      if (found) return found;
    }
    return this.#builtIn(keys) ?? this.#rules.get(EVERYTHING) ?? rule({ mode: 'normal' });
  }
}

function readRule(body: unknown): Rule | 'reset' | null {
  if (typeof body !== 'object' || body === null) return null;
  const { mode, target, delayMs, status, reset } = body as Record<string, unknown>;
  if (reset === true || mode === 'reset') return 'reset';
  if (!MODES.includes(mode as Mode)) return null;
  return rule({
    mode: mode as Mode,
    ...(typeof target === 'string' && target !== '' ? { target } : {}),
    ...(typeof delayMs === 'number' && delayMs >= 0 && delayMs <= 600_000 ? { delayMs } : {}),
    ...(typeof status === 'number' && status >= 400 && status <= 599 ? { status } : {}),
  });
}

/** `GET/POST /__control`: `{mode, target?, delayMs?, status?}`, `{mode: 'normal', target}` overrides, `{mode: 'reset'}` forgets everything. */
export function mountControl(app: Express, control: Control): void {
  const state = (): object => ({ mode: control.find([]).mode, rules: control.list(), modes: MODES });
  app.get('/__control', (_req: Request, res: Response) => void res.json(state()));
  app.post('/__control', express.json({ limit: '10kb' }), (req: Request, res: Response) => {
    const wanted = readRule(req.body);
    if (wanted === null) return void res.status(400).json({ code: 'badControl', modes: MODES });
    if (wanted === 'reset') control.reset();
    else control.set(wanted);
    res.json(state());
  });
}

export interface Garbage {
  type: string;
  body: string;
}

/** Plays a rule on one exchange; answers whether the service still has to answer, and whether it has to lie. */
export async function disturb(
  found: Rule,
  res: Response,
  garbage: Garbage,
): Promise<'handled' | 'lying' | 'normal'> {
  switch (found.mode) {
    case 'slow':
      await wait(found.delayMs, undefined, { ref: false });
      return 'normal';
    case 'failing':
      if (found.status === 429 || found.status === 503) res.set('Retry-After', '2');
      res.status(found.status).json({ code: 'failing' });
      return 'handled';
    case 'down':
      res.socket?.destroy();
      return 'handled';
    case 'lost':
      // Done, but nobody hears of it.
      res.json = () => {
        res.socket?.destroy();
        return res;
      };
      return 'normal';
    case 'malformed':
      res.status(200).type(garbage.type).send(garbage.body);
      return 'handled';
    default:
      return found.mode;
  }
}
