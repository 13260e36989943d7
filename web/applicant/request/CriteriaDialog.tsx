import { Button } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { difficultyYearOn } from '../../../domain/eligibility/due-year.ts';
import { ruleSetOfVersion } from '../../../domain/eligibility/rule-sets.ts';
import { CRITERIA_TEXT } from '../../../domain/texts/lt/eligibility.ts';
import { CRITERIA, FORM } from '../../../domain/texts/lt/screen/form.ts';
import { UI } from '../../../domain/texts/lt/screen/common.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { Note } from '../../ui/Note.tsx';
import { ProgressSteps } from '../../ui/ProgressSteps.tsx';
import { useClosedByErrors } from '../../ui/use-closed-by-errors.ts';
import { CriteriaList } from './CriteriaList.tsx';
import { printDialog } from './print-dialog.ts';
import type { CriteriaResult } from './queries.ts';
import type { CheckState } from './use-check-flow.ts';

interface CriteriaDialogProps {
  state: CheckState;
  /** Present where the result may be submitted. */
  onSubmit?: () => void;
  submitting?: boolean;
  onRetry?: () => void;
  onClose: () => void;
}

/** One dialog from progress to result: accepted, denied, data missing, or anything else. */
export default function CriteriaDialog({
  state,
  onSubmit,
  submitting = false,
  onRetry,
  onClose,
}: CriteriaDialogProps) {
  useClosedByErrors(state.kind !== 'idle', onClose);
  const running = state.kind === 'saving' || state.kind === 'evaluating';
  const maySubmit =
    state.kind === 'result' &&
    state.result.Decision === 'Accepted' &&
    !state.result.stale &&
    !state.result.outdated &&
    onSubmit;
  return (
    <Dialog
      opened={state.kind !== 'idle'}
      onClose={onClose}
      title={CRITERIA_TEXT.title}
      size={640}
      busy={submitting}
      footer={
        <>
          <Button variant="default" size="md" onClick={onClose} disabled={submitting}>
            {UI.close}
          </Button>
          {state.kind === 'result' && state.result.Decision !== null && (
            <Button
              variant="default"
              size="md"
              leftSection={<IconPrinter size={16} aria-hidden />}
              onClick={printDialog}
              disabled={submitting}
            >
              {UI.print}
            </Button>
          )}
          {state.kind === 'failed' && onRetry && (
            <Button size="md" onClick={onRetry}>
              {UI.retry}
            </Button>
          )}
          {maySubmit && (
            <Button size="md" onClick={onSubmit} loading={submitting} data-autofocus>
              {CRITERIA_TEXT.submit}
            </Button>
          )}
        </>
      }
    >
      {running && <Running state={state} />}
      {state.kind === 'failed' && (
        <Note tone="danger" title={CRITERIA.failed} live>
          {CRITERIA.failedText}
        </Note>
      )}
      {state.kind === 'result' && <CriteriaOutcome result={state.result} maySubmit={Boolean(maySubmit)} />}
    </Dialog>
  );
}

function Running({ state }: { state: CheckState }) {
  const evaluating = state.kind === 'evaluating';
  return (
    <div role="status">
      <ProgressSteps
        name={CRITERIA.running}
        startedAt={state.kind === 'evaluating' ? state.startedAt : null}
        steps={[
          { key: 'save', label: FORM.saving.replace('…', ''), state: evaluating ? 'done' : 'running' },
          { key: 'evaluate', label: CRITERIA.running, state: evaluating ? 'running' : 'waiting' },
        ]}
      />
      <p>
        {CRITERIA.runningText} {CRITERIA.leave}
      </p>
    </div>
  );
}

interface OutcomeProps {
  result: CriteriaResult;
  /** Here and now: only then is it said what submitting means. */
  maySubmit: boolean;
}

/** The four outcomes of the specification. */
function CriteriaOutcome({ result, maySubmit }: OutcomeProps) {
  const parameters = result.ruleSetVersion ? ruleSetOfVersion(result.ruleSetVersion)?.parameters : undefined;
  return (
    <>
      <div role="status">
        <Words
          result={result}
          maySubmit={maySubmit}
          years={parameters?.financialYears ?? []}
          year={parameters && result.judgedOn ? difficultyYearOn(parameters, result.judgedOn) : 0}
        />
      </div>
      {result.Rules.length > 0 && <CriteriaList result={result} />}
      {result.stale && <Note tone="warning">{CRITERIA.stale}</Note>}
      {result.outdated && <Note tone="warning">{CRITERIA.outdated}</Note>}
      {result.evaluatedAt && <p>{CRITERIA.at(result.evaluatedAt)}</p>}
    </>
  );
}

interface WordsProps extends OutcomeProps {
  years: readonly number[];
  year: number;
}

function Words({ result, maySubmit, years, year }: WordsProps) {
  switch (result.Decision) {
    case 'Accepted':
      return (
        <Note tone="success" title={CRITERIA.acceptedTitle}>
          {CRITERIA_TEXT.Accepted} {maySubmit && CRITERIA.acceptedText}
        </Note>
      );
    case 'Denied':
      return (
        <Note tone="danger" title={CRITERIA.deniedTitle}>
          {CRITERIA_TEXT.Denied}
        </Note>
      );
    case 'DataIsMissing':
      return (
        <Note tone="warning" title={CRITERIA.missingTitle}>
          {CRITERIA_TEXT.DataIsMissing(years, year)}
        </Note>
      );
    case null:
      return <Note>{CRITERIA_TEXT.none}</Note>;
    default:
      return <Note tone="danger">{CRITERIA_TEXT.unknown}</Note>;
  }
}
