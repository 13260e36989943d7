import type { SectionId } from './section-id.ts';
import { cellProblems, checkValue } from './check-value.ts';
import { cellLabel } from './cell-label.ts';
import {
  isEditable,
  isShown,
  type Field,
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
      const value = getAt(data, field.path);
      note(checkValue(field, value, context), field.label);
      for (const problem of cellProblems(field, value, context))
        note(problem, labelOfCell(field, problem.path));
    }
  }
  for (const rule of section.rules ?? []) {
    const problem = rule(data, context);
    note(problem, section.fields.find((field) => field.path === problem?.path)?.label ?? '');
  }
  const order = (path: string): number => section.fields.findIndex((field) => isWithin(path, field.path));
  return [...found.values()].sort((a, b) => order(a.path) - order(b.path));
}

/** Is the path that of the field, or of a cell in its rows? */
export function isWithin(path: string, fieldPath: string): boolean {
  return path === fieldPath || path.startsWith(`${fieldPath}.`);
}

/** What was found elsewhere about a path, as a problem of the form; null when no section asks it. */
export function problemAt(path: string, message: string, context: FormContext): FormProblem | null {
  for (const section of sectionsFor(context)) {
    const field = section.fields.find((one) => isWithin(path, one.path));
    if (!field) continue;
    const label = path === field.path ? field.label : labelOfCell(field, path);
    return { path, code: 'invalid', message, sectionId: section.id, label };
  }
  return null;
}

function labelOfCell(field: Field, path: string): string {
  const [index = '', name = ''] = path.slice(field.path.length + 1).split('.');
  return cellLabel(field, Number(index), name);
}

/** The whole form. Takes answers as typed or as stored; each path appears once, with its first problem. */
export function validateForm(raw: unknown, context: FormContext): FormProblem[] {
  const data = normaliseForm(raw, context);
  return sectionsFor(context).flatMap((section) => sectionProblems(section, data, context));
}
