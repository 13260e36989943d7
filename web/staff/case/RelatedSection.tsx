import { Link } from 'react-router-dom';
import { CASE_SECTION, EMPTY_SECTION, RELATED } from '../../../domain/texts/lt/screen/staff-case.ts';
import { EMPTY, formatEur } from '../../../domain/texts/lt/format.ts';
import { fromWire } from '../../../domain/values/money.ts';
import { paths } from '../../paths.ts';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import type { StaffCase } from '../data/types.ts';
import classes from './Case.module.css';
import { SimpleTable } from './SimpleTable.tsx';

/** Other requests of the same party and of its group. */
export function RelatedSection({ request }: { request: StaffCase }) {
  if (request.relatedRequests.length === 0) return <p className={classes.empty}>{EMPTY_SECTION.related}</p>;
  return (
    <SimpleTable
      name={CASE_SECTION.related}
      heads={[RELATED.number, RELATED.company, RELATED.status, RELATED.sum]}
      right={[3]}
      rows={request.relatedRequests.map((other) => {
        const cents = fromWire(other.LoanSum);
        return {
          key: other.Id,
          cells: [
            <Link key="link" to={paths.staffRequest(other.Id)}>
              Nr.{'\u00A0'}
              {other.Id}
            </Link>,
            `${other.CompanyName}${other.relation === 'group' ? ` (${RELATED.group})` : ''}`,
            <StatusBadge key="status" status={other.Status} look="plain" />,
            <span key="sum" className="num">
              {cents === null ? EMPTY : formatEur(cents)}
            </span>,
          ],
        };
      })}
    />
  );
}
