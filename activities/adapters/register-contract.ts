import { z } from 'zod';
import { REGISTER_IDS, REGISTERS_OF, type RegisterId } from '../../domain/registers/register-id.ts';
import { ANSWER_OF } from './register-answers.ts';
import { frame, waiting } from './registers.ts';

/** Grows when an answer that was right becomes wrong; what is only added leaves it. It stands in the address. */
const VERSION = '1';

const SAYS: Readonly<Record<RegisterId, string>> = {
  'legal-entities': 'Name, legal form, status, seat and manager of a legal entity',
  accounts: 'Filed financial statements by year; no figures for a year that was not filed',
  'tax-authority': 'Reliability, VAT, activities and trade; asked first, answered later',
  'social-insurance': 'Insured employees in the last month reported',
  insolvency: 'Insolvency cases of a company or a person; an open one has no end',
  shareholders: 'Participants of a company with their parts of shares and votes, in percent',
  leases: 'Registered leases in which the subject is tenant or owner',
  'individual-activity': 'Certificates of individual activity of a person',
};

const CODE = { company: { companyCode: '^\\d{9}$' }, person: { personalCode: '^\\d{11}$' } } as const;

type Json = Record<string, unknown>;

const jsonSchema = (schema: z.ZodType): Json => {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io: 'input' });
  return rest;
};

const schemaName = (register: RegisterId): string =>
  register.replace(/(^|-)(\w)/g, (_, _dash, letter: string) => letter.toUpperCase());
const ref = (name: string): Json => ({ $ref: `#/components/schemas/${name}` });
const content = (schema: Json): Json => ({ 'application/json': { schema } });

/** Whom a register may be asked about: a company, a person, or either, by code in the body and never in the address. */
function subjectOf(register: RegisterId): Json {
  const kinds = (['company', 'person'] as const).filter((kind) =>
    (REGISTERS_OF[kind] as readonly string[]).includes(register),
  );
  const shapes = kinds.map((kind) => {
    const [[name, pattern] = ['', '']] = Object.entries(CODE[kind]);
    return { type: 'object', properties: { [name]: { type: 'string', pattern } }, required: [name] };
  });
  return shapes.length === 1 ? shapes[0]! : { oneOf: shapes };
}

function answerOf(register: RegisterId): Json {
  const around = jsonSchema(frame) as { properties: Json };
  return { ...around, properties: { ...around.properties, data: ref(schemaName(register)) } };
}

const failed = (description: string): Json => ({ description });
const FAILURES: Json = {
  401: failed('The key is not known. Not asked again.'),
  403: failed('The key may not ask this register. Not asked again.'),
  404: failed('The register does not know the subject. An answer like any other: it is stored as such.'),
  429: failed(
    'Too many questions. Asked again after `Retry-After` (seconds or a date), five minutes at most.',
  ),
  503: failed(
    'Not now. Like 408 and every other 5xx: asked again after `Retry-After`, or after growing pauses.',
  ),
};

function operationOf(register: RegisterId): Json {
  const answer = { description: 'The answer', content: content(ref(`${schemaName(register)}Answer`)) };
  const taken = { description: 'Taken; read it with the id', content: content(ref('Waiting')) };
  return {
    summary: SAYS[register],
    requestBody: { required: true, content: content(subjectOf(register)) },
    responses: { ...(register === 'tax-authority' ? { 202: taken } : { 200: answer }), ...FAILURES },
  };
}

/**
 * The contract of the register gateway as an OpenAPI 3.1 description, made from the checks the adapter itself makes: what it
 * describes is what the portal takes, no more and no less.
 */
export function registerContract(): Json {
  const tax = schemaName('tax-authority');
  const readAnswer = { description: 'The answer', content: content(ref(`${tax}Answer`)) };
  const notYet = {
    description: 'Not yet; `soFar` is what is known already, its sums of trade empty',
    content: content({
      allOf: [ref('Waiting'), { type: 'object', properties: { soFar: ref(`${tax}Answer`) } }],
    }),
  };
  return {
    openapi: '3.1.0',
    info: {
      title: 'Gateway of the state registers, as the loan portal asks it',
      version: VERSION,
      description:
        'One question a call. Sums are decimals in euros with a point, as text. Days are yyyy-MM-dd in Vilnius. ' +
        'Unknown fields are passed over. The answer names its subject: one about somebody else is refused. ' +
        'A redirect is refused. A question may come twice.',
    },
    security: [{ key: [] }],
    paths: {
      ...Object.fromEntries(
        REGISTER_IDS.map((register) => [`/v${VERSION}/${register}`, { post: operationOf(register) }]),
      ),
      [`/v${VERSION}/tax-authority/queries/{queryId}`]: {
        get: {
          summary: 'The answer of the tax authority, or that it is not there yet',
          parameters: [{ name: 'queryId', in: 'path', required: true, schema: { type: 'string' } }],
          responses: {
            200: readAnswer,
            202: notYet,
            ...FAILURES,
            404: failed('The question is forgotten; it is asked anew.'),
          },
        },
      },
    },
    components: {
      securitySchemes: { key: { type: 'http', scheme: 'bearer' } },
      schemas: {
        Waiting: jsonSchema(waiting),
        ...Object.fromEntries(
          REGISTER_IDS.flatMap((register) => [
            [schemaName(register), jsonSchema(ANSWER_OF[register])],
            [`${schemaName(register)}Answer`, answerOf(register)],
          ]),
        ),
      },
    },
  };
}
