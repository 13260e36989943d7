import { Button } from '@mantine/core';
import { IconCalendarPlus, IconCircleCheck, IconPrinter } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { formatEur } from '../../../domain/texts/lt/format.ts';
import { FORM } from '../../../domain/texts/lt/screen/form.ts';
import { SUBMITTED } from '../../../domain/texts/lt/screen/applicant.ts';
import { deadlineSummary, RECEIPT } from '../../../domain/texts/lt/screen/applicant-request.ts';
import { statusLabel } from '../../../domain/texts/lt/status.ts';
import { fromWire } from '../../../domain/values/money.ts';
import type { components } from '../../api/schema.gen.ts';
import { paths } from '../../paths.ts';
import { Card } from '../../ui/Card.tsx';
import { DataList } from '../../ui/DataList.tsx';
import { withDates } from '../../ui/DateText.tsx';
import { saveDeadline } from '../save-deadline.ts';
import { HelpCard } from './HelpCard.tsx';
import { PdfCopy } from './PdfCopy.tsx';
import classes from './Submitted.module.css';

interface ReceiptProps {
  data: components['schemas']['SubmissionReceipt'];
  /** The request has gone on: what was promised then is not what comes next. */
  isOver: boolean;
}

/** What was submitted, when and by whom; what next and by when; whom to ask. */
export function Receipt({ data, isOver }: ReceiptProps) {
  const { RequestId: id, clock } = data;
  const due = isOver || !clock || clock.stopped ? null : clock.dueDate;
  const cents = fromWire(data.LoanSum);
  return (
    <>
      <div className={classes.head}>
        <IconCircleCheck size={44} stroke={1.5} aria-hidden />
        <div>
          <h1 className={classes.title}>{SUBMITTED.heading(id)}</h1>
          <p role="status">
            {FORM.submitted} {withDates(data.SubmittedAt)}
            {data.No > 1 && `, ${RECEIPT.again(data.No)}`}
          </p>
        </div>
      </div>
      <Card>
        <DataList
          items={[
            { label: SUBMITTED.number, value: id },
            { label: RECEIPT.by, value: data.SubmittedBy },
            { label: SUBMITTED.sum, value: cents === null ? null : formatEur(cents) },
            { label: SUBMITTED.files, value: data.files },
            ...(isOver ? [{ label: RECEIPT.now, value: statusLabel(data.Status) }] : []),
          ]}
        />
      </Card>
      {!isOver && (
        <Card title={SUBMITTED.nextTitle}>
          <ol className={classes.next}>
            <li>{due ? withDates(SUBMITTED.next(due)) : SUBMITTED.nextUnknown}</li>
            <li>{SUBMITTED.nextReturn}</li>
            <li>{SUBMITTED.nextSign}</li>
          </ol>
          <p className={classes.mails}>{RECEIPT.mailTo(data.emails)}</p>
        </Card>
      )}
      <HelpCard contact={data.contact} />
      <div className={classes.buttons} data-print="no">
        <Button component={Link} to={paths.request(id, 'view')}>
          {SUBMITTED.view}
        </Button>
        <Button component={Link} to={paths.requests} variant="default">
          {SUBMITTED.list}
        </Button>
        {due && (
          <Button
            variant="default"
            leftSection={<IconCalendarPlus size={18} aria-hidden />}
            onClick={() =>
              saveDeadline({
                requestId: id,
                kind: 'evaluation',
                date: due,
                summary: deadlineSummary('evaluation', id),
                path: paths.request(id),
              })
            }
          >
            {SUBMITTED.calendar}
          </Button>
        )}
        <PdfCopy id={id} label={RECEIPT.copy} />
        <Button
          variant="default"
          leftSection={<IconPrinter size={18} aria-hidden />}
          onClick={() => window.print()}
        >
          {SUBMITTED.print}
        </Button>
      </div>
    </>
  );
}
