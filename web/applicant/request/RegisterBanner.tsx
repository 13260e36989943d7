import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { FORM } from '../../../domain/texts/lt/screen/form.ts';
import { queryClient } from '../../api/query-client.ts';
import { announce } from '../../ui/announce.ts';
import { limitQuery, registersQuery, requestQuery, type RegistersProgress } from './queries.ts';

// Most forms are filled while all registers have answered.
const RegisterNews = lazy(() => import('./RegisterNews.tsx'));

/** Grows with every answer that comes. */
const answersOf = ({ Steps }: RegistersProgress): string => Steps.map(({ dataAt }) => dataAt).join();

/** While registers are still answering, or some do not: which, and the form goes on beside it. */
export function RegisterBanner({ requestId, partyId }: { requestId: number; partyId: number }) {
  const { data: progress } = useQuery(registersQuery(partyId));
  const answers = progress && answersOf(progress);
  const isOver = progress && progress.Status !== 'InProgress';
  const shown = useRef(answers);
  const announced = useRef(answers);
  useEffect(() => {
    if (answers !== shown.current) {
      shown.current = answers;
      void queryClient.invalidateQueries({ queryKey: requestQuery(requestId).queryKey });
      void queryClient.invalidateQueries({ queryKey: limitQuery(requestId).queryKey });
    }
    if (isOver && answers !== announced.current) {
      announced.current = answers;
      announce(FORM.registersCame);
    }
  }, [requestId, answers, isOver]);
  const isComplete =
    progress?.Status === 'Finished' && progress.Steps.every(({ missingSince }) => missingSince === null);
  if (!progress || isComplete || progress.runId === null) return null;
  return (
    <Suspense fallback={null}>
      <RegisterNews progress={progress} />
    </Suspense>
  );
}
