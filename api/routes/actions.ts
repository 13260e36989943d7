import { fieldsOf, filesOf } from '../../domain/application/inputs.ts';
import { ACTION_NAMES, callOf, transitionOf, type ActionName } from '../../domain/application/transitions.ts';
import { fieldProblemText, type FieldProblem } from '../../domain/texts/lt/problem.ts';
import { callSchemas, readCall, wireNames, type GivenCall } from '../action-call.ts';
import { checkDelay } from '../contract-delay.ts';
import { requestFor, runAction, staffOf } from '../commands.ts';
import type { Deps } from '../deps.ts';
import { defineRoute, type Route } from '../http/define-route.ts';
import { problemOf } from '../http/errors.ts';
import { Problem, type ApiProblemCode } from '../http/problems.ts';
import type { Session } from '../http/session.ts';
import type { MultipartRule } from '../http/uploads.ts';
import { heldOutcome, outcome } from '../wire/shared.ts';

type Prepare = (
  deps: Deps,
  session: Session,
  given: GivenCall & { hasFile: boolean },
) => Promise<Record<string, unknown>>;

/** Chosen from a list it is missing, typed it is out of its bounds. */
const judgedDelay =
  (code: FieldProblem): Prepare =>
  async (deps, session, { requestId, input }) => {
    checkDelay(await requestFor(deps.db, session, requestId), input.delayMonths, code);
    return {};
  };

/** With a file of one's own the call has no place for them (specification 2, section 7): there the file says them. */
const TERMS_TO_NAME = [
  ['contractNumber', 'contractNumberMissing'],
  ['sumCents', 'loanSumMissing'],
  ['rate', 'rateMissing'],
] as const;

const isBlank = (value: unknown): boolean => typeof value === 'string' && value.trim() === '';

const namedTerms: Prepare = async (_deps, _session, { input, hasFile }) => {
  const missing = TERMS_TO_NAME.filter(
    ([name]) => !hasFile && (input[name] === undefined || isBlank(input[name])),
  );
  if (missing.length === 0) return {};
  const names = wireNames(fieldsOf('approveWithDocs'));
  throw new Problem('validation', {
    errors: Object.fromEntries(missing.map(([name, code]) => [names[name]!, [fieldProblemText(code)]])),
  });
};

/** What only the request can say before the action is asked for: inputs to add, or a field that is wrong beside it. */
const PREPARE: Partial<Record<ActionName, Prepare>> = {
  submit: async (deps, session, { requestId, input }) =>
    input.formVersion === undefined
      ? { formVersion: (await requestFor(deps.db, session, requestId)).formVersion }
      : {},
  approveWithDocs: namedTerms,
  uploadContract: judgedDelay('delayMissing'),
  changeContractFile: judgedDelay('delayOutOfRange'),
};

/** What the specification has a sentence of its own for, when it breaks through no fault of the caller. */
const FAILS_AS: Partial<Record<ActionName, ApiProblemCode>> = {
  setAssessor: 'assignFailed',
  terminate: 'terminateFailed',
};
const FAULTS: readonly ApiProblemCode[] = ['unexpected', 'fileNotStored'];

/** A fault under the name of the action that broke; refusals and everything that another try mends stay what they are. */
function saidAs(code: ApiProblemCode | undefined, error: unknown): unknown {
  return code && FAULTS.includes(problemOf(error).code)
    ? Object.assign(new Problem(code), { cause: error })
    : error;
}

/** The calls of the actions, made from their rows (domain/application/actions). */
export const actionRoutes: readonly Route[] = ACTION_NAMES.flatMap((action) => {
  const call = callOf(action);
  return call ? [routeOf(action, call)] : [];
});

function routeOf(action: ActionName, call: NonNullable<ReturnType<typeof callOf>>): Route {
  const fields = fieldsOf(action);
  const described = { call, fields, files: filesOf(action) };
  const multipart = multipartOf(action);
  return defineRoute({
    method: call.method ?? 'POST',
    path: call.path,
    access: transitionOf(action).by.includes('applicant') ? 'applicant' : staffOf(action),
    summary: call.summary,
    ...(multipart ? { multipart } : {}),
    ...callSchemas(described),
    ...(transitionOf(action).afterWindow ? { later: heldOutcome } : {}),
    ...(FAILS_AS[action] ? { fails: [500] } : {}),
    output: outcome,
    handler: async (parts) => {
      const given = readCall(described, parts);
      const more = await PREPARE[action]?.(parts.deps, parts.session, {
        ...given,
        hasFile: parts.files.length > 0,
      });
      return runAction(parts, {
        ...given,
        action,
        input: { ...given.input, ...more },
        names: wireNames(fields),
      }).catch((error: unknown) => {
        throw saidAs(FAILS_AS[action], error);
      });
    },
  });
}

/** Without a file the same call may come as JSON. */
function multipartOf(action: ActionName): MultipartRule | null {
  const files = filesOf(action);
  if (!files) return null;
  const rule: MultipartRule = { field: files.max > 1 ? 'Files' : 'File', max: files.max };
  return files.min === 0 || files.orDocument ? { ...rule, orJson: true } : rule;
}
