import { useCallback, useEffect, useRef, useState } from 'react';
import type { components } from '../../api/schema.gen.ts';
import { api, ask } from '../../api/client.ts';
import { ApiProblem, NoAnswer } from '../../api/problem.ts';

export type SelfCheck = components['schemas']['SelfCheck'];
export type SchemeCode = SelfCheck['SchemeCode'];

export interface SelfCheckInput {
  code: string;
  scheme: SchemeCode;
}

type State =
  | { phase: 'idle' }
  | { phase: 'asking'; result: SelfCheck | null; since: number }
  | { phase: 'shown'; result: SelfCheck }
  | { phase: 'failed'; problem: ApiProblem | NoAnswer };

const POLL_MS = 1_500;
/** A register that has not answered by now is not waited for any longer; the rest is shown while it is still asked. */
const MAX_WAIT_MS = 15_000;

/** One check at a time: a newer one takes the place of the one under way. */
export function useSelfCheck(): { state: State; check: (asked: SelfCheckInput, known?: SelfCheck) => void } {
  const [state, setState] = useState<State>({ phase: 'idle' });
  const turn = useRef(0);
  useEffect(
    () => () => {
      turn.current += 1;
    },
    [],
  );

  const check = useCallback((asked: SelfCheckInput, known?: SelfCheck) => {
    turn.current += 1;
    const mine = turn.current;
    const since = Date.now();
    const follow = async (): Promise<void> => {
      try {
        // Of the same company another scheme is judged without asking any register again.
        let result = await (known ? again(known.id, asked.scheme) : begin(asked));
        while (mine === turn.current) {
          const isShown = result.State === 'Finished' || Date.now() - since > MAX_WAIT_MS;
          setState(isShown ? { phase: 'shown', result } : { phase: 'asking', result, since });
          if (result.State === 'Finished') return;
          await new Promise((resolve) => setTimeout(resolve, POLL_MS));
          result = await again(result.id, asked.scheme);
        }
      } catch (problem) {
        if (mine !== turn.current) return;
        setState({
          phase: 'failed',
          problem: problem instanceof ApiProblem ? problem : new NoAnswer(problem),
        });
      }
    };
    if (!known) setState({ phase: 'asking', result: null, since });
    void follow();
  }, []);

  return { state, check };
}

const begin = ({ code, scheme }: SelfCheckInput): Promise<SelfCheck> =>
  ask(api.POST('/api/SelfCheck', { body: { CompanyCode: code, SchemeCode: scheme } }));

const again = (id: string, schemeCode: SchemeCode): Promise<SelfCheck> =>
  ask(api.GET('/api/SelfCheck/{id}', { params: { path: { id }, query: { schemeCode } } }));
