// What an answer says, short enough to stand in a table of attempts.
import type { Answer } from '../harness/api.ts';

export const told = ({ status, body }: Answer) => ({
  status,
  code: (body as { code?: string }).code ?? null,
  beyond: (body as { details?: { beyond?: string[] } }).details?.beyond ?? null,
});
export const OK = { status: 200, code: null, beyond: null };
export const refusedWith = (code: string, beyond: string[] | null = null) => ({ status: 409, code, beyond });
