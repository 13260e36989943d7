import { Status, type StatusId } from '../../../domain/application/status.ts';

export type StageState = 'done' | 'current' | 'ahead' | 'stopped';

/** Five fixed steps: submitting, evaluation, decision, contract, use of the money. */
const AT: Record<StatusId, { step: number; stopped?: true; done?: true }> = {
  [Status.preparing]: { step: 0 },
  [Status.submitted]: { step: 1 },
  [Status.returned]: { step: 0 },
  [Status.criteriaNotMet]: { step: 0, stopped: true },
  [Status.rejected]: { step: 2, stopped: true },
  [Status.awaitingDocuments]: { step: 2 },
  [Status.documentsSubmitted]: { step: 2 },
  [Status.approved]: { step: 3 },
  [Status.contractGenerated]: { step: 3 },
  [Status.signedByApplicant]: { step: 3 },
  [Status.signed]: { step: 4 },
  [Status.conditionsChange]: { step: 4 },
  [Status.changeGenerated]: { step: 4 },
  [Status.changeSignedByApplicant]: { step: 4 },
  [Status.changeSigned]: { step: 4 },
  [Status.terminated]: { step: 4, stopped: true },
};

export function stageStates(status: StatusId, steps = 5): StageState[] {
  const { step, stopped } = AT[status];
  return Array.from({ length: steps }, (_, index) =>
    index < step ? 'done' : index > step ? 'ahead' : stopped ? 'stopped' : 'current',
  );
}
