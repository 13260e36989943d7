// Terms after a closed call (specification 2, section 9): on the case, at the contract and at a payment.
export const CALL_TERM = {
  due: {
    sign: (date: string): string => `Sutartį pasirašyti iki ${date}`,
    disburse: (date: string): string => `Paskolą išmokėti iki ${date}`,
  },
  late: {
    sign: (date: string): string => `Sutartį reikėjo pasirašyti iki ${date}`,
    disburse: (date: string): string => `Paskolą reikėjo išmokėti iki ${date}`,
  },
  closed: (date: string): string => `Kvietimas baigėsi ${date}`,
} as const;
