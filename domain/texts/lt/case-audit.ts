// What people did about a case without moving it, in the words of its history.
import { ACTION_TEXT } from './action.ts';
import { causeTitle } from './screen/repair.ts';
import type { Remedy, ReturnAction } from '../../repair/cause.ts';

const DEED: Partial<Record<string, string>> = {
  repairProposed: 'Pasiūlyta taisyti',
  repairConfirmed: 'Taisymas įvykdytas',
  repairDeclined: 'Taisymas atmestas',
  repairWithdrawn: 'Taisymo pasiūlymas atsiimtas',
};

const REMEDY: Record<Remedy, string> = { retry: 'bandyti dabar', return: 'grąžinti į ankstesnį etapą' };

export interface ToldRepair {
  cause: string;
  remedy: Remedy;
  action: ReturnAction | null;
  reason: string;
  second: string;
}

/** „Pasiūlyta taisyti: bandyti dabar (JAR neatsako)“. */
export function repairTitle(deed: string, { cause, remedy, action }: ToldRepair): string {
  const what = action ? `${REMEDY[remedy]} – „${ACTION_TEXT[action].button}“` : REMEDY[remedy];
  return `${DEED[deed] ?? deed}: ${what} (${causeTitle(cause)})`;
}

/** Why, and who was to carry it out. */
export function repairComment(deed: string, { reason, second }: ToldRepair): string {
  return deed === 'repairProposed' ? `${reason}\nAntras žmogus: ${second}` : reason;
}

/** Under the number of a case nothing of it may be removed, until this ends. */
export const HOLD_DEED = {
  holdPlaced: 'Byla sulaikyta: nešalinama pasibaigus saugojimo terminui',
  holdEnded: 'Bylos sulaikymas baigtas',
} as const;
