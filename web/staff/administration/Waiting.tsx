import { Button } from '@mantine/core';
import { ADMIN, CHANGE_KIND } from '../../../domain/texts/lt/screen/staff-administration.ts';
import classes from './Administration.module.css';
import { changeWords, subjectWords } from './change-words.ts';
import { useDecision, type Change } from './queries.ts';

/** What is in force only once somebody else has confirmed it. */
export function Waiting({ changes }: { changes: readonly Change[] }) {
  return (
    <aside className={classes.waiting} aria-labelledby="waiting-title">
      <h2 id="waiting-title" className={classes.asideTitle}>
        {ADMIN.waiting} <span className={classes.count}>{changes.length}</span>
      </h2>
      <p className={classes.note}>{ADMIN.waitingNote}</p>
      {changes.length === 0 && <p className={classes.note}>{ADMIN.nothingWaits}</p>}
      <ul className={classes.list}>
        {changes.map((change) => (
          <li key={change.id} className={classes.waits}>
            <WaitingChange change={change} />
          </li>
        ))}
      </ul>
    </aside>
  );
}

function WaitingChange({ change }: { change: Change }) {
  const { busy, decide } = useDecision();
  const { id, mine } = change;
  const words = changeWords(change);
  return (
    <>
      <span className={classes.meta}>
        {CHANGE_KIND[change.kind]} · {subjectWords(change)}
      </span>
      <span className={classes.change}>
        {words.before && <s>{words.before}</s>}
        {words.before && ' → '}
        <b>{words.after}</b>
      </span>
      <span>„{change.reason}“</span>
      <span className={classes.meta}>
        {change.proposedBy}, <span className="num">{change.proposedAt.slice(0, 16)}</span>
      </span>
      <span className={classes.buttons}>
        {mine === 'toDecide' && (
          <Button size="xs" loading={busy} onClick={() => void decide(id, 'Confirm', ADMIN.confirmed)}>
            {ADMIN.confirm}
          </Button>
        )}
        {mine === 'none' ? (
          <span className={classes.meta}>{ADMIN.notYours}</span>
        ) : (
          <Button
            size="xs"
            variant="default"
            disabled={busy}
            onClick={() => void decide(id, 'Decline', mine === 'proposed' ? ADMIN.withdrawn : ADMIN.declined)}
          >
            {mine === 'proposed' ? ADMIN.withdraw : ADMIN.decline}
          </Button>
        )}
        {mine === 'proposed' && <span className={classes.meta}>{ADMIN.own}</span>}
      </span>
    </>
  );
}
