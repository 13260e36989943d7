import { IconCheck, IconHelp, IconX } from '@tabler/icons-react';
import { REMEDIES, type Quantity, type Remedy } from '../../../domain/eligibility/rule.ts';
import { RULE_NAMES, type RuleName } from '../../../domain/eligibility/rule-name.ts';
import { ruleSetOfVersion } from '../../../domain/eligibility/rule-sets.ts';
import {
  DECISION_TEXT,
  quantityText,
  REMEDY_TEXT,
  RULE_SOURCE_TEXT,
  ruleTitle,
} from '../../../domain/texts/lt/eligibility.ts';
import { CRITERIA } from '../../../domain/texts/lt/screen/applicant.ts';
import classes from './CriteriaList.module.css';
import type { CriteriaResult } from './queries.ts';

type Rule = CriteriaResult['Rules'][number];

const ORDER = { Denied: 0, DataIsMissing: 1, Accepted: 2 } as const;
const ICON = { Accepted: IconCheck, Denied: IconX, DataIsMissing: IconHelp } as const;

/** Failed rules first, each with its value, limit, source and what would change it; the met ones behind a line. */
export function CriteriaList({ result }: { result: CriteriaResult }) {
  const rules = [...result.Rules].sort((a, b) => ORDER[a.Decision] - ORDER[b.Decision]);
  const open = rules.filter((rule) => rule.Decision !== 'Accepted');
  const met = rules.filter((rule) => rule.Decision === 'Accepted');
  return (
    <div className={classes.lists}>
      {open.length > 0 && (
        <ul className={classes.list}>
          {open.map((rule) => (
            <RuleRow key={rule.RuleName} rule={rule} version={result.ruleSetVersion} />
          ))}
        </ul>
      )}
      {met.length > 0 && (
        <details open={open.length === 0}>
          <summary className={classes.summary}>{CRITERIA.showPassed(met.length)}</summary>
          <ul className={classes.list}>
            {met.map((rule) => (
              <RuleRow key={rule.RuleName} rule={rule} version={result.ruleSetVersion} />
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

function titleOf(rule: Rule, version: string | null): string {
  const set = version ? ruleSetOfVersion(version) : undefined;
  const known = (RULE_NAMES as readonly string[]).includes(rule.RuleName);
  return known && set ? ruleTitle(rule.RuleName as RuleName, set.parameters) : rule.RuleName;
}

function RuleRow({ rule, version }: { rule: Rule; version: string | null }) {
  const Icon = ICON[rule.Decision];
  const decision = DECISION_TEXT[rule.Decision];
  const facts = [
    rule.value ? `${CRITERIA.value}: ${quantityText(rule.value as Quantity)}` : null,
    rule.limit ? `${CRITERIA.limit}: ${quantityText(rule.limit as Quantity)}` : null,
    rule.source && rule.source in RULE_SOURCE_TEXT
      ? RULE_SOURCE_TEXT[rule.source as keyof typeof RULE_SOURCE_TEXT]
      : null,
    rule.asOf,
  ].filter(Boolean);
  const remedy = REMEDIES.includes(rule.remedy as Remedy) ? REMEDY_TEXT[rule.remedy as Remedy] : null;
  return (
    <li className={classes.row} data-tone={decision.tone}>
      <Icon size={18} stroke={2.2} aria-hidden className={classes.icon} />
      <div>
        <span className={classes.title}>{titleOf(rule, version)}</span>
        <span className={classes.decision}>{decision.label}</span>
        {facts.length > 0 && <span className={classes.facts}>{facts.join(' · ')}</span>}
        {remedy && <span className={classes.remedy}>{remedy}</span>}
      </div>
    </li>
  );
}
