import {
  IconAlertTriangle,
  IconMessage2,
  IconRefresh,
  IconShieldExclamation,
  IconUserExclamation,
  type Icon,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Status } from '../../../domain/application/status.ts';
import { INBOX } from '../../../domain/texts/lt/screen/staff-inbox.ts';
import { EMPTY } from '../../../domain/texts/lt/format.ts';
import { formatSum, fromWire } from '../../../domain/values/money.ts';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import type { ManagerRow } from '../data/types.ts';
import type { ColumnKey } from './columns.ts';
import { DeadlineColumn } from './DeadlineColumn.tsx';
import { flagsOf, type Flag } from './flags.ts';
import classes from './InboxTable.module.css';

const FLAG_ICON: Record<Flag['icon'], Icon> = {
  person: IconUserExclamation,
  shield: IconShieldExclamation,
  refresh: IconRefresh,
  note: IconMessage2,
  alert: IconAlertTriangle,
};

/** Marks as icon and word; notes are an icon with a name. */
export function Flags({ row }: { row: ManagerRow }) {
  return (
    <span className={classes.flags}>
      {flagsOf(row).map((flag) => {
        const Shape = FLAG_ICON[flag.icon];
        const wordless = flag.icon === 'note';
        return (
          <span key={flag.key} className={classes.flag} data-tone={flag.tone} title={flag.name}>
            <Shape size={14} stroke={1.9} aria-hidden />
            {wordless ? null : <span aria-hidden>{flag.word}</span>}
            <span className="visually-hidden">{flag.name}</span>
          </span>
        );
      })}
    </span>
  );
}

/** „R. Petraitė“ of „Rasa Petraitė“; the full name stays as a title. */
export function ShortName({ name }: { name: string }) {
  const [first = '', ...rest] = name.split(' ');
  return <span title={name}>{rest.length > 0 ? `${first.charAt(0)}.\u00A0${rest.join(' ')}` : first}</span>;
}

/** How long the applicant has waited for an answer about changed conditions. */
export function Waits({ row }: { row: ManagerRow }) {
  const days = row.DaysFromConditionsChange;
  return days === null ? null : <span className={classes.waits}>{INBOX.waits(days)}</span>;
}

const sum = (wire: string | null): string => {
  const cents = fromWire(wire);
  return cents === null ? EMPTY : formatSum(cents);
};
const day = (value: string | null): ReactNode =>
  value ? <span title={value}>{value.slice(0, 10)}</span> : EMPTY;

type Cell = (row: ManagerRow) => ReactNode;

/** What each column shows of a row; number and applicant are drawn by the table itself. */
export const CELLS: Record<Exclude<ColumnKey, 'number' | 'applicant'>, Cell> = {
  status: (row) => (
    <>
      <StatusBadge status={row.Status} look="plain" />
      <Waits row={row} />
    </>
  ),
  deadline: (row) => <DeadlineColumn clock={row.clock} />,
  sum: (row) => sum(row.InvegaLoanSum ?? row.LoanSum),
  loanSum: (row) => sum(row.LoanSum),
  invegaLoanSum: (row) => sum(row.InvegaLoanSum),
  flags: (row) => <Flags row={row} />,
  assessor: (row) =>
    row.Assessor ? (
      <ShortName name={row.Assessor} />
    ) : (
      <span className={classes.none}>{INBOX.unassigned}</span>
    ),
  createDate: (row) => day(row.CreateDate),
  submittedDate: (row) => day(row.SubmittedDate),
  firstSubmittedDate: (row) => day(row.FirstSubmittedDate),
  approvedDate: (row) => day(row.ApprovedDate),
  contractSigningTime: (row) => day(row.ContractSigningTime),
  daysToSign: (row) =>
    row.Status === Status.contractGenerated ? (row.DeadlineBusinessDaysUntilSignature ?? EMPTY) : EMPTY,
  daysFromReturned: (row) => row.DaysFromReturned ?? EMPTY,
};
