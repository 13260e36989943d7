import { percentText, percentUnitsOf } from '../../domain/payment/percent.ts';
import { formatEur } from '../../domain/texts/lt/format.ts';
import { PAYMENTS as T } from '../../domain/texts/lt/screen/payment-requests.ts';
import { percentShown } from '../payment-document/percent-shown.ts';
import { Card } from '../ui/Card.tsx';
import classes from './Payments.module.css';
import type { PaymentList, Side } from './queries.ts';
import { useOfLoan } from './turns.ts';

/** How much of the loan is funded, asked for and free: three figures and a bar, one piece for each funded request. */
export function LoanUse({ list, side }: { list: PaymentList; side: Side }) {
  const use = useOfLoan(list, side);
  if (use.granted === 0) return null;
  const percent = percentShown(percentText(percentUnitsOf(use.funded, use.granted)));
  const parts = [
    ...use.pieces.map((piece) => ({ key: `funded-${piece.id}`, kind: 'funded', cents: piece.cents })),
    { key: 'checked', kind: 'checked', cents: use.checked },
    { key: 'yours', kind: 'yours', cents: use.yours },
    { key: 'free', kind: 'free', cents: use.free },
  ].filter((part) => part.cents > 0);
  const legend = [
    ['funded', T.funded, use.funded],
    ['checked', T.checked, use.checked],
    ['yours', side === 'applicant' ? T.group.applicant.applicant : T.yours, use.yours],
    ['free', T.free, use.free],
  ] as const;
  return (
    <Card title={T.use}>
      <dl className={classes.figures}>
        <Figure label={T.funded} value={formatEur(use.funded)} note={T.fundedShare(percent)} />
        <Figure
          label={T.remainder}
          value={formatEur(use.granted - use.funded)}
          note={T.notAsked(formatEur(use.free))}
        />
        <Figure label={T.granted} value={formatEur(use.granted)} note={T.purpose[purposeOf(list)] ?? ''} />
      </dl>
      <div className={classes.bar} aria-hidden>
        {parts.map((part) => (
          <span key={part.key} data-kind={part.kind} style={{ flexGrow: part.cents }} />
        ))}
      </div>
      <ul className={classes.legend}>
        {legend.map(([kind, label, sum]) => (
          <li key={kind} data-kind={kind}>
            {label} <strong>{formatEur(sum)}</strong>
          </li>
        ))}
      </ul>
    </Card>
  );
}

const purposeOf = ({ Items }: PaymentList): number => Items[0]?.LoanPurposeId ?? 0;

function Figure({ label, value, note }: { label: string; value: string; note: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <span className={classes.figure}>{value}</span>
        <small>{note}</small>
      </dd>
    </div>
  );
}
