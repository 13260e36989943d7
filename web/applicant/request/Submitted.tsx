import { Button } from '@mantine/core';
import { IconCalendarPlus, IconCircleCheck, IconPrinter } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router-dom';
import { formatEur } from '../../../domain/texts/lt/format.ts';
import { SUBMITTED } from '../../../domain/texts/lt/screen/applicant.ts';
import { fromWire } from '../../../domain/values/money.ts';
import { api, ask } from '../../api/client.ts';
import { saveBlob } from '../../api/files.ts';
import { ApiProblem } from '../../api/problem.ts';
import { paths } from '../../paths.ts';
import { Card } from '../../ui/Card.tsx';
import { DataList } from '../../ui/DataList.tsx';
import { withDates } from '../../ui/DateText.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Note } from '../../ui/Note.tsx';
import { Skeletons } from '../../ui/Skeletons.tsx';
import { usePageTitle } from '../../ui/use-page-title.ts';
import { calendarFile } from '../calendar.ts';
import classes from './Submitted.module.css';

/** The confirmation: number, time, what next and by when. It reads the receipt, so it survives a reload and a bookmark. */
export function Component() {
  const id = Number(useParams().id);
  usePageTitle(SUBMITTED.title);
  const receipt = useQuery({
    queryKey: ['receipt', id],
    queryFn: () => ask(api.GET('/api/Request/GetReceipt/{id}', { params: { path: { id } } })),
    // Not there yet: the submission is still being written down.
    refetchInterval: (query) =>
      query.state.error instanceof ApiProblem && query.state.error.status === 404 ? 2000 : false,
  });
  const pending = receipt.error instanceof ApiProblem && receipt.error.status === 404;
  const data = receipt.data;
  const due = data?.clock?.dueDate ?? null;
  const addToCalendar = () => {
    if (!due) return;
    const url = new URL(paths.request(id), window.location.origin).href;
    const file = calendarFile(
      { uid: `evaluation-${id}@verslo-paskolos`, date: due, summary: SUBMITTED.calendarSummary(id), url },
      new Date().toISOString(),
    );
    saveBlob(new Blob([file], { type: 'text/calendar;charset=utf-8' }), `prasymas_Nr_${id}.ics`);
  };
  const cents = fromWire(data?.LoanSum ?? null);
  return (
    <div className={`wide ${classes.page}`}>
      {receipt.isPending && <Skeletons rows={2} height={140} />}
      {pending && (
        <>
          <h1 className={classes.title}>{SUBMITTED.pending}</h1>
          <Note>{SUBMITTED.pendingText}</Note>
        </>
      )}
      {receipt.isError && !pending && <ErrorState onRetry={() => void receipt.refetch()} />}
      {data && (
        <>
          <div className={classes.head}>
            <IconCircleCheck size={44} stroke={1.5} aria-hidden />
            <div>
              <h1 className={classes.title}>{SUBMITTED.heading(id)}</h1>
              <p>
                {SUBMITTED.at} {withDates(data.SubmittedAt)}
              </p>
            </div>
          </div>
          <Card>
            <DataList
              items={[
                { label: SUBMITTED.number, value: id },
                { label: SUBMITTED.sum, value: cents === null ? null : formatEur(cents) },
                { label: SUBMITTED.files, value: data.files },
              ]}
            />
          </Card>
          <Card title={SUBMITTED.nextTitle}>
            <ol className={classes.next}>
              <li>{due ? withDates(SUBMITTED.next(due)) : SUBMITTED.nextUnknown}</li>
              <li>{SUBMITTED.nextReturn}</li>
              <li>{SUBMITTED.nextSign}</li>
            </ol>
            <p>{SUBMITTED.mail}</p>
          </Card>
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
                onClick={addToCalendar}
              >
                {SUBMITTED.calendar}
              </Button>
            )}
            <Button
              variant="default"
              leftSection={<IconPrinter size={18} aria-hidden />}
              onClick={() => window.print()}
            >
              {SUBMITTED.print}
            </Button>
          </div>
        </>
      )}
    </div>
  );
}
