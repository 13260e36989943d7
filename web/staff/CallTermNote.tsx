import { CALL_TERM } from '../../domain/texts/lt/screen/call-term.ts';
import type { components } from '../api/schema.gen.ts';
import { Note } from '../ui/Note.tsx';

/** Until when the loan of a closed call is signed or paid out; nothing while the call is open. */
export function CallTermNote({ term }: { term: components['schemas']['OwnCallTerm'] | null }) {
  if (!term) return null;
  const { kind, closedOn, dueDate, isLate } = term;
  return (
    <Note
      tone={isLate ? 'danger' : 'warning'}
      title={(isLate ? CALL_TERM.late : CALL_TERM.due)[kind](dueDate)}
    >
      {CALL_TERM.closed(closedOn)}
    </Note>
  );
}
