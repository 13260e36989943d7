import { z } from 'zod';
import { date, flagInput, moneyInput, rateInput, requestId, uuid, wholeInput } from './shared.ts';

/** Bodies of the staff's calls under the names of the specification; what a person must give is checked by INPUTS. */
const commentText = z.string().max(4000);

export const approveInput = z.object({
  RequestId: requestId,
  Comment: commentText.default(''),
  NoBankFinancingNote: flagInput.default(false),
});
export const rejectInput = z.object({
  requestId,
  comment: commentText.default(''),
  userCommentRequired: z.boolean().default(true),
  reasonCode: z.string().max(60).nullable().default(null),
});
export const returnInput = z.object({
  requestId,
  comment: commentText.default(''),
  userCommentRequired: z.boolean().default(true),
  sections: z.array(z.string().max(60)).max(40).default([]),
  documents: z.array(z.string().max(60)).max(200).default([]),
});
/** Json and multipart spell the names differently (specification, 2 section 7); both are read. */
export const approveWithDocsInput = z
  .object({
    requestId: requestId.optional(),
    RequestId: requestId.optional(),
    comment: commentText.optional(),
    Comment: commentText.optional(),
    userCommentRequired: flagInput.optional(),
    UserCommentRequired: flagInput.optional(),
    refusalOfFunding: flagInput.optional(),
    RefusalOfFunding: flagInput.optional(),
    invegaContractNumber: z.string().max(200).optional(),
    InvegaContractNumber: z.string().max(200).optional(),
    invegaLoanSum: moneyInput.optional(),
    InvegaLoanSum: moneyInput.optional(),
    invegaLoanInterestRate: rateInput.optional(),
    InvegaLoanInterestRate: rateInput.optional(),
    invegaLoanDelayTerm: wholeInput.optional(),
    InvegaLoanDelayTerm: wholeInput.optional(),
  })
  .meta({ id: 'ApproveWithDocsInput' });

export const sizeInput = z.object({ RequestId: requestId, companySizeTypeId: wholeInput });
export const assessorQuery = z.object({ requestId, userId: uuid });
export const sumInput = z.object({ RequestId: requestId, Sum: moneyInput });
export const terminateInput = z.object({ RequestId: requestId, Comment: commentText.default('') });
export const changeRequestInput = z.object({ RequestId: requestId });

export const contractInput = z.object({
  RequestId: requestId,
  InvegaContractNumber: z.string().max(200).default(''),
  InvegaLoanSum: moneyInput,
  InvegaLoanInterestRate: rateInput,
  InvegaLoanPaymentTerm: date,
  InvegaLoanDelayTerm: wholeInput,
  Comment: commentText.default(''),
  /** A contract made by GenerateContract, instead of a file. */
  DocumentId: uuid.optional(),
});
export const contractQuery = z.object({ comment: commentText.optional() });
export const conditionsInput = z.object({
  RequestId: requestId,
  InvegaDocumentNumber: z.string().max(200).default(''),
  InvegaDocumentDate: date.optional(),
  InvegaLoanInterestRate: rateInput,
  InvegaLoanPaymentTerm: date,
  InvegaLoanSum: moneyInput,
});
export const generateInput = z.object({
  InvegaContractNumber: z.string().max(200).default(''),
  InvegaLoanSum: moneyInput,
  InvegaLoanInterestRate: rateInput,
  InvegaLoanPaymentTerm: date,
  InvegaLoanDelayTerm: wholeInput,
});
export const generated = z
  .object({ documentId: z.string(), FileName: z.string(), Size: z.int() })
  .meta({ id: 'GeneratedContract' });
export const handOverQuery = z.object({ requestId, comment: commentText.optional() });
