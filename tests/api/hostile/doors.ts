// Paths, methods, logins and headers of those who try the doors.
import { CANARY, get, post, remove, type HostileCase } from './case.ts';

const PATHS: readonly HostileCase[] = [
  ['a path nobody has', '/api/Request/Nothing'],
  ['the root of the API', '/api'],
  ['dots that climb', '/api/Request/../../etc/passwd'],
  ['encoded dots that climb', '/api/%2e%2e/%2e%2e/etc/passwd'],
  ['encoded slashes', '/api%2fRequest%2fList'],
  ['backslashes', '/api/Request/..\\..\\List'],
  ['a NUL', '/api/Request/List%00'],
  ['half of an escape', '/api/Request/GetPreview/%'],
  ['a broken escape', '/api/Request/GetPreview/%E0%A4%A'],
  ['a semicolon', '/api/Request/List;admin=true'],
  ['a double slash', '/api//Request/List'],
  ['a prototype', '/api/Request/__proto__'],
  ['three thousand steps', `/api${'/a'.repeat(3_000)}`],
].map(([what, path]) => ({ what: `a path with ${what}`, call: get(path!), answer: '404 notFound' }));

const METHODS: readonly HostileCase[] = [
  {
    what: 'DELETE where only reading is done',
    call: remove('/api/Request/List'),
    answer: '405 methodNotAllowed',
  },
  {
    what: 'GET where something would change',
    call: ({ draft }) => get(`/api/Request/Delete?requestId=${draft}`),
    answer: '405 methodNotAllowed',
  },
  {
    what: 'POST where something is deleted',
    call: ({ draft }) => post(`/api/Request/Delete?requestId=${draft}`),
    answer: '405 methodNotAllowed',
  },
  {
    what: 'PUT',
    call: ({ draft }) => ({
      ...post('/api/Request/SaveDraft', { requestSystemInfo: { RequestId: draft }, formVersion: 1 }),
      method: 'PUT',
    }),
    answer: '405 methodNotAllowed',
  },
  {
    what: 'PATCH',
    call: () => ({ ...post('/api/Request/Start', {}), method: 'PATCH' }),
    answer: '405 methodNotAllowed',
  },
  {
    what: 'a method told in a header',
    call: ({ draft }) => ({
      ...get(`/api/Request/Delete?requestId=${draft}`),
      headers: { 'x-http-method-override': 'DELETE' },
    }),
    answer: '405 methodNotAllowed',
  },
];

const LOGINS: readonly HostileCase[] = [
  ['nothing', ''],
  ['only the word', 'Bearer'],
  ['a short token', 'Bearer abc'],
  ['a long token', `Bearer ${'A'.repeat(5_000)}`],
  ['SQL', "Bearer ' or 1=1; --"],
  ['a password', `Basic ${Buffer.from('admin:admin').toString('base64')}`],
  ['a token of another maker', 'Bearer eyJhbGciOiJub25lIn0.eyJyb2xlIjoiYWRtaW4ifQ.'],
  ['two tokens', `Bearer ${'A'.repeat(43)}, Bearer ${'B'.repeat(43)}`],
].map(([what, authorization]) => ({
  what: `${what} for a login`,
  call: get('/api/Users/Me', { authorization: authorization! }),
  answer: authorization === '' ? '401 unauthenticated' : '401 sessionExpired',
}));

const ENTRANCES: readonly HostileCase[] = [
  {
    what: 'a one-time code nobody got',
    as: 'nobody',
    call: post('/api/Auth/Exchange', { token: 'x'.repeat(43) }),
    answer: '400 loginCodeInvalid',
  },
  {
    what: 'a one-time code that is a list',
    as: 'nobody',
    call: post('/api/Auth/Exchange', { token: ['x'.repeat(43)] }),
    answer: '400 validation',
    errors: ['token'],
  },
  {
    what: 'a one-time code of 101 characters',
    as: 'nobody',
    call: post('/api/Auth/Exchange', { token: 'x'.repeat(101) }),
    answer: '400 validation',
    errors: ['token'],
  },
  {
    what: 'a wrong password',
    as: 'nobody',
    call: post('/api/Auth/vaiisistest', {
      personalCode: '48403129911',
      companyCode: '900000016',
      password: CANARY,
    }),
    answer: '400 loginFailed',
  },
  {
    what: 'a password that is an object',
    as: 'nobody',
    call: post('/api/Auth/vaiisistest', { personalCode: '48403129911', password: { $ne: '' } }),
    answer: '400 validation',
    errors: ['password'],
  },
  {
    what: 'a personal code with letters',
    as: 'nobody',
    call: post('/api/Auth/vaiisistest', { personalCode: '4840312991a', password: 'demo' }),
    answer: '400 validation',
    errors: ['personalCode'],
  },
  {
    what: 'SQL for a user’s name',
    as: 'nobody',
    call: post('/api/Auth/Authenticate/backoffice', { userName: "' or '1'='1", password: 'demo' }),
    answer: '400 loginFailed',
  },
  {
    what: 'a pattern for a user’s name',
    as: 'nobody',
    call: post('/api/Auth/Authenticate/backoffice', { userName: '%@example.test', password: 'demo' }),
    answer: '400 loginFailed',
  },
  {
    what: 'an applicant’s e-mail at the door of staff',
    as: 'nobody',
    call: post('/api/Auth/Authenticate/backoffice', { userName: 'ieva@example.test', password: 'demo' }),
    answer: '400 loginFailed',
  },
  {
    what: 'a login type nobody has',
    as: 'nobody',
    call: get('/api/Auth/Login?loginType=BackOffice'),
    answer: '400 validation',
    errors: ['loginType'],
  },
  {
    what: 'a way back of 201 characters',
    as: 'nobody',
    call: get(`/api/Auth/Login?returnTo=/${'a'.repeat(200)}`),
    answer: '400 validation',
    errors: ['returnTo'],
  },
  {
    what: 'acting for a company without an authorisation',
    call: post('/api/Users/Impersonate', { representativeId: '00000000-0000-4000-8000-000000000001' }),
    answer: '404 notFound',
  },
  {
    what: 'acting for a company by its code',
    call: post('/api/Users/Impersonate', { representativeId: '900000016' }),
    answer: '400 validation',
    errors: ['representativeId'],
  },
  {
    what: 'acting for somebody as staff',
    as: 'staff',
    call: post('/api/Users/Impersonate', { representativeId: 'self' }),
    answer: '403 forbidden',
  },
];

/** Keys that are no keys; the same key with another body has a test of its own. */
const KEYS: readonly HostileCase[] = [
  ['seven characters', 'abcdefg'],
  ['a hundred and one characters', 'a'.repeat(101)],
  ['a space', 'abc defgh'],
  ['a letter with an accent', Buffer.from('raktas-ąžuolas').toString('latin1')],
  ['a prototype and more', '{"__proto__":1}'],
].map(([what, key]) => ({
  what: `an Idempotency-Key of ${what}`,
  call: post('/api/Request/Start', {}),
  key: key!,
  answer: '400 malformedBody',
}));

export const DOOR_CASES: readonly HostileCase[] = [...PATHS, ...METHODS, ...LOGINS, ...ENTRANCES, ...KEYS];
