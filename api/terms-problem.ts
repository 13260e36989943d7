import { loadRequestView } from '../db/queries/request-view.ts';
import { termFacts } from '../db/queries/term-facts.ts';
import type { ActionName } from '../domain/application/transitions.ts';
import { beyondSentence } from '../domain/texts/lt/terms.ts';
import type { Deps } from './deps.ts';
import { Problem } from './http/problems.ts';
import type { Session } from './http/session.ts';

export interface RefusedTerms {
  requestId: number;
  action: ActionName;
  input: Record<string, unknown>;
  code: string;
}

/** Names the terms that go beyond what was approved or is in force; null for every other refusal. */
export async function termsProblem(
  deps: Deps,
  session: Session,
  { requestId, action, input, code }: RefusedTerms,
): Promise<Problem | null> {
  if (code !== 'withinApprovedTerms' && code !== 'changeConfirmed') return null;
  const view = await loadRequestView(deps.db, requestId);
  if (!view) return null;
  const facts = termFacts(view, { requestId, action, actorId: session.userId, roles: session.roles, input });
  const beyond = [...((code === 'changeConfirmed' ? facts.unconfirmedChange : facts.beyondApproved) ?? [])];
  const sentence = beyondSentence(code, beyond);
  return new Problem(code, { details: { beyond }, ...(sentence ? { sentence } : {}) });
}
