import type { Turn } from '../../../domain/application/status.ts';
import { TURN_TEXT } from '../../../domain/texts/lt/status.ts';
import { RequestItem } from './RequestItem.tsx';
import classes from './RequestGroups.module.css';
import { groupByTurn, TURN_TONE } from './row-model.ts';
import type { RowsProps } from './row-props.ts';

/** `counts`: of the whole list, also when only a page of it is shown. */
export function RequestGroups({
  rows,
  counts,
  ...rest
}: RowsProps & { counts: Readonly<Record<Turn, number>> }) {
  return (
    <div className={classes.groups}>
      {groupByTurn(rows).map((group) => (
        <section key={group.turn} aria-labelledby={`turn-${group.turn}`}>
          <h2 id={`turn-${group.turn}`} className={classes.heading} data-tone={TURN_TONE[group.turn]}>
            {TURN_TEXT[group.turn].group} <span className={classes.count}>{counts[group.turn]}</span>
          </h2>
          <ul className={classes.list}>
            {group.rows.map((row) => (
              <RequestItem key={row.Id} row={row} {...rest} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
