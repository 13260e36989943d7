import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import * as journey from '../harness/journey.ts';
import { surroundings, type Surroundings } from '../harness/surroundings.ts';
import { until } from '../harness/waiting.ts';
import { bytesAsBase64, unfolded } from './unfolded.ts';
import { registersWorkflowId, workflowIdOf } from '../../workflows/definitions.ts';
import { COMPANIES, PEOPLE } from '../../stack/stand-ins/parties.ts';

/** Everything that says who somebody is. */
const SECRETS = [
  ...PEOPLE.flatMap(({ PersonalCode, FirstName, LastName }) => [
    PersonalCode,
    LastName,
    `${FirstName} ${LastName}`,
  ]),
  ...COMPANIES.flatMap(({ CompanyCode, CompanyName }) => [CompanyCode, CompanyName]),
  'example.test',
  '+37061234567',
  'LT121000011101001000',
];

const found = (text: string): string[] => SECRETS.filter((secret) => text.includes(secret));

let around: Surroundings;
beforeAll(async () => {
  around = await surroundings({ LOG_LEVEL: 'trace' });
}, 120_000);
afterAll(() => around?.close());

describe('people in the engine', () => {
  test('after the whole way nobody is named in histories, attributes, details or logs', async () => {
    const { world, staff, place, worker } = around;
    const one = await journey.toSigned(world, staff, place);
    const refused = journey.signAtProvider(one, one.applicant, { ...place, signer: 'applicant' });
    await expect(refused).rejects.toThrow();
    await until(async () => {
      const waiting = await world.db.selectFrom('outbox').select('id').where('sent_at', 'is', null).execute();
      return waiting.length === 0;
    });
    const subjects = await world.db.selectFrom('register_subject').select('id').execute();
    const ids = [workflowIdOf(one.requestId), ...subjects.map(({ id }) => registersWorkflowId(id))];
    for (const id of ids) {
      const handle = world.client.workflow.getHandle(id);
      const history = JSON.stringify((await handle.fetchHistory()).events, bytesAsBase64);
      expect(history.length).toBeGreaterThan(1_000);
      expect(found(unfolded(history))).toEqual([]);
      const { raw } = await handle.describe();
      expect(found(unfolded(JSON.stringify(raw, bytesAsBase64)))).toEqual([]);
    }
    expect(found(worker.logs())).toEqual([]);
    expect(worker.logs()).toContain('worker ready');
  });

  test('the search itself would find them', () => {
    const payload = { data: Buffer.from(JSON.stringify({ code: PEOPLE[0]!.PersonalCode })) };
    expect(found(unfolded(JSON.stringify(payload, bytesAsBase64)))).toEqual([PEOPLE[0]!.PersonalCode]);
  });
});
