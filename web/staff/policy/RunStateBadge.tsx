import { IconBan, IconCheck, IconClock, IconLoader2, IconX, type Icon } from '@tabler/icons-react';
import { POLICY_RUN, RUN_STATE_TEXT } from '../../../domain/texts/lt/screen/staff-policy.ts';
import { ToneBadge } from '../../ui/StatusBadge.tsx';
import type { PolicyRun } from './queries.ts';

const ICON: Record<PolicyRun['state'], Icon> = {
  waiting: IconClock,
  running: IconLoader2,
  finished: IconCheck,
  cancelled: IconBan,
  failed: IconX,
};

export function RunStateBadge({ run }: { run: Pick<PolicyRun, 'state' | 'isCancelling'> }) {
  const { label, tone } = RUN_STATE_TEXT[run.state];
  const Mark = ICON[run.state];
  return (
    <ToneBadge tone={tone} look="staff" icon={<Mark size={14} stroke={2.2} aria-hidden />}>
      {run.isCancelling ? POLICY_RUN.cancelling : label}
    </ToneBadge>
  );
}
