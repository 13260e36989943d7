import type { ClockDay } from '../../domain/application/clocks.ts';
import type { Tone } from '../../domain/texts/lt/status.ts';
import classes from './Ruler.module.css';

export type RulerCell = Pick<ClockDay, 'state'> & { date?: string };

interface RulerProps {
  days: readonly RulerCell[];
  /** Height: home 12, list 10, case 14, table 4. */
  size?: 'home' | 'list' | 'case' | 'table';
  tone?: Tone;
  /** The picture in words. */
  name: string;
  /** Progress, not time: what is left is grey. */
  plain?: boolean;
  /** On a phone twenty days fill the width, so that rulers can be compared. */
  scale?: number;
}

/** Working days as cells: used, left, held (hatched), holiday (a dot). */
export function Ruler({ days, size = 'list', tone = 'brand', name, plain = false, scale }: RulerProps) {
  const share = scale ? Math.min(1, days.length / scale) : 1;
  return (
    <span
      className={classes.ruler}
      data-size={size}
      data-tone={tone}
      data-plain={plain || undefined}
      role="img"
      aria-label={name}
      style={share < 1 ? { ['--share' as string]: `${share * 100}%` } : undefined}
    >
      {days.map((day, index) => (
        <i key={index} className={classes.cell} data-state={day.state} />
      ))}
    </span>
  );
}

/** `used` of `total` as cells: progress of a form, stages. */
export function rulerCells(used: number, total: number): RulerCell[] {
  return Array.from({ length: total }, (_, index) => ({ state: index < used ? 'used' : 'left' }));
}
