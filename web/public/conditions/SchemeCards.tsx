import { SCHEMES, type Scheme } from '../../../domain/schemes/index.ts';
import { ABOUT } from '../../../domain/texts/lt/screen/conditions.ts';
import { vilniusDate } from '../../../domain/values/days.ts';
import { fromWire } from '../../../domain/values/money.ts';
import { paths } from '../../paths.ts';
import { AppLink } from '../../ui/AppLink.tsx';
import { budgetParts, inMillionsEur } from '../../ui/budget.ts';
import { loadSchemes } from '../loads.ts';
import { useAnswer } from '../use-answer.ts';
import { useSelfCheck } from '../use-self-check.ts';
import classes from './About.module.css';

type Row = Awaited<ReturnType<typeof loadSchemes>>[number];

/** All schemes with what is left of each and whether requests are taken; what is not known is not said. */
export function SchemeCards() {
  const rows = useAnswer(loadSchemes);
  return (
    <section aria-labelledby="schemes" id="priemones">
      <h2 id="schemes" className={classes.heading}>
        {ABOUT.schemesTitle}
      </h2>
      <p className={classes.dim}>{ABOUT.schemesLead}</p>
      <ul className={classes.schemes}>
        {Object.values(SCHEMES).map((scheme) => (
          <li key={scheme.code}>
            <SchemeCard scheme={scheme} row={rows?.find(({ Code }) => Code === scheme.code)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function SchemeCard({ scheme, row }: { scheme: Scheme; row: Row | undefined }) {
  const hasCheck = useSelfCheck();
  return (
    <article className={classes.scheme}>
      <h3>{scheme.name}</h3>
      <p>{scheme.summary}</p>
      {row && (
        <p className={classes.state} data-tone={row.Open ? 'success' : 'gray'}>
          <span>{periodText(row)}</span> · {ABOUT.free(inMillionsEur(freeCents(row)))}
        </p>
      )}
      <p className={classes.links}>
        <AppLink
          to={paths.descriptionOf(scheme.code)}
          aria-label={`${ABOUT.conditions}: ${scheme.shortName}`}
        >
          {ABOUT.conditions}
        </AppLink>
        {hasCheck && (
          <AppLink
            to={paths.selfCheckOf({ scheme: scheme.code })}
            aria-label={`${ABOUT.check}: ${scheme.shortName}`}
          >
            {ABOUT.check}
          </AppLink>
        )}
      </p>
    </article>
  );
}

function freeCents(row: Row): number {
  return budgetParts({
    totalCents: fromWire(row.Budget) ?? 0,
    signedCents: fromWire(row.Issued) ?? 0,
    reservedCents: fromWire(row.Reserved) ?? 0,
  }).freeCents;
}

function periodText({ Open, From, To }: Row): string {
  if (Open) return ABOUT.open(To);
  return vilniusDate(new Date()) < From ? ABOUT.notYet(From) : ABOUT.closed(To);
}
