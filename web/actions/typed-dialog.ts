import { typedAt } from '../api/typing.ts';
import type { StaffAction } from './staff-action.ts';
import type { DialogValues } from './values.ts';

interface TypedDialog {
  action: StaffAction;
  values: DialogValues;
}

/** Where the dialog that was open when the session ended is kept. */
export const dialogPlace = (requestId: number): string => `action:${requestId}`;

/** The action whose dialog was open when the session ended: the case opens it again. */
export function dialogCutOff(requestId: number): StaffAction | null {
  return typedAt<TypedDialog>(dialogPlace(requestId))?.action ?? null;
}

/** What had been typed into it. */
export function typedInDialog(requestId: number, action: StaffAction): DialogValues {
  const typed = typedAt<TypedDialog>(dialogPlace(requestId));
  return typed?.action === action ? typed.values : {};
}
