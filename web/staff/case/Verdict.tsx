import { IconCheck, IconX } from '@tabler/icons-react';
import { CRITERIA_TEXT } from '../../../domain/texts/lt/eligibility.ts';
import { ToneBadge } from '../../ui/StatusBadge.tsx';
import type { CriteriaResult } from '../data/types.ts';

/** „Atitinka 24 iš 24“ with a mark. */
export function Verdict({ result, look = 'badge' }: { result: CriteriaResult; look?: 'badge' | 'plain' }) {
  const met = result.Rules.filter((rule) => rule.Decision === 'Accepted').length;
  const isMet = result.Decision === 'Accepted';
  const Mark = isMet ? IconCheck : IconX;
  return (
    <ToneBadge
      look={look}
      tone={isMet ? 'success' : result.Decision === 'Denied' ? 'danger' : 'warning'}
      icon={<Mark size={15} stroke={2.2} aria-hidden />}
    >
      {CRITERIA_TEXT.met(met, result.Rules.length)}
    </ToneBadge>
  );
}
