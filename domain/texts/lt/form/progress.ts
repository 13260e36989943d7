import type { SectionState } from '../../../forms/form.ts';
import { SECTION_GENITIVE, counted } from '../plural.ts';

/** State of a section in words. „Užpildyta“, never „Pateikta“: saved is not submitted. */
export function sectionStateText(state: SectionState): string {
  switch (state.kind) {
    case 'notStarted':
      return 'Nepradėta';
    case 'inProgress':
      return `Pildoma ${state.answered}/${state.total}`;
    case 'complete':
      return state.isOptional ? 'Neprivaloma' : 'Užpildyta';
    case 'errors':
      return `Yra klaidų: ${state.count}`;
    case 'fromRegisters':
      return 'Iš registrų';
    case 'notApplicable':
      return 'Netaikoma';
  }
}

/** „Užpildyta 9 iš 13 skilčių“. */
export function formProgressText(done: number, total: number): string {
  return `Užpildyta ${done} iš ${counted(total, SECTION_GENITIVE)}`;
}
