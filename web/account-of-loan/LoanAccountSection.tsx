import { eurOfWire } from '../../domain/values/money.ts';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { NAV } from '../../domain/texts/lt/screen/public.ts';
import { PAYMENTS } from '../../domain/texts/lt/screen/payment-requests.ts';
import { LOAN_ACCOUNT as T } from '../../domain/texts/lt/screen/loan-account.ts';
import { paths } from '../paths.ts';
import { SimpleTable } from '../staff/case/SimpleTable.tsx';
import { DataList } from '../ui/DataList.tsx';
import { DateText } from '../ui/DateText.tsx';
import { ErrorState } from '../ui/ErrorState.tsx';
import { Note } from '../ui/Note.tsx';
import { SkeletonLines } from '../ui/Skeletons.tsx';
import { ArrearDialog, EndDialog } from './ArrearDialogs.tsx';
import { Arrears } from './Arrears.tsx';
import classes from './LoanAccount.module.css';
import { PayOutDialog } from './PayOutDialog.tsx';
import { accountQuery, downloadSchedule, type LoanAccount } from './query.ts';

type Opened =
  | { kind: 'payOut'; of: LoanAccount['Awaiting'][number] }
  | { kind: 'arrear' }
  | { kind: 'end'; of: LoanAccount['Arrears'][number] };

/** The account of a loan as staff see it: money, pay-outs, arrears and how it is repaid. */
export default function LoanAccountSection({ requestId }: { requestId: number }) {
  const { data, isError, refetch } = useQuery(accountQuery(requestId));
  const [opened, setOpened] = useState<Opened | null>(null);
  if (isError) return <ErrorState onRetry={() => void refetch()} />;
  if (!data) return <SkeletonLines lines={4} />;
  const close = () => setOpened(null);
  return (
    <div className={classes.parts}>
      {data.Problem && <Note tone="danger">{T.problem[data.Problem]}</Note>}
      <p>
        <Link to={paths.staffPaymentRequests(requestId)}>{PAYMENTS.title}</Link>{' '}
        <Link to={paths.staffBills(requestId)}>{NAV.bills}</Link>
      </p>
      <DataList look="grid" columns={3} items={figures(data)} />
      {data.Awaiting.length > 0 && (
        <Awaiting account={data} onRecord={(of) => setOpened({ kind: 'payOut', of })} />
      )}
      <PayOuts account={data} />
      <Schedule account={data} requestId={requestId} />
      <Arrears
        account={data}
        onEnter={() => setOpened({ kind: 'arrear' })}
        onEnd={(of) => setOpened({ kind: 'end', of })}
      />
      {opened?.kind === 'payOut' && <PayOutDialog payment={opened.of} today={data.today} onClose={close} />}
      {opened?.kind === 'arrear' && <ArrearDialog requestId={requestId} today={data.today} onClose={close} />}
      {opened?.kind === 'end' && <EndDialog arrear={opened.of} today={data.today} onClose={close} />}
    </div>
  );
}

const figures = (account: LoanAccount) => [
  { label: T.granted, value: eurOfWire(account.Granted) },
  { label: T.paidOut, value: eurOfWire(account.PaidOut) },
  { label: T.remaining, value: eurOfWire(account.Remaining) },
  { label: T.fundsUse, value: account.FundsUseDate && <DateText value={account.FundsUseDate} /> },
  { label: T.overdue, value: eurOfWire(account.Overdue) },
  { label: `${T.penalty} (${T.penaltyHint})`, value: eurOfWire(account.Penalty) },
];

interface AwaitingProps {
  account: LoanAccount;
  onRecord: (of: LoanAccount['Awaiting'][number]) => void;
}

function Awaiting({ account, onRecord }: AwaitingProps) {
  return (
    <section aria-label={T.awaiting}>
      <h3>{T.awaiting}</h3>
      <SimpleTable
        name={T.awaiting}
        heads={[T.request, T.approved, T.paid, T.payBy, ...(account.mayKeep ? [T.action] : [])]}
        right={[1, 2]}
        rows={account.Awaiting.map((one) => ({
          key: one.paymentRequestId,
          ...(one.DueDate !== null && one.DueDate < account.today ? { tone: 'danger' as const } : {}),
          cells: [
            one.Number,
            eurOfWire(one.ApprovedSum),
            eurOfWire(one.PaidSum),
            one.DueDate ?? '–',
            ...(account.mayKeep
              ? [
                  <Button
                    key="record"
                    size="xs"
                    variant="default"
                    aria-label={T.recordOf(one.Number)}
                    onClick={() => onRecord(one)}
                  >
                    {T.record}
                  </Button>,
                ]
              : []),
          ],
        }))}
      />
    </section>
  );
}

function PayOuts({ account }: { account: LoanAccount }) {
  return (
    <section aria-label={T.payOuts}>
      <h3>{T.payOuts}</h3>
      {account.PayOuts.length === 0 ? (
        <p className={classes.meta}>{T.noPayOuts}</p>
      ) : (
        <SimpleTable
          name={T.payOuts}
          heads={[T.day, T.request, T.sum, T.scheduleBy, T.recordedBy]}
          right={[2]}
          rows={account.PayOuts.map((one) => ({
            key: one.Id,
            cells: [one.PaidOn, one.Number, eurOfWire(one.Sum), one.ScheduleDueDate, one.RecordedBy],
          }))}
        />
      )}
    </section>
  );
}

function Schedule({ account, requestId }: { account: LoanAccount; requestId: number }) {
  const { Schedule: rows } = account;
  if (!rows) return null;
  return (
    <section aria-label={T.schedule}>
      <h3>
        {T.schedule}
        <button type="button" className={classes.file} onClick={() => downloadSchedule(requestId)}>
          {T.schedulePdf}
        </button>
      </h3>
      <details className={classes.details}>
        <summary>{T.scheduleLines(rows.length)}</summary>
        <SimpleTable
          name={T.schedule}
          heads={T.columns}
          right={[2, 3, 4, 5, 6]}
          rows={rows.map((row) => ({
            key: row.number,
            cells: [
              row.number,
              row.dueDate,
              row.days,
              eurOfWire(row.interest),
              eurOfWire(row.principal),
              eurOfWire(row.total),
              eurOfWire(row.balance),
            ],
          }))}
        />
      </details>
    </section>
  );
}
