import { IconCheck, IconQuestionMark, IconX, type Icon } from '@tabler/icons-react';
import { CRITERIA_TEXT, DECISION_TEXT } from '../../../domain/texts/lt/eligibility.ts';
import { CRITERIA } from '../../../domain/texts/lt/screen/staff-case.ts';
import { criterionWords, failedFirst, type JudgedBy } from '../../criteria/criterion-words.ts';
import type { Criterion } from '../data/types.ts';
import classes from './Criteria.module.css';

const ICON: Record<Criterion['Decision'], Icon> = {
  Accepted: IconCheck,
  Denied: IconX,
  DataIsMissing: IconQuestionMark,
};

/** Criteria with their word, value, limit, source and date; those not met come first. */
export function CriteriaRules({ rules, by = null }: { rules: readonly Criterion[]; by?: JudgedBy | null }) {
  return (
    <ul className={classes.rules}>
      {failedFirst(rules).map((rule) => (
        <CriterionRow key={rule.RuleName} rule={rule} by={by} />
      ))}
    </ul>
  );
}

function CriterionRow({ rule, by }: { rule: Criterion; by: JudgedBy | null }) {
  const words = criterionWords(rule, by);
  const { label, tone } = DECISION_TEXT[rule.Decision];
  const Mark = ICON[rule.Decision];
  const isMet = rule.Decision === 'Accepted';
  const source = rule.source === 'answers' ? CRITERIA_TEXT.applicantAnswers : words.source;
  return (
    <li className={classes.rule} data-tone={tone} data-met={isMet || undefined}>
      <span className={classes.mark}>
        <Mark size={16} stroke={2.2} aria-hidden />
      </span>
      <div className={classes.words}>
        <div className={classes.title}>
          {words.title} <span className={classes.decision}>{label}</span>
        </div>
        <div className={classes.facts}>
          <span>
            {CRITERIA.value}: <strong>{words.value}</strong>
          </span>
          {words.limit !== '–' && (
            <span>
              {CRITERIA.limit}: {words.limit}
            </span>
          )}
          {words.source && <span>{[words.company, source, rule.asOf].filter(Boolean).join(', ')}</span>}
          {rule.byHand && <span className={classes.byHand}>{CRITERIA_TEXT.byHand}</span>}
        </div>
        {words.before && <div className={classes.before}>{words.before}</div>}
        {!isMet && words.remedy && <div className={classes.remedy}>{words.remedy}</div>}
      </div>
    </li>
  );
}
