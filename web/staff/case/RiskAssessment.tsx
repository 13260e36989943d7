import { Button } from '@mantine/core';
import { ACTION_TEXT } from '../../../domain/texts/lt/action.ts';
import { AML, RISK_TEXT } from '../../../domain/texts/lt/screen/staff-screening.ts';
import { DataList } from '../../ui/DataList.tsx';
import { ToneBadge } from '../../ui/StatusBadge.tsx';
import type { StaffCase } from '../data/types.ts';
import caseClasses from './Case.module.css';
import { useCaseAction } from './case-actions-context.ts';
import classes from './Screening.module.css';

const TONE = { 1: 'danger', 2: 'warning', 3: 'success' } as const;

/** What the risk department's questions came to; entered again, it replaces the earlier one, which the history keeps. */
export function RiskAssessment({ request }: { request: StaffCase }) {
  const action = useCaseAction('assessRisk');
  const result = request.RiskAssessmentResultId as keyof typeof TONE | null;
  return (
    <div className={classes.risk}>
      <h3 className={classes.subtitle}>{AML.risk}</h3>
      {result === null ? (
        <p className={caseClasses.empty}>{AML.noRisk}</p>
      ) : (
        <DataList
          items={[
            { label: AML.result, value: <ToneBadge tone={TONE[result]}>{RISK_TEXT[result]}</ToneBadge> },
            { label: AML.date, value: <span className="num">{request.RiskAssessmentDate}</span> },
            {
              label: AML.by,
              value: AML.decided(request.riskAssessedBy ?? '–', request.riskAssessedAt?.slice(0, 16) ?? ''),
            },
            { label: AML.note, value: request.RiskAssessmentNote },
          ]}
        />
      )}
      {action.isOffered && (
        <Button size="xs" variant="default" disabled={action.refusal !== null} onClick={action.open}>
          {ACTION_TEXT.assessRisk.button}
        </Button>
      )}
    </div>
  );
}
