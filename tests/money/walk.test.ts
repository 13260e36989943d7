import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { randomInt } from 'node:crypto';
import { addBorrower } from '../harness/without-engine.ts';
import { ACTION_NAMES } from '../../domain/application/transitions.ts';
import { holds, openMoney, type MoneyGround } from './ground.ts';
import { readHeld, readMajorities } from './oracle.ts';
import { chanceOf } from './walk/chance.ts';
import { takeStep, type Walk } from './walk/step.ts';

/** WALK_STEPS makes the walk long, WALK_SEED takes the same way again. */
const STEPS = Number(process.env['WALK_STEPS'] ?? 300);
const SEED = Number(process.env['WALK_SEED'] ?? randomInt(2 ** 31));
/** A world is left for a new one before its requests are too many to add up at every step. */
const STEPS_A_WORLD = 500;
const COMPANIES = 9;
/** Beside what is held already: so little that the budget is a limit too. */
const BUDGET = 24_000_000_00;

let ground: MoneyGround;
beforeAll(async () => {
  ground = await openMoney();
}, 60_000);
afterAll(async () => await ground?.close());

/** Companies some of which hold others: owner and daughter, a chain, a partner. */
async function newWorld(number: number, counts: Pick<Walk, 'done' | 'refused'>): Promise<Walk> {
  const applicants = [];
  for (let made = 0; made < COMPANIES; made += 1) {
    applicants.push(await addBorrower(ground.db, number * COMPANIES + made));
  }
  const [a, b, c, d, e, f, g] = applicants.map(({ code }) => code);
  await holds(ground, a!, b!);
  await holds(ground, c!, d!, 51);
  await holds(ground, d!, e!);
  await holds(ground, f!, g!, 50);
  const held = (await readHeld(ground.db)).reduce((sum, { cents }) => sum + cents, 0);
  await sql`update scheme_budget set budget_cents = ${held + BUDGET} where scheme_code = 'tiesiogines'`.execute(
    ground.db,
  );
  const majorities = await readMajorities(ground.db);
  return { ground, chance: chanceOf(SEED + number), applicants, majorities, requests: [], ...counts };
}

describe('a random walk over all actions and saves of both sides', () => {
  test(
    `holds what was last judged, and never more than any limit allows (${STEPS} steps)`,
    async () => {
      const counts = { done: new Map<string, number>(), refused: new Map<string, number>() };
      let last: string[] = [];
      let step = 0;
      try {
        for (let world = 0; step < STEPS; world += 1) {
          const walk = await newWorld(world, counts);
          for (let inWorld = 0; inWorld < STEPS_A_WORLD && step < STEPS; inWorld += 1, step += 1) {
            last = [...last, await takeStep(walk)].slice(-12);
          }
        }
      } catch (error) {
        throw new Error(`WALK_SEED=${SEED}, step ${step}: ${String(error)}\n${last.join('\n')}`, {
          cause: error,
        });
      }
      const table = (map: Map<string, number>) => Object.fromEntries([...map].sort());
      const figures = { seed: SEED, steps: STEPS, done: table(counts.done), refused: table(counts.refused) };
      if (STEPS >= 1_000) console.log(JSON.stringify(figures));
      const never = ACTION_NAMES.filter((name) => !counts.done.has(name));
      // So many steps come everywhere.
      if (STEPS >= 10_000) expect(never).toEqual([]);
      expect(counts.done.size).toBeGreaterThan(3);
    },
    60_000 + STEPS * 300,
  );
});
