import type { ReactNode } from 'react';
import { formAnswers, type AnswerSection } from '../../../domain/forms/answers.ts';
import { SECTIONS } from '../../../domain/forms/sections/index.ts';
import type { SectionId } from '../../../domain/forms/section-id.ts';
import type { CodeNames } from '../../../domain/forms/show-value.ts';
import { Status } from '../../../domain/application/status.ts';
import {
  CASE_SECTION,
  COMPARE,
  RELATED,
  REQUEST_DATA,
  type CASE_GROUP,
} from '../../../domain/texts/lt/screen/staff-case.ts';
import { REGISTERS_SECTION } from '../../../domain/texts/lt/screen/staff-registers.ts';
import { ToneBadge } from '../../ui/StatusBadge.tsx';
import type { StaffCase } from '../data/types.ts';
import { AnswersList } from './AnswersList.tsx';
import { companyRows, financialRows, personRows } from './comparisons.ts';
import { CaseReaders } from './CaseReaders.tsx';
import { CompareTable, differingCount } from './CompareTable.tsx';
import { CommentList } from './CommentList.tsx';
import { ContractSection } from './ContractSection.tsx';
import { CriteriaSection } from './CriteriaSection.tsx';
import { EvaluatorNotes } from './EvaluatorNotes.tsx';
import { FilesList } from './FilesList.tsx';
import { formAnswersOf, formContext } from './form-context.ts';
import { HistoryTable } from './HistoryViews.tsx';
import { lastAsked } from './register-facts.ts';
import {
  EvrkSection,
  FinancialSection,
  GroupSection,
  SharesSection,
  VmiSection,
} from './RegisterSections.tsx';
import { RelatedSection } from './RelatedSection.tsx';
import { RegistersSection } from '../registers/RegistersSection.tsx';
import { SourceLine } from '../registers/SourceLine.tsx';
import { missingSteps } from '../registers/step-words.ts';
import { requestDataRows } from './request-data.ts';
import { ScreeningBadge, ScreeningSection } from './ScreeningSection.tsx';

export interface CaseSection {
  id: string;
  group: keyof typeof CASE_GROUP;
  title: string;
  /** For the navigator. */
  short: string;
  /** Short state right of the title. */
  aside?: ReactNode;
  /** Rows that differ from the register. */
  differs: number;
  mark: { tone: 'success' | 'warning' | 'danger'; short: string } | null;
  body: ReactNode;
}

type Part = Pick<CaseSection, 'id' | 'group' | 'title' | 'body'> & Partial<CaseSection>;
const part = (given: Part): CaseSection => ({ differs: 0, mark: null, short: given.title, ...given });

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
export function caseSections(request: StaffCase, names: CodeNames): CaseSection[] {
  const answers = formAnswers(formAnswersOf(request), formContext(request), names);
  const { RequestSystemInfo: info } = request;
  const isCompany = info.LoginType === 'Company';
  const ofForm = answers.filter((section) => !ELSEWHERE.includes(section.id)).map(formPart);
  return [
    part({
      id: 'request',
      group: 'applicant',
      title: CASE_SECTION.request,
      body: <AnswersList rows={requestDataRows(request, REQUEST_DATA)} />,
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
            body: <SharesSection request={request} />,
          }),
        ]
      : []),
    screeningPart(request),
    ...ofForm.filter((section) => section.group === 'loan'),
    ...(info.Status === Status.preparing
      ? []
      : [
          part({
            id: 'criteria',
            group: 'checks',
            title: CASE_SECTION.criteria,
            body: (
              <CriteriaSection
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
      body: <EvrkSection request={request} />,
    }),
    part({ id: 'vmi', group: 'checks', title: CASE_SECTION.vmi, body: <VmiSection request={request} /> }),
    part({
      id: 'related',
      group: 'checks',
      title: CASE_SECTION.related,
      aside: request.relatedRequests.length || null,
      body: <RelatedSection request={request} />,
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
    body: <RegistersSection request={request} />,
  });
}

function formPart(section: AnswerSection): CaseSection {
  return part({
    id: section.id,
    group: GROUP_OF[section.id] ?? 'loan',
    title: section.title,
    short: SECTIONS.find(({ id }) => id === section.id)?.short ?? section.title,
    body: <AnswersList rows={section.rows} />,
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
      body: (
        <>
          <CompareTable name={CASE_SECTION.company} rows={rows} />
          <SourceLine request={request} register="legal-entities" />
          {rest.length > 0 && <AnswersList rows={rest} />}
        </>
      ),
    }),
    part({
      id: 'financial',
      group: 'applicant',
      title: CASE_SECTION.financial,
      differs: differingCount(figures),
      body: <FinancialSection request={request} />,
    }),
    part({
      id: 'group',
      group: 'applicant',
      title: CASE_SECTION.group,
      body: <GroupSection request={request} />,
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
    body: (
      <>
        <CompareTable name={CASE_SECTION.person} rows={compared} />
        <AnswersList rows={rest} />
      </>
    ),
  });
}

function screeningPart(request: StaffCase): CaseSection {
  return part({
    id: 'screening',
    group: 'people',
    title: CASE_SECTION.screening,
    aside: <ScreeningBadge request={request} />,
    mark: request.PepExists ? { tone: 'warning', short: RELATED.pep } : null,
    body: <ScreeningSection request={request} />,
  });
}

function paperParts(request: StaffCase): CaseSection[] {
  return [
    part({
      id: 'attachments',
      group: 'papers',
      title: CASE_SECTION.attachments,
      aside: request.files.length || null,
      body: <FilesList request={request} />,
    }),
    part({
      id: 'contract',
      group: 'papers',
      title: CASE_SECTION.contract,
      body: <ContractSection request={request} />,
    }),
    part({
      id: 'evaluators',
      group: 'papers',
      title: CASE_SECTION.evaluators,
      body: <EvaluatorNotes request={request} />,
    }),
    part({
      id: 'comments',
      group: 'papers',
      title: CASE_SECTION.comments,
      aside: request.CommentsHistory.length || null,
      body: <CommentList comments={request.CommentsHistory} />,
    }),
    part({
      id: 'history',
      group: 'papers',
      title: CASE_SECTION.history,
      body: <HistoryTable log={request.requestLog} />,
    }),
    part({
      id: 'readers',
      group: 'papers',
      title: CASE_SECTION.readers,
      body: <CaseReaders requestId={request.RequestSystemInfo.RequestId} />,
    }),
  ];
}

const hasRed = (request: StaffCase): boolean =>
  [...request.CompanyEvrks, ...request.IndividualEvrks].some((row) => row.IsRed);
