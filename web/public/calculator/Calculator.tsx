import { useEffect, useMemo, useState } from 'react';
import {
  calculateLoan,
  PAYMENT_DAYS,
  readTerms,
  type LoanTerms,
  type TermField,
  type TypedTerms,
} from '../../../domain/loan/calculator.ts';
import type { Scheme } from '../../../domain/schemes/index.ts';
import { formatEur, formatExactRate, formatRate } from '../../../domain/texts/lt/format.ts';
import { CALCULATOR as T, termProblemText } from '../../../domain/texts/lt/screen/calculator.ts';
import { formatSum } from '../../../domain/values/money.ts';
import { vilniusDate } from '../../../domain/values/days.ts';
import { announce } from '../../ui/announce.ts';
import { showSum } from '../../ui/input/formatting.ts';
import { Field, SelectField } from '../field/Field.tsx';
import { Schedule } from './Schedule.tsx';
import classes from './Calculator.module.css';

const QUIET_MS = 900;
const DAY_OPTIONS = PAYMENT_DAYS.map((day) => ({ value: String(day), label: String(day) }));
/** '2,00' as one types it. */
const typedRate = (basisPoints: number): string => formatSum(basisPoints);

function firstTerms({ rate, termMonths, delayMonths, borrowerCapCents }: Scheme): TypedTerms {
  return {
    sum: formatSum(Math.min(100_000_00, borrowerCapCents)),
    term: String(Math.min(24, termMonths.max)),
    delay: String(Math.min(6, delayMonths.max)),
    paymentDay: '15',
    reference: typedRate(rate.referenceBp),
    margin: typedRate(rate.marginBp),
  };
}

/** Sum, term and delay become a schedule at once; the rate is an assumption and says so. */
export function Calculator({ scheme }: { scheme: Scheme }) {
  const [typed, setTyped] = useState(() => firstTerms(scheme));
  const [today] = useState(() => vilniusDate(new Date()));
  const { terms, problems } = readTerms(typed, scheme);
  const set = (field: TermField) => (value: string) => setTyped((now) => ({ ...now, [field]: value }));
  const limits = {
    max: formatEur(scheme.borrowerCapCents),
    term: scheme.termMonths,
    delay: scheme.delayMonths,
  };
  const error = (field: TermField) => {
    const problem = problems?.[field];
    return problem ? termProblemText(field, problem, limits) : null;
  };
  return (
    <div className={classes.calculator}>
      <p className={classes.dim} data-print="no">
        {T.lead}
      </p>
      <div className={classes.fields}>
        <Field
          label={T.sum}
          unit="EUR"
          inputMode="decimal"
          value={typed.sum}
          onValue={set('sum')}
          onBlur={() => set('sum')(showSum(typed.sum))}
          error={error('sum')}
        />
        <Field
          label={T.term}
          inputMode="numeric"
          value={typed.term}
          onValue={set('term')}
          error={error('term')}
        />
        <Field
          label={T.delay}
          inputMode="numeric"
          value={typed.delay}
          onValue={set('delay')}
          error={error('delay')}
        />
        <SelectField
          label={T.paymentDay}
          options={DAY_OPTIONS}
          value={typed.paymentDay}
          onValue={set('paymentDay')}
          error={error('paymentDay')}
        />
      </div>
      <details className={classes.assumptions} open={Boolean(problems?.reference ?? problems?.margin)}>
        <summary>
          {T.assumptions}
          {terms && `: ${formulaOf(terms)}`}
        </summary>
        <p className={classes.dim}>{T.assumptionsText(scheme.rate.referenceDate)}</p>
        <div className={classes.rates}>
          <Field
            label={T.reference}
            unit="%"
            inputMode="text"
            value={typed.reference}
            onValue={set('reference')}
            error={error('reference')}
          />
          <Field
            label={T.margin}
            unit="%"
            inputMode="decimal"
            value={typed.margin}
            onValue={set('margin')}
            error={error('margin')}
          />
        </div>
      </details>
      {terms ? <Results terms={terms} today={today} /> : <p className={classes.wrong}>{T.wrong}</p>}
    </div>
  );
}

function formulaOf(terms: LoanTerms): string {
  const { ratePpm } = calculateLoan(terms, '2026-01-01');
  const [margin, rate] = [formatRate(terms.marginBp), formatExactRate(ratePpm)];
  return terms.referenceBp < 0
    ? T.formulaNegative(margin, rate)
    : T.formula(formatRate(terms.referenceBp), margin, rate);
}

function Results({ terms, today }: { terms: LoanTerms; today: string }) {
  const { sumCents, termMonths, delayMonths, paymentDay, referenceBp, marginBp } = terms;
  const loan = useMemo(
    () => calculateLoan({ sumCents, termMonths, delayMonths, paymentDay, referenceBp, marginBp }, today),
    [sumCents, termMonths, delayMonths, paymentDay, referenceBp, marginBp, today],
  );
  useAnnounced(T.announced(formatEur(loan.totalCents), formatEur(loan.first.totalCents), loan.first.dueDate));
  const hasDelay = loan.firstPrincipal.number > 1;
  const figures = [
    { label: T.rate, value: formatExactRate(loan.ratePpm) },
    {
      label: T.first,
      value: formatEur(loan.first.totalCents),
      note: hasDelay ? `${loan.first.dueDate}, ${T.firstOnly}` : loan.first.dueDate,
    },
    ...(hasDelay
      ? [
          {
            label: T.firstPrincipal,
            value: formatEur(loan.firstPrincipal.totalCents),
            note: loan.firstPrincipal.dueDate,
          },
        ]
      : []),
    { label: T.interest, value: formatEur(loan.interestCents) },
    { label: T.fee, value: formatEur(loan.feeCents) },
    { label: T.total, value: formatEur(loan.totalCents) },
  ];
  return (
    <>
      <dl className={classes.figures} aria-label={T.results}>
        {figures.map(({ label, value, note }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <b className="num">{value}</b>
              {note && <span>{note}</span>}
            </dd>
          </div>
        ))}
      </dl>
      <Schedule loan={loan} sumCents={sumCents} />
      <p className={classes.dim}>{T.note(today)}</p>
    </>
  );
}

/** Said once the typing pauses, and not for the figures the page comes with. */
function useAnnounced(words: string): void {
  const [first] = useState(words);
  useEffect(() => {
    if (words === first) return;
    const timer = setTimeout(() => announce(words), QUIET_MS);
    return () => clearTimeout(timer);
  }, [words, first]);
}
