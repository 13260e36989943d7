import { tiesiogines } from '../../../domain/schemes/tiesiogines.ts';
import { ABOUT } from '../../../domain/texts/lt/screen/conditions.ts';
import { budgetParts } from '../../ui/budget.ts';
import { BudgetStrip } from '../../ui/BudgetBar.tsx';
import { Card } from '../../ui/Card.tsx';
import { DataList } from '../../ui/DataList.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { formatDateTime } from '../../../domain/texts/lt/format.ts';
import { loadGeneralInfo } from '../loads.ts';
import { Timeline } from '../Timeline.tsx';
import { useAnswer } from '../use-answer.ts';
import { factsOf } from './facts-of.ts';
import { SchemeCards } from './SchemeCards.tsx';
import { StartActions } from './StartActions.tsx';
import classes from './About.module.css';

/** The project in short: what it is for, its figures, its steps, and the other schemes. */
export function Component() {
  const budget = useAnswer(loadGeneralInfo, 120_000);
  const isKnown = budget !== null && budget.totalCents > 0;
  return (
    <>
      <div className={`wide ${classes.page}`}>
        <PageTitle title={ABOUT.title} lead={tiesiogines.name} />
        <p className={classes.summary}>{tiesiogines.summary}</p>
      </div>
      {budget === null && <div className={classes.coming} />}
      {isKnown && (
        <div className="on-ink">
          <BudgetStrip
            budget={budget}
            time={formatDateTime(new Date(budget.at).toISOString()).slice(11, 16)}
          />
        </div>
      )}
      <div className={`wide ${classes.page}`}>
        <div className={classes.columns}>
          <Card title={ABOUT.factsTitle}>
            <DataList
              items={factsOf(
                tiesiogines,
                isKnown ? { budgetCents: budget.totalCents, freeCents: budgetParts(budget).freeCents } : null,
              )}
            />
          </Card>
          <div className={classes.purpose}>
            {tiesiogines.description.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            <StartActions scheme={tiesiogines.code} />
          </div>
        </div>
        <section aria-labelledby="how">
          <h2 id="how" className={classes.heading}>
            {ABOUT.howTitle}
          </h2>
          <Timeline />
        </section>
        <SchemeCards />
      </div>
    </>
  );
}
