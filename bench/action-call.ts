import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { SUM_CENTS } from './cases.ts';

const agent = new Agent({ keepAlive: true, maxSockets: 1 });

/** One staff action, „set loan sum“, as the browser sends it; throws unless it was carried out. */
export async function setLoanSum(
  baseUrl: string,
  token: string,
  requestId: number,
  round: number,
): Promise<void> {
  // Another sum each time: setting the same one again would leave out the writes of the ledger.
  const sum = ((SUM_CENTS - 100 * (1 + (round % 50))) / 100).toFixed(2);
  const body = JSON.stringify({ RequestId: requestId, Sum: sum });
  const answer = await post(new URL('/api/Request/SetInvegaLoanSum', baseUrl), token, body);
  if (answer.status !== 200) throw new Error(`${baseUrl} answered ${answer.status}: ${answer.body}`);
}

function post(url: URL, token: string, body: string): Promise<{ status: number; body: string }> {
  const headers = {
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    'idempotency-key': randomUUID(),
  };
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
