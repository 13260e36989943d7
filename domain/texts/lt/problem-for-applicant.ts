import type { StatusId } from '../../application/status.ts';
import { statusLabel } from './status.ts';

/**
 * What an applicant is told who was slower than the provider: how the request stands, not who did what. Null where the
 * code's own sentence does.
 */
export function movedSentence(code: string, status: StatusId | null): string | null {
  if (status === null) return null;
  const stands = `Dabar jo būsena „${statusLabel(status)}“`;
  if (code === 'versionConflict')
    return `Prašymą ką tik pakeitė paskolų teikėjas. ${stands}. Peržiūrėkite ir bandykite dar kartą`;
  if (code === 'wrongStatus')
    return `Prašymą pakeitė paskolų teikėjas. ${stands}, todėl šio veiksmo atlikti negalima`;
  return null;
}
