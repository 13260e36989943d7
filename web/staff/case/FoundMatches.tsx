import { AML } from '../../../domain/texts/lt/screen/staff-screening.ts';
import { formatPercent } from '../../../domain/texts/lt/format.ts';
import type { AmlCheck, StaffCase } from '../data/types.ts';
import classes from './Screening.module.css';
import { SimpleTable } from './SimpleTable.tsx';

/** Whom the lists mean, how like, and in which lists. */
export function HitTable({ check }: { check: AmlCheck }) {
  return (
    <SimpleTable
      name={`${AML.hits}: ${check.Name}`}
      heads={[AML.kind, AML.caption, AML.score, AML.lists]}
      right={[2]}
      rows={check.Hits.map((hit) => ({
        key: `${hit.EntityId}-${hit.kind}`,
        cells: [
          AML.kinds[hit.kind],
          <span key="caption" className={classes.caption}>
            {hit.Caption} <span className={classes.meta}>{hit.EntityId}</span>
          </span>,
          <span key="score" className="num">
            {formatPercent(Math.round(hit.Score * 100))}
          </span>,
          <span key="lists" className={classes.caption}>
            {hit.Datasets.join(', ')}
          </span>,
        ],
      }))}
    />
  );
}

/** Everything that was found, for the dialog in which somebody judges it. */
export function FoundMatches({ request }: { request: StaffCase }) {
  const found = request.AmlChecks.filter(({ Hits }) => Hits.length > 0);
  return (
    <div className={classes.found}>
      {found.map((check) => (
        <div key={check.Query}>
          <div className={classes.name}>{AML.searched(check.Query)}</div>
          <HitTable check={check} />
        </div>
      ))}
    </div>
  );
}
