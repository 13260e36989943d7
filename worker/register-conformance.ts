import { setTimeout as wait } from 'node:timers/promises';
import { AdapterError } from '../activities/adapters/adapter-error.ts';
import {
  createRegisters,
  type RegisterEndpoint,
  type RegisterEndpoints,
  type RegisterSubject,
  type Registers,
} from '../activities/adapters/registers.ts';
import { REGISTER_IDS, REGISTERS_OF, type RegisterId } from '../domain/registers/register-id.ts';

export interface GatewayToCheck {
  /** Null: only registers with an endpoint of their own are asked. */
  gateway: RegisterEndpoint | null;
  endpoints?: RegisterEndpoints;
  /** Subjects the gateway knows; who is left out is not asked about. */
  companyCode?: string | undefined;
  personalCode?: string | undefined;
}

export interface Finding {
  register: RegisterId;
  asked: 'company' | 'person' | 'nobody' | 'with a wrong key';
  isGood: boolean;
  /** `answered`, or the code of the failure; never a value of the answer. */
  told: string;
}

/** Codes of right shape that nobody has. */
const NOBODY = { company: { companyCode: '000000000' }, person: { personalCode: '00000000000' } } as const;
const TAX_PATIENCE_MS = 120_000;

type Ask = (registers: Registers, subject: never) => Promise<unknown>;

const ASK: Readonly<Record<RegisterId, Ask>> = {
  'legal-entities': (registers, subject) => registers.legalEntity(subject),
  accounts: (registers, subject) => registers.accounts(subject),
  'tax-authority': askTax,
  'social-insurance': (registers, subject) => registers.employees(subject),
  insolvency: (registers, subject) => registers.insolvency(subject),
  shareholders: (registers, subject) => registers.shareholders(subject),
  leases: (registers, subject) => registers.leases(subject),
  'individual-activity': (registers, subject) => registers.individualActivity(subject),
};

async function askTax(registers: Registers, subject: RegisterSubject): Promise<void> {
  const { queryId } = await registers.startTaxQuery(subject);
  const end = Date.now() + TAX_PATIENCE_MS;
  for (;;) {
    const told = await registers.readTaxQuery(queryId, subject);
    if (told.ready) return;
    if (Date.now() + told.retryAfterMs > end) throw new AdapterError('timeout', 'tax-authority');
    await wait(told.retryAfterMs);
  }
}

async function toldBy(ask: Promise<unknown>): Promise<string> {
  try {
    await ask;
    return 'answered';
  } catch (error) {
    if (error instanceof AdapterError) return error.code;
    throw error;
  }
}

type Placed = readonly [RegisterId, RegisterEndpoint];

function endpointsOf({ gateway, endpoints = {} }: GatewayToCheck): readonly Placed[] {
  return REGISTER_IDS.flatMap((register): Placed[] => {
    const at = endpoints[register] ?? gateway;
    return at ? [[register, at]] : [];
  });
}

/** Every register that is asked stands among the endpoints, so nothing goes to the empty address. */
const clientOf = (endpoints: readonly Placed[]): Registers =>
  createRegisters({ baseUrl: '', apiKey: '', endpoints: Object.fromEntries(endpoints) });

/**
 * Asks a gateway everything the portal asks it, with the portal's own client: about a company and a person it knows, about
 * nobody, and with a wrong key. The contract is docs/registers.openapi.json.
 */
export async function checkGateway(toCheck: GatewayToCheck): Promise<Finding[]> {
  const { companyCode, personalCode } = toCheck;
  const endpoints = endpointsOf(toCheck);
  const own = clientOf(endpoints);
  const stranger = clientOf(
    endpoints.map(([register, { url, apiKey }]) => [register, { url, apiKey: `${apiKey}x` }]),
  );
  const known = {
    company: companyCode === undefined ? null : { companyCode },
    person: personalCode === undefined ? null : { personalCode },
  };
  const findings: Finding[] = [];
  const check = async (
    { register, asked, good }: Pick<Finding, 'register' | 'asked'> & { good: readonly string[] },
    ask: Promise<unknown>,
  ): Promise<void> => {
    const told = await toldBy(ask);
    findings.push({ register, asked, isGood: good.includes(told), told });
  };
  for (const kind of ['company', 'person'] as const) {
    for (const register of REGISTERS_OF[kind]) {
      if (!endpoints.some(([there]) => there === register)) continue;
      const ask = (registers: Registers, subject: RegisterSubject) =>
        ASK[register](registers, subject as never);
      const subject = known[kind];
      if (subject) await check({ register, asked: kind, good: ['answered', 'notFound'] }, ask(own, subject));
      await check({ register, asked: 'nobody', good: ['notFound'] }, ask(own, NOBODY[kind]));
      await check({ register, asked: 'with a wrong key', good: ['refused'] }, ask(stranger, NOBODY[kind]));
    }
  }
  return findings;
}
