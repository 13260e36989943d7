import { sleep } from '@temporalio/workflow';
import type { CalendarChangeInput } from './definitions.ts';
import { recounting, records } from './proxies.ts';

const PAGE = 100;
/** Workers keep the days off for a minute: a clock that one of them has started meanwhile is found the second time. */
const SETTLE_SECONDS = 75;
/** Cases that did not answer are asked again after these, in minutes; then they are named to the administrator. */
const AGAIN_MINUTES = [5, 60, 360];

/** Days off have changed: every case whose end moves with them counts its clocks anew. What is left to do stands in the database. */
export async function calendarChange({
  changeId,
  settleSeconds = SETTLE_SECONDS,
  againMinutes = AGAIN_MINUTES,
}: CalendarChangeInput): Promise<void> {
  await goThrough(changeId, 1);
  await records.noteRecounted({ changeId });
  await sleep(settleSeconds * 1000, { summary: 'workers have read the days off' });
  let unreached = await goThrough(changeId, 2);
  for (const [index, minutes] of againMinutes.entries()) {
    if (unreached.length === 0) break;
    await sleep(minutes * 60_000, { summary: `${unreached.length} cases did not answer` });
    unreached = await goThrough(changeId, index + 3);
  }
  await records.closeDayChange({ changeId, unreached });
}

async function goThrough(changeId: string, pass: number): Promise<number[]> {
  const unreached: number[] = [];
  let after: number | null = 0;
  while (after !== null) {
    const page: Awaited<ReturnType<typeof recounting.recountPage>> = await recounting.recountPage({
      changeId,
      pass,
      after,
      limit: PAGE,
    });
    unreached.push(...page.unreached);
    after = page.next;
  }
  return unreached;
}
