import { eurOfWire } from '../../domain/values/money.ts';
import { Button } from '@mantine/core';
import { LOAN_ACCOUNT as T } from '../../domain/texts/lt/screen/loan-account.ts';
import { SimpleTable } from '../staff/case/SimpleTable.tsx';
import classes from './LoanAccount.module.css';
import { type LoanAccount } from './query.ts';

type Arrear = LoanAccount['Arrears'][number];

interface ArrearsProps {
  account: LoanAccount;
  onEnter: () => void;
  onEnd: (of: Arrear) => void;
}

/** What staff entered as overdue, what it costs, and the button that enters more. */
export function Arrears({ account, onEnter, onEnd }: ArrearsProps) {
  const { Arrears: arrears, mayKeep } = account;
  return (
    <section aria-label={T.arrears}>
      <h3>
        {T.arrears}
        {mayKeep && (
          <Button size="xs" variant="default" onClick={onEnter}>
            {T.enter}
          </Button>
        )}
      </h3>
      {arrears.length === 0 ? (
        <p className={classes.meta}>{T.noArrears}</p>
      ) : (
        <SimpleTable
          name={T.arrears}
          heads={[T.kind, T.sinceShort, T.sum, T.lateHead, T.penalty, T.ended]}
          right={[2, 4]}
          rows={arrears.map((one) => ({
            key: one.Id,
            cells: [
              <Kind key="kind" arrear={one} />,
              one.Since,
              one.Kind === 'overdue' ? eurOfWire(one.Sum) : '–',
              one.Kind === 'overdue' ? T.late(one.Days) : '–',
              one.Kind === 'overdue' ? eurOfWire(one.Penalty) : '–',
              one.EndedOn ?? (mayKeep ? <EndButton key="end" arrear={one} onEnd={onEnd} /> : T.lasts),
            ],
          }))}
        />
      )}
    </section>
  );
}

function Kind({ arrear }: { arrear: Arrear }) {
  return (
    <span className={classes.note}>
      {T.kinds[arrear.Kind]}
      {arrear.Note && <span className={classes.meta}> {arrear.Note}</span>}
    </span>
  );
}

function EndButton({ arrear, onEnd }: { arrear: Arrear; onEnd: (of: Arrear) => void }) {
  return (
    <Button
      size="xs"
      variant="default"
      aria-label={T.endOf(T.kinds[arrear.Kind], arrear.Since)}
      onClick={() => onEnd(arrear)}
    >
      {T.end}
    </Button>
  );
}
