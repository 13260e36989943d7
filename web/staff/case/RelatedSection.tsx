import { Link } from 'react-router-dom';
import { CASE_SECTION, EMPTY_SECTION, RELATED } from '../../../domain/texts/lt/screen/staff-case.ts';
import { lowerRoleWords } from '../../../domain/texts/lt/screen/staff-screening.ts';
import { EMPTY, formatEur, numbered } from '../../../domain/texts/lt/format.ts';
import { fromWire } from '../../../domain/values/money.ts';
import { paths } from '../../paths.ts';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import type { RelatedRequest, StaffCase } from '../data/types.ts';
import classes from './Case.module.css';
import { SimpleTable } from './SimpleTable.tsx';

/** Other requests of the same party, of its group, and those in which the same person or company appears. */
export function RelatedSection({ request }: { request: StaffCase }) {
  if (request.relatedRequests.length === 0) return <p className={classes.empty}>{EMPTY_SECTION.related}</p>;
  return (
    <SimpleTable
      name={CASE_SECTION.related}
      heads={[RELATED.number, RELATED.company, RELATED.people, RELATED.status, RELATED.sum]}
      right={[4]}
      rows={request.relatedRequests.map((other) => {
        const cents = fromWire(other.LoanSum);
        return {
          key: other.Id,
          cells: [
            <Link key="link" to={paths.staffRequest(other.Id)}>
              {numbered(other.Id)}
            </Link>,
            other.CompanyName,
            <Ties key="ties" other={other} />,
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

/** What ties two requests together. Of one party's requests only those are named who changed their role. */
function Ties({ other }: { other: RelatedRequest }) {
  const people = other.people.filter(
    ({ here, there }) => other.relation !== 'same' || here.join() !== there.join(),
  );
  return (
    <ul className={classes.ties}>
      {other.relation !== 'person' && <li>{other.relation === 'same' ? RELATED.same : RELATED.group}</li>}
      {people.map(({ Name, here, there }) => (
        <li key={Name}>{RELATED.link(Name, lowerRoleWords(here), lowerRoleWords(there))}</li>
      ))}
    </ul>
  );
}
