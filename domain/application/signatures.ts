import type { DocumentKind } from '../documents/kinds.ts';
import type { RefusalCode } from './refusal.ts';
import type { Role } from './role.ts';
import type { StatusId } from './status.ts';
import { transitionOf, type ActionName } from './transitions.ts';

export type Signer = 'applicant' | 'provider';

interface Signature {
  signer: Signer;
  document: DocumentKind;
  /** The move that the verified signature makes; it says in which statuses the signature is waited for. */
  action: ActionName;
}

/** Contract before change: what a signer signs where no signature is waited for is refused as the former. */
const SIGNATURES: readonly Signature[] = [
  { signer: 'applicant', document: 'Contract', action: 'applicantSign' },
  { signer: 'provider', document: 'Contract', action: 'providerSign' },
  { signer: 'applicant', document: 'ChangeConditions', action: 'applicantSignChange' },
  { signer: 'provider', document: 'ChangeConditions', action: 'providerSignChange' },
];

/** Decisions are signed by the provider alone, whatever else the status waits for. */
export const DECISION_KINDS = ['Decision', 'RejectDecision'] as const satisfies readonly DocumentKind[];

export const isDecisionKind = (kind: string): boolean => (DECISION_KINDS as readonly string[]).includes(kind);

const ROLE_OF: Record<Signer, Role> = { applicant: 'applicant', provider: 'signatory' };

function signatureIn(status: StatusId | null): Signature | undefined {
  if (status === null) return undefined;
  return SIGNATURES.find(({ action }) => transitionOf(action).from?.includes(status));
}

/** Whose signature a status waits for; null where none. */
export function signerOf(status: StatusId | null): Signer | null {
  return signatureIn(status)?.signer ?? null;
}

/** Kind of the document that is signed in a status; null where nothing is. */
export function signedKind(status: StatusId | null): DocumentKind | null {
  return signatureIn(status)?.document ?? null;
}

/** The move that a signer's signature makes; the table refuses it where the status waits for another one. */
export function signActionOf(signer: Signer, status: StatusId | null): ActionName {
  const waited = signatureIn(status);
  if (waited?.signer === signer) return waited.action;
  return signer === 'applicant' ? 'applicantSign' : 'providerSign';
}

/** Why somebody may not open a session to sign the decision; without a status only the role is judged. */
export function decisionSigningRefusal(roles: readonly Role[], status?: StatusId | null): RefusalCode | null {
  if (!roles.includes(ROLE_OF.provider)) return 'wrongRole';
  if (status === undefined) return null;
  return status !== null && transitionOf('signDecision').from?.includes(status) ? null : 'wrongStatus';
}

/** Why somebody may not open a session to sign; without a status only the role is judged. */
export function signingRefusal(
  signer: Signer,
  roles: readonly Role[],
  status?: StatusId | null,
): RefusalCode | null {
  if (!roles.includes(ROLE_OF[signer])) return 'wrongRole';
  return status === undefined || signerOf(status) === signer ? null : 'wrongStatus';
}
