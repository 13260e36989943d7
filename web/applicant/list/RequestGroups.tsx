import { TURN_TEXT } from '../../../domain/texts/lt/status.ts';
import type { RequestRow } from './query.ts';
import { RequestItem } from './RequestItem.tsx';
import classes from './RequestGroups.module.css';
import { groupByTurn, TURN_TONE } from './row-model.ts';

interface RequestGroupsProps {
  rows: readonly RequestRow[];
  onDelete: (row: RequestRow) => void;
}

export function RequestGroups({ rows, onDelete }: RequestGroupsProps) {
  return (
    <div className={classes.groups}>
      {groupByTurn(rows).map((group) => (
        <section key={group.turn} aria-labelledby={`turn-${group.turn}`}>
          <h2 id={`turn-${group.turn}`} className={classes.heading} data-tone={TURN_TONE[group.turn]}>
            {TURN_TEXT[group.turn].group} <span className={classes.count}>{group.rows.length}</span>
          </h2>
          <ul className={classes.list}>
            {group.rows.map((row) => (
              <RequestItem key={row.Id} row={row} onDelete={onDelete} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
