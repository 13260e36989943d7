import type { CommandFailure } from '../../domain/application/command.ts';
import type { RefusalCode } from '../../domain/application/refusal.ts';
import { CaseRefused } from './case/refused.ts';

/** The same with the codes of a loan request. */
export class Refused extends CaseRefused<RefusalCode | CommandFailure> {}
