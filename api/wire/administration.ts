import { z } from 'zod';
import { ADMIN_CHANGE_KINDS } from '../../domain/administration/change.ts';
import { FEATURES } from '../../domain/administration/feature.ts';
import { RULE_SWITCHES } from '../../domain/administration/rule-switch.ts';
import { STAFF_ROLES } from '../../domain/application/role.ts';
import { SCHEME_CODES } from '../../domain/schemes/index.ts';
import { date, dateTime } from './shared.ts';

const role = z.enum(STAFF_ROLES);
const schemeCode = z.enum(SCHEME_CODES);
const feature = z.enum(FEATURES);
const rule = z.enum(RULE_SWITCHES);
const sum = z.string();

const account = z.object({
  id: z.uuid(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string().nullable(),
  roles: z.array(role),
  isActive: z.boolean(),
  /** Open tasks in the person's name. */
  openTasks: z.int(),
});

const absence = z.object({
  id: z.uuid(),
  userId: z.uuid(),
  deputyId: z.uuid(),
  deputy: z.string(),
  from: date,
  to: date,
});

const scheme = z.object({
  schemeCode,
  budget: sum,
  reserved: sum,
  issued: sum,
  from: date,
  to: date,
});

/** What a change is from or to; the keys that belong to its kind are there. */
const state = z.object({
  firstName: z.string().optional(),
  lastName: z.string().optional(),
  email: z.string().nullable().optional(),
  roles: z.array(role).optional(),
  isActive: z.boolean().optional(),
  deputy: z.string().optional(),
  from: date.optional(),
  to: date.optional(),
  sum: sum.optional(),
  isOn: z.boolean().optional(),
});

const change = z.object({
  id: z.uuid(),
  kind: z.enum(ADMIN_CHANGE_KINDS),
  /** Id of an account, code of a scheme, name of a switch or of a rule. */
  subject: z.string(),
  subjectName: z.string().nullable(),
  before: state,
  after: state,
  reason: z.string(),
  /** Null: the operator's command. */
  proposedBy: z.string().nullable(),
  proposedAt: dateTime,
  needsSecond: z.boolean(),
  state: z.enum(['waiting', 'inForce', 'declined', 'withdrawn']),
  decidedBy: z.string().nullable(),
  decidedAt: dateTime.nullable(),
  /** What whoever asks may do: confirm or decline it, or take back what they proposed. */
  mine: z.enum(['toDecide', 'proposed', 'none']),
});

export const administration = z
  .object({
    today: date,
    accounts: z.array(account),
    absences: z.array(absence),
    schemes: z.array(scheme),
    features: z.array(z.object({ feature, isOn: z.boolean() })),
    /** Off until two people turn them on. */
    rules: z.array(z.object({ rule, isOn: z.boolean() })),
    waiting: z.array(change),
    history: z.array(change),
  })
  .meta({ id: 'Administration' });

const text = z.string().max(500).default('');
const said = { reason: text };
const userId = z.uuid();

export const adminChangeInput = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('account'),
    /** Null: a new account, without any role. */
    id: z.uuid().nullable(),
    personalCode: text,
    firstName: text,
    lastName: text,
    email: text,
    ...said,
  }),
  z.object({ kind: z.literal('roles'), userId, roles: z.array(role).max(STAFF_ROLES.length), ...said }),
  z.object({ kind: z.literal('active'), userId, isActive: z.boolean(), ...said }),
  z.object({ kind: z.literal('absence'), userId, deputyId: z.uuid(), from: text, to: text, ...said }),
  z.object({ kind: z.literal('absenceEnd'), userId, absenceId: z.uuid(), ...said }),
  z.object({ kind: z.literal('budget'), schemeCode, sum: text, ...said }),
  z.object({ kind: z.literal('period'), schemeCode, from: text, to: text, ...said }),
  z.object({ kind: z.literal('feature'), feature, isOn: z.boolean(), ...said }),
  z.object({ kind: z.literal('rule'), rule, isOn: z.boolean(), ...said }),
]);

export const adminMade = z.object({ state: z.enum(['waiting', 'inForce']) });
export const changeParams = z.object({ id: z.uuid() });
