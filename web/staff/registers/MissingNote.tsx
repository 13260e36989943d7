import { registerName } from '../../../domain/texts/lt/register.ts';
import {
  HAND_ENTRY_CARD,
  REGISTERS_SECTION as TEXT,
} from '../../../domain/texts/lt/screen/staff-registers.ts';
import { Note } from '../../ui/Note.tsx';
import caseClasses from '../case/Case.module.css';
import type { StaffCase } from '../data/types.ts';
import { missingSteps } from './step-words.ts';

/** Above the case: which registers are silent and since when, and whether a value waits for this person. */
export function MissingNote({ request }: { request: StaffCase }) {
  const { progress, entries } = request.registersState;
  const missing = missingSteps(progress.Steps);
  const waiting = entries.filter((entry) => entry.mayDecide);
  const link = (
    <a className={caseClasses.textButton} href="#registers">
      {TEXT.show}
    </a>
  );
  return (
    <>
      {missing.length > 0 && (
        <Note tone="warning" title={TEXT.missingTitle} action={link}>
          {missing.map((step) => (
            <div key={step.name}>
              {TEXT.missingLine(step.name, step.missingSince?.slice(0, 16) ?? null, step.errorCode)}
            </div>
          ))}
        </Note>
      )}
      {waiting.length > 0 && (
        <Note tone="brand" title={HAND_ENTRY_CARD.waitingForYou} action={link}>
          {waiting.map((entry) => (
            <div key={entry.Id}>
              {registerName(entry.register)}. {HAND_ENTRY_CARD.entered(entry.enteredBy, entry.enteredAt)}
            </div>
          ))}
        </Note>
      )}
    </>
  );
}

export function hasMissingNote({ registersState }: StaffCase): boolean {
  return (
    missingSteps(registersState.progress.Steps).length > 0 ||
    registersState.entries.some((entry) => entry.mayDecide)
  );
}
