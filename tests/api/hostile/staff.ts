// What staff may not send.
import { get, post, type HostileCase, type HostileWorld } from './case.ts';

const STAFF: readonly HostileCase[] = (
  [
    [
      'a sum in words',
      post('/api/Request/SetInvegaLoanSum', { RequestId: 1, Sum: 'daug' }),
      ['Sum'],
      'Turi būti įvesti skaičiai (formatas 0.00)',
    ],
    [
      'no sum',
      post('/api/Request/SetInvegaLoanSum', { RequestId: 1, Sum: '' }),
      ['Sum'],
      'Neįvesta suma. Formatas 0.00 EUR',
    ],
    ['an infinite sum', post('/api/Request/SetInvegaLoanSum', '{"RequestId":1,"Sum":1e309}'), ['Sum']],
    ['a sum that is a list', post('/api/Request/SetInvegaLoanSum', { RequestId: 1, Sum: [100] }), ['Sum']],
    [
      'a sum of 41 characters',
      post('/api/Request/SetInvegaLoanSum', { RequestId: 1, Sum: '1'.repeat(41) }),
      ['Sum'],
    ],
    [
      'a size in words',
      post('/api/Request/ManagerSaveCompanySizeType', { RequestId: 1, companySizeTypeId: 'didelė' }),
      ['companySizeTypeId'],
    ],
    ['an assessor that is no id', post('/api/Request/SetAssessor?requestId=1&userId=egle'), ['userId']],
    ['an assessor twice', post('/api/Request/SetAssessor?requestId=1&userId=a&userId=b'), ['userId']],
    [
      'a rejection of 4,001 characters',
      post('/api/Request/Reject', { requestId: 1, comment: 'a'.repeat(4001) }),
      ['comment'],
    ],
    [
      'forty-one sections',
      post('/api/Request/Return', {
        requestId: 1,
        comment: 'Patikslinkite',
        sections: Array.from({ length: 41 }, () => 'loan'),
      }),
      ['sections'],
    ],
    [
      'sections that are text',
      post('/api/Request/Return', { requestId: 1, comment: 'Patikslinkite', sections: 'loan' }),
      ['sections'],
    ],
    ['a role of the browser', get('/api/request/GetFinancialCriteriaResults/1?role=Administrator'), ['role']],
    ['a queue of 41 characters', get(`/api/BackOffice/GetTasks?queue=${'q'.repeat(41)}`), ['queue']],
    ['a page of zero', get('/api/BackOffice/GetTasks?page=0'), ['page']],
    ['a page over a hundred thousand', get('/api/BackOffice/Imports?page=100001'), ['page']],
    ['an assignee that is no id', get("/api/BackOffice/GetTasks?assignee=1'--"), ['assignee']],
    [
      'a register nobody asks',
      post('/api/BackOffice/RenewRegisters', { RequestId: 1, register: 'constructor' }),
      ['register'],
    ],
    [
      'an entry that is no id',
      post('/api/BackOffice/ConfirmRegisterValue', { RequestId: 1, entryId: '../1' }),
      ['entryId'],
    ],
    [
      'a filter with a status nobody has',
      post('/api/Request/GetManagerRequests', { RequestStatusIds: [99] }),
      undefined,
    ],
    [
      'a filter sorted by SQL',
      post('/api/Request/GetManagerRequests', { sortBy: 'id; drop table party' }),
      ['sortBy'],
    ],
    [
      'a mass action over statuses that are text',
      post('/api/Request/MarkForVmiRenewMass', { RequestStatusIds: 'visi' }),
      ['RequestStatusIds'],
    ],
    [
      'a code of the tax authority in words',
      post('/api/Request/VmiAdditionalChecksSave/visi'),
      ['code'],
      '* įmonės kodas turi būti sudarytas iš 9 skaitmenų, o asmens kodas - iš 11 skaitmenų',
    ],
    [
      'a policy draft without a name',
      post('/api/BackOffice/Policy/Drafts', { name: '  ', basedOn: 'tiesiogines/2022-06-01' }),
      ['name'],
    ],
    [
      'a policy draft on a rule set nobody made',
      post('/api/BackOffice/Policy/Drafts', { name: 'Bandomasis', basedOn: '__proto__' }),
      undefined,
    ],
  ] as const
).map(([what, call, errors, sentence]) => ({
  what: `staff: ${what}`,
  as: 'staff' as const,
  call,
  answer: '400 validation',
  ...(errors ? { errors } : {}),
  ...(sentence ? { sentence } : {}),
}));

const STAFF_DAYS: readonly HostileCase[] = [
  '2026-02-30',
  '2026-13-01',
  '0000-00-00',
  '30.02.2026',
  '2026-2-3',
  'rytoj',
].flatMap((day) => [
  {
    what: `staff: „${day}“ for the day of a risk assessment`,
    as: 'staff' as const,
    call: ({ submitted }: HostileWorld) =>
      post('/api/Request/SaveRiskAssessment', {
        requestId: submitted,
        riskAssessmentResultId: 1,
        riskAssessmentNote: 'Gerai',
        riskAssessmentDate: day,
      }),
    answer: '400 validation',
    errors: ['riskAssessmentDate'],
  },
  {
    what: `staff: „${day}“ for the term of a contract`,
    as: 'staff' as const,
    call: ({ submitted }: HostileWorld) =>
      post('/api/Request/UploadContract', {
        RequestId: submitted,
        InvegaContractNumber: 'TP-1',
        InvegaLoanSum: '100.00',
        InvegaLoanInterestRate: '2.10',
        InvegaLoanPaymentTerm: day,
        InvegaLoanDelayTerm: 3,
      }),
    answer: '400 validation',
    errors: ['InvegaLoanPaymentTerm'],
  },
]);

export const STAFF_CASES: readonly HostileCase[] = [...STAFF, ...STAFF_DAYS];
