// An action is described once: what is made from its row is there, and both ends of its call read it the same way.
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { callSchemas, readCall } from '../../api/action-call.ts';
import { ROUTES } from '../../api/routes/index.ts';
import type { ActionField } from '../../domain/application/actions/field.ts';
import { fieldsOf, filesOf, INPUTS } from '../../domain/application/inputs.ts';
import { STAFF_ROLES } from '../../domain/application/role.ts';
import {
  ACTION_NAMES,
  buttonOf,
  callOf,
  transitionOf,
  type ActionName,
} from '../../domain/application/transitions.ts';
import { ACTION_TEXT } from '../../domain/texts/lt/action.ts';
import { DIALOG_FIELD } from '../../domain/texts/lt/screen/staff-dialog.ts';
import { addMonths, vilniusDate } from '../../domain/values/days.ts';
import { callParts } from '../../web/actions/send.ts';

const CALLED = ACTION_NAMES.filter((action) => callOf(action) !== null);
const PEOPLE: readonly string[] = ['applicant', ...STAFF_ROLES];

describe('the row of an action', () => {
  test('that a person carries out has a route and a button, or says what does it instead', () => {
    for (const action of ACTION_NAMES) {
      const { by, call, button } = transitionOf(action);
      const isPersons = by.some((role) => PEOPLE.includes(role));
      const isSaid = { action, call: call !== undefined, button: button !== undefined };
      if (isPersons) expect(isSaid).toEqual({ action, call: true, button: true });
      for (const said of [call, button]) {
        if (said && 'elsewhere' in said) expect(said.elsewhere.length).toBeGreaterThan(5);
      }
    }
  });

  test('is one route, open to its roles and to nobody else', () => {
    for (const action of CALLED) {
      const { path, method = 'POST' } = callOf(action)!;
      const routes = ROUTES.filter((route) => route.path === path);
      expect(routes.map((route) => route.method)).toEqual([method]);
      const { access, multipart, effect } = routes[0]!;
      const { by } = transitionOf(action);
      const staff = STAFF_ROLES.filter((role) => by.includes(role));
      expect(access).toEqual(by.includes('applicant') ? 'applicant' : { staff });
      expect(multipart?.max ?? null).toBe(filesOf(action)?.max ?? null);
      expect(effect).toBe('write');
    }
  });

  test('has words, also for each field that a dialog asks for', () => {
    for (const action of ACTION_NAMES) {
      expect(ACTION_TEXT[action].done).not.toBe('');
      if (!buttonOf(action) || !callOf(action)) continue;
      for (const name of Object.keys(fieldsOf(action))) expect(DIALOG_FIELD).toHaveProperty(name);
    }
  });

  test('names each field once on the wire, and nothing a person has written stands in an address', () => {
    for (const action of CALLED) {
      const call = callOf(action)!;
      const wires = Object.values(fieldsOf(action)).map(({ wire }) => wire.toLowerCase());
      expect(new Set([...wires, call.request.name.toLowerCase()]).size).toBe(wires.length + 1);
      for (const name of call.query ?? []) {
        expect(['assessor', 'version']).toContain(fieldsOf(action)[name]!.kind);
      }
    }
  });
});

describe('a call made from the row', () => {
  const today = vilniusDate(Date.now());
  const words = fc
    .string({ minLength: 6, maxLength: 60, unit: 'grapheme' })
    .map((text) => `žodžiai ${text}`.trim());
  const ahead = fc.integer({ min: 1, max: 120 }).map((months) => addMonths(today, months));

  /** Anything that fits a field of the kind. */
  function valueOf(field: ActionField): fc.Arbitrary<unknown> {
    switch (field.kind) {
      case 'sum':
        return fc.integer({ min: 1, max: 1_000_000_000_00 });
      case 'rate': {
        const rate = fc.integer({ min: 1, max: 10_000 });
        return field.formula ? fc.oneof(rate, fc.constant(null)) : rate;
      }
      case 'date':
        return field.never === 'past' ? ahead : fc.constant(today);
      case 'delay':
        return fc.integer({ min: field.min, max: field.max });
      case 'months':
        return fc.integer({ min: 1, max: 360 });
      case 'size':
        return fc.integer({ min: 1, max: 4 });
      case 'result':
        return fc.integer({ min: 1, max: field.max });
      case 'tick':
        return fc.boolean();
      case 'assessor':
      case 'signing':
        return fc.uuid();
      case 'sections':
      case 'documents':
        return fc.array(fc.constantFrom('loanInfo', 'companyEntity', 'suppliers'), { maxLength: 3 });
      case 'reason':
        return fc.oneof(fc.constant(null), fc.constantFrom('trade', 'other'));
      case 'seen':
        return fc.oneof(fc.constant(null), fc.integer({ min: 1, max: 1e9 }));
      case 'matches':
        return fc.uniqueArray(
          fc.record({
            matchId: fc.integer({ min: 1, max: 1e9 }),
            seenReviewId: fc.constant(null),
            answer: fc.constantFrom('same', 'other'),
            note: words,
          }),
          { minLength: 1, maxLength: 4, selector: ({ matchId }) => matchId },
        );
      case 'text':
        return fc.string({ minLength: 1, maxLength: 30 }).map((text) => `Nr. ${text}`.trim());
      case 'version':
      case 'source':
        return fc.integer({ min: 1, max: 1e9 });
      default:
        return words;
    }
  }

  const inputOf = (action: ActionName): fc.Arbitrary<Record<string, unknown>> =>
    fc.record(
      Object.fromEntries(Object.entries(fieldsOf(action)).map(([name, field]) => [name, valueOf(field)])),
    );

  /** As a form carries it: everything is text. */
  const asForm = (fields: Record<string, unknown>): Record<string, unknown> =>
    Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value)]));

  test.each(CALLED)('%s: what the dialog sends is what the API reads', (action) => {
    const call = callOf(action)!;
    const described = { call, fields: fieldsOf(action), files: filesOf(action) };
    const schemas = callSchemas(described);
    fc.assert(
      fc.property(inputOf(action), fc.integer({ min: 1, max: 1e9 }), (drawn, id) => {
        const input = INPUTS[action].parse(drawn) as Record<string, unknown>;
        const sent = callParts(action, call, { target: { id, version: 1 }, input });
        const isForm = described.files !== null;
        const read = readCall(described, {
          params: schemas.params?.parse(asForm(sent.path)) ?? {},
          query: schemas.query?.parse(asForm(sent.query)) ?? {},
          body: schemas.body?.parse(isForm ? asForm(sent.body) : sent.body) ?? {},
        });
        expect(read.requestId).toBe(id);
        expect(INPUTS[action].parse(read.input)).toEqual(input);
      }),
      { numRuns: 60 },
    );
  });

  test('a call by the other spelling, or with its comment in the query, says the same', () => {
    const call = callOf('approveWithDocs')!;
    const described = { call, fields: fieldsOf('approveWithDocs'), files: filesOf('approveWithDocs') };
    const body = callSchemas(described).body!.parse({
      requestId: 7,
      comment: 'Pažymos',
      refusalOfFunding: true,
    });
    expect(readCall(described, { params: {}, query: {}, body })).toEqual({
      requestId: 7,
      input: { comment: 'Pažymos', refusalOfFunding: true },
    });
    const reject = callOf('rejectConditionsChange')!;
    const rejected = { call: reject, fields: fieldsOf('rejectConditionsChange'), files: null };
    const { query, body: empty } = callSchemas(rejected);
    expect(
      readCall(rejected, {
        params: {},
        query: query!.parse({ requestId: '7', comment: 'Nepagrįsta' }),
        body: empty!.parse({}),
      }),
    ).toEqual({ requestId: 7, input: { comment: 'Nepagrįsta' } });
  });
});
