import type { RegisterId } from '../../../domain/registers/register-id.ts';
import { REGISTERS_SECTION as TEXT } from '../../../domain/texts/lt/screen/staff-registers.ts';
import { ToneBadge } from '../../ui/StatusBadge.tsx';
import type { StaffCase } from '../data/types.ts';
import classes from './Registers.module.css';

/** Under the data of a register: whose they are, of which day, when received, and whether a person typed them. */
export function SourceLine({ request, register }: { request: StaffCase; register: RegisterId }) {
  const answer = request.registers.find((stored) => stored.register === register);
  if (!answer) return null;
  return (
    <p className={classes.sourceLine}>
      {answer.handEntryId && <ToneBadge tone="warning">{TEXT.byHand}</ToneBadge>}
      <span>
        {[answer.source, answer.asOf && TEXT.asOf(answer.asOf), TEXT.received(answer.fetchedAt.slice(0, 16))]
          .filter(Boolean)
          .join('. ')}
      </span>
    </p>
  );
}
