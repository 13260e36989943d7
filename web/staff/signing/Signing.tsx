import { useSearchParams } from 'react-router-dom';
import { hasRight } from '../../../domain/application/rights.ts';
import { NO_RIGHTS } from '../../../domain/texts/lt/no-rights.ts';
import { SIGNING_LIST as TEXT } from '../../../domain/texts/lt/screen/staff-signing.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Skeletons } from '../../ui/Skeletons.tsx';
import { usePageTitle } from '../../ui/use-page-title.ts';
import { useMe } from '../data/queries.ts';
import { BatchResults } from './BatchResults.tsx';
import { ToSign } from './ToSign.tsx';
import { StaffPage } from '../shell/StaffPage.tsx';

/** What waits for the signatory; with `?batch=` how each document of one session ended. */
export function Component() {
  usePageTitle(TEXT.title);
  const { data: me } = useMe();
  const [query] = useSearchParams();
  const batchId = query.get('batch');
  return (
    <StaffPage>
      {!me ? (
        <Skeletons rows={3} />
      ) : !hasRight('signForProvider', me.roles) ? (
        <>
          <h1 className="visually-hidden">{TEXT.title}</h1>
          <ErrorState title={TEXT.title}>{NO_RIGHTS}</ErrorState>
        </>
      ) : batchId ? (
        <BatchResults key={batchId} batchId={batchId} />
      ) : (
        <ToSign marked={(query.get('requests') ?? '').split(',').map(Number)} />
      )}
    </StaffPage>
  );
}
