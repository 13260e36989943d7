// Numbers and bodies that are none.
import { get, post, type HostileCase } from './case.ts';

const draft = (id: unknown, formVersion: unknown, more: object = {}) =>
  post('/api/Request/SaveDraft', { requestSystemInfo: { RequestId: id }, formVersion, ...more });

const NUMBERS: readonly HostileCase[] = [
  ['abc', 'letters'],
  ['-1', 'a negative number'],
  ['0', 'zero'],
  ['1.5', 'a fraction'],
  ['1e3', 'scientific notation'],
  ['0x10', 'a hexadecimal number'],
  ['9007199254740993', 'a number over 2^53'],
  ['99999999999999999999999', 'a number over 64 bits'],
  ['', 'nothing'],
  ['%00', 'NUL'],
  ['%D9%A1', 'a digit of another script'],
  ["1'%20or%20'1'='1", 'SQL'],
  ['__proto__', 'a prototype'],
  ['NaN', 'NaN'],
].map(([value, what]) => ({
  what: `Get: ${what} for the number of a request`,
  call: get(`/api/Request/Get?requestId=${value}`),
  answer: '400 validation',
  errors: ['requestId'],
}));

const JSON_NUMBERS: readonly HostileCase[] = [
  ['text', '"abc"'],
  ['a fraction', '1.5'],
  ['a negative number', '-7'],
  ['minus zero', '-0'],
  ['a number over 2^53', '9007199254740993'],
  ['a number that is infinite', '1e309'],
  ['null', 'null'],
  ['true', 'true'],
  ['a list', '[1]'],
  ['an object', '{"$gt":0}'],
].map(([what, value]) => ({
  what: `SaveUserComment: ${what} for the number of a request`,
  call: post('/api/Request/SaveUserComment', `{"requestId":${value},"comment":"Sveiki gyvi"}`),
  answer: '400 validation',
  errors: ['requestId'],
}));

const NOT_JSON: readonly HostileCase[] = [
  ['NaN', '{"requestId":NaN}'],
  ['Infinity', '{"requestId":Infinity}'],
  ['a comment', '{"requestId":1 /* 1 */}'],
  ['a trailing comma', '{"requestId":1,}'],
  ['single quotes', "{'requestId':1}"],
  ['a bare word', 'undefined'],
  ['a number alone', '42'],
  ['text alone', '"labas"'],
  ['two objects', '{"requestId":1}{"requestId":2}'],
  ['a NUL between', '{"requestId":\u00001}'],
  ['„constructor“', '{"requestId":1,"constructor":{"prototype":{"isAdmin":true}}}'],
  ['„prototype“', '{"requestId":1,"a":{"prototype":{}}}'],
  ['an escaped „__proto__“', '{"requestId":1,"\\u005f\\u005fproto\\u005f\\u005f":{"isAdmin":true}}'],
].map(([what, body]) => ({
  what: `a JSON body with ${what}`,
  call: post('/api/Request/CheckForApprove', body),
  answer: '400 malformedBody',
}));

const BODIES: readonly HostileCase[] = [
  {
    what: 'a body over a megabyte',
    call: ({ draft: id }) => draft(id, 1, { x: 'x'.repeat(1_100_000) }),
    answer: '413 bodyTooLarge',
  },
  {
    what: 'a body over a megabyte in chunks without its length',
    call: ({ draft: id }) => ({
      ...draft(id, 1),
      body: undefined,
      chunks: ['{"x":"', 'y'.repeat(1_100_000), '"}'],
    }),
    answer: '413 bodyTooLarge',
  },
  {
    what: 'a body that says it is packed and is not',
    call: ({ draft: id }) => ({
      ...draft(id, 1),
      headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
    }),
    answer: '400 malformedBody',
  },
  {
    what: 'a packing nobody knows',
    call: ({ draft: id }) => ({
      ...draft(id, 1),
      headers: { 'content-type': 'application/json', 'content-encoding': 'lzma' },
    }),
    answer: '400 malformedBody',
  },
  {
    what: 'a character set nobody knows',
    call: ({ draft: id }) => ({
      ...draft(id, 1),
      headers: { 'content-type': 'application/json; charset=klingon' },
    }),
    answer: '400 malformedBody',
  },
  {
    what: 'XML for JSON',
    call: () =>
      post('/api/Request/SaveDraft', '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a>&x;</a>', {
        'content-type': 'application/xml',
      }),
    answer: '400 malformedBody',
  },
  {
    what: 'a form of a browser for JSON',
    call: ({ draft: id }) =>
      post('/api/Request/CheckForApprove', `requestId=${id}`, {
        'content-type': 'application/x-www-form-urlencoded',
      }),
    answer: '400 malformedBody',
  },
  {
    what: 'no body where one is needed',
    call: () => post('/api/Request/SaveUserComment'),
    answer: '400 validation',
    errors: ['comment', 'requestId'],
  },
  {
    what: 'an empty object where more is needed',
    call: () => post('/api/Request/SaveDraft', {}),
    answer: '400 validation',
    errors: ['formVersion', 'requestSystemInfo'],
  },
];

export const BODY_CASES: readonly HostileCase[] = [...NUMBERS, ...JSON_NUMBERS, ...NOT_JSON, ...BODIES];
