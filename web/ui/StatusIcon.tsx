import {
  IconArrowBackUp,
  IconCheck,
  IconClock,
  IconFileText,
  IconPencil,
  IconPlayerStop,
  IconRefresh,
  IconSignature,
  IconX,
  type Icon,
} from '@tabler/icons-react';
import type { StatusIcon as IconName } from '../../domain/texts/lt/status.ts';

const ICONS: Record<IconName, Icon> = {
  pencil: IconPencil,
  clock: IconClock,
  check: IconCheck,
  cross: IconX,
  return: IconArrowBackUp,
  pen: IconSignature,
  stop: IconPlayerStop,
  paperclip: IconFileText,
  refresh: IconRefresh,
};

export function StatusIcon({ name, size = 14 }: { name: IconName; size?: number }) {
  const Shape = ICONS[name];
  return <Shape size={size} stroke={2} aria-hidden />;
}
