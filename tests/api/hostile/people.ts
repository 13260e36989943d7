// Who may not, and what people may not say of themselves.
import { CANARY, get, post, remove, type HostileCase } from './case.ts';

const comment = (requestId: unknown, text: unknown) =>
  post('/api/Request/SaveUserComment', { requestId, comment: text });
const draft = (id: unknown, formVersion: unknown, more: object = {}) =>
  post('/api/Request/SaveDraft', { requestSystemInfo: { RequestId: id }, formVersion, ...more });

const PEOPLE: readonly HostileCase[] = [
  {
    what: 'consent without the ticks',
    call: post('/api/Users/CreateConsent', {
      email: 'a@example.test',
      phoneNumber: '+37061234567',
      accepted: false,
    }),
    answer: '400 validation',
    errors: ['accepted'],
  },
  {
    what: 'consent with ticks in words',
    call: post('/api/Users/CreateConsent', {
      email: 'a@example.test',
      phoneNumber: '+37061234567',
      accepted: 'true',
    }),
    answer: '400 validation',
    errors: ['accepted'],
  },
  {
    what: 'consent with an e-mail that is none',
    call: post('/api/Users/CreateConsent', {
      email: `${CANARY}@`,
      phoneNumber: '+37061234567',
      accepted: true,
    }),
    answer: '400 validation',
    errors: ['email'],
  },
  {
    what: 'consent with an e-mail of 5,000 characters',
    call: post('/api/Users/CreateConsent', {
      email: `${'a'.repeat(5000)}@example.test`,
      phoneNumber: '+37061234567',
      accepted: true,
    }),
    answer: '400 validation',
    errors: ['email'],
  },
  {
    what: 'consent with a phone that is none',
    call: post('/api/Users/CreateConsent', { email: 'a@example.test', phoneNumber: 'nėra', accepted: true }),
    answer: '400 validation',
    errors: ['phoneNumber'],
  },
  {
    what: 'registers of a sole trader asked by a company',
    call: post('/api/Individual/StartRegistersProcessing', {}),
    answer: '404 notFound',
  },
  {
    what: 'registers of a company asked by a sole trader',
    as: 'trader',
    call: post('/api/Company/StartRegistersProcessing', {}),
    answer: '404 notFound',
  },
  {
    what: 'registers of somebody else',
    call: ({ people }) => get(`/api/Company/GetRegistersProcessingStatus/${people.other.partyId}`),
    answer: '404 notFound',
  },
  {
    what: 'registers of a sole trader by number',
    call: ({ people }) => get(`/api/Individual/GetRegistersProcessingStatus/${people.trader.partyId}`),
    answer: '404 notFound',
  },
  {
    what: 'a sole trader’s draft opened by a company',
    call: ({ tradersDraft: id }) => get(`/api/Request/Get?requestId=${id}`),
    answer: '404 notFound',
  },
  {
    what: 'a company’s draft opened by a sole trader',
    as: 'trader',
    call: ({ draft: id }) => get(`/api/Request/Get?requestId=${id}`),
    answer: '404 notFound',
  },
  {
    what: 'criteria of a sole trader asked by a company',
    call: ({ draft: id }) => get(`/api/Individual/GetFinancialCriteriaResults/${id}`),
    answer: '404 notFound',
  },
  {
    what: 'companies: eleven codes',
    call: post('/api/Company/Find', { Codes: Array.from({ length: 11 }, () => '900000016') }),
    answer: '400 validation',
    errors: ['Codes'],
  },
  {
    what: 'companies: a code of eight digits',
    call: post('/api/Company/Find', { Codes: ['90000001'] }),
    answer: '400 validation',
    errors: ['Codes.0'],
  },
  {
    what: 'companies: a number for a code',
    call: post('/api/Company/Find', { Codes: [900000016] }),
    answer: '400 validation',
    errors: ['Codes.0'],
  },
  {
    what: 'companies: no codes',
    call: post('/api/Company/Find', { Codes: [] }),
    answer: '400 validation',
    errors: ['Codes'],
  },
  {
    what: 'companies: a hundred thousand codes',
    call: post('/api/Company/Find', { Codes: Array.from({ length: 60_000 }, () => '900000016') }),
    answer: '400 validation',
    errors: ['Codes'],
  },
  {
    what: 'activities: a search of 101 characters',
    call: get(`/api/Classifiers/Evrk?search=${'a'.repeat(101)}`),
    answer: '400 validation',
    errors: ['search'],
  },
  {
    what: 'activities: a limit that is none',
    call: get('/api/Classifiers/Evrk?search=a&limit=-1'),
    answer: '400 validation',
    errors: ['limit'],
  },
  {
    what: 'activities: two searches',
    call: get('/api/Classifiers/Evrk?search=a&search=b'),
    answer: '400 validation',
    errors: ['search'],
  },
  {
    what: 'places: an eldership in words',
    call: get('/api/Address/Settlements?municipalityId=11&eldershipId=x'),
    answer: '400 validation',
    errors: ['eldershipId'],
  },
  {
    what: 'places: no municipality',
    call: get('/api/Address/Settlements'),
    answer: '400 validation',
    errors: ['municipalityId'],
  },
];

const ROLES: readonly HostileCase[] = [
  {
    what: 'an applicant approves',
    call: ({ submitted: id }) => post('/api/Request/Approve', { RequestId: id }),
    answer: '403 forbidden',
  },
  {
    what: 'an applicant reads what staff see',
    call: ({ draft: id }) => get(`/api/Request/GetForManager?requestId=${id}`),
    answer: '403 forbidden',
  },
  {
    what: 'an applicant lists all requests',
    call: post('/api/Request/GetManagerRequests', {}),
    answer: '403 forbidden',
  },
  {
    what: 'an assessor approves',
    as: 'assessor',
    call: ({ submitted: id }) => post('/api/Request/Approve', { RequestId: id }),
    answer: '403 forbidden',
  },
  {
    what: 'staff submit for an applicant',
    as: 'staff',
    call: ({ draft: id }) => post(`/api/Request/SendForApprove?requestId=${id}`),
    answer: '403 forbidden',
  },
  {
    what: 'staff save an applicant’s draft',
    as: 'staff',
    call: ({ draft: id }) => draft(id, 1),
    answer: '403 forbidden',
  },
  {
    what: 'staff delete an applicant’s draft',
    as: 'staff',
    call: ({ draft: id }) => remove(`/api/Request/Delete?requestId=${id}`),
    answer: '403 forbidden',
  },
  {
    what: 'staff give an applicant’s consent',
    as: 'staff',
    call: post('/api/Users/CreateConsent', {
      email: 'a@example.test',
      phoneNumber: '+37061234567',
      accepted: true,
    }),
    answer: '403 forbidden',
  },
  {
    what: 'staff approve a draft',
    as: 'staff',
    call: ({ draft: id }) => post('/api/Request/Approve', { RequestId: id }),
    answer: '409 wrongStatus',
  },
  {
    what: 'nobody comments',
    as: 'nobody',
    call: ({ draft: id }) => comment(id, 'Sveiki gyvi'),
    answer: '401 unauthenticated',
  },
];

export const PEOPLE_CASES: readonly HostileCase[] = [...PEOPLE, ...ROLES];
