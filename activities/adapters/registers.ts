import { z } from 'zod';
import { REGISTER_POLICIES, type RegisterPolicies } from '../../domain/registers/policies.ts';
import type { RegisterId } from '../../domain/registers/register-id.ts';
import type { StoredEmployees, StoredLegalEntity } from '../../domain/registers/stored.ts';
import { AdapterError } from './adapter-error.ts';
import type { HttpCall } from './http.ts';
import { call, callJson, endpoint, parseJson } from './http.ts';
import { ANSWER_OF, type Taxpayer } from './register-answers.ts';
import { ownGate, type RegisterGate } from './register-gate.ts';
import { registerGuards, type RegisterReport } from './register-guard.ts';

export type CompanySubject = { companyCode: string };
export type PersonSubject = { personalCode: string };
export type RegisterSubject = CompanySubject | PersonSubject;

/** A register's answer: whose data, of which day, and the data. */
export interface RegisterAnswer<T> {
  source: string;
  /** Day the data describes, yyyy-MM-dd; null where the source does not say. */
  asOf: string | null;
  data: T;
}

/** The gateway always says the day. */
export interface GatewayAnswer<T> extends RegisterAnswer<T> {
  asOf: string;
}

export type TaxQueryState =
  /** `soFar`: what it knows already, its sums of trade still empty. */
  | { ready: false; retryAfterMs: number; soFar?: GatewayAnswer<Taxpayer> }
  | { ready: true; answer: GatewayAnswer<Taxpayer> };

type Asked = { companyCode: string; timeoutMs: number };

/** Registers that open data stand in for; AdapterError as everywhere. */
export interface PublicSources {
  'legal-entities'?: (asked: Asked) => Promise<RegisterAnswer<StoredLegalEntity>>;
  'social-insurance'?: (asked: Asked) => Promise<RegisterAnswer<StoredEmployees>>;
}

/** Where a register is asked, and the key it wants. */
export interface RegisterEndpoint {
  url: string;
  apiKey: string;
}

export type RegisterEndpoints = Readonly<Partial<Record<RegisterId, RegisterEndpoint>>>;

export interface RegistersConfig {
  /** The gateway: every register without an endpoint of its own is asked there. */
  baseUrl: string;
  apiKey: string;
  endpoints?: RegisterEndpoints;
  /** Asked instead of the gateway. */
  publicSources?: PublicSources;
  policies?: RegisterPolicies;
  /** Where turns and open breakers are kept; by itself each process keeps its own. */
  gate?: RegisterGate;
  /** Hears of every call and of every breaker that opens or closes. */
  report?: RegisterReport;
}

/** The gateway has taken a question and answers it later. */
export const waiting = z.object({
  queryId: z.string().regex(/^[\w-]{8,64}$/),
  retryAfterMs: z.number().min(0).max(3_600_000),
});

/** Around every answer: whose data, and of which day. */
export const frame = z.object({
  source: z.string().min(1).max(200),
  asOf: z.iso.date(),
  subject: z.union([z.object({ companyCode: z.string() }), z.object({ personalCode: z.string() })]),
  data: z.unknown(),
});

const stillLooking = waiting.extend({ soFar: frame.optional() });

/** Opens an answer; one about somebody else is refused first: registers do mix up queries, and a wrong figure is worse than none. */
function open<T extends z.ZodType>(
  told: z.output<typeof frame>,
  { service, asked, data }: { service: string; asked: RegisterSubject; data: T },
): GatewayAnswer<z.output<T>> {
  const code = (subject: RegisterSubject): string =>
    'companyCode' in subject ? `company:${subject.companyCode}` : `person:${subject.personalCode}`;
  if (code(asked) !== code(told.subject)) throw new AdapterError('wrongSubject', service);
  const parsed = data.safeParse(told.data);
  if (!parsed.success) throw new AdapterError('malformed', service);
  return { source: told.source, asOf: told.asOf, data: parsed.data };
}

/**
 * Client of the state registers: one function a register, all answers validated, sums in integer cents.
 * Throws AdapterError: `notFound` = the register does not know the subject; transient codes may be asked again.
 */
export function createRegisters(config: RegistersConfig) {
  const { baseUrl, apiKey, endpoints = {}, publicSources = {} } = config;
  const { policies = REGISTER_POLICIES, report = () => undefined, gate = ownGate() } = config;
  const guard = registerGuards({ policies, report, gate });
  const exchange = (register: RegisterId, path = ''): HttpCall => {
    const at = endpoints[register] ?? { url: baseUrl, apiKey };
    return {
      service: register,
      url: endpoint(at.url, `/v1/${register}${path}`),
      headers: { Authorization: `Bearer ${at.apiKey}` },
      timeoutMs: policies[register].callMs,
    };
  };
  const request = (register: RegisterId, subject: RegisterSubject): HttpCall => ({
    ...exchange(register),
    method: 'POST',
    body:
      'companyCode' in subject
        ? { companyCode: subject.companyCode }
        : { personalCode: subject.personalCode },
  });

  const ask = async <T extends z.ZodType>(
    register: RegisterId,
    subject: RegisterSubject,
    data: T,
  ): Promise<GatewayAnswer<z.output<T>>> => {
    const told = await guard(register)(() => callJson(request(register, subject), frame));
    return open(told, { service: register, asked: subject, data });
  };

  /** Asks the open data where they stand in for the register. */
  const askPublic = <R extends keyof PublicSources, T>(
    register: R,
    { companyCode }: CompanySubject,
    source: ((asked: Asked) => Promise<RegisterAnswer<T>>) | undefined,
  ): Promise<RegisterAnswer<T>> | null =>
    source ? guard(register)(() => source({ companyCode, timeoutMs: policies[register].callMs })) : null;

  return {
    policies,

    /** Register of legal entities: name, type, status, seat, manager. */
    legalEntity: (subject: CompanySubject): Promise<RegisterAnswer<StoredLegalEntity>> =>
      askPublic('legal-entities', subject, publicSources['legal-entities']) ??
      ask('legal-entities', subject, ANSWER_OF['legal-entities']),
    /** Filed financial statements by year, in cents; figures are null for a year that was not filed. */
    accounts: (subject: CompanySubject) => ask('accounts', subject, ANSWER_OF.accounts),
    /** Insured employees in the last reported month. */
    employees: (subject: CompanySubject): Promise<RegisterAnswer<StoredEmployees>> =>
      askPublic('social-insurance', subject, publicSources['social-insurance']) ??
      ask('social-insurance', subject, ANSWER_OF['social-insurance']),
    /** Insolvency cases of a company or a person; open ones have no `closedOn`. */
    insolvency: (subject: RegisterSubject) => ask('insolvency', subject, ANSWER_OF.insolvency),
    /** Participants with their parts of shares and votes, in percent. */
    shareholders: (subject: CompanySubject) => ask('shareholders', subject, ANSWER_OF.shareholders),
    /** Registered leases where the subject is tenant or owner. */
    leases: (subject: RegisterSubject) => ask('leases', subject, ANSWER_OF.leases),
    /** Certificates of individual activity of a person. */
    individualActivity: (subject: PersonSubject) =>
      ask('individual-activity', subject, ANSWER_OF['individual-activity']),

    /** Asks the tax authority, which answers later; keep the id and read it with `readTaxQuery`. */
    startTaxQuery: async (subject: RegisterSubject): Promise<{ queryId: string; retryAfterMs: number }> =>
      guard('tax-authority')(() => callJson(request('tax-authority', subject), waiting)),

    /** The state of a query; `notFound` = the authority has forgotten it, start again. */
    readTaxQuery: async (queryId: string, subject: RegisterSubject): Promise<TaxQueryState> => {
      const service = 'tax-authority';
      const { body, status } = await guard(service)(() =>
        call(exchange(service, `/queries/${encodeURIComponent(queryId)}`)),
      );
      if (status === 202) {
        const { retryAfterMs, soFar } = parseJson(service, body, stillLooking);
        if (!soFar) return { ready: false, retryAfterMs };
        const known = open(soFar, { service, asked: subject, data: ANSWER_OF[service] });
        return { ready: false, retryAfterMs, soFar: known };
      }
      const told = parseJson(service, body, frame);
      return { ready: true, answer: open(told, { service, asked: subject, data: ANSWER_OF[service] }) };
    },
  };
}

export type Registers = ReturnType<typeof createRegisters>;
