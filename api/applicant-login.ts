import type { Deps } from './deps.ts';
import { Problem } from './http/problems.ts';
import { redirectTo, type Reply } from './http/reply.ts';
import { beginLogin } from './login.ts';
import { assertNoMaintenance } from './maintenance.ts';

/** A browser that followed a link is never left with a problem's JSON: the login page says what is the matter. */
export async function beginApplicantLogin(
  deps: Deps,
  login: Parameters<typeof beginLogin>[1],
): Promise<Reply> {
  try {
    assertNoMaintenance(deps.config);
    return await beginLogin(deps, login);
  } catch (error) {
    if (login.navigates && error instanceof Problem) return redirectTo('/login?unavailable=1');
    throw error;
  }
}
