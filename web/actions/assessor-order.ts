import { collate } from '../../domain/texts/lt/format.ts';
import type { Assessor } from '../staff/data/types.ts';

/** The person who looks comes first; then whoever has least to do; then by the alphabet. */
export function assessorsInOrder(list: readonly Assessor[]): Assessor[] {
  return [...list].sort(
    (a, b) =>
      Number(b.self) - Number(a.self) ||
      a.openRequests - b.openRequests ||
      collate(`${a.LastName} ${a.FirstName}`, `${b.LastName} ${b.FirstName}`),
  );
}
