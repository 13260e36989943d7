import { Button } from '@mantine/core';
import { useState } from 'react';
import { RECORDS as T } from '../../../domain/texts/lt/screen/staff-records.ts';
import { ActionsHead } from './ActionsHead.tsx';
import classes from './Administration.module.css';
import { EndHoldDialog, HoldDialog } from './RecordDialogs.tsx';
import type { LegalHold } from './records-queries.ts';

interface HoldsProps {
  holds: readonly LegalHold[];
  mayHold: boolean;
}

/** Cases that are kept whatever their term: why, by whom, from when. */
export function Holds({ holds, mayHold }: HoldsProps) {
  const [open, setOpen] = useState<LegalHold | 'new' | null>(null);
  return (
    <section className={classes.card} aria-labelledby="holds">
      <div className={classes.cardHead}>
        <h2 id="holds" className={classes.cardTitle}>
          {T.holds}
        </h2>
        <span className={classes.meta}>{holds.length === 0 ? T.noHolds : T.holdsNote}</span>
        {mayHold && (
          <span className={classes.buttons}>
            <Button size="xs" variant="default" onClick={() => setOpen('new')}>
              {T.hold}
            </Button>
          </span>
        )}
      </div>
      {holds.length > 0 && (
        <table className={classes.table} aria-label={T.holds}>
          <thead>
            <tr>
              {[T.number, T.reason, T.since, T.who].map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
              <ActionsHead name={T.endHold} />
            </tr>
          </thead>
          <tbody>
            {holds.map((hold) => (
              <tr key={hold.id} data-off={hold.endedAt !== null || undefined}>
                <th scope="row" className="num">
                  {hold.requestId}
                </th>
                <td data-label={T.reason}>{hold.reason}</td>
                <td data-label={T.since} className="num">
                  {hold.placedAt.slice(0, 16)}
                </td>
                <td data-label={T.who}>{hold.placedBy}</td>
                <td className={classes.right}>
                  {hold.endedAt ? (
                    <span className={classes.meta}>
                      {T.holdEnded} <span className="num">{hold.endedAt.slice(0, 16)}</span>, {hold.endedBy}:
                      „{hold.endReason}“
                    </span>
                  ) : (
                    mayHold && (
                      <Button
                        size="compact-sm"
                        variant="default"
                        aria-label={T.endTitle(hold.requestId)}
                        onClick={() => setOpen(hold)}
                      >
                        {T.endHold}
                      </Button>
                    )
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {open === 'new' && <HoldDialog onClose={() => setOpen(null)} />}
      {open !== null && open !== 'new' && <EndHoldDialog hold={open} onClose={() => setOpen(null)} />}
    </section>
  );
}
