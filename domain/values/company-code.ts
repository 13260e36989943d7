// Įmonės kodas of the register of legal entities: nine digits with a two-pass checksum (domain.md 4.4).

export interface CompanyCodeCheck {
  /** Nine digits: without them the code is an error. */
  formatOk: boolean;
  /** False is only a warning: the register is the truth. */
  checksumOk: boolean;
}

/** Drops the spaces people type in codes. */
export function cleanCompanyCode(typed: string): string {
  return typed.replace(/\s/g, '');
}

function weighted(digits: readonly number[], firstWeight: number): number {
  let sum = 0;
  // Weights run 1…8, and on the second pass 3…9 and then 1.
  for (let i = 0; i < 8; i += 1) sum += (digits[i] ?? 0) * (((firstWeight - 1 + i) % 9) + 1);
  return sum % 11;
}

/** Checks a nine-digit company code; expects text without spaces. */
export function checkCompanyCode(code: string): CompanyCodeCheck {
  if (!/^\d{9}$/.test(code)) return { formatOk: false, checksumOk: false };
  const digits = Array.from(code, Number);
  const first = weighted(digits, 1);
  const second = weighted(digits, 3);
  const expected = first < 10 ? first : second < 10 ? second : 0;
  return { formatOk: true, checksumOk: expected === digits[8] };
}
