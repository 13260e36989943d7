import { lazy, Suspense, useEffect, useState } from 'react';
import classes from './StaffLayout.module.css';

const BudgetButton = lazy(() =>
  import('./BudgetButton.tsx').then((module) => ({ default: module.BudgetButton })),
);

/** Nobody opens a screen for the budget: like the bell, it comes when the screen has come. */
const AFTER_MS = 1_500;

/** The place of the budget in the header, and a moment later the budget. */
export function LaterBudget() {
  const [isTime, setTime] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setTime(true), AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className={classes.budget}>
      {isTime && (
        <Suspense>
          <BudgetButton />
        </Suspense>
      )}
    </div>
  );
}
