import { ruleSetFor, type RuleParameters } from '../../domain/eligibility/rule-sets.ts';
import { vilniusDate } from '../../domain/values/days.ts';
import type { Cast } from './people.ts';
import { until } from './portal.ts';

const ADMINISTRATOR = 'saulius';
const AREA = '/api/BackOffice/Policy';
const NAME = 'Prekybos dalis 50 %, tik 2021 m. ataskaitos';
const CHANGES: Partial<RuleParameters> = { tradeSharePercent: 50, financialYears: [2021] };

interface Draft {
  id: string;
  version: number;
  parameters: RuleParameters;
}

/** One draft rule set and what it would have decided of the demo requests. */
export async function tryPolicy(cast: Cast): Promise<void> {
  const administrator = await cast.staff(ADMINISTRATOR);
  const basis = ruleSetFor('tiesiogines', vilniusDate(new Date()));
  const post = <T>(path: string, step: string, json: unknown): Promise<T> =>
    administrator.call<T>(path, { method: 'POST', step: `policy:${step}`, json });
  const copy = await post<Draft>(`${AREA}/Drafts`, 'copy', { name: NAME, basedOn: basis.version });
  const draft = await post<Draft>(`${AREA}/Drafts/${copy.id}`, 'change', {
    name: NAME,
    version: 1,
    parameters: { ...copy.parameters, ...CHANGES },
  });
  const run = await post<{ id: string }>(`${AREA}/Runs`, 'run', {
    draftId: draft.id,
    draftVersion: draft.version,
    scheme: 'tiesiogines',
  });
  const { state } = await until(
    () => administrator.call<{ state: string }>(`${AREA}/Runs/${run.id}`),
    (answer) => !['waiting', 'running'].includes(answer.state),
  );
  if (state !== 'finished') throw new Error(`the demo what-if run ended as ${state}`);
}
