import { IconArrowLeft } from '@tabler/icons-react';
import { Link, useParams } from 'react-router-dom';
import { formatBytes } from '../../../domain/texts/lt/format.ts';
import { NO_RIGHTS } from '../../../domain/texts/lt/no-rights.ts';
import { IMPORT } from '../../../domain/texts/lt/screen/staff-import.ts';
import { ApiProblem } from '../../api/problem.ts';
import { paths } from '../../paths.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { Skeletons } from '../../ui/Skeletons.tsx';
import { ImportOutcome } from './ImportOutcome.tsx';
import { ImportRows } from './ImportRows.tsx';
import classes from './Imports.module.css';
import { ImportStateBadge } from './ImportStateBadge.tsx';
import { useImport, type DataImport } from './queries.ts';
import { StaffPage } from '../shell/StaffPage.tsx';

/** One import: being read, refused, checked, applied or undone; and its rows. */
export function Component() {
  const { id = '' } = useParams();
  const one = useImport(id);
  return (
    <StaffPage>
      <Link to={paths.imports} className={classes.back}>
        <IconArrowLeft size={16} stroke={1.8} aria-hidden />
        {IMPORT.back}
      </Link>
      {one.data ? (
        <Loaded one={one.data} />
      ) : one.isError ? (
        <NotShown error={one.error} onRetry={() => void one.refetch()} />
      ) : (
        <Skeletons rows={2} height={90} />
      )}
    </StaffPage>
  );
}

function Loaded({ one }: { one: DataImport }) {
  const facts = [
    IMPORT.uploaded(one.uploadedAt, one.uploadedBy),
    formatBytes(one.size),
    one.sheetName ? IMPORT.sheet(one.sheetName) : null,
  ];
  return (
    <>
      <PageTitle
        title={one.fileName}
        lead={facts.filter(Boolean).join(' · ')}
        action={
          <div>
            <ImportStateBadge state={one.state} />
          </div>
        }
        small
      />
      <ImportOutcome one={one} />
      {one.counts && <ImportRows one={one} counts={one.counts} />}
    </>
  );
}

function NotShown({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const status = error instanceof ApiProblem ? error.status : null;
  if (status === 403) return <ErrorState title={NO_RIGHTS}>{null}</ErrorState>;
  if (status === 404) return <ErrorState title={IMPORT.notFound}>{null}</ErrorState>;
  return <ErrorState title={IMPORT.failed} onRetry={onRetry} />;
}
