import { SUMMARY } from '../../../../domain/texts/lt/screen/staff-summary.ts';
import { useCriteria, useLimit } from '../../data/queries.ts';
import type { StaffCase } from '../../data/types.ts';
import { decisionChecks, isOpen, limitOf, type DecisionCheck } from './decision-checks.ts';
import classes from './Summary.module.css';

interface OpenItemsProps {
  request: StaffCase;
  /** Checks that the dialog itself asks for. */
  without?: readonly DecisionCheck['key'][];
}

/** In the dialogs of hand-over and approval: what is still open, named before the button. */
export default function OpenItems({ request, without = [] }: OpenItemsProps) {
  const { RequestId } = request.RequestSystemInfo;
  const { data: criteria } = useCriteria(RequestId);
  const { data: limit } = useLimit(RequestId);
  const open = decisionChecks(request, { criteria, limitCents: limitOf(limit) }).filter(
    (check) => isOpen(check) && !without.includes(check.key),
  );
  if (open.length === 0) return <p className={classes.openTitle}>{SUMMARY.nothingOpen}</p>;
  return (
    <div>
      <div className={classes.openTitle}>{SUMMARY.open}</div>
      <ul className={classes.open}>
        {open.map(({ key, words }) => (
          <li key={key}>
            <strong>{SUMMARY.names[key]}:</strong> {words}
          </li>
        ))}
      </ul>
    </div>
  );
}
