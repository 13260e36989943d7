import type { z } from 'zod';
import type { Attachment } from '../../db/queries/attachments.ts';
import type { SigningRow } from '../../db/queries/document-list.ts';
import type { RequestRow } from '../../db/queries/request-row.ts';
import { DECIDED_STATUSES, type StatusId } from '../../domain/application/status.ts';
import { movedSentence } from '../../domain/texts/lt/problem-for-applicant.ts';
import type { Session } from '../http/session.ts';
import type { ProblemBody } from '../wire/problem.ts';
import type { criteriaResult } from '../wire/criteria.ts';
import type { registersProgress } from '../wire/registers.ts';
import type { changeTerms } from '../wire/documents.ts';
import type { contractTerms } from '../wire/requests.ts';
import { sum, time } from './wire-values.ts';

// What an applicant sees of a case is decided here and nowhere else (PRODUCT.md section 10, docs/decisions/0025): never
// who of the staff works on it, what they do between themselves, or the sum they work with before they have decided.

type Viewer = Pick<Session, 'kind'>;

/** The granted sum. Before the decision it is only the sum the staff work with. */
export function grantedCents(status: StatusId, cents: number | null): number | null {
  return DECIDED_STATUSES.includes(status) ? cents : null;
}

/** Terms of the contract as the viewer may know them: to an applicant they are those of a decision. Under the Cc names, those of the newest change. */
export function termsFor(
  viewer: Viewer,
  row: RequestRow,
  change: z.input<typeof changeTerms> | null,
): z.input<typeof contractTerms> {
  const isTold = viewer.kind === 'staff' || DECIDED_STATUSES.includes(row.status);
  return {
    InvegaContractNumber: isTold ? row.contractNumber : null,
    InvegaLoanSum: isTold ? sum(row.invegaLoanSumCents) : null,
    InvegaLoanPaymentTerm: isTold ? row.paymentTerm : null,
    InvegaLoanDelayTerm: isTold ? row.delayMonths : null,
    InvegaLoanInterestRate: isTold ? sum(row.interestRateBp) : null,
    InvegaContractNumberCc: change?.InvegaDocumentNumber ?? null,
    InvegaLoanSumCc: change?.InvegaLoanSum ?? null,
    InvegaLoanPaymentTermCc: change?.InvegaLoanPaymentTerm ?? null,
    // A change has no delay of its own: that of the contract stays.
    InvegaLoanDelayTermCc: change ? row.delayMonths : null,
    InvegaLoanInterestRateCc: change?.InvegaLoanInterestRate ?? null,
    ConditionsChanged: row.conditionsChanged,
    ContractSigningTime: isTold ? time(row.contractSigningTime) : null,
  };
}

/** Files staff have added to the case are theirs. */
export function filesFor(viewer: Viewer, files: readonly Attachment[]): readonly Attachment[] {
  return viewer.kind === 'staff' ? files : files.filter(({ byStaff }) => !byStaff);
}

/** That the provider has signed, not who, nor what was tried before. */
export function signingsFor(viewer: Viewer, signings: readonly SigningRow[]): SigningRow[] {
  return signings.flatMap((signing) => {
    if (viewer.kind === 'staff' || signing.signer === 'applicant') return [signing];
    return signing.state === 'completed'
      ? [{ ...signing, signedBy: null, onBehalfOf: null, failureCode: null }]
      : [];
  });
}

type Criteria = z.input<typeof criteriaResult>;

/**
 * The values a decision rests on, without who brought them in. The size staff found is told only as the reason of a rule
 * that is not met: there it is the applicant's to know, elsewhere it is work still going on.
 */
export function criteriaFor(viewer: Viewer, result: Criteria): Criteria {
  if (viewer.kind === 'staff') return result;
  return {
    ...result,
    Rules: result.Rules.map((rule) => {
      const known = { ...rule, byHand: false };
      if (rule.source !== 'evaluator' || rule.Decision === 'Denied') return known;
      return { ...known, value: null, limit: null, source: null, previous: null };
    }),
  };
}

type Progress = z.input<typeof registersProgress>;

export function progressForApplicant(progress: Progress): Progress {
  return { ...progress, Steps: progress.Steps.map((step) => ({ ...step, byHand: false })) };
}

/**
 * A refusal without what staff did just before: the status and the version say enough. What people of the party did
 * themselves (another window, a representative) stays.
 */
export function problemForApplicant(body: ProblemBody): ProblemBody {
  const { latest, ...rest } = body;
  if (!latest || latest.actorRole === 'applicant') return body;
  const { status, version } = latest;
  const sentence = movedSentence(body.code, status);
  return {
    ...rest,
    ...(sentence ? { ErrorMessage: sentence, ErrorDescription: sentence } : {}),
    details: { ...body.details, status, version },
  };
}
