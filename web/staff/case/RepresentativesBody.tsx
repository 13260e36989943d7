import { AUTHORISED } from '../../../domain/texts/lt/screen/staff-parties.ts';
import { vilniusDate } from '../../../domain/values/days.ts';
import { EMPTY } from '../../../domain/texts/lt/format.ts';
import { ToneBadge } from '../../ui/StatusBadge.tsx';
import type { StaffCase } from '../data/types.ts';
import classes from './Case.module.css';
import { SimpleTable } from './SimpleTable.tsx';

/** Whom the party has authorised to act for it, and on what paper. */
export default function RepresentativesBody({ request }: { request: StaffCase }) {
  const today = vilniusDate(new Date());
  if (request.Representatives.length === 0) return <p className={classes.empty}>{AUTHORISED.none}</p>;
  return (
    <SimpleTable
      name={AUTHORISED.title}
      heads={[AUTHORISED.name, AUTHORISED.code, AUTHORISED.from, AUTHORISED.to, AUTHORISED.files]}
      rows={request.Representatives.map((one) => ({
        key: one.Id,
        cells: [
          `${one.FirstName} ${one.LastName}`,
          <span key="code" className="num">
            {one.PersonalCode}
          </span>,
          one.ValidFrom,
          <span key="to" className="num">
            {one.ValidTo} {one.ValidTo < today && <ToneBadge tone="gray">{AUTHORISED.ended}</ToneBadge>}
          </span>,
          one.Files.map(({ FileName }) => FileName).join(', ') || EMPTY,
        ],
      }))}
    />
  );
}
