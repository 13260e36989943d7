import {
  IconArrowBackUp,
  IconArrowBigUpLines,
  IconBan,
  IconBuildingStore,
  IconCheck,
  IconChevronRight,
  IconCoinEuro,
  IconFilePlus,
  IconFileText,
  IconRefresh,
  IconReplace,
  IconUserPlus,
  IconWritingSign,
  IconX,
  type Icon,
} from '@tabler/icons-react';
import type { StaffAction } from '../../actions/staff-action.ts';

/** One picture for each action; the words always stand beside it. */
export const ACTION_ICON: Record<StaffAction, Icon> = {
  handOver: IconChevronRight,
  approve: IconCheck,
  uploadContract: IconFileText,
  providerSign: IconWritingSign,
  uploadConditionsChange: IconFileText,
  providerSignChange: IconWritingSign,
  setAssessor: IconUserPlus,
  setCompanySize: IconBuildingStore,
  setLoanSum: IconCoinEuro,
  increaseLoanSum: IconArrowBigUpLines,
  approveWithDocs: IconFilePlus,
  return: IconArrowBackUp,
  changeContractFile: IconReplace,
  changeToSubmitted: IconRefresh,
  rejectConditionsChange: IconX,
  reject: IconX,
  terminate: IconBan,
};
