import { Button } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { formatInteger } from '../../../domain/texts/lt/format.ts';
import { NO_RIGHTS } from '../../../domain/texts/lt/no-rights.ts';
import { TURNOVERS as T } from '../../../domain/texts/lt/screen/staff-statistics.ts';
import { download } from '../../api/files.ts';
import { ApiProblem } from '../../api/problem.ts';
import { showProblem } from '../../api/query-client.ts';
import { paths } from '../../paths.ts';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { Skeletons } from '../../ui/Skeletons.tsx';
import { StaffPage } from '../shell/StaffPage.tsx';
import classes from '../statistics/Statistics.module.css';
import { useTurnoverFiles } from './queries.ts';

/** Files of monthly turnovers, the newest first. */
export function Component() {
  const { data, error, isPending, refetch } = useTurnoverFiles();
  const mayNot = error instanceof ApiProblem && error.status === 403;
  return (
    <StaffPage>
      <Button
        component={Link}
        to={paths.staffMain}
        variant="subtle"
        size="compact-sm"
        w="fit-content"
        leftSection={<IconArrowLeft size={16} stroke={1.8} aria-hidden />}
      >
        {T.back}
      </Button>
      <PageTitle small title={T.title} />
      {data ? (
        <Files files={data} />
      ) : isPending ? (
        <Skeletons rows={3} />
      ) : (
        <ErrorState
          title={mayNot ? NO_RIGHTS : T.failed}
          onRetry={mayNot ? undefined : () => void refetch()}
        />
      )}
    </StaffPage>
  );
}

function Files({ files }: { files: NonNullable<ReturnType<typeof useTurnoverFiles>['data']> }) {
  if (files.length === 0) return <EmptyState title={T.none}>{T.noneText}</EmptyState>;
  return (
    <Card>
      <div className={classes.scroll}>
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">{T.id}</th>
              <th scope="col">{T.name}</th>
              <th scope="col">{T.created}</th>
              <th scope="col" data-num>
                {T.rows}
              </th>
            </tr>
          </thead>
          <tbody>
            {files.map(({ Id, Name, Created, rows }) => (
              <tr key={Id}>
                <td>{Id}</td>
                <th scope="row">
                  <button
                    type="button"
                    className={classes.open}
                    aria-label={T.download(Name)}
                    onClick={() => void download(`/api/Excel/DownloadFile?id=${Id}`, Name).catch(showProblem)}
                  >
                    {Name}
                  </button>
                </th>
                <td>{Created}</td>
                <td data-num>{formatInteger(rows)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Card>
  );
}
