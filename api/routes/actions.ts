import { fieldsOf, filesOf } from '../../domain/application/inputs.ts';
import { ACTION_NAMES, callOf, transitionOf, type ActionName } from '../../domain/application/transitions.ts';
import { callSchemas, readCall, wireNames, type GivenCall } from '../action-call.ts';
import { checkDelay } from '../contract-delay.ts';
import { requestFor, runAction, staffOf } from '../commands.ts';
import type { Deps } from '../deps.ts';
import { defineRoute, type Route } from '../http/define-route.ts';
import type { Session } from '../http/session.ts';
import type { MultipartRule } from '../http/uploads.ts';
import { heldOutcome, outcome } from '../wire/shared.ts';

type Prepare = (deps: Deps, session: Session, given: GivenCall) => Promise<Record<string, unknown>>;

const judgedDelay: Prepare = async (deps, session, { requestId, input }) => {
  checkDelay(await requestFor(deps.db, session, requestId), input.delayMonths);
  return {};
};

/** What only the request can say before the action is asked for: inputs to add, or a field that is wrong beside it. */
const PREPARE: Partial<Record<ActionName, Prepare>> = {
  submit: async (deps, session, { requestId, input }) =>
    input.formVersion === undefined
      ? { formVersion: (await requestFor(deps.db, session, requestId)).formVersion }
      : {},
  uploadContract: judgedDelay,
  changeContractFile: judgedDelay,
};

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
    output: outcome,
    handler: async (parts) => {
      const given = readCall(described, parts);
      const more = await PREPARE[action]?.(parts.deps, parts.session, given);
      return runAction(parts, {
        ...given,
        action,
        input: { ...given.input, ...more },
        names: wireNames(fields),
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
