/** Leaves a transaction without an effect; the code says why. */
export class CaseRefused<Code extends string = string> extends Error {
  override name = 'Refused';
  readonly code: Code;

  constructor(code: Code) {
    super(code);
    this.code = code;
  }
}

export const isRefused = (error: unknown): error is CaseRefused => error instanceof CaseRefused;

export function refusing(code: string): never {
  throw new CaseRefused(code);
}
