// How long one staff action takes over HTTP, through the whole portal and through a plain application that writes the
// same rows, and how much of it is the engine's own. All take turns in one run: what else the machine does meets all.
import { machineFacts, summarise, table, timed } from './measure.ts';
import { processorTime, type ProcessorTime } from './processor-time.ts';
import { withThreeSides, type Side, type ThreeSides } from './three-sides.ts';
import { writesBetween, writtenSoFar } from './writes.ts';

const ROUNDS = Number(process.env['ROUNDS'] ?? 400);
const WARM_UP = 60;
const CASES = 20;
const AT_ONCE = 16;
const TARGET = { p50: 25, p95: 60 };

type Timed = Side & { samples: number[] };

await withThreeSides(CASES, measure);

async function measure({ portal, databases, sides: three }: ThreeSides): Promise<void> {
  const sides: Timed[] = three.map((side) => ({ ...side, samples: [] }));
  const written = () =>
    Promise.all(databases.map(async ({ name, db }) => ({ name, tables: await writtenSoFar(db) })));
  for (let round = 0; round < WARM_UP; round += 1) for (const side of sides) await side.act(round);

  const before = { rows: await written(), processors: processorTime(portal.records) };
  for (let round = WARM_UP; round < WARM_UP + ROUNDS; round += 1) {
    for (const side of round % 2 ? [...sides].reverse() : sides) {
      side.samples.push(await timed(() => side.act(round)));
    }
  }
  const processors = processorTime(portal.records);
  const rows = await written();
  report(sides);
  await reportAtOnce(sides[0]!, WARM_UP + ROUNDS);
  reportProcessors(before.processors, processors);
  console.log(`\nRows written by one action:\n${writesBetween(before.rows, rows, ROUNDS)}`);
}

function report(sides: readonly Timed[]): void {
  const [ours, plain, engine] = sides.map(({ samples }) => summarise(samples));
  if (!ours || !plain || !engine) return;
  const rows = sides.map(({ name }, index) => {
    const { count, p50, p95, max } = [ours, plain, engine][index]!;
    return [name, String(count), p50, p95, max];
  });
  console.log(`\n${machineFacts()}\n\n${table(['one action', 'times', 'p50 ms', 'p95 ms', 'max ms'], rows)}`);
  const ratio = (of: 'p50' | 'p95') => `${(ours[of] / plain[of]).toFixed(1)} ×`;
  console.log(`\nportal to plain application: p50 ${ratio('p50')}, p95 ${ratio('p95')}`);
  console.log(`portal without the engine's own share: p50 ${(ours.p50 - engine.p50).toFixed(1)} ms`);
  const met = ours.p50 <= TARGET.p50 && ours.p95 <= TARGET.p95;
  console.log(`target p50 ≤ ${TARGET.p50} ms, p95 ≤ ${TARGET.p95} ms: ${met ? 'met' : 'missed'}`);
  if (!met) process.exitCode = 1;
}

/** As many people as a busy office has: each waits for the answer, then acts on another request. */
async function reportAtOnce(side: Side, first: number): Promise<void> {
  let next = first;
  const person = async () => {
    while (next < first + ROUNDS) await side.act(next++);
  };
  const ms = await timed(async () => {
    await Promise.all(Array.from({ length: AT_ONCE }, person));
  });
  console.log(`${AT_ONCE} at once: ${((ROUNDS * 1000) / ms).toFixed(0)} actions/s`);
}

/** Unlike the clock, this hardly depends on what else the machine does. Postgres and the engine serve several sides. */
function reportProcessors(before: ProcessorTime, after: ProcessorTime): void {
  const rows = Object.entries(after)
    .map(([name, ms]) => [name, (ms - (before[name] ?? 0)) / ROUNDS] as const)
    .filter(([, ms]) => ms >= 0.05)
    .sort(([, a], [, b]) => b - a);
  if (rows.length > 0) console.log(`\n${table(['process', 'processor ms per round'], rows)}`);
}
