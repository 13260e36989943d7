import type { Scheme } from '../../../domain/schemes/index.ts';
import { formatEur, formatList } from '../../../domain/texts/lt/format.ts';
import { PURPOSE_TEXT } from '../../../domain/texts/lt/form/loan.ts';
import { FACTS as T } from '../../../domain/texts/lt/screen/conditions.ts';
import { inMillionsEur } from '../../ui/budget.ts';

const inEur = (cents: number): string =>
  cents % 100_000_00 === 0 && cents >= 1_000_000_00
    ? inMillionsEur(cents)
    : formatEur(cents).replace(',00', '');

/** The facts box of a scheme, from the scheme's own record; `freeCents` null = not known now, and then not shown. */
export function factsOf(scheme: Scheme, freeCents: number | null): { label: string; value: string }[] {
  const { termMonths: term, delayMonths: delay, period } = scheme;
  const money = [
    { label: T.borrower, value: inEur(scheme.borrowerCapCents) },
    ...(scheme.groupCapCents > scheme.borrowerCapCents
      ? [{ label: T.group, value: inEur(scheme.groupCapCents) }]
      : []),
    { label: T.budget, value: inEur(scheme.budgetCents) },
    ...(freeCents === null ? [] : [{ label: T.free, value: inMillionsEur(freeCents) }]),
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
