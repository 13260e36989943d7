import { IconCheck, IconHelp, IconLock, IconPencil, IconX, type Icon } from '@tabler/icons-react';
import { formatEur } from '../../../domain/texts/lt/format.ts';
import { DECISION_TEXT } from '../../../domain/texts/lt/eligibility.ts';
import { SELF_CHECK as T } from '../../../domain/texts/lt/screen/self-check.ts';
import { criterionWords, failedFirst, type JudgedBy } from '../../criteria/criterion-words.ts';
import { Card } from '../../ui/Card.tsx';
import { withDates } from '../../ui/DateText.tsx';
import { moneyGap } from './money-gap.ts';
import type { SelfCheck } from './use-self-check.ts';
import classes from './SelfCheck.module.css';

type Rule = SelfCheck['Rules'][number];

const MARK: Record<Rule['Decision'], Icon> = { Accepted: IconCheck, Denied: IconX, DataIsMissing: IconHelp };
/** Not asked yet: neither good nor bad. */
const WAITS: Record<'Answer' | 'Later', Icon> = { Answer: IconPencil, Later: IconLock };

interface CheckRulesProps {
  title: string;
  lead?: string;
  aside?: string;
  rules: readonly Rule[];
  by: JudgedBy;
}

export function CheckRules({ title, lead, aside, rules, by }: CheckRulesProps) {
  if (rules.length === 0) return null;
  return (
    <Card title={title} aside={aside ?? T.count(rules.length)}>
      {lead && <p className={classes.lead}>{lead}</p>}
      <ul className={classes.rules}>
        {failedFirst(rules).map((rule) =>
          rule.When === 'Now' ? (
            <Judged key={rule.RuleName} rule={rule} by={by} />
          ) : (
            <Waiting key={rule.RuleName} rule={rule} when={rule.When} by={by} />
          ),
        )}
      </ul>
    </Card>
  );
}

/** How an empty list of years is written. */
const NOTHING = '–';

const isYesNo = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'yesNo';

function Judged({ rule, by }: { rule: Rule; by: JudgedBy }) {
  const words = criterionWords(rule, by);
  const decision = DECISION_TEXT[rule.Decision];
  const Mark = MARK[rule.Decision];
  const gap = moneyGap(rule);
  const facts = [
    // A bare „Taip“ or „Ne“ says less than the decision beside the statement.
    [T.value, rule.value && !isYesNo(rule.value) ? words.value : null],
    [T.limit, rule.limit && words.limit !== NOTHING ? words.limit : null],
    [T.source, words.source],
    [T.asOf, rule.asOf],
  ] as const;
  return (
    <li className={classes.rule} data-tone={decision.tone}>
      <Mark size={18} stroke={2.2} aria-hidden className={classes.mark} />
      <div>
        <span className={classes.title}>{withDates(words.title)}</span>{' '}
        <span className={classes.decision}>{decision.label}</span>
        <dl className={classes.facts}>
          {facts.map(([label, value]) =>
            value ? (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ) : null,
          )}
        </dl>
        {rule.Decision !== 'Accepted' && words.remedy && (
          <p className={classes.remedy}>
            <b>{T.remedy}:</b> {words.remedy} {gap !== null && T.gap(formatEur(gap))}
          </p>
        )}
        {words.explanation && (
          <details className={classes.how}>
            <summary>{T.how}</summary>
            {words.explanation}
          </details>
        )}
      </div>
    </li>
  );
}

function Waiting({ rule, when, by }: { rule: Rule; when: 'Answer' | 'Later'; by: JudgedBy }) {
  const words = criterionWords(rule, by);
  const Mark = WAITS[when];
  return (
    <li className={classes.rule} data-tone="gray">
      <Mark size={18} stroke={1.8} aria-hidden className={classes.mark} />
      <div>
        <span className={classes.title}>{withDates(words.title)}</span>
        {when === 'Later' && words.source && <span className={classes.source}>{words.source}</span>}
        {words.explanation && <p className={classes.explanation}>{words.explanation}</p>}
      </div>
    </li>
  );
}
