import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Status, type StatusId } from '../../../domain/application/status.ts';
import { formatRate } from '../../../domain/texts/lt/format.ts';
import { monthsShort, TERMS } from '../../../domain/texts/lt/terms.ts';
import { eurOfWire, fromWire } from '../../../domain/values/money.ts';
import { ToneBadge } from '../../ui/StatusBadge.tsx';
import type { StaffCase } from '../data/types.ts';
import { SimpleTable } from './SimpleTable.tsx';

type Compared = StaffCase['comparedTerms'][number];

const LABEL = { sumCents: TERMS.sum, rate: TERMS.rate, paymentTerm: TERMS.term, delayMonths: TERMS.delay };

const monthsText = (months: number): string => (months === 0 ? TERMS.none : monthsShort(months));

function valueOf(term: Compared['term'], value: string): string {
  if (term === 'sumCents') return eurOfWire(value);
  if (term === 'rate') return formatRate(fromWire(value) ?? 0);
  return term === 'delayMonths' ? monthsText(Number(value)) : value;
}

/** The bound as it was approved: at most, at least, not later. */
function boundOf({ term, approved }: Compared): ReactNode {
  const value = valueOf(term, approved);
  if (term === 'rate') return TERMS.atLeast(value);
  if (term !== 'paymentTerm') return TERMS.upTo(value);
  return (
    <>
      {TERMS.notAfter} <span className="num">{value}</span>
    </>
  );
}

function mark({ differs, beyond }: Compared): ReactNode {
  if (beyond)
    return (
      <ToneBadge tone="danger" look="plain" icon={<IconAlertTriangle size={14} stroke={2} aria-hidden />}>
        {TERMS.beyond}
      </ToneBadge>
    );
  return differs ? (
    <ToneBadge tone="warning" look="plain">
      {TERMS.differs}
    </ToneBadge>
  ) : (
    <ToneBadge tone="success" look="plain" icon={<IconCheck size={14} stroke={2.2} aria-hidden />}>
      {TERMS.same}
    </ToneBadge>
  );
}

/** A change of conditions is signed, or was. */
const CHANGE: readonly StatusId[] = [
  Status.changeGenerated,
  Status.changeSignedByApplicant,
  Status.changeSigned,
];

/** What was approved beside what is being signed, with the differences said in words. */
export function ComparedTerms({ request }: { request: StaffCase }) {
  const { comparedTerms: rows } = request;
  if (rows.length === 0) return null;
  const isChange = CHANGE.includes(request.RequestSystemInfo.Status);
  const heads = isChange
    ? [TERMS.what, TERMS.allowed, TERMS.change, '']
    : [TERMS.what, TERMS.approved, TERMS.contract, ''];
  return (
    <SimpleTable
      name={isChange ? TERMS.comparedChange : TERMS.compared}
      heads={heads}
      rows={rows.map((row) => ({
        key: row.term,
        cells: [LABEL[row.term], boundOf(row), valueOf(row.term, row.contract), mark(row)],
        ...(row.beyond ? { tone: 'danger' as const } : row.differs ? { tone: 'warning' as const } : {}),
      }))}
    />
  );
}
