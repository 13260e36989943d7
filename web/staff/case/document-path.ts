import { paperKind, type Paper } from '../../ui/paper.ts';
import type { ContractDocument } from '../data/types.ts';

const BY_KIND: Record<ContractDocument['FileType'], (id: number, documentId: string) => string> = {
  Contract: (id) => `/api/Request/GetSignedContract/${id}`,
  Decision: (id) => `/api/Request/GetSignedDecision/${id}`,
  RejectDecision: (id) => `/api/Request/GetSignedRejectDecision/${id}`,
  ChangeConditions: (id, file) => `/api/Request/GetSignedChangeConditions/${id}/${file}`,
  ChangeConditionsRequest: (id, file) => `/api/Request/GetSignedChangeConditions/${id}/${file}`,
  Termination: (id, file) => `/api/Request/GetTerminationDocument/${id}/${file}`,
};

/** A contract nobody signed yet, or one that is void, is read as it was uploaded. */
export function contractPaper(requestId: number, document: ContractDocument): Paper {
  const isPlain =
    document.FileType === 'Contract' &&
    (document.void || (!document.ApplicantSigningDate && !document.InvegaSigningDate));
  return {
    id: document.Id,
    name: document.FileName,
    path: isPlain
      ? `/api/Request/DownloadContract/${requestId}?documentId=${document.Id}`
      : BY_KIND[document.FileType](requestId, document.ChangeConditionsFileId ?? document.Id),
    kind: paperKind(document.FileName),
  };
}

export function zipPath(requestId: number): string {
  return `/api/request/DownloadAllFiles/${requestId}`;
}
