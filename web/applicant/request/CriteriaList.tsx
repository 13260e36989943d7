import { IconCheck, IconHelp, IconX } from '@tabler/icons-react';
import { CRITERIA_TEXT, DECISION_TEXT } from '../../../domain/texts/lt/eligibility.ts';
import { CRITERIA } from '../../../domain/texts/lt/screen/form.ts';
import { changeWords, criterionWords, failedFirst, type JudgedBy } from '../../criteria/criterion-words.ts';
import classes from './CriteriaList.module.css';
import type { CriteriaResult } from './queries.ts';

type Rule = CriteriaResult['Rules'][number];

const ICON = { Accepted: IconCheck, Denied: IconX, DataIsMissing: IconHelp } as const;

/** Failed rules first, each with its value, limit, source and what would change it; the met ones behind a line. */
export function CriteriaList({ result }: { result: CriteriaResult }) {
  const rules = failedFirst(result.Rules);
  // What changed is news, also where it now holds.
  const isOpen = (rule: Rule): boolean => rule.Decision !== 'Accepted' || rule.previous !== null;
  const open = rules.filter(isOpen);
  const met = rules.filter((rule) => !isOpen(rule));
  return (
    <div className={classes.lists}>
      {changeWords(result).map((words) => (
        <p key={words} className={classes.changes}>
          {words}
        </p>
      ))}
      {open.length > 0 && (
        <ul className={classes.list}>
          {open.map((rule) => (
            <RuleRow key={rule.RuleName} rule={rule} by={result} />
          ))}
        </ul>
      )}
      {met.length > 0 && (
        <details open={open.length === 0}>
          <summary className={classes.summary}>{CRITERIA.showPassed(met.length)}</summary>
          <ul className={classes.list}>
            {met.map((rule) => (
              <RuleRow key={rule.RuleName} rule={rule} by={result} />
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

/** Its list is of what is not financed, not of what is. */
const isExcluding = ({ RuleName }: Rule): boolean =>
  ['ExcludedMainActivity', 'AllowedEvrkCodes', 'AllowedEvrkCodesInvest'].includes(RuleName);

function RuleRow({ rule, by }: { rule: Rule; by: JudgedBy }) {
  const Icon = ICON[rule.Decision];
  const decision = DECISION_TEXT[rule.Decision];
  const words = criterionWords(rule, by);
  const facts = [
    words.company,
    rule.value ? `${words.company ? CRITERIA.valueOfOther : CRITERIA.value}: ${words.value}` : null,
    rule.limit ? `${isExcluding(rule) ? CRITERIA.excluded : CRITERIA.limit}: ${words.limit}` : null,
    words.source,
    rule.asOf,
    rule.byHand ? CRITERIA_TEXT.byHand : null,
  ].filter(Boolean);
  return (
    <li className={classes.row} data-tone={decision.tone}>
      <Icon size={18} stroke={2.2} aria-hidden className={classes.icon} />
      <div>
        <span className={classes.title}>{words.title}</span>
        <span className={classes.decision}>{decision.label}</span>
        {facts.length > 0 && <span className={classes.facts}>{facts.join(' · ')}</span>}
        {words.before && <span className={classes.remedy}>{words.before}</span>}
        {rule.Decision !== 'Accepted' && words.remedy && (
          <span className={classes.remedy}>{words.remedy}</span>
        )}
      </div>
    </li>
  );
}
