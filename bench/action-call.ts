import { randomUUID } from 'node:crypto';
import { Agent, request, type OutgoingHttpHeaders } from 'node:http';
import { SUM_CENTS } from './cases.ts';

const agent = new Agent({ keepAlive: true, maxSockets: 64 });

/** Answers after which the same call is made again with the same key: late, engine away, too many. */
const NOT_YET = [202, 429, 503];
const PAUSE_MS = 20;

/** One staff action, „set loan sum“, as the browser sends it, until it is carried out; throws when it is refused. */
export async function setLoanSum(
  baseUrl: string,
  token: string,
  requestId: number,
  round: number,
): Promise<void> {
  const ask = loanSumCall({ baseUrl, token, by: agent }, requestId, round);
  let answer = await ask();
  while (NOT_YET.includes(answer.status)) {
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    answer = await ask();
  }
  if (answer.status !== 200) throw new Error(`${baseUrl} answered ${answer.status}: ${answer.body}`);
}

interface Answer {
  status: number;
  body: string;
  /** Seconds; 0 when the answer does not say. */
  retryAfter: number;
}

/** The same action to be asked for once or again, each time with the same key. */
export function loanSumCall(
  { baseUrl, token, by }: { baseUrl: string; token: string; by: Agent },
  requestId: number,
  round: number,
): () => Promise<Answer> {
  // Another sum each time: setting the same one again would leave out the writes of the ledger.
  const sum = ((SUM_CENTS - 100 * (1 + (round % 50))) / 100).toFixed(2);
  const body = JSON.stringify({ RequestId: requestId, Sum: sum });
  const headers = {
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    'idempotency-key': randomUUID(),
  };
  const url = new URL('/api/Request/SetInvegaLoanSum', baseUrl);
  return () => post(url, headers, body, by);
}

function post(url: URL, headers: OutgoingHttpHeaders, body: string, by: Agent): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const call = request(url, { method: 'POST', agent: by, headers }, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => (text += chunk));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          body: text,
          retryAfter: Number(response.headers['retry-after'] ?? 0),
        }),
      );
    });
    call.on('error', reject);
    call.end(body);
  });
}
