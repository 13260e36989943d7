import { z } from 'zod';
import { parameterProblems } from '../../domain/eligibility/parameter-problems.ts';
import { PARAMETER_NAMES, PARAMETERS, type ParameterName } from '../../domain/eligibility/parameters.ts';
import { RULE_SETS, type RuleParameters } from '../../domain/eligibility/rule-sets.ts';
import { WHAT_IF_DECISIONS } from '../../domain/eligibility/what-if.ts';
import { parameterProblemText } from '../../domain/texts/lt/policy.ts';
import { date, dateTime, decision, money, schemeCode, statusId, uuid, wholeInput } from './shared.ts';

/** Shape of one parameter, for the documentation; its bounds are checked by the table itself. */
function shapeOf(name: ParameterName): z.ZodType {
  const { kind } = PARAMETERS[name];
  if (kind === 'years') return z.array(z.number());
  if (kind === 'codes') return z.array(z.string());
  if (kind === 'date') return z.string();
  return 'orNull' in PARAMETERS[name] ? z.number().nullable() : z.number();
}

const shape = Object.fromEntries(PARAMETER_NAMES.map((name) => [name, shapeOf(name)])) as {
  [K in ParameterName]: z.ZodType<RuleParameters[K]>;
};

/** All parameters of a rule set, under their own names; sums are integer cents, as the names say. */
export const parameters = z.object(shape).meta({ id: 'RuleParameters' });

/** The same as somebody sends it: every problem is said in words, beside its field. */
const parametersInput = z.record(z.string(), z.unknown()).transform((given, context): RuleParameters => {
  for (const [name, problem] of Object.entries(parameterProblems(given))) {
    const sentence = parameterProblemText(name as ParameterName, problem);
    context.addIssue({ code: 'custom', path: [name], message: 'formatInvalid', params: { sentence } });
  }
  return Object.fromEntries(PARAMETER_NAMES.map((name) => [name, given[name]])) as unknown as RuleParameters;
});

const name = z.string('fieldMissing').trim().min(1, 'fieldMissing').max(120, 'tooLong');
const version = z.int().positive();

export const newDraft = z.object({
  name,
  basedOn: z.string().refine((given) => RULE_SETS.some((set) => set.version === given), 'valueMissing'),
});
export const draftChange = z.object({ name, version, parameters: parametersInput });
export const draftParams = z.object({ id: uuid });
export const draftVersion = z.object({ version: wholeInput.pipe(version) });

export const draft = z
  .object({
    id: uuid,
    name: z.string(),
    scheme: schemeCode,
    basedOn: z.string(),
    parameters,
    version: z.int(),
    savedAt: dateTime,
    savedBy: z.string(),
    runs: z.int(),
  })
  .meta({ id: 'PolicyDraft' });

const day = z.union([date, z.literal(''), z.null()]).optional();

export const newRun = z
  .object({ draftId: uuid, draftVersion: version, scheme: schemeCode, from: day, to: day })
  .superRefine(({ from, to }, context) => {
    for (const [path, value] of Object.entries({ from, to })) {
      if (value && Number.isNaN(Date.parse(value)))
        context.addIssue({ code: 'custom', path: [path], message: 'dateInvalid' });
    }
    if (from && to && from > to)
      context.addIssue({ code: 'custom', path: ['to'], message: 'periodBackwards' });
  });
export const runsQuery = z.object({ draftId: uuid.optional() });

export const runState = z.enum(['waiting', 'running', 'finished', 'cancelled', 'failed']);
export const whatIfDecision = z.enum(WHAT_IF_DECISIONS);

const runFields = {
  id: uuid,
  draftId: uuid,
  draftVersion: z.int(),
  draftName: z.string(),
  basedOn: z.string(),
  scheme: schemeCode,
  from: date.nullable(),
  to: date.nullable(),
  state: runState,
  done: z.int(),
  /** Null until counted. */
  total: z.int().nullable(),
  /** Requests whose decision would be another. */
  changed: z.int(),
  isCancelling: z.boolean(),
  failureCode: z.string().nullable(),
  startedAt: dateTime,
  startedBy: z.string(),
  finishedAt: dateTime.nullable(),
};

export const run = z.object(runFields).meta({ id: 'PolicyRun' });

const total = z
  .object({
    oldDecision: decision,
    newDecision: whatIfDecision,
    requests: z.int(),
    /** Changed although not by the draft: the rules themselves have changed since. */
    notByDraft: z.int(),
    sumAsked: money,
    sumGranted: money,
    /** Requests that have a granted sum. */
    granted: z.int(),
  })
  .meta({ id: 'PolicyTotal' });

export const runResult = z
  .object({
    ...runFields,
    parameters,
    totals: z.array(total),
    /** How often each rule flipped, the most frequent first. */
    flips: z.array(z.object({ ruleName: z.string(), requests: z.int() })),
  })
  .meta({ id: 'PolicyRunResult' });

export const outcomesQuery = z.object({
  oldDecision: decision.optional(),
  newDecision: whatIfDecision.optional(),
  rule: z.string().max(60).optional(),
  page: wholeInput.pipe(z.int().min(1).max(100_000)).optional(),
});

const flip = z
  .object({
    ruleName: z.string(),
    oldDecision: decision.nullable(),
    newDecision: decision.nullable(),
    oldValue: z.unknown(),
    newValue: z.unknown(),
    oldLimit: z.unknown(),
    newLimit: z.unknown(),
    company: z.string().nullable(),
  })
  .meta({ id: 'PolicyFlip' });

const outcome = z
  .object({
    requestId: z.int(),
    /** Null: the person may not read cases. */
    applicantName: z.string().nullable(),
    status: statusId,
    oldDecision: decision,
    newDecision: whatIfDecision,
    byDraft: z.boolean(),
    flips: z.array(flip),
    sumAsked: money.nullable(),
    sumGranted: money.nullable(),
    evaluatedAt: dateTime,
    ruleSetVersion: z.string().nullable(),
  })
  .meta({ id: 'PolicyOutcome' });

export const outcomePage = z
  .object({ SearchResult: z.array(outcome), TotalPageCount: z.int(), TotalCount: z.int() })
  .meta({ id: 'PolicyOutcomePage' });
