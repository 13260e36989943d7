import { eurOfWire } from '../../domain/values/money.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { PAYMENTS } from '../../domain/texts/lt/screen/payment-requests.ts';
import { LOAN_ACCOUNT as T } from '../../domain/texts/lt/screen/loan-account.ts';
import { paths } from '../paths.ts';
import { Card } from '../ui/Card.tsx';
import { DataList } from '../ui/DataList.tsx';
import { DateText, withDates } from '../ui/DateText.tsx';
import { ErrorState } from '../ui/ErrorState.tsx';
import { Note } from '../ui/Note.tsx';
import { SkeletonLines } from '../ui/Skeletons.tsx';
import classes from './LoanAccount.module.css';
import { accountQuery, downloadSchedule, type LoanAccount } from './query.ts';

/** What a borrower has of the loan, owes late, and pays back when. */
export default function LoanAccountCard({ requestId }: { requestId: number }) {
  const { data, isError, refetch } = useQuery(accountQuery(requestId));
  return (
    <Card title={T.title} aside={<Link to={paths.paymentRequests(requestId)}>{PAYMENTS.title}</Link>}>
      {isError && <ErrorState onRetry={() => void refetch()} />}
      {!data && !isError && <SkeletonLines lines={3} />}
      {data && <Account account={data} onPaper={() => downloadSchedule(requestId)} />}
    </Card>
  );
}

function Account({ account, onPaper }: { account: LoanAccount; onPaper: () => void }) {
  const { PayOuts: payOuts, Schedule: schedule } = account;
  const isLate = account.Penalty !== '0.00' || account.Overdue !== '0.00';
  const next = schedule?.find(({ dueDate }) => dueDate >= account.today);
  return (
    <div className={classes.parts}>
      <DataList
        items={[
          { label: T.granted, value: eurOfWire(account.Granted) },
          { label: T.paidOut, value: eurOfWire(account.PaidOut) },
          { label: T.remaining, value: eurOfWire(account.Remaining) },
          ...(account.FundsUseDate
            ? [{ label: T.fundsUse, value: <DateText value={account.FundsUseDate} /> }]
            : []),
        ]}
      />
      {isLate && (
        <Note tone="warning" title={`${T.overdue}: ${eurOfWire(account.Overdue)}`}>
          {`${T.penalty} (${T.penaltyHint}): ${eurOfWire(account.Penalty)}`}
        </Note>
      )}
      {payOuts.length > 0 && (
        <ul className={classes.list} aria-label={T.payOuts}>
          {payOuts.map((one) => (
            <li key={one.Id}>
              <span>
                <DateText value={one.PaidOn} /> <span className={classes.meta}>{one.Number}</span>
              </span>
              <span className="num">{eurOfWire(one.Sum)}</span>
            </li>
          ))}
        </ul>
      )}
      {schedule ? (
        <>
          {next && <p>{withDates(T.nextDue(next.dueDate, eurOfWire(next.total)))}</p>}
          <details className={classes.details}>
            <summary>{T.scheduleLines(schedule.length)}</summary>
            <ul className={classes.list} aria-label={T.schedule}>
              {schedule.map((row) => (
                <li key={row.number}>
                  <DateText value={row.dueDate} />
                  <span className="num">{eurOfWire(row.total)}</span>
                </li>
              ))}
            </ul>
          </details>
          <button type="button" className={classes.file} onClick={onPaper}>
            {T.schedulePdf}
          </button>
        </>
      ) : (
        <p className={classes.meta}>{T.noSchedule}</p>
      )}
    </div>
  );
}
