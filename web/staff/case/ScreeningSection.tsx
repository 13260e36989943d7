import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { CASE_SECTION, EMPTY_SECTION, SCREENING } from '../../../domain/texts/lt/screen/staff-case.ts';
import { Note } from '../../ui/Note.tsx';
import { ToneBadge } from '../../ui/StatusBadge.tsx';
import type { StaffCase } from '../data/types.ts';
import classes from './Case.module.css';
import { SimpleTable } from './SimpleTable.tsx';

/** Result of the sanctions and PEP screening, person by person. */
export function ScreeningSection({ request }: { request: StaffCase }) {
  if (request.AmlChecks.length === 0) return <p className={classes.empty}>{EMPTY_SECTION.screening}</p>;
  const hits = request.AmlChecks.filter((check) => check.HasSanctions || check.HasPep);
  const ordered = [...hits, ...request.AmlChecks.filter((check) => !hits.includes(check))];
  return (
    <>
      {request.AmlCheckResultId === 2 && <Note tone="danger">{SCREENING.consult}</Note>}
      <SimpleTable
        name={CASE_SECTION.screening}
        heads={[SCREENING.person, SCREENING.role, SCREENING.sanctions, SCREENING.pep, SCREENING.at]}
        rows={ordered.map((check, index) => ({
          key: index,
          tone: check.HasSanctions ? ('danger' as const) : check.HasPep ? ('warning' as const) : undefined,
          cells: [
            check.Name || check.Query,
            SCREENING.roles[check.CheckTypeId] ?? check.CheckTypeId,
            found(check.HasSanctions, 'danger'),
            found(check.HasPep, 'warning'),
            <span key="at" className="num">
              {check.CheckedAt}
            </span>,
          ],
        }))}
      />
    </>
  );
}

function found(isFound: boolean, tone: 'danger' | 'warning') {
  return isFound ? (
    <ToneBadge tone={tone} look="plain" icon={<IconAlertTriangle size={14} stroke={2} aria-hidden />}>
      {SCREENING.found}
    </ToneBadge>
  ) : (
    <ToneBadge tone="gray" look="plain" icon={<IconCheck size={14} stroke={2} aria-hidden />}>
      {SCREENING.clear}
    </ToneBadge>
  );
}

/** The one word of the section's head. */
export function screeningMark(
  request: StaffCase,
): { tone: 'success' | 'danger' | 'warning'; words: string } | null {
  const result = request.AmlCheckResultId;
  if (result === null) return request.PepExists ? { tone: 'warning', words: SCREENING.pep } : null;
  return {
    tone: result === 1 ? 'success' : result === 2 ? 'danger' : 'warning',
    words: SCREENING.results[result] ?? '',
  };
}
