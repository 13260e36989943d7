// What the portal finds in a signed container (ADOC): a zip with documents, a manifest and XAdES signatures.

/** Why a container is not taken at all. */
export const CONTAINER_FAULTS = [
  'containerUnreadable',
  'containerTooLarge',
  'containerUnsafeName',
  'containerNoManifest',
  'containerFileMissing',
] as const;
export type ContainerFault = (typeof CONTAINER_FAULTS)[number];

/** Why one of its signatures does not count. */
export const XADES_FAULTS = [
  'unsupported',
  'weakAlgorithm',
  'altered',
  'badSignature',
  'noCertificate',
  'notForSigning',
  'certificateNotValid',
] as const;
export type XadesFault = (typeof XADES_FAULTS)[number];

export interface XadesSignature {
  /** Given name and surname by the certificate; null when it does not say. */
  holder: string | null;
  /** Lithuanian personal code by the certificate. */
  personCode: string | null;
  /** Instant the signer claims, ISO 8601 UTC; nothing proves it. */
  signedAt: string | null;
  fault: XadesFault | null;
  /** Documents of the container whose bytes it covers. */
  covers: readonly string[];
}

export interface OpenedContainer {
  /** Documents by their names within: neither the mark, the manifest, metadata nor signatures. */
  documents: readonly string[];
  signatures: readonly XadesSignature[];
}

/** Whose signature it is, seen from an authorisation. */
export const SIGNER_KINDS = ['giver', 'representative', 'other', 'unknown'] as const;
export type SignerKind = (typeof SIGNER_KINDS)[number];

/** What is kept of a container beside its file: no codes. */
export interface ContainerVerdict {
  documents: number;
  signatures: {
    holder: string | null;
    signer: SignerKind;
    signedAt: string | null;
    fault: XadesFault | null;
    /** Some document of the container is not covered. */
    partial: boolean;
  }[];
}

interface People {
  /** Personal codes of those who give the authorisation in their own right. */
  givers: readonly string[];
  representative: string;
}

export function containerVerdict(opened: OpenedContainer, people: People): ContainerVerdict {
  return {
    documents: opened.documents.length,
    signatures: opened.signatures.map(({ holder, personCode, signedAt, fault, covers }) => ({
      holder,
      signer: signerKind(personCode, people),
      signedAt,
      fault,
      partial: opened.documents.some((name) => !covers.includes(name)),
    })),
  };
}

function signerKind(code: string | null, { givers, representative }: People): SignerKind {
  if (code === null) return 'unknown';
  if (givers.includes(code)) return 'giver';
  return code === representative ? 'representative' : 'other';
}

/** One word for the whole container, the worst that is true of it. */
export const CONTAINER_STATES = [
  'signed',
  'unsigned',
  'broken',
  'unsupported',
  'partial',
  'byOthers',
] as const;
export type ContainerState = (typeof CONTAINER_STATES)[number];

export function containerState({ signatures }: ContainerVerdict): ContainerState {
  if (signatures.length === 0) return 'unsigned';
  const faults = signatures.flatMap(({ fault }) => fault ?? []);
  if (faults.some((fault) => fault !== 'unsupported')) return 'broken';
  if (faults.length > 0) return 'unsupported';
  const own = signatures.filter(({ signer }) => signer === 'giver');
  if (own.length === 0) return 'byOthers';
  return own.some(({ partial }) => !partial) ? 'signed' : 'partial';
}
