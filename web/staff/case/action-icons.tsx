import {
  IconAdjustments,
  IconArrowBackUp,
  IconArrowBigUpLines,
  IconBan,
  IconBuildingStore,
  IconCheck,
  IconChevronRight,
  IconCoinEuro,
  IconRosetteDiscountCheck,
  IconFilePlus,
  IconFileText,
  IconGauge,
  IconRefresh,
  IconReplace,
  IconShieldCheck,
  IconUserPlus,
  IconUserSearch,
  IconWritingSign,
  IconX,
  type Icon,
} from '@tabler/icons-react';
import type { ActionIcon } from '../../../domain/application/actions/row.ts';
import { buttonOf } from '../../../domain/application/transitions.ts';
import type { StaffAction } from '../../actions/staff-action.ts';

const ICONS: Record<ActionIcon, Icon> = {
  adjust: IconAdjustments,
  assign: IconUserPlus,
  back: IconArrowBackUp,
  ban: IconBan,
  check: IconCheck,
  confirm: IconRosetteDiscountCheck,
  document: IconFileText,
  'extra-document': IconFilePlus,
  forward: IconChevronRight,
  gauge: IconGauge,
  increase: IconArrowBigUpLines,
  'person-search': IconUserSearch,
  refresh: IconRefresh,
  reject: IconX,
  replace: IconReplace,
  shield: IconShieldCheck,
  sign: IconWritingSign,
  size: IconBuildingStore,
  sum: IconCoinEuro,
};

/** One picture for each action; the words always stand beside it. */
export const actionIcon = (action: StaffAction): Icon => ICONS[buttonOf(action)!.icon];
