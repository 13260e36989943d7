// How much processor time judging one stored snapshot takes: by each scheme's rules, and by all 24 at once, as a snapshot with a group has it.
import { readFileSync } from 'node:fs';
import { evaluate } from '../domain/eligibility/evaluate.ts';
import { RULE_NAMES } from '../domain/eligibility/rule-name.ts';
import { ruleSetFor } from '../domain/eligibility/rule-sets.ts';
import { RULES } from '../domain/eligibility/rules/index.ts';
import type { Snapshot } from '../domain/eligibility/snapshot.ts';
import { companySnapshot, type DemoParties } from '../domain/eligibility/testing/demo-snapshot.ts';
import { SCHEME_CODES } from '../domain/schemes/index.ts';
import { machineFacts, summarise, table } from './measure.ts';

const BATCH = 200;
const ROUNDS = Number(process.env['ROUNDS'] ?? 100);
const WARM_UP = 20;
const TARGET_MS = 1;

const parties = JSON.parse(
  readFileSync(new URL('../stack/stand-ins/data/demo-parties.json', import.meta.url), 'utf8'),
) as DemoParties;
/** As Postgres gives it: the whole way from the stored text is measured beside the judging alone. */
const stored = JSON.stringify(withGroup(companySnapshot(parties, 'dukra')));
const snapshot = JSON.parse(stored) as Snapshot;

interface Side {
  name: string;
  work: () => unknown;
  samples: number[];
}

const sides: Side[] = [
  ...SCHEME_CODES.map((scheme): Side => {
    const [asked, set] = [{ ...snapshot, scheme }, ruleSetFor(scheme, snapshot.askedOn)];
    return { name: scheme, work: () => evaluate(asked, set), samples: [] };
  }),
  { name: `all ${RULE_NAMES.length} rules`, work: everyRule, samples: [] },
  { name: 'read from JSON, then judged', work: () => evaluate(JSON.parse(stored) as Snapshot), samples: [] },
];

for (let round = 0; round < WARM_UP + ROUNDS; round += 1) {
  for (const side of round % 2 ? [...sides].reverse() : sides) {
    const ms = processorMs(side.work);
    if (round >= WARM_UP) side.samples.push(ms);
  }
}
report();

/** Three linked companies and a partner: more than most have. */
function withGroup(own: Snapshot): Snapshot {
  const [parent] = own.group ?? [];
  if (!parent) throw new Error('The demo company has no parent');
  const member = (code: string) => ({ ...parent, code });
  const partner = { ...member('900000904'), link: 'partner' as const, part: 30 };
  return { ...own, group: [parent, member('900000902'), member('900000903'), partner] };
}

function everyRule(): unknown {
  const { parameters } = ruleSetFor('tiesiogines', snapshot.askedOn);
  return RULE_NAMES.map((name) => RULES[name].judge(snapshot, parameters));
}

/** Processor time of one piece of work, over a batch: a single one is too short for the clock of the processor. */
function processorMs(work: () => unknown): number {
  const begun = process.cpuUsage();
  for (let done = 0; done < BATCH; done += 1) work();
  const { user, system } = process.cpuUsage(begun);
  return (user + system) / 1000 / BATCH;
}

function report(): void {
  const rows = sides.map(({ name, samples }) => {
    const { p50, p95, max } = summarise(samples);
    return [name, ...[p50, p95, max].map((ms) => (ms * 1000).toFixed(1))];
  });
  const head = ['one snapshot', 'p50 µs', 'p95 µs', 'max µs'];
  console.log(`\n${machineFacts()}\n\n${table(head, rows)}`);
  const slowest = Math.max(...sides.map(({ samples }) => summarise(samples).p95));
  const isMet = slowest <= TARGET_MS;
  console.log(`\ntarget ≤ ${TARGET_MS} ms of processor time: ${isMet ? 'met' : 'missed'}`);
  if (!isMet) process.exitCode = 1;
}
