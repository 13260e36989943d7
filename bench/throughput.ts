// How many actions a second the portal carries out, beside the bare engine and a plain application that writes the same
// rows; the sides take turns within every level, and each person waits for the answer before the next action.
import { machineFacts, summarise, table, timed } from './measure.ts';
import { processorTime } from './processor-time.ts';
import { withThreeSides, type Side, type ThreeSides } from './three-sides.ts';

const AT_ONCE = (process.env['AT_ONCE'] ?? '1,16,64').split(',').map(Number);
const BLOCKS = Number(process.env['BLOCKS'] ?? 4);
const ACTIONS = Number(process.env['ACTIONS'] ?? 200);
/** More than act at once: two actions on one case wait for each other, which is no matter of throughput. */
const CASES = 128;
const WARM_UP = 2 * CASES;
const TARGET = { p50: 1.3, perSecond: 0.75, processor: 1.6 };

type Counted = Side & { round: number };

interface Result {
  samples: number[];
  ms: number;
  /** Processor time by process. */
  used: Record<string, number>;
}

await withThreeSides(CASES, measure);

async function measure({ portal, sides: three }: ThreeSides): Promise<void> {
  const sides: Counted[] = three.map((side) => ({ ...side, round: 0 }));
  for (const side of sides) await run(side, 16, WARM_UP);
  const rows: (string | number)[][] = [];
  let isMet = true;
  for (const level of AT_ONCE) {
    const results = new Map<Counted, Result>(sides.map((side) => [side, { samples: [], ms: 0, used: {} }]));
    for (let block = 0; block < BLOCKS; block += 1)
      for (const side of block % 2 ? [...sides].reverse() : sides) {
        const result = results.get(side)!;
        const before = processorTime(portal.records);
        const one = await run(side, level, ACTIONS);
        const after = processorTime(portal.records);
        result.ms += one.ms;
        result.samples.push(...one.samples);
        // Whatever any process did in this block, it did for this side: the others rest.
        for (const [name, ms] of Object.entries(after))
          result.used[name] = (result.used[name] ?? 0) + ms - (before[name] ?? 0);
      }
    const figures = sides.map((side) => {
      const { samples, ms, used } = results.get(side)!;
      const { p50, p95, count } = summarise(samples);
      const perSecond = (count * 1000) / ms;
      const processor = Object.values(used).reduce((sum, ms) => sum + ms, 0) / count;
      rows.push([`${level}`, side.name, p50, p95, perSecond, processor, shares(used, count)]);
      return { p50, perSecond, processor };
    });
    const ours = figures[0]!;
    const bare = figures[2]!;
    const ratio = {
      p50: ours.p50 / bare.p50,
      perSecond: ours.perSecond / bare.perSecond,
      processor: ours.processor / bare.processor,
    };
    isMet &&=
      ratio.p50 <= TARGET.p50 && ratio.perSecond >= TARGET.perSecond && ratio.processor <= TARGET.processor;
    rows.push([
      '',
      'portal to bare engine',
      `${ratio.p50.toFixed(2)} ×`,
      '',
      `${ratio.perSecond.toFixed(2)} ×`,
      `${ratio.processor.toFixed(2)} ×`,
      '',
    ]);
  }
  const head = ['at once', 'side', 'p50 ms', 'p95 ms', 'actions/s', 'processor ms an action', 'of it'];
  console.log(`\n${machineFacts()}, ${BLOCKS} × ${ACTIONS} actions a row\n\n${table(head, rows)}`);
  console.log(
    `\ntarget p50 ≤ ${TARGET.p50} ×, actions/s ≥ ${TARGET.perSecond} ×, processor ≤ ${TARGET.processor} × the bare engine's: ${isMet ? 'met' : 'missed'}`,
  );
  if (!isMet) process.exitCode = 1;
}

/** „worker 20, temporal 12“: milliseconds of an action by process, largest first. */
function shares(used: Readonly<Record<string, number>>, count: number): string {
  return Object.entries(used)
    .map(([name, ms]) => [name, ms / count] as const)
    .filter(([, ms]) => ms >= 0.5)
    .sort(([, a], [, b]) => b - a)
    .map(([name, ms]) => `${name} ${ms.toFixed(0)}`)
    .join(', ');
}

async function run(
  side: Counted,
  people: number,
  actions: number,
): Promise<{ samples: number[]; ms: number }> {
  const samples: number[] = [];
  const end = side.round + actions;
  const person = async (): Promise<void> => {
    while (side.round < end) {
      const round = side.round++;
      samples.push(await timed(() => side.act(round)));
    }
  };
  const ms = await timed(() => Promise.all(Array.from({ length: people }, person)));
  return { samples, ms };
}
