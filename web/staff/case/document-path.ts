import type { ContractDocument, UploadedFile } from '../data/types.ts';

/** A file that can be looked at or taken away. */
export interface Paper {
  id: string;
  name: string;
  path: string;
  kind: 'pdf' | 'image' | 'other';
}

function kindOf(name: string): Paper['kind'] {
  if (/\.pdf$/i.test(name)) return 'pdf';
  return /\.jpe?g$/i.test(name) ? 'image' : 'other';
}

export function attachmentPaper(requestId: number, file: Pick<UploadedFile, 'Id' | 'FileName'>): Paper {
  return {
    id: file.Id,
    name: file.FileName,
    path: `/api/request/DownloadFile/${requestId}/${file.Id}`,
    kind: kindOf(file.FileName),
  };
}

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
    kind: kindOf(document.FileName),
  };
}

export function zipPath(requestId: number): string {
  return `/api/request/DownloadAllFiles/${requestId}`;
}
