import type { SectionId } from './section-id.ts';
import { checkValue } from './check-value.ts';
import {
  isEditable,
  isShown,
  type FieldProblem,
  type FormContext,
  type FormData,
  type Section,
} from './form.ts';
import { normaliseForm } from './normalise.ts';
import { getAt } from './path.ts';
import { appliesNow, sectionsFor } from './sections/index.ts';

export interface FormProblem extends FieldProblem {
  sectionId: SectionId;
  /** Label of the field, for the error summary: „Telefono numeris: …“. Empty when the sentence says it all. */
  label: string;
}

/** Problems of one section of normalised answers, in the order of the screen. */
export function sectionProblems(section: Section, data: FormData, context: FormContext): FormProblem[] {
  if (!appliesNow(section, data, context)) return [];
  const found = new Map<string, FormProblem>();
  const note = (problem: FieldProblem | null, label: string): void => {
    // Whoever carries on no activity has none to choose, so asking for one would only mislead.
    if (problem && (problem.code === 'noActivity' || !found.has(problem.path)))
      found.set(problem.path, { ...problem, sectionId: section.id, label });
  };
  for (const field of section.fields) {
    if (isEditable(field) && isShown(field, data, context)) {
      note(checkValue(field, getAt(data, field.path), context), field.label);
    }
  }
  for (const rule of section.rules ?? []) {
    const problem = rule(data, context);
    note(problem, section.fields.find((field) => field.path === problem?.path)?.label ?? '');
  }
  const order = new Map(section.fields.map((field, index) => [field.path, index]));
  return [...found.values()].sort((a, b) => (order.get(a.path) ?? 0) - (order.get(b.path) ?? 0));
}

/** The whole form. Takes answers as typed or as stored; each path appears once, with its first problem. */
export function validateForm(raw: unknown, context: FormContext): FormProblem[] {
  const data = normaliseForm(raw, context);
  return sectionsFor(context).flatMap((section) => sectionProblems(section, data, context));
}
