import { Button, Loader } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import type { FormProgress } from '../../../domain/forms/progress.ts';
import { CRITERIA, FORM } from '../../../domain/texts/lt/screen/form.ts';
import { Card } from '../../ui/Card.tsx';
import { Note } from '../../ui/Note.tsx';
import classes from './EditRail.module.css';
import { criteriaQuery, filesQuery, type CriteriaResult, type RequestDetail } from './queries.ts';

// Comes with the first error.
const ErrorChip = lazy(() => import('../../ui/ErrorChip.tsx'));

interface EditRailProps {
  detail: RequestDetail;
  progress: FormProgress;
  errors: number;
  busy: boolean;
  saveError: string | null;
  /** Changed since the last validated save. */
  changed: boolean;
  /** Findings of the evaluator nobody has touched. */
  untouched: number;
  onNextError: () => void;
  onCheck: () => void;
  onShowCriteria: (result: CriteriaResult) => void;
  onMissing: () => void;
  onErrors: () => void;
}

/** The two verbs of the form and what still stands between them. */
export function EditRail(props: EditRailProps) {
  const { detail, progress, errors, changed } = props;
  const id = detail.RequestSystemInfo.RequestId;
  const criteria = useQuery(criteriaQuery(id));
  const files = useQuery(filesQuery(id));
  const present = new Set((files.data ?? []).map((file) => file.FileType));
  const documents = detail.Attachments.filter((need) => need.Required && !present.has(need.FileType)).length;
  const sections = progress.total - progress.done;
  const result = criteria.data?.Decision ? criteria.data : null;
  const accepted = result?.Decision === 'Accepted' && !result.stale && !result.outdated && !changed;
  const left =
    sections > 0 || documents > 0
      ? FORM.canSubmitWhen(sections, documents)
      : props.untouched > 0
        ? FORM.findingsLeft(props.untouched)
        : accepted
          ? FORM.readyToSubmit
          : FORM.checkFirst;

  const isReady = sections === 0 && documents === 0 && accepted;

  // Never a dead button: it leads to what is missing first.
  const submit = () => {
    if (sections > 0) return props.onErrors();
    if (documents > 0) return props.onMissing();
    if (result && accepted) return props.onShowCriteria(result);
    props.onCheck();
  };
  return (
    <Card className={classes.card}>
      <div className={classes.stack}>
        {errors > 0 && (
          <Suspense>
            <ErrorChip count={errors} onNext={props.onNextError} />
          </Suspense>
        )}
        {props.saveError && (
          <Note tone="danger" title={props.saveError} live>
            {FORM.saveFailedText}
          </Note>
        )}
        {/* Not disabled while it works: a disabled button loses the focus, and the dialog comes back to it. */}
        <Button
          variant={isReady ? 'default' : 'filled'}
          onClick={() => !props.busy && props.onCheck()}
          aria-disabled={props.busy || undefined}
          leftSection={props.busy ? <Loader size={16} color="currentColor" /> : undefined}
          className={classes.check ?? ''}
        >
          {FORM.check}
        </Button>
        {/* It looks as available as it is. */}
        <Button
          variant={isReady ? 'filled' : 'default'}
          className={isReady ? '' : (classes.notYet ?? '')}
          onClick={submit}
          aria-describedby="submit-left"
        >
          {FORM.submit}
        </Button>
        {result && (
          <Button variant="subtle" size="sm" onClick={() => props.onShowCriteria(result)}>
            {CRITERIA.view}
          </Button>
        )}
        <p id="submit-left" className={classes.left}>
          {left}
        </p>
      </div>
    </Card>
  );
}
