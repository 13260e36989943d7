import { createContext, useContext } from 'react';
import type { OfferedAction, OpenedAction, StaffAction } from '../../actions/staff-action.ts';

interface CaseActionsOffer {
  /** As the server offers them. */
  offered: readonly OfferedAction[];
  /** Opens the dialog of an action. */
  open: (action: OpenedAction) => void;
}

export const ActionsContext = createContext<CaseActionsOffer>({ offered: [], open: () => undefined });

/** A button of a section for an action of the case: whether it is offered, what refuses it, and how it opens. */
export function useCaseAction(action: StaffAction) {
  const { offered, open } = useContext(ActionsContext);
  const row = offered.find(({ name }) => name === action);
  return { isOffered: row !== undefined, refusal: row?.refusal ?? null, open: () => open(action) };
}
