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
import { ACTION_TEXT } from '../../../domain/texts/lt/action.ts';
import { CASE_BAR } from '../../../domain/texts/lt/screen/staff-fold.ts';
import type { OpenedAction } from '../../actions/staff-action.ts';

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
export const actionIcon = (action: OpenedAction): Icon =>
  action === 'assess' ? IconGauge : ICONS[buttonOf(action)!.icon];

/** The verb of its button. */
export const actionButton = (action: OpenedAction): string =>
  action === 'assess' ? CASE_BAR.assess : ACTION_TEXT[action].button;
