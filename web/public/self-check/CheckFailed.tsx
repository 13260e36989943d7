import { ERRORS } from '../../../domain/texts/lt/screen/common.ts';
import { SELF_CHECK as T } from '../../../domain/texts/lt/screen/self-check.ts';
import { ApiProblem, fieldErrors, type NoAnswer } from '../../api/problem.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';

/** Too many checks, a portal that is busy or away: said in words, and tried again at a click. */
export function CheckFailed({ problem, onRetry }: { problem: ApiProblem | NoAnswer; onRetry: () => void }) {
  if (!(problem instanceof ApiProblem))
    return (
      <ErrorState title={ERRORS.noConnection} onRetry={onRetry}>
        {ERRORS.noConnectionText}
      </ErrorState>
    );
  const sentence = problem.sentence ?? fieldErrors(problem.body.errors)[0]?.message ?? T.failed;
  return (
    <ErrorState
      title={T.failedTitle}
      onRetry={onRetry}
      requestId={problem.status >= 500 ? problem.requestId : null}
    >
      {sentence}
    </ErrorState>
  );
}
