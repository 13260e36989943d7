import type { Database } from '../../connect.ts';
import { dueMarksOf, loadOpenClocks, quietMarks, storeMarks } from './clocks.ts';
import type { CaseKind, StoredTypes } from './kind.ts';

/**
 * Does what the clocks of a case have come to and no action answers for: reminders, and ends that only make a task
 * overdue. Late or called twice, it reminds once a clock. Answers the state with the next wake.
 */
export async function runCaseClocks<T extends StoredTypes>(
  db: Database,
  kind: CaseKind<T>,
  caseId: number,
): Promise<T['state'] | null> {
  return db.transaction().execute(async (tx) => {
    const view = await kind.load(tx, caseId, null);
    if (view && view.status !== null && !kind.rules.finalStatuses.includes(view.status)) {
      const clocks = await loadOpenClocks(tx, kind.clocks, caseId);
      const rule = { calendar: kind.clockContext.calendar, heldBack: await kind.heldBack(tx) };
      for (const [clock, marks] of quietMarks(dueMarksOf(kind.clocks, clocks, rule), view.now)) {
        await kind.remind(tx, caseId, clock, view.now);
        await storeMarks(tx, kind.clocks, clock, marks);
      }
    }
    return kind.stateOf(tx, caseId);
  });
}
