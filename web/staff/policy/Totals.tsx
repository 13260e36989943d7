import { IconArrowRight } from '@tabler/icons-react';
import { EMPTY, formatInteger } from '../../../domain/texts/lt/format.ts';
import { POLICY_RUN, WHAT_IF_TEXT } from '../../../domain/texts/lt/screen/staff-policy.ts';
import { eurOfWire } from '../../../domain/values/money.ts';
import { ToneBadge } from '../../ui/StatusBadge.tsx';
import classes from './Policy.module.css';
import type { OutcomeFilter, PolicyTotal } from './queries.ts';

interface TotalsProps {
  totals: readonly PolicyTotal[];
  filter: OutcomeFilter;
  onFilter: (filter: OutcomeFilter) => void;
}

const isChange = ({ oldDecision, newDecision }: PolicyTotal): boolean => oldDecision !== newDecision;
/** Changes first, the most money first. */
const ordered = (totals: readonly PolicyTotal[]): PolicyTotal[] =>
  [...totals].sort(
    (a, b) => Number(isChange(b)) - Number(isChange(a)) || Number(b.sumAsked) - Number(a.sumAsked),
  );

/** How many requests, and how much money, would go from which decision to which. A change filters the list below. */
export function Totals({ totals, filter, onFilter }: TotalsProps) {
  return (
    <table className={classes.table}>
      <caption className="visually-hidden">{POLICY_RUN.totals}</caption>
      <thead>
        <tr>
          <th scope="col">
            {POLICY_RUN.was} → {POLICY_RUN.would.toLowerCase()}
          </th>
          <th scope="col" data-right>
            {POLICY_RUN.requests}
          </th>
          <th scope="col" data-right>
            {POLICY_RUN.asked}
          </th>
          <th scope="col" data-right>
            {POLICY_RUN.granted}
          </th>
        </tr>
      </thead>
      <tbody>
        {ordered(totals).map((total) => (
          <TotalRow
            key={`${total.oldDecision} ${total.newDecision}`}
            total={total}
            filter={filter}
            onFilter={onFilter}
          />
        ))}
      </tbody>
    </table>
  );
}

function TotalRow({ total, filter, onFilter }: Omit<TotalsProps, 'totals'> & { total: PolicyTotal }) {
  const { oldDecision, newDecision } = total;
  const [was, would] = [WHAT_IF_TEXT[oldDecision], WHAT_IF_TEXT[newDecision]];
  const chosen = filter.oldDecision === oldDecision && filter.newDecision === newDecision;
  const changes = isChange(total);
  const words = changes ? (
    <>
      <ToneBadge tone={was.tone} look="staff">
        {was.label}
      </ToneBadge>
      <IconArrowRight size={15} stroke={2} aria-hidden />
      <ToneBadge tone={would.tone} look="staff">
        {would.label}
      </ToneBadge>
    </>
  ) : (
    <>
      <ToneBadge tone="gray" look="staff">
        {was.label}
      </ToneBadge>
      <span className={classes.meta}>{POLICY_RUN.same}</span>
    </>
  );
  return (
    <tr data-selected={chosen || undefined}>
      <th scope="row">
        {changes ? (
          <button
            type="button"
            className={classes.change}
            aria-pressed={chosen}
            aria-label={POLICY_RUN.showThese(was.label, would.label)}
            onClick={() =>
              onFilter({
                ...filter,
                page: 1,
                oldDecision: chosen ? null : oldDecision,
                newDecision: chosen ? null : newDecision,
              })
            }
          >
            {words}
          </button>
        ) : (
          <span className={classes.change}>{words}</span>
        )}
        {total.notByDraft > 0 && (
          <span className={classes.meta} title={POLICY_RUN.notByDraftHint}>
            {POLICY_RUN.notByDraftCount(total.notByDraft)}
          </span>
        )}
      </th>
      <td data-right data-label={POLICY_RUN.requests} className="num">
        {formatInteger(total.requests)}
      </td>
      <td data-right data-label={POLICY_RUN.asked} className="num">
        {eurOfWire(total.sumAsked)}
      </td>
      <td data-right data-label={POLICY_RUN.granted} className="num">
        {total.granted === 0 ? (
          EMPTY
        ) : (
          <>
            {eurOfWire(total.sumGranted)}
            <span className={classes.under}>{POLICY_RUN.grantedOf(total.granted)}</span>
          </>
        )}
      </td>
    </tr>
  );
}
