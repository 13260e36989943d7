import { describe, expect, test } from '@jest/globals';
import type { GlobalError } from '../ui/modal-store.ts';
import { ApiProblem, NoAnswer, dialogOf, problemOf } from './problem.ts';

const NO_HEADERS = new Headers();
const shown = (status: number, body: unknown) => dialogOf(problemOf(status, body, NO_HEADERS));

const fields = (message: string | null, ...list: [string, string][]): GlobalError => ({
  kind: 'fields',
  fields: list.map(([field, text]) => ({ field, message: text })),
  message,
});
const told = (message: string, requestId: string | null = null): GlobalError => ({
  kind: 'description',
  message,
  requestId,
});
const GENERIC: GlobalError = { kind: 'generic', requestId: null };
const FORBIDDEN: GlobalError = { kind: 'forbidden' };

type Row = [what: string, status: number, body: unknown, dialog: GlobalError | null];

/** Section 8 of the specification, „Global handling“, row by row. */
const TABLE: Row[] = [
  ['401 leads to the login', 401, { code: 'sessionExpired', ErrorDescription: 'Sesija baigėsi' }, null],
  ['401 without a body too', 401, null, null],

  [
    '400 with a list is about attachments',
    400,
    { errors: ['Trūksta A', 'Trūksta B'] },
    { kind: 'attachments', messages: ['Trūksta A', 'Trūksta B'] },
  ],
  ['400 that is a list itself, too', 400, ['Trūksta A'], { kind: 'attachments', messages: ['Trūksta A'] }],
  ['an empty list is still about attachments', 400, { errors: [] }, { kind: 'attachments', messages: [] }],
  [
    'a list with another status is not',
    409,
    { errors: ['A'], ErrorDescription: 'Jau pateikta' },
    told('Jau pateikta'),
  ],

  [
    '400 with errors by field: the first message of each',
    400,
    { errors: { Iban: ['Neteisingas formatas', 'antras'], LoanSum: ['Per daug'] } },
    fields(null, ['Iban', 'Neteisingas formatas'], ['LoanSum', 'Per daug']),
  ],
  [
    'a field without a message is left out',
    400,
    { errors: { Iban: ['Blogai'], LoanSum: [] } },
    fields(null, ['Iban', 'Blogai']),
  ],
  ['a message that is no list counts', 400, { errors: { Iban: 'Blogai' } }, fields(null, ['Iban', 'Blogai'])],
  ['400 with only ErrorMessage', 400, { ErrorMessage: 'Blogai' }, fields('Blogai')],
  [
    '400 with ErrorMessage and errors by field',
    400,
    { ErrorMessage: 'Blogai', errors: { Iban: ['x'] } },
    fields('Blogai', ['Iban', 'x']),
  ],
  [
    'errors by field beside an ErrorId are no validation',
    400,
    { ErrorId: 'E1', errors: { Iban: ['x'] }, ErrorDescription: 'Neįvyko' },
    told('Neįvyko'),
  ],
  [
    'errors by field beside an ErrorId and nothing said',
    400,
    { ErrorId: 'E1', errors: { Iban: ['x'] } },
    GENERIC,
  ],
  ['no field at all and nothing said', 400, { errors: {} }, GENERIC],
  ['errors by field with another status', 409, { errors: { Iban: ['x'] } }, GENERIC],

  [
    'ErrorDescription is shown as it is',
    409,
    { ErrorDescription: 'Jau pateikta', requestId: 'r1' },
    told('Jau pateikta', 'r1'),
  ],
  ['with 400', 400, { ErrorId: 'a', ErrorMessage: 'Trumpai', ErrorDescription: 'Ilgai' }, told('Ilgai')],
  ['with 404', 404, { ErrorDescription: 'Nerasta' }, told('Nerasta')],
  ['with 413', 413, { ErrorDescription: 'Per didelis' }, told('Per didelis')],
  ['with 500', 500, { ErrorDescription: 'Įvyko klaida' }, told('Įvyko klaida')],
  ['with 503', 503, { ErrorDescription: 'Laikinai nepasiekiama' }, told('Laikinai nepasiekiama')],

  ['403 is about rights, whatever is said', 403, { ErrorDescription: 'kita' }, FORBIDDEN],
  ['403 without a body', 403, '', FORBIDDEN],
  ['403 with a list', 403, { errors: ['x'] }, FORBIDDEN],

  ['„NoLoginType“ is nobody’s error', 400, { ErrorMessage: 'NoLoginType' }, null],
  ['nor is its code', 400, { code: 'noLoginType', ErrorDescription: 'x' }, null],

  ['500 without a body', 500, null, GENERIC],
  ['502 with the page of a proxy', 502, '<html>Bad gateway</html>', GENERIC],
  ['504 with half of a JSON', 504, '{"ErrorDesc', GENERIC],
  ['a body that is a number', 400, 42, GENERIC],
  ['a description that is no text', 400, { ErrorDescription: { a: 1 } }, GENERIC],
  ['only ErrorMessage with another status', 500, { ErrorMessage: 'stack' }, GENERIC],
  ['a status nobody knows', 418, {}, GENERIC],
];

describe('which keys are set decides the dialog', () => {
  test.each(TABLE)('%s', (_what, status, body, dialog) => {
    expect(shown(status, body)).toEqual(dialog);
  });

  test('no answer says that the connection is gone; a fault of our own does not', () => {
    expect(dialogOf(new NoAnswer(new TypeError('Failed to fetch')))).toEqual({ ...GENERIC, offline: true });
    expect(dialogOf(new TypeError('x is undefined'))).toEqual(GENERIC);
    expect(dialogOf(undefined)).toEqual(GENERIC);
  });

  test('an answer without a body still becomes a problem with its number and pause', () => {
    const read = problemOf(503, 'Bad gateway', new Headers({ 'Retry-After': '5', 'X-Request-Id': 'abc' }));
    expect(read).toMatchObject({ status: 503, code: 'unexpected', requestId: 'abc', retryAfter: 5 });
    expect(dialogOf(read)).toEqual({ kind: 'generic', requestId: 'abc' });
    expect(read).toBeInstanceOf(ApiProblem);
  });
});
