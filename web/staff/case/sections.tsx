import type { ReactNode } from 'react';
import { formAnswers, type AnswerSection } from '../../../domain/forms/answers.ts';
import { SECTIONS } from '../../../domain/forms/sections/index.ts';
import type { SectionId } from '../../../domain/forms/section-id.ts';
import type { CodeNames } from '../../../domain/forms/show-value.ts';
import { showsAccount } from '../../../domain/loan/account.ts';
import { Status, type StatusId } from '../../../domain/application/status.ts';
import {
  CASE_SECTION,
  COMPARE,
  RELATED,
  REQUEST_DATA,
  type CASE_GROUP,
} from '../../../domain/texts/lt/screen/staff-case.ts';
import { FOLD } from '../../../domain/texts/lt/screen/staff-fold.ts';
import { REGISTERS_SECTION } from '../../../domain/texts/lt/screen/staff-registers.ts';
import { ToneBadge } from '../../ui/StatusBadge.tsx';
import type { CriteriaResult, StaffCase } from '../data/types.ts';
import { companyRows, financialRows, personRows } from './comparisons.ts';
import { differingCount } from './difference.ts';
import { FilesList } from './FilesList.tsx';
import { formAnswersOf, formContext } from './form-context.ts';
import {
  LaterAccount,
  LaterAnswers,
  LaterComments,
  LaterCompany,
  LaterContract,
  LaterCriteria,
  LaterEdits,
  LaterEvrk,
  LaterFinancial,
  LaterGroup,
  LaterHistory,
  LaterNotes,
  LaterReaders,
  LaterRegisters,
  LaterRelated,
  LaterRepresentatives,
  LaterScreening,
  LaterShares,
  LaterVmi,
} from './later-bodies.tsx';
import { lastAsked } from './register-facts.ts';
import { missingSteps } from '../registers/step-words.ts';
import { requestDataRows } from './request-data.ts';
import * as line from './section-lines.ts';
import { Verdict } from './Verdict.tsx';

export interface CaseSection {
  id: string;
  group: keyof typeof CASE_GROUP;
  title: string;
  /** For the navigator. */
  short: string;
  /** What stands in it, in a line, while it is folded. */
  line: string;
  /** Short state right of the title. */
  aside?: ReactNode;
  /** Rows that differ from the register. */
  differs: number;
  mark: { tone: 'success' | 'warning' | 'danger'; short: string } | null;
  /** Comes when the section is opened. */
  body: ReactNode;
}

type Part = Pick<CaseSection, 'id' | 'group' | 'title' | 'body'> & Partial<CaseSection>;
const part = (given: Part): CaseSection => ({
  differs: 0,
  mark: null,
  line: '',
  short: given.title,
  ...given,
});

/** Sections of the applicant's form that appear here under another roof. */
const ELSEWHERE: readonly SectionId[] = [
  'requestData',
  'companyEntity',
  'individualEntity',
  'financialData',
  'groupStatements',
];
const GROUP_OF: Partial<Record<SectionId, CaseSection['group']>> = {
  contact: 'applicant',
  pep: 'people',
  beneficialOwners: 'people',
  companyLinks: 'people',
  suppliers: 'people',
};

/** Everything the page shows of a request, in the order of reading; empty parts say so instead of vanishing. */
export function caseSections(
  request: StaffCase,
  names: CodeNames,
  criteria: CriteriaResult | undefined,
): CaseSection[] {
  const answers = formAnswers(formAnswersOf(request), formContext(request), names);
  const { RequestSystemInfo: info } = request;
  const isCompany = info.LoginType === 'Company';
  const ofForm = answers.filter((section) => !ELSEWHERE.includes(section.id)).map(formPart);
  return [
    part({
      id: 'request',
      group: 'applicant',
      title: CASE_SECTION.request,
      line: line.ofRequest(request),
      body: <LaterAnswers rows={requestDataRows(request, REQUEST_DATA)} />,
    }),
    ...ofForm.filter((section) => section.group === 'applicant'),
    ...(isCompany ? companyParts(request, answers, names) : [personPart(request, answers, names)]),
    ...ofForm.filter((section) => section.group === 'people'),
    ...(isCompany
      ? [
          part({
            id: 'shares',
            group: 'people',
            title: CASE_SECTION.shares,
            line: line.ofShares(request),
            body: <LaterShares request={request} />,
          }),
        ]
      : []),
    part({
      id: 'representatives',
      group: 'people',
      title: FOLD.authorised,
      line: line.ofRepresentatives(request),
      body: <LaterRepresentatives request={request} />,
    }),
    screeningPart(request),
    ...ofForm.filter((section) => section.group === 'loan'),
    ...(info.Status === Status.preparing
      ? []
      : [
          part({
            id: 'criteria',
            group: 'checks',
            title: CASE_SECTION.criteria,
            aside: criteria?.Decision ? <Verdict result={criteria} look="plain" /> : null,
            line: line.ofCriteria(criteria),
            body: (
              <LaterCriteria
                requestId={info.RequestId}
                submitted={info.SubmittedDate !== null}
                mayRecheck={request.may.recheck}
              />
            ),
          }),
        ]),
    registersPart(request),
    part({
      id: 'evrk',
      group: 'checks',
      title: CASE_SECTION.evrk,
      mark: hasRed(request) ? { tone: 'danger', short: RELATED.red } : null,
      line: line.ofEvrk(request),
      body: <LaterEvrk request={request} />,
    }),
    part({
      id: 'vmi',
      group: 'checks',
      title: CASE_SECTION.vmi,
      line: line.ofVmi(request),
      body: <LaterVmi request={request} />,
    }),
    part({
      id: 'related',
      group: 'checks',
      title: CASE_SECTION.related,
      line: line.ofRelated(request),
      body: <LaterRelated request={request} />,
    }),
    part({
      id: 'attachments',
      group: 'papers',
      title: CASE_SECTION.attachments,
      line: line.ofFiles(request),
      body: <FilesList request={request} />,
    }),
    ...paperParts(request),
  ];
}

/** What is missing is said in the navigator, too. */
function registersPart(request: StaffCase): CaseSection {
  const missing = missingSteps(request.registersState.progress.Steps).length;
  return part({
    id: 'registers',
    group: 'checks',
    title: REGISTERS_SECTION.title,
    aside: missing > 0 ? <ToneBadge tone="warning">{REGISTERS_SECTION.missing(missing)}</ToneBadge> : null,
    mark: missing > 0 ? { tone: 'warning', short: REGISTERS_SECTION.missingShort } : null,
    line: line.ofRegisters(request),
    body: <LaterRegisters request={request} />,
  });
}

function formPart(section: AnswerSection): CaseSection {
  return part({
    id: section.id,
    group: GROUP_OF[section.id] ?? 'loan',
    title: section.title,
    short: SECTIONS.find(({ id }) => id === section.id)?.short ?? section.title,
    line: line.ofAnswers(section.rows),
    body: <LaterAnswers rows={section.rows} />,
  });
}

/** The company is compared with the registers; answers the registers know nothing of follow below. */
function companyParts(
  request: StaffCase,
  answers: readonly AnswerSection[],
  names: CodeNames,
): CaseSection[] {
  const rows = companyRows(request, names.evrk ?? (() => null));
  const figures = financialRows(request);
  const asked = lastAsked(request.registers);
  const own = answers.find((section) => section.id === 'companyEntity')?.rows ?? [];
  const compared = [
    'CompanyName',
    'CompanyCode',
    'CompanyType',
    'CompanyRegistrationDate',
    'RegistrationAddress',
    'CompanyManagerName',
    'CompanyEvrk',
    'NumberOfEmployees',
    'Iban',
  ];
  const rest = own.filter((row) => !compared.some((name) => row.path === `CompanyData.${name}`));
  return [
    part({
      id: 'company',
      group: 'applicant',
      title: CASE_SECTION.company,
      aside: asked ? COMPARE.asked(asked.slice(0, 16)) : COMPARE.notAsked,
      differs: differingCount(rows),
      line: line.ofComparison(rows),
      body: (
        <LaterCompany
          name={CASE_SECTION.company}
          request={request}
          compared={rows}
          rest={rest}
          register="legal-entities"
        />
      ),
    }),
    part({
      id: 'financial',
      group: 'applicant',
      title: CASE_SECTION.financial,
      differs: differingCount(figures),
      line: line.ofFigures(request),
      body: <LaterFinancial request={request} />,
    }),
    part({
      id: 'group',
      group: 'applicant',
      title: CASE_SECTION.group,
      line: line.ofGroup(request),
      body: <LaterGroup request={request} />,
    }),
  ];
}

/** The activity is compared with the tax authority; the other answers follow. */
function personPart(request: StaffCase, answers: readonly AnswerSection[], names: CodeNames): CaseSection {
  const compared = personRows(request, names.evrk ?? (() => null));
  const own = answers.find((section) => section.id === 'individualEntity')?.rows ?? [];
  const elsewhere = [
    'IndividualActivityCertificateNumber',
    'IndividualActivityCertificateStartDate',
    'CompanyEvrk',
  ].map((name) => `ApplicantData.${name}`);
  const rest = own.filter((row) => !elsewhere.includes(row.path));
  return part({
    id: 'person',
    group: 'applicant',
    title: CASE_SECTION.person,
    differs: differingCount(compared),
    line: line.ofComparison(compared),
    body: <LaterCompany name={CASE_SECTION.person} request={request} compared={compared} rest={rest} />,
  });
}

function screeningPart(request: StaffCase): CaseSection {
  return part({
    id: 'screening',
    group: 'people',
    title: CASE_SECTION.screening,
    line: line.ofScreening(request),
    mark: request.PepExists ? { tone: 'warning', short: RELATED.pep } : null,
    body: <LaterScreening request={request} />,
  });
}

function paperParts(request: StaffCase): CaseSection[] {
  const { RequestId } = request.RequestSystemInfo;
  return [
    ...(showsContract(request)
      ? [
          part({
            id: 'contract',
            group: 'papers',
            title: CASE_SECTION.contract,
            line: line.ofContract(request),
            body: <LaterContract request={request} />,
          }),
        ]
      : []),
    ...(showsAccount(request.RequestSystemInfo.Status) ? [accountPart(request)] : []),
    part({
      id: 'evaluators',
      group: 'papers',
      title: CASE_SECTION.evaluators,
      line: line.ofNotes(request),
      body: <LaterNotes request={request} />,
    }),
    part({
      id: 'comments',
      group: 'papers',
      title: CASE_SECTION.comments,
      line: line.ofComments(request),
      body: <LaterComments comments={request.CommentsHistory} />,
    }),
    part({
      id: 'history',
      group: 'papers',
      title: CASE_SECTION.history,
      line: line.ofHistory(request),
      body: <LaterHistory request={request} />,
    }),
    ...(request.RequestSystemInfo.SubmissionCount > 0
      ? [
          part({
            id: 'edits',
            group: 'papers',
            title: FOLD.edits,
            line: FOLD.editsLine(request.RequestSystemInfo.SubmissionCount),
            body: <LaterEdits requestId={RequestId} />,
          }),
        ]
      : []),
    part({
      id: 'readers',
      group: 'papers',
      title: CASE_SECTION.readers,
      line: line.ofReaders,
      body: <LaterReaders requestId={RequestId} />,
    }),
  ];
}

const accountPart = ({ loanProblem, RequestSystemInfo: { RequestId } }: StaffCase): CaseSection =>
  part({
    id: 'account',
    group: 'papers',
    title: CASE_SECTION.account,
    aside: loanProblem && <ToneBadge tone="danger">{RELATED.problem}</ToneBadge>,
    mark: loanProblem && { tone: 'danger', short: RELATED.problem },
    body: <LaterAccount requestId={RequestId} />,
  });

const CONTRACT_STATUSES: readonly StatusId[] = [
  Status.approved,
  Status.awaitingDocuments,
  Status.documentsSubmitted,
];

/** The contract and signature table: when a file exists, and in 3, 11 and 12 (specification 2, section 4). */
const showsContract = ({ Documents, RequestSystemInfo: { Status: status } }: StaffCase): boolean =>
  Documents.length > 0 || CONTRACT_STATUSES.includes(status);

const hasRed = (request: StaffCase): boolean =>
  [...request.CompanyEvrks, ...request.IndividualEvrks].some((row) => row.IsRed);
