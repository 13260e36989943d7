import { loadRequestView } from '../db/queries/request-view.ts';
import { termFacts } from '../db/queries/term-facts.ts';
import type { SchemeTermProblem } from '../domain/application/scheme-terms.ts';
import type { ActionName } from '../domain/application/transitions.ts';
import { beyondSentence, fundedSentence, outsideSentence } from '../domain/texts/lt/terms.ts';
import type { Deps } from './deps.ts';
import { Problem } from './http/problems.ts';
import type { Session } from './http/session.ts';

export interface RefusedTerms {
  requestId: number;
  action: ActionName;
  input: Record<string, unknown>;
  code: string;
}

const ABOUT_TERMS = ['withinApprovedTerms', 'changeConfirmed', 'withinScheme', 'coversFunded'] as const;

/** Names the terms that go beyond what was approved, is in force, funded or the scheme knows; null for every other refusal. */
export async function termsProblem(
  deps: Deps,
  session: Session,
  { requestId, action, input, code: refusedWith }: RefusedTerms,
): Promise<Problem | null> {
  const code = ABOUT_TERMS.find((one) => one === refusedWith);
  if (!code) return null;
  const view = await loadRequestView(deps.db, requestId);
  if (!view) return null;
  const facts = termFacts(view, { requestId, action, actorId: session.userId, roles: session.roles, input });
  if (code === 'coversFunded') return facts.coversFunded ? null : fundedProblem(view.fundedCents);
  if (code === 'withinScheme') return outsideProblem(facts.outsideScheme ?? []);
  const beyond = [...((code === 'changeConfirmed' ? facts.unconfirmedChange : facts.beyondApproved) ?? [])];
  const sentence = beyondSentence(code, beyond);
  return new Problem(code, { details: { beyond }, ...(sentence ? { sentence } : {}) });
}

const fundedProblem = (fundedCents: number): Problem =>
  new Problem('coversFunded', { details: { fundedCents }, sentence: fundedSentence(fundedCents) });

function outsideProblem(outside: readonly SchemeTermProblem[]): Problem | null {
  if (outside.length === 0) return null;
  const sentence = outsideSentence(outside);
  return new Problem('withinScheme', {
    details: { outside: [...outside] },
    ...(sentence ? { sentence } : {}),
  });
}
