import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { Status, type StatusId } from '../../../domain/application/status.ts';
import { REQUESTS } from '../../../domain/texts/lt/screen/applicant.ts';
import { NoSuchPage } from '../../shell/NoSuchPage.tsx';
import { ApiProblem } from '../../api/problem.ts';
import { paths } from '../../paths.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Skeletons } from '../../ui/Skeletons.tsx';
import { requestQuery } from '../request/queries.ts';
import { BeforeSigning } from './BeforeSigning.tsx';
import { AfterSigning } from './AfterSigning.tsx';
import { isAway, forgetAway } from './away.ts';
import { signingInfoQuery } from './queries.ts';
import classes from './Signing.module.css';

/** What is or was signed last is the change of conditions, also once it is signed. */
const CHANGE: readonly StatusId[] = [
  Status.changeGenerated,
  Status.changeSignedByApplicant,
  Status.changeSigned,
];

/** Before: what, who, by when, preview. After the provider's page: the outcome, read from the server. */
export function Component() {
  const id = Number(useParams().id);
  const [query, setQuery] = useSearchParams();
  const detail = useQuery(requestQuery(id));
  const info = useQuery(signingInfoQuery(id));
  // Coming back from the provider: told by the address, or by the mark left when leaving.
  const [returned, setReturned] = useState(() => query.has('returned') || isAway(id));
  useEffect(() => {
    if (query.has('returned')) setQuery({}, { replace: true });
    forgetAway(id);
  }, [id, query, setQuery]);

  if (detail.isError || info.isError) {
    const problem = detail.error ?? info.error;
    if (problem instanceof ApiProblem && problem.status === 404) return <NoSuchPage />;
    return (
      <div className={`wide ${classes.page}`}>
        <h1 className={classes.title}>{REQUESTS.request(id)}</h1>
        <ErrorState onRetry={() => void Promise.all([detail.refetch(), info.refetch()])} />
      </div>
    );
  }
  if (detail.isPending || info.isPending) {
    return (
      <div className={`wide ${classes.page}`}>
        <Skeletons rows={2} height={220} />
      </div>
    );
  }
  const isChange = CHANGE.includes(detail.data.RequestSystemInfo.Status);
  const shared = { id, detail: detail.data, info: info.data, isChange };
  return (
    <div className={`wide ${classes.page}`}>
      {returned ? (
        <AfterSigning {...shared} onAgain={() => setReturned(false)} backTo={paths.request(id, 'view')} />
      ) : (
        <BeforeSigning {...shared} />
      )}
    </div>
  );
}
