import { IconArrowBackUp, IconCircleCheck, IconCircleX, IconEye, IconLoader2 } from '@tabler/icons-react';
import type { ImportState } from '../../../domain/imports/import.ts';
import { IMPORT_STATE_LABEL } from '../../../domain/texts/lt/import.ts';
import { ToneBadge } from '../../ui/StatusBadge.tsx';

const LOOK = {
  parsing: { tone: 'gray', Icon: IconLoader2 },
  refused: { tone: 'danger', Icon: IconCircleX },
  checked: { tone: 'brand', Icon: IconEye },
  applied: { tone: 'success', Icon: IconCircleCheck },
  undone: { tone: 'gray', Icon: IconArrowBackUp },
} as const;

export function ImportStateBadge({ state, plain = false }: { state: ImportState; plain?: boolean }) {
  const { tone, Icon } = LOOK[state];
  return (
    <ToneBadge tone={tone} look={plain ? 'plain' : 'staff'} icon={<Icon size={14} stroke={2} aria-hidden />}>
      {IMPORT_STATE_LABEL[state]}
    </ToneBadge>
  );
}
