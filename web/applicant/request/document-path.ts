import type { RequestDetail } from './queries.ts';

type Document = RequestDetail['Documents'][number];

/** The call that answers a document of a request. */
export function documentPath(
  requestId: number,
  document: Pick<Document, 'Id' | 'FileType' | 'ChangeConditionsFileId'>,
): string {
  switch (document.FileType) {
    case 'Contract':
      return `/api/Request/GetSignedContract/${requestId}`;
    case 'Decision':
      return `/api/Request/GetSignedDecision/${requestId}`;
    case 'RejectDecision':
      return `/api/Request/GetSignedRejectDecision/${requestId}`;
    case 'ChangeConditions':
    case 'ChangeConditionsRequest':
      return `/api/Request/GetSignedChangeConditions/${requestId}/${document.ChangeConditionsFileId ?? document.Id}`;
    case 'Termination':
      return `/api/Request/GetTerminationDocument/${requestId}/${document.Id}`;
  }
}
