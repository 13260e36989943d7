import { eurOrEmpty } from '../../../../domain/texts/lt/format.ts';
import { SUMMARY } from '../../../../domain/texts/lt/screen/staff-summary.ts';
import { fromWire } from '../../../../domain/values/money.ts';
import { caseFacts } from '../../../actions/case-facts.ts';
import type { useLimit } from '../../data/queries.ts';
import type { StaffCase } from '../../data/types.ts';
import classes from './Summary.module.css';

type Limit = ReturnType<typeof useLimit>['data'];

/** Set and requested against the least limit, and what else the borrower holds. */
export function SumBar({ request, limit }: { request: StaffCase; limit: Limit }) {
  const { setCents, requestedCents } = caseFacts(request);
  const limitCents = limit ? fromWire(limit.Limit) : null;
  const whole = Math.max(limitCents ?? 0, setCents ?? 0, requestedCents ?? 0, 1);
  const share = (cents: number | null) => `${((cents ?? 0) / whole) * 100}%`;
  const counts = setCents ?? requestedCents;
  const title =
    limitCents === null
      ? SUMMARY.limitUnknown
      : counts !== null && counts > limitCents
        ? SUMMARY.beyond
        : SUMMARY.fits;
  const others = request.relatedRequests.filter(({ relation }) => relation === 'same');
  return (
    <section className={classes.card} aria-labelledby="sum-title">
      <div className={classes.head}>
        <h2 id="sum-title" className={classes.small}>
          {title}
        </h2>
        <span>{limit?.Reason ? SUMMARY.reasons[limit.Reason] : ''}</span>
      </div>
      <div
        className={classes.bar}
        role="img"
        aria-label={SUMMARY.barName(eurOrEmpty(counts), eurOrEmpty(limitCents))}
      >
        <span className={classes.requested} style={{ width: share(requestedCents) }} />
        <span className={classes.set} style={{ width: share(setCents) }} />
      </div>
      <dl className={classes.cells}>
        <Cell label={SUMMARY.set} value={eurOrEmpty(setCents)} />
        <Cell label={SUMMARY.requested} value={eurOrEmpty(requestedCents)} />
        <Cell label={SUMMARY.limitNow} value={eurOrEmpty(limitCents)} />
        <Cell label={SUMMARY.reserved} value={eurOrEmpty(fromWire(request.reserved))} />
        <Cell label={SUMMARY.others} value={others.length > 0 ? String(others.length) : SUMMARY.none} />
      </dl>
    </section>
  );
}

function Cell({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd className="num">{value}</dd>
    </div>
  );
}
