import { HOME, TIMELINE } from '../../domain/texts/lt/screen/public.ts';
import { Ruler, rulerCells } from '../ui/Ruler.tsx';
import classes from './Timeline.module.css';

/** Five steps; the width of a column is its working days. */
export function Timeline() {
  return (
    <ol className={classes.timeline}>
      {TIMELINE.map((step, index) => {
        const tone = step.turn === 'applicant' ? 'warning' : 'brand';
        const whose = step.turn === 'applicant' ? HOME.yourTurn : HOME.ourTurn;
        return (
          <li key={step.title} data-tone={tone}>
            <div className={classes.ruler}>
              {step.days > 0 ? (
                <Ruler
                  days={rulerCells(step.days, step.days)}
                  size="home"
                  tone={tone}
                  scale={20}
                  name={HOME.ruler(step.days, whose)}
                />
              ) : (
                <i className={classes.dot} />
              )}
            </div>
            <span className={classes.term}>{step.term}</span>
            <h3 className={classes.title}>
              <span className={classes.number}>{index + 1}</span> {step.title}
            </h3>
            <p className={classes.text}>{step.text}</p>
          </li>
        );
      })}
    </ol>
  );
}
