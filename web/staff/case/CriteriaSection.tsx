import { Button } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useState } from 'react';
import { CRITERIA_TEXT } from '../../../domain/texts/lt/eligibility.ts';
import { CRITERIA, EMPTY_SECTION } from '../../../domain/texts/lt/screen/staff-case.ts';
import { changeWords } from '../../criteria/criterion-words.ts';
import { Note } from '../../ui/Note.tsx';
import { ProgressSteps } from '../../ui/ProgressSteps.tsx';
import { SkeletonLines } from '../../ui/Skeletons.tsx';
import { useCriteria } from '../data/queries.ts';
import type { CriteriaResult } from '../data/types.ts';
import classes from './Criteria.module.css';
import caseClasses from './Case.module.css';
import { CriteriaRules } from './CriteriaRules.tsx';
import { Toggle } from './Toggle.tsx';
import { useRecheck } from './use-recheck.ts';
import { Verdict } from './Verdict.tsx';

interface CriteriaSectionProps {
  requestId: number;
  submitted: boolean;
  mayRecheck: boolean;
}

/** Result of the evaluation now and at submission; looking again shows its progress in place. */
export function CriteriaSection({ requestId, submitted, mayRecheck }: CriteriaSectionProps) {
  const [when, setWhen] = useState<'now' | 'final'>('now');
  const { data, isPending } = useCriteria(requestId, when === 'final');
  const recheck = useRecheck(requestId);
  return (
    <>
      <div className={classes.head}>
        {data?.Decision && <Verdict result={data} />}
        {data?.evaluatedAt && (
          <span className={classes.meta}>
            {CRITERIA.evaluated(data.evaluatedAt)}
            {data.ruleSetVersion && `. ${CRITERIA_TEXT.judgedBy(data.ruleSetVersion, data.judgedOn)}`}
          </span>
        )}
        <span className={classes.switch} />
        {submitted && (
          <Toggle
            name={CRITERIA.view}
            value={when}
            onChange={setWhen}
            options={[
              { value: 'now', label: CRITERIA.now },
              { value: 'final', label: CRITERIA.atSubmission },
            ]}
          />
        )}
        {mayRecheck && (
          <Button
            size="xs"
            variant="default"
            disabled={recheck.startedAt !== null}
            leftSection={<IconRefresh size={15} stroke={1.8} aria-hidden />}
            onClick={() => void recheck.run()}
          >
            {CRITERIA.recheck}
          </Button>
        )}
      </div>
      {recheck.startedAt !== null && (
        <ProgressSteps
          name={CRITERIA.running}
          startedAt={recheck.startedAt}
          steps={[{ key: 'run', label: CRITERIA.running, state: 'running' }]}
        />
      )}
      {recheck.failed && (
        <Note tone="danger" live>
          {CRITERIA.failed}
        </Note>
      )}
      {data?.stale && <Note tone="warning">{CRITERIA.stale}</Note>}
      {isPending ? <SkeletonLines lines={4} /> : <Rules result={data} />}
    </>
  );
}

function Rules({ result }: { result: CriteriaResult | undefined }) {
  const [all, setAll] = useState(false);
  if (!result || result.Decision === null)
    return <p className={caseClasses.empty}>{EMPTY_SECTION.criteria}</p>;
  // What changed is news, also where it now holds.
  const open = result.Rules.filter((rule) => rule.Decision !== 'Accepted' || rule.previous);
  const met = result.Rules.length - open.length;
  return (
    <>
      {changeWords(result).map((words) => (
        <p key={words} className={classes.changes}>
          {words}
        </p>
      ))}
      <CriteriaRules rules={all ? result.Rules : open} by={result} />
      {met > 0 && (
        <button
          type="button"
          className={caseClasses.textButton}
          aria-expanded={all}
          onClick={() => setAll(!all)}
        >
          {all ? CRITERIA.hideMet : CRITERIA.showMet(met)}
        </button>
      )}
    </>
  );
}
