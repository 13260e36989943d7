import { Readable } from 'node:stream';
import type { Database } from '../../db/connect.ts';
import { nextOutcomes, type Outcome } from '../../db/queries/policy/outcomes.ts';
import type { RuleFlip } from '../../domain/eligibility/what-if.ts';
import { quantityText } from '../../domain/texts/lt/eligibility.ts';
import { ruleShortText } from '../../domain/texts/lt/policy.ts';
import { POLICY_EXPORT, WHAT_IF_TEXT } from '../../domain/texts/lt/screen/staff-policy.ts';
import { statusLabel } from '../../domain/texts/lt/status.ts';
import { CSV_START, csvLine } from '../../domain/values/csv.ts';
import { toWire } from '../../domain/values/money.ts';
import { time } from '../present/wire-values.ts';

const AT_ONCE = 500;

/** Changed requests of a run as a file for spreadsheets, read and sent piece by piece; names only for who may read cases. */
export function exportOutcomes(db: Database, runId: string, withNames: boolean): Readable {
  return Readable.from(linesOf(db, runId, withNames));
}

async function* linesOf(db: Database, runId: string, withNames: boolean): AsyncGenerator<string> {
  yield CSV_START + csvLine(POLICY_EXPORT.heads);
  const filter = { runId, oldDecision: null, newDecision: null, rule: null };
  for (let after = 0; ;) {
    const rows = await nextOutcomes(db, filter, { after, limit: AT_ONCE });
    yield rows.map((row) => csvLine(cellsOf(row, withNames))).join('');
    const last = rows.at(-1);
    if (!last || rows.length < AT_ONCE) return;
    after = last.requestId;
  }
}

const decimal = (cents: number | null): string => (cents === null ? '' : toWire(cents).replace('.', ','));

function cellsOf(row: Outcome, withName: boolean): string[] {
  return [
    String(row.requestId),
    withName ? row.applicantName : '',
    statusLabel(row.status),
    WHAT_IF_TEXT[row.oldDecision].label,
    WHAT_IF_TEXT[row.newDecision].label,
    decimal(row.askedCents),
    decimal(row.grantedCents),
    time(row.evaluatedAt),
    row.flips.map(flipText).join(' | '),
    row.byDraft ? '' : POLICY_EXPORT.yes,
  ];
}

function flipText({ ruleName, oldValue, newValue, oldLimit, newLimit }: RuleFlip): string {
  const [was, would] = [quantityText(oldLimit), quantityText(newLimit)];
  return POLICY_EXPORT.flip(
    ruleShortText(ruleName),
    quantityText(newValue ?? oldValue),
    was === would ? was : `${was} → ${would}`,
  );
}
