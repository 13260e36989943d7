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
  let answer = await post(url, headers, body);
  while (NOT_YET.includes(answer.status)) {
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    answer = await post(url, headers, body);
  }
  if (answer.status !== 200) throw new Error(`${baseUrl} answered ${answer.status}: ${answer.body}`);
}

function post(
  url: URL,
  headers: OutgoingHttpHeaders,
  body: string,
): Promise<{ status: number; body: string }> {
  return new Promise((resolve, reject) => {
    const call = request(url, { method: 'POST', agent, headers }, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => (text += chunk));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body: text }));
    });
    call.on('error', reject);
    call.end(body);
  });
}
