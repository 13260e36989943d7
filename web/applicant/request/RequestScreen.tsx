import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect } from 'react';
import { Navigate, useParams, useSearchParams } from 'react-router-dom';
import { Status } from '../../../domain/application/status.ts';
import { paths } from '../../paths.ts';
import { NoSuchPage } from '../../shell/NoSuchPage.tsx';
import { ApiProblem } from '../../api/problem.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Skeletons } from '../../ui/Skeletons.tsx';
import { isLoginType, meQuery } from '../me.ts';
import { showGlobalError } from '../../ui/modal-store.ts';
import { mayDo } from '../may-do.ts';
import { limitQuery, offersQuery, registersQuery, requestQuery, type Offers } from './queries.ts';
import classes from './RequestScreen.module.css';

// Either is enough for one visit: the form is the heaviest part of the portal.
const EditRequest = lazy(() => import('./EditRequest.tsx'));
const ViewRequest = lazy(() => import('./ViewRequest.tsx'));

/** One request: the form while it may be filled, the read-only page otherwise or when asked for. */
export function Component() {
  const { id = '' } = useParams();
  const [query] = useSearchParams();
  // From the form to the page of answers and back is a new visit: either begins with what is stored now.
  return <OneRequest key={`${id}-${query.get('actionType')}`} id={id} query={query} />;
}

const NONE: Offers = [];

function OneRequest({ id, query }: { id: string; query: URLSearchParams }) {
  const requestId = Number(id);
  const known = Number.isSafeInteger(requestId) && requestId > 0;
  const detail = useQuery({ ...requestQuery(requestId), enabled: known, refetchOnMount: 'always' });
  const me = useQuery(meQuery);
  const partyId = me.data?.party?.Id ?? 0;
  const limit = useQuery({ ...limitQuery(requestId), enabled: known });
  const registers = useQuery({ ...registersQuery(partyId), enabled: partyId > 0 });

  const isDraft = detail.data?.RequestSystemInfo.Status === Status.preparing;
  const offers = useQuery({ ...offersQuery(requestId), enabled: isDraft });

  const isForeign = detail.data !== undefined && !isLoginType(detail.data.RequestSystemInfo.LoginType);
  useEffect(() => {
    if (isForeign) showGlobalError({ kind: 'generic', requestId: null });
  }, [isForeign]);

  if (!known || isForeign) return <NoSuchPage />;
  // The provider sends the browser back here; the outcome is shown by the signing screen.
  if (query.has('signed')) return <Navigate to={paths.signing(requestId, 'returned')} replace />;
  if (detail.isError) {
    const problem = detail.error instanceof ApiProblem ? detail.error : null;
    if (problem?.status === 404) return <NoSuchPage />;
    return (
      <div className={`wide ${classes.state}`}>
        <ErrorState onRetry={() => void detail.refetch()} requestId={problem?.requestId ?? null} />
      </div>
    );
  }
  // The form takes its context once the registers' state and the limit are known (or known to be unknown).
  const waiting = detail.isPending || me.isPending || (partyId > 0 && registers.isPending) || limit.isPending;
  const skeleton = (
    <div className={`wide ${classes.state}`}>
      <Skeletons rows={3} height={180} />
    </div>
  );
  if (waiting) return skeleton;
  const data = detail.data;
  const editable = mayDo(data, 'save') && query.get('actionType') !== 'view';
  // A form that begins with answers from before the last save would be refused as somebody else's.
  if (editable && (!detail.isFetchedAfterMount || (offers.isPending && offers.isFetching))) return skeleton;
  const props = {
    detail: data,
    limitWire: limit.data?.Limit ?? null,
    partyId,
    offers: isDraft ? (offers.data ?? NONE) : NONE,
  };
  return (
    <Suspense fallback={skeleton}>
      {editable ? <EditRequest key={requestId} {...props} /> : <ViewRequest detail={data} />}
    </Suspense>
  );
}
