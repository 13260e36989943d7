import { DeadlineCell } from '../../ui/DeadlineCell.tsx';
import { rulerCells } from '../../ui/Ruler.tsx';
import type { ClockSummary } from '../data/types.ts';

/** A row knows how many days there were and how many are left; that is enough for its ruler. */
export function DeadlineColumn({ clock }: { clock: ClockSummary | null }) {
  if (!clock) return <DeadlineCell clock={null} />;
  const usedDays = Math.max(0, clock.length - clock.leftDays);
  const days = clock.unit === 'workingDays' ? rulerCells(usedDays, clock.length) : [];
  return <DeadlineCell clock={{ ...clock, usedDays, days }} />;
}
