import type { z } from 'zod';
import {
  confirmText,
  declineText,
  documentsByVersion,
  listTextDrafts,
  listTextsInForce,
  listTextVersions,
  type TextDraft,
} from '../db/queries/texts.ts';
import { TEXT_PROBLEM } from '../domain/texts/lt/screen/staff-texts.ts';
import { TEXT_KEYS, textKind, type TextKey, type TextParts } from '../domain/texts/lt/template/kinds.ts';
import { textProblems } from '../domain/texts/lt/template/problems.ts';
import type { Deps } from './deps.ts';
import { Problem } from './http/problems.ts';
import { time } from './present/wire-values.ts';
import type * as wire from './wire/texts.ts';

const LEAST_REASON = 6;

export async function textsOf({ db }: Deps): Promise<z.input<typeof wire.list>> {
  const [drafts, inForce] = await Promise.all([listTextDrafts(db), listTextsInForce(db)]);
  return TEXT_KEYS.map((key) => {
    const draft = drafts.find((one) => one.key === key);
    const edited = inForce.find((one) => one.key === key);
    return {
      key,
      version: edited?.version ?? 1,
      inForceAt: edited ? time(edited.inForceAt) : null,
      draft: !draft ? 'none' : draft.reason === null ? 'written' : 'proposed',
    };
  });
}

export async function textOf({ db }: Deps, key: TextKey, userId: string): Promise<z.input<typeof wire.text>> {
  const [versions, [draft], made] = await Promise.all([
    listTextVersions(db, key),
    listTextDrafts(db, key),
    documentsByVersion(db, key),
  ]);
  return {
    key,
    versions: versions.map((one) => ({
      ...one,
      inForceAt: one.inForceAt && time(one.inForceAt),
      documents: made.get(one.version) ?? 0,
    })),
    draft: draft ? draftOf(draft, userId) : null,
  };
}

function draftOf(draft: TextDraft, userId: string) {
  const { key: _key, savedById, proposedById, savedAt, ...said } = draft;
  return { ...said, savedAt: time(savedAt), isOwn: [savedById, proposedById].includes(userId) };
}

/** The parts a text of this kind has, and no others. */
export function partsOf(key: TextKey, given: TextParts): TextParts {
  return Object.fromEntries(Object.keys(textKind(key).first).map((part) => [part, given[part] ?? '']));
}

/** The draft; 404 when there is none. */
export async function draftFor({ db }: Deps, key: TextKey): Promise<TextDraft> {
  const [draft] = await listTextDrafts(db, key);
  if (!draft) throw new Problem('notFound');
  return draft;
}

/** Somebody saved, proposed or decided it meanwhile: whoever comes second is told who and when. */
export async function changedText(deps: Deps, key: TextKey): Promise<Problem> {
  const { version, savedBy, savedAt } = await draftFor(deps, key);
  return new Problem('policyDraftChanged', { details: { version, savedBy, savedAt: time(savedAt) } });
}

/** A reason in words, and nothing wrong with the text; or the fields say what is. */
export async function checkProposal(deps: Deps, key: TextKey, reason: string): Promise<void> {
  const { parts } = await draftFor(deps, key);
  const [inForce] = await listTextVersions(deps.db, key);
  const isSame = Object.keys(parts).every((part) => parts[part] === inForce?.parts[part]);
  const errors = {
    ...textProblems(key, parts),
    ...(isSame ? { [Object.keys(parts)[0]!]: [TEXT_PROBLEM.same] } : {}),
    ...reasonProblem(reason),
  };
  if (Object.keys(errors).length > 0) throw new Problem('validation', { errors });
}

export const reasonProblem = (reason: string): Record<string, string[]> =>
  reason.trim().length < LEAST_REASON ? { reason: [TEXT_PROBLEM.reason] } : {};

interface Decision {
  key: TextKey;
  version: number;
  by: string;
  /** Why it is sent back; null: it is put in force. */
  declined: string | null;
}

/** The second person's word. What this release cannot take is not put in force, whatever an earlier one thought of it. */
export async function decideText(deps: Deps, decision: Decision): Promise<void> {
  const { key, by, declined } = decision;
  const draft = await draftFor(deps, key);
  if (declined !== null) {
    const errors = reasonProblem(declined);
    if (errors['reason']) throw new Problem('validation', { errors });
    if (!(await declineText(deps.db, decision, declined.trim()))) throw await changedText(deps, key);
    return;
  }
  if ([draft.savedById, draft.proposedById].includes(by)) throw new Problem('repairOwn');
  const errors = textProblems(key, draft.parts);
  if (Object.keys(errors).length > 0) throw new Problem('validation', { errors });
  if (!(await confirmText(deps.db, decision))) throw await changedText(deps, key);
}
