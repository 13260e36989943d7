import { AML } from '../../../domain/texts/lt/screen/staff-screening.ts';
import { Note } from '../../ui/Note.tsx';
import type { StaffCase } from '../data/types.ts';

/** An additional check over a sanctions match that one person has made and a second has yet to confirm. */
export function WaitingCheck({ request }: { request: StaffCase }) {
  const check = request.amlWaitingCheck;
  if (!check) return null;
  return (
    <Note
      tone="warning"
      title={check.own ? AML.checkWaitsForOther : AML.checkWaits(check.MadeBy, check.Date)}
    >
      {check.Note}
    </Note>
  );
}
