import { IconCheck, IconInfoCircle } from '@tabler/icons-react';
import { PAYMENT_DOCUMENT as T } from '../../domain/texts/lt/screen/payment-document.ts';
import { formatEur, formatSum } from '../../domain/values/money.ts';
import { centsOf, type FieldTexts } from './document-texts.ts';
import classes from './Document.module.css';

/** „Šiam dokumentui galima iki“: what is left of the loan, and what this document takes of it, as it is typed. */
export function LimitLine({
  texts,
  mostCents,
  purpose,
}: {
  texts: FieldTexts;
  mostCents: number;
  purpose: number;
}) {
  const asked = centsOf(texts.RequiredSum);
  const isOver = asked > mostCents;
  const share = mostCents > 0 ? Math.min(100, (asked / mostCents) * 100) : asked > 0 ? 100 : 0;
  return (
    <div className={classes.limit} data-tone={isOver ? 'danger' : 'brand'}>
      <div className={classes.limitHead}>
        <span>{T.may}</span>
        <strong className="num">{formatEur(mostCents)}</strong>
      </div>
      <div className={classes.track} aria-hidden>
        <span style={{ inlineSize: `${share}%` }} />
      </div>
      <p>
        {isOver ? T.overLimit(formatEur(asked - mostCents)) : T.left(formatEur(mostCents - asked))}
        {purpose === 2 && ` ${T.noInvestment}`}
      </p>
    </div>
  );
}

/** „12 479,05 + 3 000,00 = 15 479,05 EUR – sutampa su dokumento suma“ */
export function SumLine({ texts }: { texts: FieldTexts }) {
  const whole = centsOf(texts.DocumentSum);
  const parts = [texts.RequiredSum, texts.FundsSum1, texts.FundsSum2]
    .map(centsOf)
    .filter((cents) => cents !== 0);
  if (whole <= 0 || parts.length === 0) return null;
  const sum = parts.reduce((all, cents) => all + cents, 0);
  const said =
    sum === whole
      ? T.sumsMatch
      : sum < whole
        ? T.sumsLeft(formatEur(whole - sum))
        : T.sumsOver(formatEur(sum - whole));
  return (
    <p className={classes.sums} data-tone={sum === whole ? 'success' : sum > whole ? 'danger' : 'gray'}>
      {sum === whole ? (
        <IconCheck size={17} stroke={2} aria-hidden />
      ) : (
        <IconInfoCircle size={17} stroke={1.8} aria-hidden />
      )}
      <span>
        {parts.map(formatSum).join(' + ')} = <strong className="num">{formatEur(sum)}</strong> – {said}
      </span>
    </p>
  );
}
