import { IconMail, IconPhone } from '@tabler/icons-react';
import { ROW } from '../../../domain/texts/lt/screen/applicant-request.ts';
import type { RequestRow } from './query.ts';
import classes from './RequestItem.module.css';

/** Whom to ask, by mail or telephone; the server chose them by status. */
export function RowContact({ row }: { row: Pick<RequestRow, 'AssessorEmail' | 'AssesorPhone'> }) {
  return (
    <>
      <a href={`mailto:${row.AssessorEmail}`} className={classes.mail}>
        <IconMail size={14} stroke={1.8} aria-hidden />
        <span className="visually-hidden">{ROW.contact}: </span>
        {row.AssessorEmail}
      </a>{' '}
      <a href={`tel:${row.AssesorPhone.replace(/\s/g, '')}`} className={`num ${classes.phone}`}>
        <IconPhone size={14} stroke={1.8} aria-hidden />
        <span className="visually-hidden">{ROW.phone}: </span>
        {row.AssesorPhone}
      </a>
    </>
  );
}
