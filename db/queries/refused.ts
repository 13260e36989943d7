import type { CommandFailure } from '../../domain/application/command.ts';
import type { RefusalCode } from '../../domain/application/refusal.ts';

export type RefusedCode = RefusalCode | CommandFailure;

/** Leaves a transaction without an effect; the code says why. */
export class Refused extends Error {
  override name = 'Refused';
  readonly code: RefusedCode;

  constructor(code: RefusedCode) {
    super(code);
    this.code = code;
  }
}
