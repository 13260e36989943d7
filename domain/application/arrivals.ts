import type { TaskKind } from '../tasks/kind.ts';
import type { MailKind } from './mail-kind.ts';
import { Status, type StatusId } from './status.ts';

export interface Arrival {
  /** Staff tasks that open; all other open tasks of the request close in the same transaction. */
  tasks: readonly TaskKind[];
  /** Mail to the applicant. */
  mail: MailKind | null;
}

/**
 * What entering a status does. `takeRequest` opens instead of `assess` while nobody is assigned
 * (see tasksOnArrival), so that a returned and resubmitted request goes back to its assessor.
 */
export const ARRIVALS = {
  [Status.preparing]: { tasks: [], mail: null },
  [Status.submitted]: { tasks: ['assess'], mail: 'submitted' },
  [Status.approved]: { tasks: ['prepareContract'], mail: 'approved' },
  [Status.rejected]: { tasks: [], mail: 'rejected' },
  [Status.returned]: { tasks: [], mail: 'returned' },
  [Status.criteriaNotMet]: { tasks: [], mail: null },
  [Status.contractGenerated]: { tasks: [], mail: 'contractToSign' },
  [Status.signedByApplicant]: { tasks: ['signAsProvider'], mail: null },
  [Status.signed]: { tasks: [], mail: 'contractSigned' },
  [Status.terminated]: { tasks: [], mail: 'terminated' },
  [Status.awaitingDocuments]: { tasks: [], mail: 'approvedWithDocs' },
  [Status.documentsSubmitted]: { tasks: ['assess'], mail: null },
  [Status.conditionsChange]: { tasks: ['reviewConditionsChange'], mail: 'changeReceived' },
  [Status.changeGenerated]: { tasks: [], mail: 'changeToSign' },
  [Status.changeSignedByApplicant]: { tasks: ['signChange'], mail: null },
  [Status.changeSigned]: { tasks: [], mail: 'changeSigned' },
} as const satisfies Record<StatusId, Arrival>;

export function tasksOnArrival(status: StatusId, assigned: boolean): readonly TaskKind[] {
  const { tasks } = ARRIVALS[status] as Arrival;
  return tasks.map((kind) => (kind === 'assess' && !assigned ? 'takeRequest' : kind));
}
