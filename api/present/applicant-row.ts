import type { z } from 'zod';
import type { StoredClock } from '../../db/queries/clock-list.ts';
import type { PartyRequest } from '../../db/queries/request-list.ts';
import type { Calendar } from '../../domain/application/clocks.ts';
import { refusal } from '../../domain/application/refusal.ts';
import { COPYABLE_STATUSES, DRAFTED_STATUSES, Status } from '../../domain/application/status.ts';
import type { ActionName } from '../../domain/application/transitions.ts';
import { missingAttachments } from '../../domain/documents/kinds.ts';
import { schemeOf } from '../../domain/schemes/index.ts';
import type { ApiConfig } from '../config.ts';
import { contactOf } from '../contact.ts';
import type { requestRow } from '../wire/requests.ts';
import { mainClockOf } from './clocks.ts';
import { failedCriteria } from './failed-criteria.ts';
import { grantedCents } from './for-applicant.ts';
import { sum, time } from './wire-values.ts';

type Row = z.input<typeof requestRow>;

/** A row of the applicant's list: the columns of the specification, and what to do next. */
export function applicantRowOf(
  row: PartyRequest,
  clocks: readonly StoredClock[],
  { calendar, config }: { calendar: Calendar; config: ApiConfig },
): Row {
  const contact = contactOf(row.status, row.assessorEmail, config);
  const isOpen = DRAFTED_STATUSES.includes(row.status);
  return {
    Id: row.id,
    SchemeCode: row.schemeCode,
    CompanyName: row.name,
    CompanyCode: row.code,
    CreateDate: time(row.createdAt),
    SubmittedDate: time(row.submittedAt),
    LoanSum: sum(row.loanSumCents),
    Status: row.status,
    InvegaLoanSum: sum(grantedCents(row.status, row.invegaLoanSumCents)),
    AssessorEmail: contact.email,
    AssesorPhone: contact.phone,
    version: row.version,
    clock: mainClockOf(row.status, clocks, calendar),
    LoanPurposeId: row.purposeId,
    LoanTerm: row.loanTerm,
    StatusDate: time(row.statusAt),
    CopiedFrom: row.copiedFrom,
    SavedDate: isOpen ? time(row.savedAt) : null,
    progress: isOpen ? progressOf(row) : null,
    missingAttachments: isOpen ? missingOf(row) : null,
    returned: row.returned && {
      sections: row.returned.sections?.length ?? 0,
      documents: row.returned.documents?.length ?? 0,
    },
    reasons: failedCriteria(row),
    actions: rowActions(row),
  };
}

/** What the list offers in a row; conditions beyond the status are judged on the request itself. */
const ROW_ACTIONS: readonly ActionName[] = ['save', 'delete'];

function rowActions(row: PartyRequest): Row['actions'] {
  const names = ROW_ACTIONS.filter((name) => refusal(name, row.status, ['applicant']) === null);
  const copyable = COPYABLE_STATUSES.includes(row.status);
  return [...names, ...(copyable ? ['copy'] : [])].map((name) => ({ name, refusal: null }));
}

function progressOf({ progress }: PartyRequest): Row['progress'] {
  if (!progress?.total) return null;
  const { done = 0, total, nextSection, sections = [] } = progress;
  const at = sections.findIndex(({ id }) => id === nextSection);
  return { done, total, next: at < 0 ? null : `${at + 1}. ${sections[at]!.short}` };
}

function missingOf(row: PartyRequest): number {
  const facts = {
    loginType: row.loginType,
    sizeType: row.sizeType,
    scheme: schemeOf(row.schemeCode),
    copyOfRejected: row.copiedFromStatus === Status.rejected,
  };
  return missingAttachments(facts, row.fileTypes).length;
}
