import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { Status } from '../../../domain/application/status.ts';
import { SUBMITTED } from '../../../domain/texts/lt/screen/applicant.ts';
import { RECEIPT } from '../../../domain/texts/lt/screen/applicant-request.ts';
import { api, ask } from '../../api/client.ts';
import { ApiProblem } from '../../api/problem.ts';
import { paths } from '../../paths.ts';
import { NoSuchPage } from '../../shell/NoSuchPage.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Note } from '../../ui/Note.tsx';
import { clearNotices } from '../../ui/notify.ts';
import { Skeletons } from '../../ui/Skeletons.tsx';
import { usePageTitle } from '../../ui/use-page-title.ts';
import { requestQuery } from './queries.ts';
import { Receipt } from './Receipt.tsx';
import { receiptState } from './receipt-state.ts';
import classes from './Submitted.module.css';

/** Asked again so often while the submission is being written down … */
const POLL_MS = 2000;
/** … and so long; then the draft is what there is. */
const MAX_WAIT_MS = 120_000;

const isMissing = (problem: unknown): boolean => problem instanceof ApiProblem && problem.status === 404;

/** The confirmation has an address of its own: it reads the receipt, so it survives a reload and a bookmark. */
export function Component() {
  const id = Number(useParams().id);
  const [query] = useSearchParams();
  // Which submission: after a return the receipt of the earlier one must not pass for the new one.
  const no = Number(query.get('no')) || undefined;
  const sent = query.get('pending') !== null;
  const [isLate, setIsLate] = useState(false);
  const detail = useQuery({ ...requestQuery(id), enabled: Number.isSafeInteger(id) && id > 0 });
  const receipt = useQuery({
    queryKey: ['receipt', id, no ?? null],
    queryFn: () =>
      ask(
        api.GET('/api/Request/GetReceipt/{id}', {
          params: { path: { id }, query: no === undefined ? {} : { no } },
        }),
      ),
    enabled: detail.isSuccess,
    retry: (count, problem) => !isMissing(problem) && count < 2,
    refetchInterval: (asked) => (isMissing(asked.state.error) && sent && !isLate ? POLL_MS : false),
  });
  useEffect(clearNotices, []);
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), MAX_WAIT_MS);
    return () => clearTimeout(timer);
  }, []);
  const state = receiptState({
    missing: isMissing(receipt.error),
    sent,
    isLate,
    status: detail.data?.RequestSystemInfo.Status ?? null,
  });
  usePageTitle(receipt.data ? SUBMITTED.title : SUBMITTED.pending);

  if (isMissing(detail.error) || !Number.isSafeInteger(id) || id < 1) return <NoSuchPage />;
  const failed = detail.isError || (receipt.isError && !isMissing(receipt.error));
  return (
    <div className={`wide ${classes.page}`}>
      {failed && <ErrorState onRetry={() => void Promise.all([detail.refetch(), receipt.refetch()])} />}
      {!failed && receipt.isPending && <Skeletons rows={2} height={140} />}
      {state === 'pending' && (
        <div role="status">
          <h1 className={classes.title}>{SUBMITTED.pending}</h1>
          <Note>{RECEIPT.pendingText}</Note>
        </div>
      )}
      {(state === 'draft' || state === 'lost') && (
        <>
          <h1 className={classes.title}>{RECEIPT.notYet}</h1>
          <Note tone="warning">{state === 'lost' ? RECEIPT.lostText(id) : RECEIPT.notYetText(id)}</Note>
          <div className={classes.buttons}>
            <Button component={Link} to={paths.request(id)}>
              {RECEIPT.toDraft}
            </Button>
          </div>
        </>
      )}
      {receipt.data && <Receipt data={receipt.data} isOver={receipt.data.Status !== Status.submitted} />}
    </div>
  );
}
