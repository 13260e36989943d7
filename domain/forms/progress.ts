import { formProgressText, sectionStateText } from '../texts/lt/form/progress.ts';
import { checkValue } from './check-value.ts';
import {
  isEditable,
  isShown,
  type Field,
  type FormContext,
  type FormData,
  type Section,
  type SectionId,
  type SectionState,
} from './form.ts';
import { isEmptyValue } from './normalise-value.ts';
import { normaliseForm } from './normalise.ts';
import { getAt } from './path.ts';
import { appliesNow, sectionsFor } from './sections/index.ts';
import { isWithin, sectionProblems } from './validate.ts';

export interface SectionProgress {
  id: SectionId;
  number: number;
  title: string;
  short: string;
  state: SectionState;
  /** The state in words: „Pildoma 4/9“. */
  text: string;
}

export interface FormProgress {
  sections: SectionProgress[];
  /** Filled, or filled by registers. */
  done: number;
  /** Sections that apply now. */
  total: number;
  /** „Užpildyta 9 iš 13 skilčių“. */
  text: string;
  /** Where „Tęsti“ leads; null when nothing is left. */
  nextSection: SectionId | null;
}

const isDone = (state: SectionState): boolean =>
  state.kind === 'complete' || state.kind === 'fromRegisters' || state.kind === 'notApplicable';

const hasAnswer = (field: Field, value: unknown): boolean =>
  field.kind === 'yesNo' ? typeof value === 'boolean' : !isEmptyValue(value);

function stateOf(section: Section, data: FormData, context: FormContext, attempted: boolean): SectionState {
  if (!appliesNow(section, data, context)) return { kind: 'notApplicable' };
  const asked = section.fields.filter((field) => isEditable(field) && isShown(field, data, context));
  if (asked.length === 0) return { kind: 'fromRegisters' };
  const problems = sectionProblems(section, data, context);
  const isEmpty = !asked.some((field) => hasAnswer(field, getAt(data, field.path)));
  if (problems.length === 0) return isEmpty ? { kind: 'complete', isOptional: true } : { kind: 'complete' };
  if (attempted) return { kind: 'errors', count: problems.length };
  if (isEmpty) return { kind: 'notStarted' };
  const counted = asked.filter((field) => !field.optional);
  const answered = counted.filter(
    (field) =>
      !problems.some(({ path }) => isWithin(path, field.path)) &&
      checkValue(field, getAt(data, field.path), context) === null,
  );
  return { kind: 'inProgress', answered: answered.length, total: counted.length };
}

/** Progress of the whole form. Nothing counts as an error before the first attempt to save or submit. */
export function formProgress(raw: unknown, context: FormContext, attempted = false): FormProgress {
  const data = normaliseForm(raw, context);
  const sections = sectionsFor(context).map((section): SectionProgress => {
    const state = stateOf(section, data, context, attempted);
    const { id, number, title, short } = section;
    return { id, number, title, short, state, text: sectionStateText(state) };
  });
  // What is not asked is neither filled nor left to fill.
  const asked = sections.filter(({ state }) => state.kind !== 'notApplicable');
  const done = asked.filter((section) => isDone(section.state)).length;
  return {
    sections,
    done,
    total: asked.length,
    text: formProgressText(done, asked.length),
    nextSection: sections.find((section) => !isDone(section.state))?.id ?? null,
  };
}
