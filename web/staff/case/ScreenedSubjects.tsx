import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { AML, lowerRoleWords, SCREENED_ROLE } from '../../../domain/texts/lt/screen/staff-screening.ts';
import { ToneBadge } from '../../ui/StatusBadge.tsx';
import type { AmlCheck } from '../data/types.ts';
import { HitTable } from './FoundMatches.tsx';
import classes from './Screening.module.css';

/** Everybody who was looked up, by role; those who were found come first in their role. */
export function ScreenedSubjects({ checks }: { checks: readonly AmlCheck[] }) {
  const roles = [...new Set(checks.map(({ CheckTypeId }) => CheckTypeId))].sort((a, b) => a - b);
  return roles.map((role) => {
    const ofRole = checks.filter((check) => check.CheckTypeId === role);
    const ordered = [...ofRole].sort((a, b) => Number(b.Hits.length > 0) - Number(a.Hits.length > 0));
    return (
      <div key={role} className={classes.role}>
        <h3>{SCREENED_ROLE[role]}</h3>
        <ul className={classes.subjects}>
          {ordered.map((check, index) => (
            <Subject key={`${check.Query}-${index}`} check={check} />
          ))}
        </ul>
      </div>
    );
  });
}

function Subject({ check }: { check: AmlCheck }) {
  const others = check.roles.filter((role) => role !== check.CheckTypeId);
  const tone = check.HasSanctions ? 'danger' : check.HasPep ? 'warning' : undefined;
  return (
    <li className={classes.subject} data-tone={tone}>
      <div className={classes.line}>
        <span className={classes.name}>{check.Name}</span>
        {others.length > 0 && <span className={classes.meta}>{AML.also(lowerRoleWords(others))}</span>}
        <span className={classes.marks}>
          {check.HasSanctions && <Found kind="sanctions" />}
          {check.HasPep && <Found kind="pep" />}
          {!tone && (
            <ToneBadge tone="gray" look="plain" icon={<IconCheck size={14} stroke={2} aria-hidden />}>
              {AML.clear}
            </ToneBadge>
          )}
        </span>
      </div>
      <div className={classes.meta}>{AML.searched(check.Query)}</div>
      {check.Hits.length > 0 && (
        <details className={classes.hits} open={check.Hits.some(({ state }) => state !== 'other')}>
          <summary>{AML.matches(check.Hits.length)}</summary>
          <HitTable check={check} />
        </details>
      )}
    </li>
  );
}

function Found({ kind }: { kind: 'sanctions' | 'pep' }) {
  return (
    <ToneBadge
      tone={kind === 'sanctions' ? 'danger' : 'warning'}
      look="plain"
      icon={<IconAlertTriangle size={14} stroke={2} aria-hidden />}
    >
      {AML.found[kind]}
    </ToneBadge>
  );
}
