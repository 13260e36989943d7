import type { ActionInput } from '../../domain/application/inputs.ts';
import { toWire } from '../../domain/values/money.ts';
import type { KeyHeader } from '../api/act.ts';
import { api } from '../api/client.ts';
import type { FormAction } from './fields.ts';

/** What an action is done to, and the version the person saw. */
export interface Target {
  id: number;
  version: number;
}

export interface Attached {
  files: readonly File[];
  /** A contract made from its terms, instead of a file. */
  documentId?: string | undefined;
}

type Answer = { data?: unknown; error?: unknown; response: Response };
type Send<A extends FormAction> = (
  target: Target,
  input: ActionInput<A>,
  attached: Attached,
) => (key: KeyHeader) => Promise<Answer>;

const header = (key: KeyHeader, { version }: Target) => ({ ...key, 'If-Match': `"${version}"` });

/** A multipart body; openapi-fetch passes it on as it is and the browser writes the boundary. */
function multipart(
  fields: Readonly<Record<string, string | undefined>>,
  field: string,
  files: readonly File[],
) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) if (value !== undefined) form.append(name, value);
  for (const file of files) form.append(field, file, file.name);
  return { body: form as never, bodySerializer: () => form };
}

function contractFields(
  { id }: Target,
  input: ActionInput<'uploadContract' | 'changeContractFile'>,
  documentId?: string,
) {
  return {
    RequestId: String(id),
    InvegaContractNumber: input.contractNumber,
    InvegaLoanSum: toWire(input.sumCents),
    InvegaLoanInterestRate: toWire(input.rate),
    InvegaLoanPaymentTerm: input.paymentTerm,
    InvegaLoanDelayTerm: String(input.delayMonths),
    Comment: input.comment,
    DocumentId: documentId,
  };
}

const byQuery = (target: Target, comment: string) => ({
  requestId: String(target.id),
  ...(comment ? { comment } : {}),
});

/** How each action of the transition table is said to the API, under the names of the specification. */
export const SEND: { [A in FormAction]: Send<A> } = {
  setAssessor:
    (target, { userId }) =>
    (key) =>
      api.POST('/api/Request/SetAssessor', {
        params: { query: { requestId: String(target.id), userId }, header: header(key, target) },
      }),
  setCompanySize:
    (target, { companySizeTypeId }) =>
    (key) =>
      api.POST('/api/Request/ManagerSaveCompanySizeType', {
        params: { header: header(key, target) },
        body: { RequestId: target.id, companySizeTypeId },
      }),
  setLoanSum:
    (target, { sumCents }) =>
    (key) =>
      api.POST('/api/Request/SetInvegaLoanSum', {
        params: { header: header(key, target) },
        body: { RequestId: target.id, Sum: toWire(sumCents) },
      }),
  increaseLoanSum:
    (target, { sumCents }) =>
    (key) =>
      api.POST('/api/Request/IcreaseInvegaLoanSum', {
        params: { header: header(key, target) },
        body: { RequestId: target.id, Sum: toWire(sumCents) },
      }),
  renewAml: (target) => (key) =>
    api.POST('/api/Request/RenewAmlChecks/{id}', {
      params: { path: { id: String(target.id) }, header: header(key, target) },
    }),
  reviewAml:
    (target, { result, note }) =>
    (key) =>
      api.POST('/api/Request/ReviewAmlChecks', {
        params: { header: header(key, target) },
        body: { requestId: target.id, result, note },
      }),
  saveAmlCheck:
    (target, { result, date, note }) =>
    (key) =>
      api.POST('/api/Request/SaveAmlAdditionalCheck', {
        params: { header: header(key, target) },
        body: { requestId: target.id, date, note, result },
      }),
  assessRisk:
    (target, { result, date, note }) =>
    (key) =>
      api.POST('/api/Request/SaveRiskAssessment', {
        params: { header: header(key, target) },
        body: {
          requestId: target.id,
          riskAssessmentResultId: result,
          riskAssessmentNote: note,
          riskAssessmentDate: date,
        },
      }),
  handOver:
    (target, { comment }) =>
    (key) =>
      api.POST('/api/Request/HandOver', {
        params: { query: byQuery(target, comment), header: header(key, target) },
      }),
  approve:
    (target, { comment, noBankFinancingNote }, { files }) =>
    (key) =>
      api.POST('/api/Request/Approve', {
        params: { header: header(key, target) },
        ...multipart(
          {
            RequestId: String(target.id),
            Comment: comment,
            NoBankFinancingNote: String(noBankFinancingNote),
          },
          'File',
          files,
        ),
      }),
  approveWithDocs:
    (target, input, { files }) =>
    (key) =>
      api.POST('/api/Request/WaitForAdditionalDocs', {
        params: { header: header(key, target) },
        ...multipart(
          {
            RequestId: String(target.id),
            Comment: input.comment,
            UserCommentRequired: 'false',
            RefusalOfFunding: String(input.refusalOfFunding),
            InvegaContractNumber: input.contractNumber,
            InvegaLoanSum: input.sumCents === undefined ? undefined : toWire(input.sumCents),
            InvegaLoanInterestRate: input.rate === undefined ? undefined : toWire(input.rate),
            InvegaLoanDelayTerm: input.delayMonths === undefined ? undefined : String(input.delayMonths),
          },
          'File',
          files,
        ),
      }),
  return:
    (target, { comment, sections, documents }) =>
    (key) =>
      api.POST('/api/Request/Return', {
        params: { header: header(key, target) },
        body: { requestId: target.id, comment, userCommentRequired: true, sections, documents },
      }),
  reject:
    (target, { comment, reasonCode }) =>
    (key) =>
      api.POST('/api/Request/Reject', {
        params: { header: header(key, target) },
        body: { requestId: target.id, comment, userCommentRequired: true, reasonCode },
      }),
  changeToSubmitted:
    (target, { comment }) =>
    (key) =>
      api.POST('/api/Request/InvegaSendForApprove', {
        params: { query: byQuery(target, comment), header: header(key, target) },
      }),
  uploadContract:
    (target, input, { files, documentId }) =>
    (key) =>
      api.POST('/api/Request/UploadContract', {
        params: { header: header(key, target) },
        ...multipart(contractFields(target, input, documentId), 'File', files),
      }),
  changeContractFile:
    (target, input, { files, documentId }) =>
    (key) =>
      api.POST('/api/Request/ChangeContractFile', {
        params: { header: header(key, target) },
        ...multipart(contractFields(target, input, documentId), 'File', files),
      }),
  uploadConditionsChange:
    (target, input, { files }) =>
    (key) =>
      api.POST('/api/Request/UploadChangeConditions', {
        params: { header: header(key, target) },
        ...multipart(
          {
            RequestId: String(target.id),
            InvegaDocumentNumber: input.documentNumber,
            InvegaDocumentDate: input.documentDate,
            InvegaLoanSum: toWire(input.sumCents),
            InvegaLoanInterestRate: toWire(input.rate),
            InvegaLoanPaymentTerm: input.paymentTerm,
          },
          'File',
          files,
        ),
      }),
  rejectConditionsChange:
    (target, { comment }) =>
    (key) =>
      api.POST('/api/Request/RejectChangeConditions', {
        params: { query: byQuery(target, comment), header: header(key, target) },
      }),
  terminate:
    (target, { comment }, { files }) =>
    (key) =>
      api.POST('/api/Request/Terminate', {
        params: { header: header(key, target) },
        ...multipart({ RequestId: String(target.id), Comment: comment }, 'Files', files),
      }),
};
