import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { listRelatedRequests } from '../../db/queries/request-list.ts';
import { validForm } from '../harness/form.ts';
import { type Applicant } from '../harness/people.ts';
import { addBorrower, addDraft, submitDraft } from '../harness/without-engine.ts';
import { act, holds, naming, openMoney, type MoneyGround } from './ground.ts';
import { brokenCaps, brokenCounters, readHeld, readMajorities } from './oracle.ts';

let ground: MoneyGround;
let number = 100;
beforeAll(async () => {
  ground = await openMoney();
}, 60_000);
afterAll(async () => await ground?.close());

const FULL = '5000000.00';
const CENT = '0.01';

const company = async (): Promise<Applicant> => addBorrower(ground.db, (number += 1));

/** Asks for a sum, naming companies; answers the request and 'done' or the code of the refusal. */
async function ask(applicant: Applicant, sum: string, ...named: readonly Applicant[]) {
  const form = naming(validForm({ sum }), ...named.map(({ code }) => code));
  const draft = await addDraft(ground, applicant, form);
  const outcome = await submitDraft(ground, applicant, draft);
  const held = await readHeld(ground.db);
  expect(brokenCaps(held, await readMajorities(ground.db))).toEqual([]);
  expect(await brokenCounters(ground.db, held)).toEqual([]);
  return { requestId: draft.requestId, code: outcome.kind === 'done' ? 'done' : outcome.code };
}

const codeOf = async (...asked: Parameters<typeof ask>): Promise<string> => (await ask(...asked)).code;

describe('ten millions for a group', () => {
  test('are for a whole chain of companies that name one another', async () => {
    const [a, b, c] = [await company(), await company(), await company()];
    const first = await ask(a, FULL);
    expect(first.code).toBe('done');
    expect(await codeOf(b, FULL, a)).toBe('done');
    expect(await codeOf(c, CENT, b)).toBe('withinLimits');
    // The link holds both ways: A, which names nobody, has no room for another company of its group either.
    const related = await listRelatedRequests(ground.db, first.requestId);
    expect(related.filter(({ relation }) => relation === 'group')).toHaveLength(1);
  });

  test('cannot be joined with the ten of another group by a request that names both', async () => {
    const [a, b, c] = [await company(), await company(), await company()];
    expect(await codeOf(a, FULL)).toBe('done');
    expect(await codeOf(c, FULL)).toBe('done');
    expect(await codeOf(b, CENT, a, c)).toBe('withinLimits');
    expect(await codeOf(b, CENT, a)).toBe('done');
  });

  test('are two again once the request that linked two companies is closed', async () => {
    const [a, b, c] = [await company(), await company(), await company()];
    expect(await codeOf(a, FULL)).toBe('done');
    const link = await ask(b, '1000000.00', a, c);
    expect(link.code).toBe('done');
    expect(await codeOf(c, FULL)).toBe('withinLimits');
    const reject = { action: 'reject', input: { comment: 'Neatitinka sąlygų' } } as const;
    expect(await act(ground, link.requestId, 'approver', reject)).toBe('done');
    expect(await codeOf(c, FULL)).toBe('done');
  });

  test('are for sisters of one owner too, whichever of them the register knew first', async () => {
    const [owner, a, b, c] = [await company(), await company(), await company(), await company()];
    expect(await codeOf(a, FULL)).toBe('done');
    expect(await codeOf(b, FULL)).toBe('done');
    // The register tells after the submissions that both are of one owner, which a third one names.
    await holds(ground, owner.code, a.code);
    await holds(ground, owner.code, b.code, 51);
    expect(await codeOf(c, CENT, owner)).toBe('withinLimits');
    expect(await codeOf(owner, CENT)).toBe('withinLimits');
  });

  test('do not reach over a partner, who holds a half or less', async () => {
    const [partner, a, b] = [await company(), await company(), await company()];
    await holds(ground, partner.code, a.code, 50);
    await holds(ground, partner.code, b.code, 50);
    expect(await codeOf(a, FULL)).toBe('done');
    expect(await codeOf(b, FULL)).toBe('done');
    expect(await codeOf(partner, FULL)).toBe('done');
  });

  test('do not come to an end in a ring of owners', async () => {
    const [a, b, c] = [await company(), await company(), await company()];
    await holds(ground, a.code, b.code);
    await holds(ground, b.code, c.code);
    await holds(ground, c.code, a.code);
    expect(await codeOf(a, FULL)).toBe('done');
    expect(await codeOf(b, FULL)).toBe('done');
    expect(await codeOf(c, CENT)).toBe('withinLimits');
  });
});
