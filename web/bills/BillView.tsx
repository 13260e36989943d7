import { eurOfWire } from '../../domain/values/money.ts';
import type { ReactNode } from 'react';
import { BillStatus, type BillSide } from '../../domain/bills/moves.ts';
import { BILL_LOG_LABEL, BILL_STATUS_TEXT, CHECK_RESULT_TEXT } from '../../domain/texts/lt/bill.ts';
import { BILL_TYPE_TEXT } from '../../domain/texts/lt/bill-type.ts';
import { BILL_PAGE as T, BILLS, billSentence, reasonWords } from '../../domain/texts/lt/screen/bills.ts';
import { Card } from '../ui/Card.tsx';
import { DataList, type DataItem } from '../ui/DataList.tsx';
import { Note } from '../ui/Note.tsx';
import { PageTitle } from '../ui/PageTitle.tsx';
import { ToneBadge } from '../ui/StatusBadge.tsx';
import classes from './Bills.module.css';
import { BillSteps } from './BillSteps.tsx';
import { LeaseCard } from './LeaseCard.tsx';
import { toneOf, type Bill, type OpenBill } from './queries.ts';

interface BillViewProps {
  side: BillSide;
  open: OpenBill;
  lead: ReactNode;
  /** What may be done with it. */
  actions: ReactNode;
}

/** A bill as one side sees it: where it is, what it says, what the register says, and what happened. */
export function BillView({ side, open, lead, actions }: BillViewProps) {
  const { Invoice: bill, Log, Leases, Aid } = open;
  const status = bill.InvoiceStatusId as keyof typeof BILL_STATUS_TEXT;
  const isOver = status === BillStatus.rejected;
  return (
    <>
      <PageTitle small={side === 'staff'} title={BILLS.one(bill.Number)} lead={lead} />
      <Card>
        <div className={classes.state}>
          <ToneBadge tone={toneOf(bill)} look={side === 'staff' ? 'staff' : 'badge'}>
            {BILL_STATUS_TEXT[status]}
          </ToneBadge>
          <BillSteps bill={bill} side={side} />
        </div>
        {bill.Comment && (status === BillStatus.returned || isOver) ? (
          <Note tone={isOver ? 'danger' : 'warning'} title={isOver ? T.refusedNote : T.returnedNote}>
            {bill.Comment}
          </Note>
        ) : (
          <p>{billSentence(side, bill)}</p>
        )}
        {actions}
      </Card>
      <Card title={T.data}>
        <DataList look="grid" columns={3} items={factsOf(side, open)} />
      </Card>
      {Leases && Leases.Items.length > 0 && <LeaseCard leases={Leases} aid={Aid} />}
      <Card title={T.log}>
        <ul className={classes.log}>
          {Log.map((row) => (
            <li key={`${row.Created} ${row.action}`}>
              {BILL_LOG_LABEL[row.ActionLogType]}{' '}
              <span>
                {row.Created.slice(0, 16)}, {row.ChangedBy ?? T.role[row.actorRole]}
              </span>
              {row.comment && <p>{row.comment}</p>}
            </li>
          ))}
        </ul>
      </Card>
    </>
  );
}

function factsOf(side: BillSide, { Invoice: bill, RetainUntil }: OpenBill): DataItem[] {
  return [
    { label: T.month, value: bill.RentDate },
    { label: T.sum, value: eurOfWire(bill.Sum) },
    { label: T.type, value: BILL_TYPE_TEXT[bill.InvoiceType as keyof typeof BILL_TYPE_TEXT] },
    { label: T.premises, value: bill.RealEstateObjectId },
    { label: T.tenant, value: named(bill.TenantName, side === 'staff' ? bill.TenantCode : null) },
    { label: T.owner, value: named(bill.OwnerName, side === 'owner' ? null : bill.OwnerCode) },
    { label: T.check, value: checkOf(bill) },
    { label: T.sentAt, value: bill.SentDate?.slice(0, 16) },
    { label: T.decidedAt, value: bill.DecidedDate?.slice(0, 16) },
    ...(side === 'owner'
      ? []
      : [
          { label: T.fundedAt, value: bill.FundedDate?.slice(0, 16) },
          { label: T.retain, value: RetainUntil },
        ]),
  ];
}

const named = (name: string, code: string | null): string => (code ? `${name}, ${code}` : name);

function checkOf(bill: Bill): string {
  const result = CHECK_RESULT_TEXT[bill.AutomaticCheckId as keyof typeof CHECK_RESULT_TEXT];
  return result ? `${result}. ${reasonWords(bill)}` : T.notChecked;
}
