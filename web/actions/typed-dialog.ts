import { typedAt } from '../api/typing.ts';
import type { OpenedAction } from './staff-action.ts';
import type { DialogValues } from './values.ts';

interface TypedDialog {
  action: OpenedAction;
  values: DialogValues;
}

/** Where the dialog that was open when the session ended is kept. */
export const dialogPlace = (requestId: number): string => `action:${requestId}`;

/** The action whose dialog was open when the session ended: the case opens it again. */
export function dialogCutOff(requestId: number): OpenedAction | null {
  return typedAt<TypedDialog>(dialogPlace(requestId))?.action ?? null;
}

/** What had been typed into it. */
export function typedInDialog(requestId: number, action: OpenedAction): DialogValues {
  const typed = typedAt<TypedDialog>(dialogPlace(requestId));
  return typed?.action === action ? typed.values : {};
}
