import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { ActionName } from '../../domain/application/transitions.ts';
import { isOvertaken } from '../../domain/application/refusal.ts';
import { act, ActionKey } from '../api/act.ts';
import { ApiProblem } from '../api/problem.ts';
import { showProblem } from '../api/query-client.ts';
import { KEYS } from '../staff/data/queries.ts';
import type { Outcome, StaffCase } from '../staff/data/types.ts';
import type { AssessPart } from './assess-rows.ts';
import { isNew, judgePart, type SavedParts } from './assess-parts.ts';
import { sendAction } from './send.ts';
import type { DialogValues } from './values.ts';

type Step = AssessPart | 'handOver';

/** Sends the parts one after another, each once: what was saved stays saved, whatever becomes of the next. */
export function useAssess(request: StaffCase) {
  const client = useQueryClient();
  const id = request.RequestSystemInfo.RequestId;
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<{ step: Step; error: unknown } | null>(null);
  const [saved, setSaved] = useState<SavedParts>({});
  const keys = useRef<Partial<Record<Step, ActionKey>>>({});
  /** The case moves with each part; what others did meanwhile is a conflict still. */
  const version = useRef(request.version);

  const send = async (step: Step, input: object): Promise<void> => {
    const key = (keys.current[step] ??= new ActionKey());
    const target = { id, version: Math.max(version.current, request.version) };
    const call = sendAction(step as ActionName, target, input as never);
    const outcome = (await act(call, key)) as Outcome;
    version.current = outcome.version;
  };

  /** `done`: everything asked for has happened; `partly`: something of it has. */
  const run = async (
    parts: readonly AssessPart[],
    values: DialogValues,
    handOver: boolean,
  ): Promise<'done' | 'partly' | 'nothing'> => {
    setBusy(true);
    setFailed(null);
    let step: Step = 'handOver';
    let isMoved = false;
    try {
      for (step of parts) {
        if (!isNew(step, values, request, saved)) continue;
        await send(step, judgePart(step, values, request).input!);
        isMoved = true;
        const part = step;
        setSaved((was) => ({ ...was, [part]: values }));
      }
      step = 'handOver';
      if (handOver) await send(step, { comment: '' });
      await client.invalidateQueries({ queryKey: KEYS.all });
      return 'done';
    } catch (error) {
      setFailed({ step, error });
      if (error instanceof ApiProblem && error.status === 403) showProblem(error);
      void client.invalidateQueries({ queryKey: KEYS.case(id) });
      const isOthers = error instanceof ApiProblem && isOvertaken(error.code);
      return isMoved && !isOthers ? 'partly' : 'nothing';
    } finally {
      setBusy(false);
    }
  };
  return { busy, failed, saved, run, reset: () => setFailed(null) };
}
