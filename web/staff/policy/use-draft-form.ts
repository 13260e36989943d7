import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { ParameterProblems } from '../../../domain/eligibility/parameter-problems.ts';
import type { ParameterName } from '../../../domain/eligibility/parameters.ts';
import type { RuleParameters } from '../../../domain/eligibility/rule-sets.ts';
import { POLICY_DRAFT } from '../../../domain/texts/lt/screen/staff-policy.ts';
import { problemSentence } from '../../api/problem-sentence.ts';
import { act, ActionKey } from '../../api/act.ts';
import { api } from '../../api/client.ts';
import { ApiProblem } from '../../api/problem.ts';
import { notifySuccess } from '../../ui/notify.ts';
import { readTexts, textsOf, type ParameterTexts } from './parameter-values.ts';
import { POLICY_KEYS, type PolicyDraft } from './queries.ts';

/** Who saved the draft while it was open here. */
export interface DraftConflict {
  version: number;
  savedBy: string;
  savedAt: string;
}

export interface DraftForm {
  /** As the server has it. */
  stored: PolicyDraft;
  name: string;
  texts: ParameterTexts;
  parameters: RuleParameters;
  problems: ParameterProblems;
  nameMissing: boolean;
  isDirty: boolean;
  busy: boolean;
  conflict: DraftConflict | null;
  error: string | null;
  setName: (name: string) => void;
  setText: (name: ParameterName, text: string) => void;
  /** True when it is stored. `over` saves on top of what the other person stored. */
  save: (over?: DraftConflict) => Promise<boolean>;
  /** Throws the own changes away for what is stored. */
  takeStored: () => Promise<void>;
}

/** The conflict a refusal tells of; null for any other failure. */
export function conflictOf(error: unknown): DraftConflict | null {
  if (!(error instanceof ApiProblem) || error.code !== 'policyDraftChanged') return null;
  return error.body.details as unknown as DraftConflict;
}

const differs = (stored: PolicyDraft, name: string, texts: ParameterTexts): boolean =>
  name.trim() !== stored.name ||
  JSON.stringify(readTexts(texts).parameters) !==
    JSON.stringify(readTexts(textsOf(stored.parameters)).parameters);

export function useDraftForm(draft: PolicyDraft): DraftForm {
  const client = useQueryClient();
  const key = useRef(new ActionKey());
  const [stored, setStored] = useState(draft);
  const [name, setName] = useState(draft.name);
  const [texts, setTexts] = useState(() => textsOf(draft.parameters));
  const [busy, setBusy] = useState(false);
  const [conflict, setConflict] = useState<DraftConflict | null>(null);
  const [error, setError] = useState<string | null>(null);
  const { parameters, problems } = readTexts(texts);
  const id = draft.id;

  const adopt = (saved: PolicyDraft) => {
    client.setQueryData(POLICY_KEYS.draft(id), saved);
    void client.invalidateQueries({ queryKey: POLICY_KEYS.drafts });
    setStored(saved);
    setName(saved.name);
    setTexts(textsOf(saved.parameters));
    setConflict(null);
    setError(null);
  };

  const save = async (over?: DraftConflict): Promise<boolean> => {
    if (Object.keys(problems).length > 0 || name.trim() === '') return false;
    setBusy(true);
    setError(null);
    try {
      const version = over?.version ?? stored.version;
      const saved = await act(
        (header) =>
          api.POST('/api/BackOffice/Policy/Drafts/{id}', {
            params: { path: { id }, header },
            body: { name: name.trim(), version, parameters: { ...parameters } },
          }),
        key.current,
      );
      adopt(saved);
      notifySuccess(POLICY_DRAFT.saved);
      return true;
    } catch (failure) {
      const other = conflictOf(failure);
      setConflict(other);
      if (!other) setError(problemSentence(failure));
      return false;
    } finally {
      setBusy(false);
    }
  };

  return {
    stored,
    name,
    texts,
    parameters,
    problems,
    nameMissing: name.trim() === '',
    isDirty: differs(stored, name, texts),
    busy,
    conflict,
    error,
    setName,
    setText: (parameter, text) => setTexts((all) => ({ ...all, [parameter]: text })),
    save,
    takeStored: async () => {
      const answer = await api.GET('/api/BackOffice/Policy/Drafts/{id}', { params: { path: { id } } });
      if (answer.data) adopt(answer.data);
    },
  };
}
