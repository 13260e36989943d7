import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:https';
import { sleep } from '../waiting.ts';

/** What happened on the way to answers 200. */
export interface Tally {
  acknowledged: number;
  /** Calls made again with their key, whatever the reason. */
  askedAgain: number;
  /** Answers of 500 and above, of api or proxy. */
  serverErrors: number;
  /** From the first try of an action to its answer 200. */
  longestMs: number;
}

export const noTally = (): Tally => ({ acknowledged: 0, askedAgain: 0, serverErrors: 0, longestMs: 0 });

interface Answer {
  status: number;
  body: unknown;
  retryAfter: number;
}

/** A refusal that asking again would not change. */
export class Refused extends Error {}

const PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 1_000;
const CALL_MS = 20_000;

/** A person at the portal who does what the browser does: the same call with the same key until its outcome is known. */
export class Client {
  private token = '';
  private cookie = '';
  private readonly agent: Agent;

  constructor(
    private readonly baseUrl: string,
    authority: string,
    private readonly tally: () => Tally,
  ) {
    this.agent = new Agent({ ca: authority, keepAlive: true, maxSockets: 2 });
  }

  async logIn(path: string, credentials: Record<string, string>): Promise<void> {
    const body = await this.act<{ token: string }>('POST', path, { ...credentials, password: 'demo' });
    this.token = body.token;
  }

  /** Carries an action out; `givenUp` ends the asking with an error. */
  async act<T>(method: 'POST' | 'DELETE', path: string, json?: unknown, givenUp = () => false): Promise<T> {
    const key = randomUUID();
    const since = Date.now();
    for (;;) {
      const answer = await this.once(method, path, key, json).catch(() => undefined);
      const tally = this.tally();
      if (answer?.status === 200) {
        tally.longestMs = Math.max(tally.longestMs, Date.now() - since);
        return answer.body as T;
      }
      if (answer && answer.status >= 500) tally.serverErrors += 1;
      if (answer && answer.status < 500 && ![202, 409, 429].includes(answer.status))
        throw new Refused(`${path} answered ${answer.status} ${JSON.stringify(answer.body)}`);
      if (givenUp()) throw new Refused(`${path} was not answered in ${Date.now() - since} ms`);
      tally.askedAgain += 1;
      await sleep(Math.min(LONGEST_PAUSE_MS, Math.max(PAUSE_MS, 1_000 * (answer?.retryAfter ?? 0))));
    }
  }

  close(): void {
    this.agent.destroy();
  }

  private once(method: string, path: string, key: string, json: unknown): Promise<Answer> {
    const body = json === undefined ? '' : JSON.stringify(json);
    const headers: Record<string, string | number> = {
      accept: 'application/json',
      'idempotency-key': key,
      'content-length': Buffer.byteLength(body),
      ...(body ? { 'content-type': 'application/json' } : {}),
      ...(this.token ? { authorization: `Bearer ${this.token}` } : {}),
      ...(this.cookie ? { cookie: this.cookie } : {}),
    };
    return new Promise((done, failed) => {
      const options = { method, headers, agent: this.agent, timeout: CALL_MS };
      const call = request(new URL(path, this.baseUrl), options, (response) => {
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (part: string) => (text += part));
        // An answer that breaks off is no answer.
        response.on('error', failed);
        response.on('end', () => {
          const set = (response.headers['set-cookie'] ?? []).find((line) => line.startsWith('__Host-device'));
          if (set) this.cookie = set.split(';')[0]!;
          const isJson = response.headers['content-type']?.includes('json');
          const retryAfter = Number(response.headers['retry-after'] ?? 0);
          done({
            status: response.statusCode ?? 0,
            body: isJson ? JSON.parse(text) : text.slice(0, 200),
            retryAfter: Number.isFinite(retryAfter) ? retryAfter : 0,
          });
        });
      });
      call.on('timeout', () => call.destroy(new Error('no answer in time')));
      call.on('error', failed);
      call.end(body);
    });
  }
}
