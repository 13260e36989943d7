// Drafts and comments: stale, oversized, of somebody else.
import { CANARY, post, remove, type HostileCase } from './case.ts';

const NOWHERE = 987_654_321;
const comment = (requestId: unknown, text: unknown) =>
  post('/api/Request/SaveUserComment', { requestId, comment: text });
const draft = (id: unknown, formVersion: unknown, more: object = {}) =>
  post('/api/Request/SaveDraft', { requestSystemInfo: { RequestId: id }, formVersion, ...more });

const DRAFTS: readonly HostileCase[] = [
  {
    what: 'SaveDraft: a stale version',
    call: ({ draft: id }) => draft(id, 0),
    answer: '409 formVersionMatches',
  },
  {
    what: 'SaveDraft: a version to come',
    call: ({ draft: id }) => draft(id, 99),
    answer: '409 formVersionMatches',
  },
  {
    what: 'Save: a stale version',
    call: ({ draft: id }) => ({ ...draft(id, 0), path: '/api/request/SAVEDRAFT' }),
    answer: '409 formVersionMatches',
  },
  {
    what: 'SaveDraft: a negative version',
    call: ({ draft: id }) => draft(id, -1),
    answer: '400 validation',
    errors: ['formVersion'],
  },
  {
    what: 'SaveDraft: a version in words',
    call: ({ draft: id }) => draft(id, 'naujausia'),
    answer: '400 validation',
    errors: ['formVersion'],
  },
  {
    what: 'SaveDraft: an infinite version',
    call: ({ draft: id }) => ({
      ...draft(id, 1),
      body: `{"requestSystemInfo":{"RequestId":${id}},"formVersion":1e309}`,
    }),
    answer: '400 validation',
    errors: ['formVersion'],
  },
  {
    what: 'SaveDraft: no version',
    call: ({ draft: id }) => draft(id, undefined),
    answer: '400 validation',
    errors: ['formVersion'],
  },
  {
    what: 'SaveDraft: somebody else’s draft',
    call: ({ othersDraft: id }) => draft(id, 1),
    answer: '404 notFound',
  },
  { what: 'SaveDraft: a draft nobody has', call: () => draft(NOWHERE, 1), answer: '404 notFound' },
  {
    what: 'SaveDraft: what was submitted',
    call: ({ submitted: id }) => draft(id, 1),
    answer: '409 wrongStatus',
  },
  {
    what: 'SaveDraft: a section that is text',
    call: ({ draft: id }) => draft(id, 1, { CompanyData: CANARY }),
    answer: '400 validation',
    errors: ['CompanyData'],
  },
  {
    what: 'SaveDraft: a section that is a list',
    call: ({ draft: id }) => draft(id, 1, { LoanInfo: [] }),
    answer: '400 validation',
    errors: ['LoanInfo'],
  },
  {
    what: 'SaveDraft: rows that are an object',
    call: ({ draft: id }) => draft(id, 1, { suppliers: {} }),
    answer: '400 validation',
    errors: ['suppliers'],
  },
  {
    what: 'SaveDraft: a row that is a number',
    call: ({ draft: id }) => draft(id, 1, { suppliers: [7] }),
    answer: '400 validation',
    errors: ['suppliers.0'],
  },
  {
    what: 'SaveDraft: a purpose of 20,001 characters',
    call: ({ draft: id }) => draft(id, 1, { InvegaReason: 'ž'.repeat(20_001) }),
    answer: '400 validation',
    errors: ['InvegaReason'],
  },
  {
    what: 'SaveDraft: an object for the purpose',
    call: ({ draft: id }) => draft(id, 1, { InvegaReason: { text: CANARY } }),
    answer: '400 validation',
    errors: ['InvegaReason'],
  },
  {
    what: 'SaveDraft: a kind of request nobody knows',
    call: ({ draft: id }) =>
      post('/api/Request/SaveDraft', {
        requestSystemInfo: { RequestId: id, requestType: 'erase' },
        formVersion: 1,
      }),
    answer: '400 validation',
    errors: ['requestSystemInfo.requestType'],
  },
  {
    what: 'company/save: a stale version',
    call: ({ draft: id }) => post('/api/company/save', { RequestId: id, formVersion: 0, CompanyData: {} }),
    answer: '409 formVersionMatches',
  },
  {
    what: 'company/save: company data that are text',
    call: ({ draft: id }) => post('/api/company/save', { RequestId: id, formVersion: 1, CompanyData: 'x' }),
    answer: '400 validation',
    errors: ['CompanyData'],
  },
  {
    what: 'SendForApprove: a stale version',
    call: ({ draft: id }) => post(`/api/Request/SendForApprove?requestId=${id}&formVersion=0`),
    answer: '409 formVersionMatches',
  },
  {
    what: 'SendForApprove: a version in words',
    call: ({ draft: id }) => post(`/api/Request/SendForApprove?requestId=${id}&formVersion=x`),
    answer: '400 validation',
    errors: ['formVersion'],
  },
  {
    what: 'SendForApprove: submitted already',
    call: ({ submitted: id }) => post(`/api/Request/SendForApprove?requestId=${id}`),
    answer: '409 wrongStatus',
  },
  {
    what: 'SendForApprove: somebody else’s',
    call: ({ othersDraft: id }) => post(`/api/Request/SendForApprove?requestId=${id}`),
    answer: '404 notFound',
  },
  {
    what: 'SubmitAdditionalDocs: of a draft',
    call: ({ draft: id }) => post(`/api/Request/SubmitAdditionalDocs?requestId=${id}`),
    answer: '409 wrongStatus',
  },
  {
    what: 'Copy: of a draft',
    call: ({ draft: id }) => post(`/api/Request/Copy/${id}`),
    answer: '409 sourceCopyable',
  },
  {
    what: 'Copy: of somebody else’s',
    call: ({ othersDraft: id }) => post(`/api/Request/Copy/${id}`),
    answer: '404 notFound',
  },
  {
    what: 'Delete: somebody else’s',
    call: ({ othersDraft: id }) => remove(`/api/Request/Delete?requestId=${id}`),
    answer: '404 notFound',
  },
  {
    what: 'Delete: what was submitted',
    call: ({ submitted: id }) => remove(`/api/Request/Delete?requestId=${id}`),
    answer: '409 wrongStatus',
  },
  {
    what: 'Delete: a stale If-Match',
    call: ({ draft: id }) => ({
      ...remove(`/api/Request/Delete?requestId=${id}`),
      headers: { 'if-match': '"99"' },
    }),
    answer: '409 versionConflict',
  },
  {
    what: 'Delete: an If-Match that is no version',
    call: ({ draft: id }) => ({
      ...remove(`/api/Request/Delete?requestId=${id}`),
      headers: { 'if-match': '"abc"' },
    }),
    answer: '400 malformedBody',
  },
  {
    what: 'Start: a scheme nobody has',
    call: post('/api/Request/Start', { schemeCode: 'nemokami-pinigai' }),
    answer: '400 validation',
    errors: ['schemeCode'],
  },
  {
    what: 'Start: an inherited name for a scheme',
    call: post('/api/Request/Start', { schemeCode: 'toString' }),
    answer: '400 validation',
    errors: ['schemeCode'],
  },
  {
    what: 'Start: a sector nobody has',
    call: post('/api/Request/Start', { schemeCode: 'covid', sectorType: 4 }),
    answer: '400 validation',
    errors: ['sectorType'],
  },
];

const COMMENTS: readonly HostileCase[] = [
  {
    what: 'a comment of nothing',
    call: ({ draft: id }) => comment(id, ''),
    answer: '400 validation',
    errors: ['comment'],
    sentence: 'privalote užpildyti komentaro lauką',
  },
  {
    what: 'a comment of spaces',
    call: ({ draft: id }) => comment(id, ' \t\n '),
    answer: '400 validation',
    errors: ['comment'],
    sentence: 'privalote užpildyti komentaro lauką',
  },
  {
    what: 'a comment of invisible characters',
    call: ({ draft: id }) => comment(id, '\u0000\u0007\u202e\u2066\u200f'),
    answer: '400 validation',
    errors: ['comment'],
    sentence: 'privalote užpildyti komentaro lauką',
  },
  {
    what: 'a comment of five characters',
    call: ({ draft: id }) => comment(id, 'labas'),
    answer: '400 validation',
    errors: ['comment'],
    sentence: 'įveskite ilgesnį/tikslesnį komentarą',
  },
  {
    what: 'a comment of 2,001 characters',
    call: ({ draft: id }) => comment(id, 'ą'.repeat(2001)),
    answer: '400 validation',
    errors: ['comment'],
    sentence: 'Per ilgas tekstas',
  },
  {
    what: 'a comment that is a list',
    call: ({ draft: id }) => comment(id, [CANARY]),
    answer: '400 validation',
    errors: ['comment'],
    sentence: 'Neteisingas formatas',
  },
  {
    what: 'a comment to somebody else’s request',
    call: ({ othersDraft: id }) => comment(id, 'Sveiki gyvi'),
    answer: '404 notFound',
  },
  {
    what: 'a comment to a request nobody has',
    call: comment(NOWHERE, 'Sveiki gyvi'),
    answer: '404 notFound',
  },
];

export const DRAFT_CASES: readonly HostileCase[] = [...DRAFTS, ...COMMENTS];
