import { eurOfWire, sumOfWire } from '../../domain/values/money.ts';
import { IconBuildingBank, IconCheck, IconX } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { LEASE_CARD as T } from '../../domain/texts/lt/screen/bills.ts';
import classes from './Bills.module.css';
import { type Leases } from './queries.ts';

interface LeaseCardProps {
  /** Null: the register has not answered. */
  leases: Leases | null;
  aid: { Funded: string; Ceiling: string } | null;
}

/** The tenant's leases as the register has them, and how much of the ceiling is used. */
export function LeaseCard({ leases, aid }: LeaseCardProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const title = useId();
  return (
    <section className={classes.lease} aria-labelledby={title}>
      <div className={classes.leaseHead}>
        <IconBuildingBank size={17} stroke={1.6} aria-hidden />
        <strong id={title}>{T.title}</strong>
        {leases && <span>{T.source(leases.At.slice(0, 16))}</span>}
        <button type="button" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
          {T.how}
        </button>
      </div>
      <p id={id} hidden={!open} className={classes.how}>
        {T.howText}
      </p>
      {(!leases || leases.Items.length === 0) && <p className={classes.how}>{leases ? T.none : T.silent}</p>}
      {leases?.Items.map((lease, index) => (
        <dl key={`${lease.RealEstateObjectId} ${lease.OwnerCode} ${lease.From}`} className={classes.leaseRow}>
          <div>
            <dt>{T.premises}</dt>
            <dd>{lease.RealEstateObjectId}</dd>
          </div>
          <div>
            <dt>{T.owner}</dt>
            <dd>{lease.OwnerName ?? lease.OwnerCode}</dd>
          </div>
          <div>
            <dt>{T.valid}</dt>
            <dd>{`${lease.From} – ${lease.To ?? T.openEnded}`}</dd>
          </div>
          <div>
            <dt>{T.fit}</dt>
            <dd>
              <span className={classes.fit} data-not={!lease.Fits || undefined}>
                {lease.Fits ? <IconCheck size={16} aria-hidden /> : <IconX size={16} aria-hidden />}
                {lease.Fits ? T.fits : T.fitsNot}
              </span>
            </dd>
          </div>
          {index === 0 && aid ? (
            <div>
              <dt>{T.funded}</dt>
              <dd>
                {eurOfWire(aid.Funded)} <small>{T.ofCeiling(sumOfWire(aid.Ceiling))}</small>
              </dd>
            </div>
          ) : (
            <div />
          )}
        </dl>
      ))}
    </section>
  );
}
