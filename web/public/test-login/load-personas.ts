import { api, ask } from '../../api/client.ts';
import { ApiProblem } from '../../api/problem.ts';

/** `none`: there is no test login here. */
export async function loadPersonas() {
  try {
    return await ask(api.GET('/api/Auth/TestPersonas'));
  } catch (problem) {
    if (problem instanceof ApiProblem && problem.status === 404) return 'none' as const;
    throw problem;
  }
}
