import { Button } from '@mantine/core';
import { IconAlertTriangle, IconLoader2 } from '@tabler/icons-react';
import { EMPTY } from '../../../domain/texts/lt/format.ts';
import { MESSAGES } from '../../../domain/texts/lt/messages.ts';
import { questionFailureText, VMI_CHECKS } from '../../../domain/texts/lt/screen/vmi.ts';
import { formatSum, fromWire } from '../../../domain/values/money.ts';
import type { VmiCheck } from './queries.ts';
import classes from './VmiChecks.module.css';

interface ChecksTableProps {
  checks: readonly VmiCheck[];
  /** Answered while the screen was open: lit for a moment. */
  fresh: ReadonlySet<string>;
  busy: boolean;
  onAgain: (code: string) => void;
}

const { heads } = VMI_CHECKS;

const sum = (wire: string | null): string => {
  const cents = fromWire(wire);
  return cents === null ? EMPTY : formatSum(cents);
};

/** The record of checks in the columns of the specification; on a phone each is a block with labels. */
export function ChecksTable({ checks, fresh, busy, onAgain }: ChecksTableProps) {
  return (
    <div className={classes.scroll} role="region" aria-label={MESSAGES.vmi.tableTitle} tabIndex={0}>
      <table className={classes.table}>
        <caption className="visually-hidden">{MESSAGES.vmi.tableTitle}</caption>
        <thead>
          <tr>
            <th scope="col">{heads.code}</th>
            <th scope="col" data-right>
              {heads.exportSum}, EUR
            </th>
            <th scope="col">{heads.exportDate}</th>
            <th scope="col" data-right>
              {heads.importSum}, EUR
            </th>
            <th scope="col">{heads.importDate}</th>
            <th scope="col">{heads.created}</th>
            <th scope="col">{heads.finished}</th>
            <th scope="col">{heads.who}</th>
          </tr>
        </thead>
        <tbody>
          {checks.map((check) => (
            <tr key={check.Id} data-fresh={fresh.has(check.Id) || undefined}>
              <th scope="row" data-label={heads.code} className="num">
                {grouped(check.Code)}
              </th>
              <td data-label={heads.exportSum} data-right className="num">
                {sum(check.VmiExportSum)}
              </td>
              <td data-label={heads.exportDate} className="num">
                {check.VmiExportDate ?? EMPTY}
              </td>
              <td data-label={heads.importSum} data-right className="num">
                {sum(check.VmiImportSum)}
              </td>
              <td data-label={heads.importDate} className="num">
                {check.VmiImportDate ?? EMPTY}
              </td>
              <td data-label={heads.created} className="num">
                {check.Created}
              </td>
              <td data-label={heads.finished}>
                <Answer check={check} busy={busy} onAgain={onAgain} />
              </td>
              <td data-label={heads.who}>{check.UserPersonalName}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Answer({ check, busy, onAgain }: { check: VmiCheck } & Pick<ChecksTableProps, 'busy' | 'onAgain'>) {
  if (check.state === 'Finished') return <span className="num">{check.Finished}</span>;
  if (check.state === 'InProgress') {
    return (
      <span className={classes.waiting}>
        <IconLoader2 size={15} stroke={2} aria-hidden className={classes.spin} />
        {VMI_CHECKS.sent}
      </span>
    );
  }
  return (
    <span className={classes.failed}>
      <span className={classes.why} data-tone="danger">
        <IconAlertTriangle size={15} stroke={1.9} aria-hidden />
        {questionFailureText(check.errorCode ?? '')}
      </span>
      <Button
        size="compact-xs"
        variant="default"
        disabled={busy}
        aria-label={`${VMI_CHECKS.again}: ${check.Code}`}
        onClick={() => onAgain(check.Code)}
      >
        {VMI_CHECKS.again}
      </Button>
    </span>
  );
}

/** Company codes are read in threes; the spaces are drawn, so that a copied code has none. */
function grouped(code: string) {
  if (code.length !== 9) return code;
  return (
    <span className={classes.code}>
      <span>{code.slice(0, 3)}</span>
      <span>{code.slice(3, 6)}</span>
      <span>{code.slice(6)}</span>
    </span>
  );
}
