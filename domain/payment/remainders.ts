import { shareOf } from '../values/money.ts';

/** 1 investment, 2 working capital. */
export type PaymentPurpose = 1 | 2;

/** What a loan has and what of it is spoken for, in cents. */
export interface LoanMoney {
  purpose: PaymentPurpose;
  grantedCents: number;
  /** The answers' own split (`InvegaAligTurnSumLoan`, `InvegaAligInvSumLoan`); both 0: the loan was not split. */
  declared: Split;
  /** Sums of all documents of requests that are not rejected: funded, or still asked for. */
  counted: Split;
}

/** Sums of one document, or of many. */
export interface Split {
  turnoverCents: number;
  investmentCents: number;
}

export const NOTHING: Split = { turnoverCents: 0, investmentCents: 0 };

export const totalOf = ({ turnoverCents, investmentCents }: Split): number => turnoverCents + investmentCents;

/** What may be funded for each purpose at all. For working capital there is no investment (specification 2, section 4). */
function shares({ purpose, grantedCents, declared }: LoanMoney): Split {
  if (purpose === 2) return { turnoverCents: grantedCents, investmentCents: 0 };
  const whole = totalOf(declared);
  if (whole === 0) return { turnoverCents: grantedCents, investmentCents: grantedCents };
  const turnoverCents = shareOf(grantedCents, declared.turnoverCents, whole);
  return { turnoverCents, investmentCents: grantedCents - turnoverCents };
}

export interface Remainders extends Split {
  loanCents: number;
}

/** What is left of a loan, by purpose too; never below nothing. */
export function remaindersOf(money: LoanMoney): Remainders {
  const { grantedCents, counted } = money;
  const share = shares(money);
  const left = (cents: number): number => Math.max(0, cents);
  const loanCents = left(grantedCents - totalOf(counted));
  return {
    loanCents,
    turnoverCents: Math.min(loanCents, left(share.turnoverCents - counted.turnoverCents)),
    investmentCents: Math.min(loanCents, left(share.investmentCents - counted.investmentCents)),
  };
}

/** The most a document may have, whose own sums are counted among the others': the remainder plus what it has now. */
export function limitsOf(money: LoanMoney, current: Split): Remainders {
  const { counted } = money;
  return remaindersOf({
    ...money,
    counted: {
      turnoverCents: counted.turnoverCents - current.turnoverCents,
      investmentCents: counted.investmentCents - current.investmentCents,
    },
  });
}

/** The most an applicant may ask for with a document. */
export function askableCents({ loanCents, turnoverCents, investmentCents }: Remainders): number {
  return Math.min(loanCents, turnoverCents + investmentCents);
}

/** A required sum as it is prefilled by purpose: investments first, as far as they go. */
export function splitOf(requiredCents: number, { investmentCents }: Remainders): Split {
  const investment = Math.min(requiredCents, investmentCents);
  return { investmentCents: investment, turnoverCents: requiredCents - investment };
}
