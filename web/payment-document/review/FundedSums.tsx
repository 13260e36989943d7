import { percentText, percentUnitsOf } from '../../../domain/payment/percent.ts';
import { PAYMENT_REVIEW as T } from '../../../domain/texts/lt/screen/payment-document.ts';
import { formatEur, fromWire } from '../../../domain/values/money.ts';
import { centsOf, EVALUATOR_FIELDS } from '../document-texts.ts';
import { DocumentInput } from '../DocumentInput.tsx';
import { percentShown } from '../percent-shown.ts';
import type { OpenDocument, PaymentRequest } from '../queries.ts';
import type { TypedFields } from '../use-typed-fields.ts';
import classes from './Review.module.css';

interface FundedSumsProps {
  document: OpenDocument;
  payment: PaymentRequest;
  fields: TypedFields;
  errors: Readonly<Record<string, string>>;
  isEditing: boolean;
}

const OWN = EVALUATOR_FIELDS.filter(({ by }) => by === 'evaluator');

/** What is funded for each purpose, with its limit, and its share of the loan to four decimals as it is typed. */
export function FundedSums({ document, payment, fields, errors, isEditing }: FundedSumsProps) {
  const granted = fromWire(payment.FinancialInfo.InvegaLoanSum) ?? 0;
  const isForTurnover = payment.FinancialInfo.LoanPurposeId === 2;
  const cents = {
    InvestmentSum: centsOf(fields.texts.InvestmentSum),
    TurnoverSum: centsOf(fields.texts.TurnoverSum),
  };
  const most = (name: string): number =>
    fromWire(name === 'InvestmentSum' ? document.Limits.InvestmentSum : document.Limits.TurnoverSum) ?? 0;
  const share = (part: number): string => percentShown(percentText(percentUnitsOf(part, granted)));
  const left = fromWire(document.Limits.RequiredSum) ?? 0;
  return (
    <>
      {OWN.map((field) => {
        // Working capital knows no investments (specification 2, section 4).
        const isOpen = isEditing && !(isForTurnover && field.name === 'InvestmentSum');
        return isOpen ? (
          <div key={`${field.name}-${fields.generation}`} className={classes.funded}>
            <DocumentInput
              field={field}
              text={fields.texts[field.name] ?? ''}
              onText={(text) => fields.set(field.name, text)}
              error={errors[field.name]}
            />
            <p className={classes.meta}>{T.limit(formatEur(most(field.name)))}</p>
          </div>
        ) : null;
      })}
      <dl className={classes.cells}>
        <div>
          <dt>{T.turnover}</dt>
          <dd>
            <strong className="num">{formatEur(cents.TurnoverSum)}</strong>
            <span className="num">{share(cents.TurnoverSum)}</span>
          </dd>
        </div>
        <div>
          <dt>{T.investment}</dt>
          <dd>
            <strong className="num">{formatEur(cents.InvestmentSum)}</strong>
            <span className="num">{share(cents.InvestmentSum)}</span>
          </dd>
        </div>
        <div>
          <dt>{T.share}</dt>
          <dd>
            <strong className="num">{bothShares(cents, granted)}</strong>
            <span>{T.shareLeft(formatEur(Math.max(0, left - cents.TurnoverSum - cents.InvestmentSum)))}</span>
          </dd>
        </div>
      </dl>
    </>
  );
}

/** „PaidOutTotalSumPercent“ is the sum of the two percentages, not the percentage of the sum. */
function bothShares({ InvestmentSum, TurnoverSum }: Record<string, number>, granted: number): string {
  const units = percentUnitsOf(InvestmentSum ?? 0, granted) + percentUnitsOf(TurnoverSum ?? 0, granted);
  return percentShown(percentText(units));
}
