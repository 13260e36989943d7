import { Status } from '../../domain/application/status.ts';
import { AML_RESULT } from '../../domain/screening/result.ts';
import { addMonths, vilniusDate } from '../../domain/values/days.ts';
import type { SchemeCode } from '../../domain/schemes/index.ts';
import { answersOf, demoPdf, traderAnswersOf } from './answers.ts';
import { sendBills } from './bills.ts';
import { filePayments } from './payments.ts';
import type { Cast } from './people.ts';
import { until, type Visitor } from './portal.ts';

/** Whose request it is and for how much. */
export interface Plan {
  name: string;
  /** Key of a company, or of a person who trades alone. */
  company: string;
  /** 'tiesiogines' unless said. */
  scheme?: SchemeCode;
  sum: string;
  term: number;
  /** A person of the demo data whom the applicant names as supplier. */
  supplier?: string;
}

/** Where a journey stands: the director who walks it and the request it made. */
export interface Walk {
  cast: Cast;
  journey: Plan;
  director: Visitor;
  id: number;
}

interface Detail {
  RequestSystemInfo: { Status: number };
  formVersion: number;
  Attachments: { FileType: number; Required: boolean; Uploaded: number }[];
}

const ASSESSOR = 'egle';
const MANAGER = 'kristina';
const APPROVER = 'andrius';
const SIGNATORY = 'daiva';
/** Whose premises the sole trader of the demo data rents. */
const LESSOR = 'laima';

function detail(walk: Walk): Promise<Detail> {
  return walk.director.call<Detail>('/api/Request/Get', { query: { requestId: walk.id } });
}

/** The name of a step within its journey, from which its idempotency key is made. */
function step(walk: Walk, name: string): string {
  return `${walk.journey.name}:${name}`;
}

async function staffPost(
  walk: Walk,
  who: string,
  path: string,
  call: Parameters<Visitor['call']>[1] = {},
): Promise<void> {
  const visitor = await walk.cast.staff(who);
  await visitor.call(path, { method: 'POST', step: step(walk, path), ...call });
}

async function save(walk: Walk, path: string, answers: Record<string, unknown>): Promise<void> {
  const { formVersion } = await detail(walk);
  await walk.director.call(path, {
    method: 'POST',
    json: { requestSystemInfo: { RequestId: walk.id }, formVersion, ...answers },
    step: step(walk, `save:${formVersion}`),
  });
}

async function sign(walk: Walk, visitor: Visitor, path: string, reached: readonly number[]): Promise<void> {
  const { signingUrl } = await visitor.call<{ signingUrl: string }>(`${path}/${walk.id}`);
  // The person's „Pasirašyti“ on the provider's page.
  const page = new URL(signingUrl);
  const answer = await fetch(`${page.origin}${page.pathname}/sign`, {
    method: 'POST',
    body: page.searchParams,
    redirect: 'manual',
  });
  if (answer.status >= 400) throw new Error(`the signing provider answered ${answer.status}`);
  await until(
    () => detail(walk),
    ({ RequestSystemInfo }) => reached.includes(RequestSystemInfo.Status),
  );
}

function answersIn({ cast, journey }: Walk): Record<string, unknown> {
  if (cast.isTrader(journey.company)) return traderAnswersOf(cast.person(journey.company), journey);
  const company = cast.company(journey.company);
  const answers = answersOf(company, cast.manager(company), journey);
  const supplier = cast.parties.people[journey.supplier ?? ''];
  if (!supplier) return answers;
  const [first] = answers.suppliers as Record<string, unknown>[];
  const name = `${supplier.FirstName} ${supplier.LastName}`;
  const named = { ...first, name, code: supplier.PersonalCode, registrationCountryId: 'LT' };
  return { ...answers, suppliers: [named] };
}

/** What the lists said of everybody; they answer soon after the submission. */
async function screened(walk: Walk): Promise<number> {
  const assessor = await walk.cast.staff(ASSESSOR);
  const { AmlCheckResultId } = await until(
    () =>
      assessor.call<{ AmlCheckResultId: number | null }>('/api/Request/GetForManager', {
        query: { requestId: walk.id },
      }),
    (seen) => seen.AmlCheckResultId !== null,
  );
  return AmlCheckResultId!;
}

/** Every match is the person of the request. */
async function allTheSame(walk: Walk): Promise<object[]> {
  const assessor = await walk.cast.staff(ASSESSOR);
  const { AmlChecks } = await assessor.call<{ AmlChecks: { Hits: { MatchId: number }[] }[] }>(
    '/api/Request/GetForManager',
    { query: { requestId: walk.id } },
  );
  const note = 'Sutampa vardas, pavardė ir gimimo data.';
  return AmlChecks.flatMap(({ Hits }) => Hits).map(({ MatchId }) => ({
    matchId: MatchId,
    answer: 'same',
    note,
  }));
}

const TODAY = vilniusDate(Date.now());

function terms(walk: Walk): Record<string, string> {
  return {
    InvegaContractNumber: `TP-${walk.id}`,
    InvegaLoanSum: walk.journey.sum,
    InvegaLoanInterestRate: '2.10',
    InvegaLoanPaymentTerm: addMonths(TODAY, walk.journey.term),
    InvegaLoanDelayTerm: '3',
  };
}

/** Half a year more to pay back, within the 24 months of the scheme: such a journey asks for 18. */
const longer = (walk: Walk) => ({
  InvegaLoanSum: walk.journey.sum,
  InvegaLoanInterestRate: '2.10',
  InvegaLoanPaymentTerm: addMonths(terms(walk).InvegaLoanPaymentTerm!, 6),
});

export const STEPS = {
  async registers(walk) {
    const of = walk.cast.isTrader(walk.journey.company) ? 'Individual' : 'Company';
    const { id } = await walk.director.call<{ id: number }>(`/api/${of}/StartRegistersProcessing`, {
      method: 'POST',
      json: {},
      step: step(walk, 'registers'),
    });
    await until(
      () => walk.director.call<{ Status: string }>(`/api/${of}/GetRegistersProcessingStatus/${id}`),
      ({ Status: state }) => state !== 'InProgress',
    );
  },
  async saveHalf(walk) {
    const { ContactInfo, CompanyData, LoanInfo } = answersIn(walk);
    await save(walk, '/api/Request/SaveDraft', { ContactInfo, CompanyData, LoanInfo });
  },
  async save(walk) {
    await save(walk, '/api/Request/Save', answersIn(walk));
  },
  async files(walk) {
    const { Attachments } = await detail(walk);
    for (const need of Attachments.filter((each) => each.Required && each.Uploaded === 0)) {
      await walk.director.call('/api/request/UploadFiles', {
        method: 'POST',
        form: { RequestId: walk.id, FileType: need.FileType },
        files: { field: 'Files', files: [demoPdf(`priedas-${need.FileType}`)] },
        step: step(walk, `file:${need.FileType}`),
      });
    }
  },
  async evaluate(walk) {
    const { formVersion } = await detail(walk);
    await walk.director.call('/api/Request/CalculateFinancialCriteria', {
      method: 'POST',
      json: { requestId: walk.id },
      step: step(walk, `evaluate:${formVersion}`),
    });
    await until(
      () => walk.director.call<{ Status: string }>(`/api/Request/GetFinancialEvaluationStatus/${walk.id}`),
      ({ Status: state }) => state !== 'InProgress',
    );
  },
  async submit(walk) {
    await walk.director.call('/api/Request/SendForApprove', {
      method: 'POST',
      query: { requestId: walk.id },
      step: step(walk, 'submit'),
    });
  },
  async assign(walk) {
    const manager = await walk.cast.staff(MANAGER);
    const assessors = await manager.call<{ Id: string; FirstName: string }[]>(
      '/api/Request/GetAssessorsList',
    );
    const assessor = assessors.find(
      ({ FirstName }) => FirstName === walk.cast.parties.people[ASSESSOR]?.FirstName,
    );
    if (!assessor) throw new Error('the demo assessor has no account');
    await staffPost(walk, MANAGER, '/api/Request/SetAssessor', {
      query: { requestId: walk.id, userId: assessor.Id },
    });
  },
  /** The matches are the people of the request: it cannot be approved until the additional check. */
  async amlFail(walk) {
    if ((await screened(walk)) !== AML_RESULT.needsReview) return;
    await staffPost(walk, ASSESSOR, '/api/Request/ReviewAmlChecks', {
      json: { requestId: walk.id, matches: await allTheSame(walk) },
    });
  },
  async amlCheck(walk) {
    if ((await screened(walk)) !== AML_RESULT.failed) return;
    await staffPost(walk, ASSESSOR, '/api/Request/SaveAmlAdditionalCheck', {
      json: {
        requestId: walk.id,
        date: TODAY,
        note: 'Pasitarta su rizikos ir atitikties skyriumi: taikoma sustiprinta stebėsena, vertinti galima.',
        result: AML_RESULT.passed,
      },
    });
  },
  risk: (walk) =>
    staffPost(walk, ASSESSOR, '/api/Request/SaveRiskAssessment', {
      json: {
        requestId: walk.id,
        riskAssessmentResultId: 3,
        riskAssessmentNote: 'Neigiamos informacijos viešuose šaltiniuose nerasta.',
        riskAssessmentDate: TODAY,
      },
    }),
  size: (walk) =>
    staffPost(walk, ASSESSOR, '/api/Request/ManagerSaveCompanySizeType', {
      json: { RequestId: walk.id, companySizeTypeId: 2 },
    }),
  sum: (walk) =>
    staffPost(walk, ASSESSOR, '/api/Request/SetInvegaLoanSum', {
      json: { RequestId: walk.id, Sum: walk.journey.sum },
    }),
  handOver: (walk) => staffPost(walk, ASSESSOR, '/api/Request/HandOver', { query: { requestId: walk.id } }),
  approve: (walk) =>
    staffPost(walk, APPROVER, '/api/Request/Approve', {
      form: { RequestId: walk.id, Comment: 'Atitinka sąlygas.' },
    }),
  approveWithDocs: (walk) =>
    staffPost(walk, APPROVER, '/api/Request/WaitForAdditionalDocs', {
      json: {
        requestId: walk.id,
        comment: 'Pateikite finansavimo atsisakymo pažymas.',
        refusalOfFunding: true,
        invegaContractNumber: `PS-${walk.id}`,
        invegaLoanSum: walk.journey.sum,
        invegaLoanInterestRate: '2.10',
      },
    }),
  async addDocuments(walk) {
    for (const [index, RefusedBy] of ['bank', 'bank', 'financialCompany'].entries())
      await walk.director.call('/api/request/UploadFiles', {
        method: 'POST',
        form: { RequestId: walk.id, FileType: 11, Additional: true, RefusedBy },
        files: { field: 'Files', files: [demoPdf(`atsisakymo-pazyma-${index + 1}`)] },
        step: step(walk, index === 0 ? 'additional' : `additional-${index + 1}`),
      });
    await walk.director.call('/api/Request/SubmitAdditionalDocs', {
      method: 'POST',
      query: { requestId: walk.id },
      step: step(walk, 'additional-sent'),
    });
  },
  return: (walk) =>
    staffPost(walk, ASSESSOR, '/api/Request/Return', {
      json: {
        requestId: walk.id,
        comment: 'Patikslinkite darbuotojų skaičių ir pridėkite naujausias tarpines ataskaitas.',
        sections: ['companyEntity'],
        documents: [],
      },
    }),
  reject: (walk) =>
    staffPost(walk, APPROVER, '/api/Request/Reject', {
      json: {
        requestId: walk.id,
        comment: 'Neįrodytas prekybos ryšys: pažymoje nurodytos dvi šalys, vienos dalis nesiekia 25 %.',
      },
    }),
  async contract(walk) {
    await staffPost(walk, MANAGER, '/api/Request/DoubleCheckRequestEvaluation', {
      query: { requestId: walk.id },
    });
    const manager = await walk.cast.staff(MANAGER);
    const { documentId } = await manager.call<{ documentId: string }>(
      `/api/Request/GenerateContract/${walk.id}`,
      {
        method: 'POST',
        json: terms(walk),
        step: step(walk, 'generate'),
      },
    );
    await staffPost(walk, MANAGER, '/api/Request/UploadContract', {
      form: { RequestId: walk.id, ...terms(walk), DocumentId: documentId },
    });
  },
  applicantSign: (walk) =>
    sign(walk, walk.director, '/api/Request/GetSigningUrl', [
      Status.signedByApplicant,
      Status.changeSignedByApplicant,
    ]),
  async providerSign(walk) {
    const signatory = await walk.cast.staff(SIGNATORY);
    await sign(walk, signatory, '/api/Request/GetSigningUrlManager', [Status.signed, Status.changeSigned]);
  },
  loanSums: (walk) =>
    staffPost(walk, MANAGER, '/api/Request/SaveLoanSums', {
      json: { RequestId: walk.id, GuaranteesLoanSum: '25000.00', CovidLoanSum: '0.00' },
    }),
  payments: async (walk) =>
    filePayments({
      requestId: walk.id,
      director: walk.director,
      approver: await walk.cast.staff(APPROVER),
      name: walk.journey.name,
    }),
  bills: async (walk) =>
    sendBills({
      requestId: walk.id,
      tenant: walk.director,
      owner: await walk.cast.trader(LESSOR),
      manager: await walk.cast.staff(MANAGER),
      lessor: walk.cast.person(LESSOR),
      name: walk.journey.name,
    }),
  async askChange(walk) {
    await walk.director.call('/api/Request/RequestChangeConditions', {
      method: 'POST',
      form: { RequestId: walk.id },
      files: { field: 'Files', files: [demoPdf('prasymas-keisti')] },
      step: step(walk, 'ask-change'),
    });
  },
  /** A longer term than the contract has: the manager proposes it, the approver confirms it. */
  async agreeChange(walk) {
    const path = '/api/Request/ConfirmChangeConditions';
    const terms = { RequestId: walk.id, ...longer(walk) };
    const json = { ...terms, Reason: 'Pareiškėjo sezonas prasideda vėliau.' };
    await staffPost(walk, MANAGER, path, { json, step: step(walk, 'propose-change') });
    await staffPost(walk, APPROVER, path, { json: terms, step: step(walk, 'confirm-change') });
  },
  /** The agreement is the portal's own, made from its text and these terms. */
  async offerChange(walk) {
    const changed = {
      InvegaDocumentNumber: `TP-${walk.id}-1`,
      InvegaDocumentDate: TODAY,
      ...longer(walk),
    };
    const manager = await walk.cast.staff(MANAGER);
    const { documentId } = await manager.call<{ documentId: string }>(
      `/api/Request/GenerateChangeConditions/${walk.id}`,
      { method: 'POST', json: changed, step: step(walk, 'generate-change') },
    );
    await staffPost(walk, MANAGER, '/api/Request/UploadChangeConditions', {
      json: { RequestId: walk.id, ...changed, DocumentId: documentId },
    });
  },
  terminate: (walk) =>
    staffPost(walk, MANAGER, '/api/Request/Terminate', {
      form: { RequestId: walk.id },
      files: { field: 'Files', files: [demoPdf('nutraukimas')] },
    }),
} as const satisfies Record<string, (walk: Walk) => Promise<void>>;

export type Step = keyof typeof STEPS;
