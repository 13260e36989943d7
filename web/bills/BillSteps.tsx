import { IconArrowBackUp, IconCheck, IconUser, IconX } from '@tabler/icons-react';
import type { BillSide } from '../../domain/bills/moves.ts';
import { BILL_STEPS, type StepState } from '../../domain/bills/steps.ts';
import { STEP_STATE, stepName } from '../../domain/texts/lt/screen/bills.ts';
import classes from './Bills.module.css';
import type { Bill } from './queries.ts';

const ICON: Partial<Record<StepState, typeof IconCheck>> = {
  done: IconCheck,
  person: IconUser,
  returned: IconArrowBackUp,
  refused: IconX,
};

/** Four steps of a bill: where it is, and who has it. */
export function BillSteps({ bill, side }: { bill: Bill; side: BillSide }) {
  return (
    <ol className={classes.steps}>
      {BILL_STEPS.map((step) => {
        const state = bill.steps[step];
        const Icon = ICON[state];
        return (
          <li key={step} data-state={state}>
            <span className={classes.disc} aria-hidden>
              {Icon && <Icon size={12} stroke={2.6} />}
            </span>
            <span>{stepName(side, step)}</span>
            <span className="visually-hidden">: {STEP_STATE[state]}</span>
          </li>
        );
      })}
    </ol>
  );
}
