import { HOME } from '../../domain/texts/lt/screen/public.ts';
import { formatDateTime } from '../../domain/texts/lt/format.ts';
import { BudgetStrip } from '../ui/BudgetBar.tsx';
import { usePageTitle } from '../ui/use-page-title.ts';
import { DocumentsToPrepare } from './DocumentsToPrepare.tsx';
import { Hero } from './Hero.tsx';
import { loadFeatures, loadGeneralInfo } from './loads.ts';
import { MaintenanceNote } from './MaintenanceNote.tsx';
import { Timeline } from './Timeline.tsx';
import { useAnswer } from './use-answer.ts';
import classes from './Home.module.css';

/** Home: what the loan is, how much is left, how long it takes, what to prepare. */
export function Component() {
  usePageTitle('');
  const budget = useAnswer(loadGeneralInfo, 120_000);
  const features = useAnswer(loadFeatures);
  return (
    <>
      <Hero />
      {/* Without an answer there are no figures: never a zero that is not true. */}
      {budget && budget.totalCents > 0 ? (
        <BudgetStrip budget={budget} time={formatDateTime(new Date(budget.at).toISOString()).slice(11, 16)} />
      ) : (
        <div className={classes.noBudget} />
      )}
      <div className={`wide ${classes.body}`}>
        <MaintenanceNote window={features?.maintenance} />
        <section aria-labelledby="timeline">
          <div className={classes.head}>
            <h2 id="timeline">{HOME.timelineTitle}</h2>
            <ul className={classes.key}>
              <li data-tone="warning">{HOME.yourTurn}</li>
              <li data-tone="brand">{HOME.ourTurn}</li>
              <li>{HOME.cellIsDay}</li>
            </ul>
          </div>
          <Timeline />
        </section>
        <DocumentsToPrepare />
      </div>
    </>
  );
}
