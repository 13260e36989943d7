import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { STAFF_ROLES } from '../../domain/application/role.ts';
import { startApi, type Api, type Client } from '../harness/api.ts';
import { descriptionFor, headersOf, type Audience } from './audience.ts';
import { findSchemathesis } from './install.ts';
import { runSchemathesis } from './run.ts';

const MAX_WAIT_MS = 1_800_000;

const found = await findSchemathesis();
const reason = 'reason' in found ? found.reason : null;
const judged = reason === null ? test : test.skip;

let api: Api;
const clients = {} as Record<Audience, Client>;
let requestId: number;

/** Where a report is cut, the findings are what must be left of it. */
const fromFindings = (output: string): string =>
  output.slice(Math.max(0, output.search(/^=+ (ERRORS|FAILURES) =+$/m)));

beforeAll(async () => {
  if (reason !== null) return;
  api = await startApi();
  clients.applicant = await api.applicant();
  clients.staff = await api.staff('ona', [...STAFF_ROLES]);
  const answer = await clients.applicant.post('/api/Request/Start', { json: {} });
  requestId = (answer.body as { requestId: number }).requestId;
}, 180_000);
afterAll(async () => await api?.close(), 60_000);

judged.each(['applicant', 'staff'] as const)(
  `calls made from openapi.json as %s are answered as it says${reason === null ? '' : ` – not run: ${reason}`}`,
  async (audience) => {
    const { passed, output } = await runSchemathesis({
      python: 'python' in found ? found.python : '',
      description: descriptionFor(audience, requestId),
      url: api.url,
      headers: headersOf(clients[audience]),
    });
    expect(passed ? '' : fromFindings(output)).toBe('');
    console.log(
      output
        .split('\n')
        .filter((line) => /generated|Tested:/.test(line))
        .join('\n'),
    );
  },
  MAX_WAIT_MS,
);
