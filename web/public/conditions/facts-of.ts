import type { CallPeriod, Scheme } from '../../../domain/schemes/index.ts';
import { formatEur, formatList } from '../../../domain/texts/lt/format.ts';
import { PURPOSE_TEXT } from '../../../domain/texts/lt/form/loan.ts';
import { FACTS as T } from '../../../domain/texts/lt/screen/conditions.ts';
import { inMillionsEur } from '../../ui/budget.ts';

const inEur = (cents: number): string =>
  cents % 100_000_00 === 0 && cents >= 1_000_000_00
    ? inMillionsEur(cents)
    : formatEur(cents).replace(',00', '');

/** What the administrator keeps of a scheme, as it is now; without it the scheme's own record counts. */
export interface KeptFacts {
  budgetCents: number;
  freeCents: number;
  period?: CallPeriod;
}

/** The facts box of a scheme; `kept` null = not known now, and then what is free is not shown. */
export function factsOf(scheme: Scheme, kept: KeptFacts | null): { label: string; value: string }[] {
  const { termMonths: term, delayMonths: delay } = scheme;
  const period = kept?.period ?? scheme.period;
  const money = [
    { label: T.borrower, value: inEur(scheme.borrowerCapCents) },
    ...(scheme.groupCapCents > scheme.borrowerCapCents
      ? [{ label: T.group, value: inEur(scheme.groupCapCents) }]
      : []),
    { label: T.budget, value: inEur(kept?.budgetCents ?? scheme.budgetCents) },
    ...(kept ? [{ label: T.free, value: inMillionsEur(kept.freeCents) }] : []),
  ];
  // What is compensated is not lent: nothing to pay back.
  const loan = scheme.hasBills
    ? []
    : [
        { label: T.term, value: T.termText(term.min, term.max) },
        { label: T.delay, value: T.delayText(delay.min, delay.max) },
        { label: T.interest, value: T.interestText },
        { label: T.fee, value: T.feeText },
        { label: T.change, value: T.changeText },
        { label: T.day, value: T.dayText },
        { label: T.use, value: T.useText },
        {
          label: T.purposes,
          value: formatList(scheme.purposes.map((purpose) => PURPOSE_TEXT[purpose].toLowerCase())),
        },
      ];
  return [...money, ...loan, { label: T.period, value: T.periodText(period.from, period.to) }];
}
