import type { components } from '../api/schema.gen.ts';

type Document = Pick<components['schemas']['ContractDocument'], 'Id' | 'FileType' | 'ChangeConditionsFileId'>;

/** The call that answers a document of a request, with the signatures it has. */
export function documentPath(requestId: number, document: Document): string {
  switch (document.FileType) {
    case 'Contract':
      return `/api/Request/GetSignedContract/${requestId}`;
    case 'Decision':
      return `/api/Request/GetSignedDecision/${requestId}`;
    case 'RejectDecision':
      return `/api/Request/GetSignedRejectDecision/${requestId}`;
    case 'NoBankFinancingNote':
      return `/api/Request/GetNoBankFinancingNote/${requestId}`;
    case 'ChangeConditions':
    case 'ChangeConditionsRequest':
      return `/api/Request/GetSignedChangeConditions/${requestId}/${document.ChangeConditionsFileId ?? document.Id}`;
    case 'Termination':
      return `/api/Request/GetTerminationDocument/${requestId}/${document.Id}`;
  }
}
