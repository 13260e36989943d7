// Files that are none, are too many, stand under another name or lie about themselves.
import { PROBLEM_TEXT } from '../../../domain/texts/lt/problem.ts';
import { multipart, CANARY, get, remove, type HostileCase, type HostileWorld, type Part } from './case.ts';

const PATH = '/api/request/UploadFiles';
const PDF = '%PDF-1.7\n%%EOF\n';
const SOME = '00000000-0000-4000-8000-000000000001';

const fields = (id: unknown, type: unknown = 11): Part[] => [
  { name: 'RequestId', value: String(id) },
  { name: 'FileType', value: String(type) },
];
const file = (fileName: string, bytes: Buffer | string = PDF, name = 'Files'): Part => ({
  name,
  fileName,
  bytes,
});
const sent =
  (parts: Part[], type: unknown = 11) =>
  ({ draft }: HostileWorld) =>
    multipart(PATH, [...fields(draft, type), ...parts]);

const NAMED = 'Files[0].FileName';
const FORMAT = PROBLEM_TEXT.fileTypeNotAllowed;
const CONTENT = PROBLEM_TEXT.fileContentMismatch;

const NAMES: readonly HostileCase[] = [
  ['no extension', 'failas', FORMAT],
  ['an extension turned around', `sąskaita\u202efdp.exe`, FORMAT],
  ['two extensions', 'a.pdf.exe', FORMAT],
  ['a dot at the end', 'a.pdf.', FORMAT],
  ['only an extension', '.htaccess', FORMAT],
  ['a script', 'a.svg', FORMAT],
].map(([what, name, sentence]) => ({
  what: `a file with ${what}`,
  call: sent([file(name!)]),
  answer: '400 validation',
  errors: [NAMED],
  sentence: sentence!,
}));

const CONTENTS: readonly HostileCase[] = [
  ['an empty file', '', 'Failas tuščias'],
  ['a program called pdf', 'MZ\u0000\u0001', CONTENT],
  ['a web page called pdf', '<html><script>alert(1)</script>', CONTENT],
  ['text called pdf', CANARY, CONTENT],
].map(([what, bytes, sentence]) => ({
  what,
  call: sent([file('a.pdf', bytes)]),
  answer: '400 validation',
  errors: [NAMED],
  sentence: sentence!,
})) as readonly HostileCase[];

const BODIES: readonly HostileCase[] = [
  { what: 'an upload without a file', call: sent([]), answer: '400 validation', errors: ['Files'] },
  {
    what: 'an upload under another name',
    call: sent([file('a.pdf', PDF, 'Attachment')]),
    answer: '400 malformedBody',
  },
  {
    what: 'a file where a number is meant',
    call: ({ draft }) => multipart(PATH, [file('a.pdf', PDF, 'RequestId'), ...fields(draft)]),
    answer: '400 malformedBody',
  },
  {
    what: 'eleven files',
    call: sent(Array.from({ length: 11 }, () => file('a.pdf'))),
    answer: '400 fileLimitReached',
  },
  {
    what: 'the second of two files is wrong',
    call: sent([file('a.pdf'), file('b.exe')]),
    answer: '400 validation',
    errors: ['Files[1].FileName'],
  },
  {
    what: 'a purpose nobody knows',
    call: sent([file('a.pdf')], 99),
    answer: '400 validation',
    errors: ['FileType'],
  },
  {
    what: 'a purpose in words',
    call: sent([file('a.pdf')], 'kita'),
    answer: '400 validation',
    errors: ['FileType'],
  },
  {
    what: 'two numbers of requests',
    call: ({ draft, othersDraft }) =>
      multipart(PATH, [...fields(draft), { name: 'RequestId', value: String(othersDraft) }, file('a.pdf')]),
    answer: '400 validation',
    errors: ['RequestId'],
  },
  {
    what: 'a field with a prototype’s name',
    call: ({ draft }) =>
      multipart(PATH, [
        { name: '__proto__[isAdmin]', value: 'true' },
        { name: 'FileType', value: '11' },
        file('a.pdf'),
        { name: 'RequestId[constructor]', value: String(draft) },
      ]),
    answer: '400 validation',
    errors: ['RequestId'],
  },
  {
    what: 'a field of a hundred thousand characters',
    call: sent([{ name: 'Additional', value: 'x'.repeat(100_001) }, file('a.pdf')]),
    answer: '400 malformedBody',
  },
  {
    what: 'thirty-one fields',
    call: sent([
      ...Array.from({ length: 31 }, (_one, index) => ({ name: `f${index}`, value: 'x' })),
      file('a.pdf'),
    ]),
    answer: '400 malformedBody',
  },
  { what: 'a file’s name with a NUL', call: sent([file('a.exe\u0000.pdf')]), answer: '400 malformedBody' },
  {
    what: 'a file’s name that is a path and no name',
    call: sent([file('../../')]),
    answer: '400 validation',
    errors: ['Files'],
  },
  {
    what: 'an upload in JSON',
    call: ({ draft }) => ({
      method: 'POST',
      path: PATH,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ RequestId: draft, FileType: 11 }),
    }),
    answer: '400 malformedBody',
  },
  {
    what: 'a multipart body that ends in the middle',
    call: (world) => {
      const call = sent([file('a.pdf')])(world);
      return { ...call, body: (call.body as Buffer).subarray(0, -20) };
    },
    answer: '400 malformedBody',
  },
  {
    what: 'a multipart body of nothing',
    call: (world) => ({ ...sent([])(world), body: '' }),
    answer: '400 malformedBody',
  },
  {
    what: 'a file to somebody else’s request',
    call: ({ othersDraft }) => multipart(PATH, [...fields(othersDraft), file('a.pdf')]),
    answer: '404 notFound',
  },
  {
    what: 'a file to a request nobody has',
    call: multipart(PATH, [...fields(987654321), file('a.pdf')]),
    answer: '404 notFound',
  },
  {
    what: 'a file to what was submitted',
    call: ({ submitted }) => multipart(PATH, [...fields(submitted), file('a.pdf')]),
    answer: '400 validation',
    errors: ['RequestId'],
    sentence: 'Negalima pateikti failo šiai paraiškai',
  },
  {
    what: 'an additional file to a draft',
    call: sent([{ name: 'Additional', value: 'true' }, file('a.pdf')]),
    answer: '400 validation',
    errors: ['RequestId'],
  },
  {
    what: 'somebody else’s file',
    call: ({ othersDraft, othersFileId }) => get(`/api/request/DownloadFile/${othersDraft}/${othersFileId}`),
    answer: '404 notFound',
  },
  {
    what: 'somebody else’s file as one’s own',
    call: ({ draft, othersFileId }) => get(`/api/request/DownloadFile/${draft}/${othersFileId}`),
    answer: '404 notFound',
  },
  {
    what: 'a file that is a path',
    call: ({ draft }) => get(`/api/request/DownloadFile/${draft}/..%2f..%2fetc%2fpasswd`),
    answer: '404 notFound',
  },
  {
    what: 'somebody else’s files in one',
    call: ({ othersDraft }) => get(`/api/request/DownloadAllFiles/${othersDraft}`),
    answer: '404 notFound',
  },
  {
    what: 'deleting somebody else’s file',
    call: ({ othersDraft, othersFileId }) =>
      remove(`/api/request/DeleteUploadedFile/${othersDraft}/${othersFileId}`),
    answer: '404 notFound',
  },
  {
    what: 'deleting somebody else’s file as one’s own',
    call: ({ draft, othersFileId }) => remove(`/api/request/DeleteUploadedFile/${draft}/${othersFileId}`),
    answer: '404 notFound',
  },
  {
    what: 'deleting a file nobody has',
    call: ({ draft }) => remove(`/api/request/DeleteUploadedFile/${draft}/${SOME}`),
    answer: '404 notFound',
  },
  {
    what: 'a request for a change of a draft',
    call: ({ draft }) =>
      multipart('/api/Request/RequestChangeConditions', [
        { name: 'RequestId', value: String(draft) },
        file('a.pdf'),
      ]),
    answer: '409 wrongStatus',
  },
];

/** The values of a register entered by hand come as JSON inside a field. */
const VALUES: readonly HostileCase[] = [
  ['half a JSON', '{"employees":'],
  ['a prototype', '{"__proto__":{"isAdmin":true}}'],
  ['lists without end', `${'['.repeat(5_000)}${']'.repeat(5_000)}`],
].map(([what, values]) => ({
  what: `staff: values of a register with ${what}`,
  as: 'staff' as const,
  call: ({ submitted }: HostileWorld) =>
    multipart('/api/BackOffice/EnterRegisterValue', [
      { name: 'RequestId', value: String(submitted) },
      { name: 'register', value: 'social-insurance' },
      { name: 'values', value: values! },
    ]),
  answer: '400 validation',
  errors: ['values'],
}));

const AUTHORISATION = '/api/Users/SaveCompanyRepresentative';
const person = (changed: Record<string, string>): Part[] =>
  Object.entries({
    FirstName: 'Jonas',
    LastName: 'Jonaitis',
    PersonalCode: '39001010077',
    ValidFrom: '2026-11-01',
    ValidTo: '2027-11-01',
    ...changed,
  }).map(([name, value]) => ({ name, value }));

const AUTHORISATIONS: readonly HostileCase[] = (
  [
    ['a day that is none', { ValidTo: '2026-02-30' }, 'ValidTo'],
    ['a year 0', { ValidTo: '0000-01-01' }, 'ValidTo'],
    ['an end before the start', { ValidTo: '2026-10-01' }, 'ValidTo'],
    ['letters for a personal code', { PersonalCode: 'Jonas' }, 'PersonalCode'],
    ['a personal code of ten digits', { PersonalCode: '3900101007' }, 'PersonalCode'],
    ['no name', { FirstName: ' \u0000\u202e' }, 'FirstName'],
    ['a name of 201 characters', { LastName: 'x'.repeat(201) }, 'LastName'],
  ] as const
).map(([what, changed, field]) => ({
  what: `an authorisation with ${what}`,
  call: multipart(AUTHORISATION, [...person(changed), file('igaliojimas.pdf', PDF, 'UploadedFile')]),
  answer: '400 validation',
  errors: [field],
}));

const AUTHORISATION_FILES: readonly HostileCase[] = [
  {
    what: 'an authorisation without its file',
    call: multipart(AUTHORISATION, person({})),
    answer: '400 validation',
    errors: ['UploadedFile'],
  },
  {
    what: 'an authorisation with a picture',
    call: multipart(AUTHORISATION, [...person({}), file('a.jpg', PDF, 'UploadedFile')]),
    answer: '400 validation',
    errors: ['UploadedFile'],
  },
  {
    what: 'an authorisation with two files',
    call: multipart(AUTHORISATION, [
      ...person({}),
      file('a.pdf', PDF, 'UploadedFile'),
      file('b.pdf', PDF, 'UploadedFile'),
    ]),
    answer: '400 fileLimitReached',
  },
  {
    what: 'an authorisation that is somebody else’s',
    call: multipart(AUTHORISATION, [...person({ Id: SOME }), file('a.pdf', PDF, 'UploadedFile')]),
    answer: '404 notFound',
  },
];

export const FILE_CASES: readonly HostileCase[] = [
  ...NAMES,
  ...CONTENTS,
  ...BODIES,
  ...VALUES,
  ...AUTHORISATIONS,
  ...AUTHORISATION_FILES,
];
