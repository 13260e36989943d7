import { isShown, shownAt, type Field, type FormContext, type FormData, type SectionId } from './form.ts';
import { getAt, isPlainObject } from './path.ts';
import { appliesNow, sectionsFor } from './sections/index.ts';
import { showValue, type CodeNames } from './show-value.ts';

export interface AnswerRow {
  path: string;
  label: string;
  value: string;
  /** The value came from a register, not from the person. */
  fromRegister: boolean;
}

export interface AnswerSection {
  id: SectionId;
  number: number;
  title: string;
  rows: AnswerRow[];
}

/** Questions and answers in the order of the screen: the one walk behind the read-only view, the PDF and the export. */
export function formAnswers(data: FormData, context: FormContext, names: CodeNames = {}): AnswerSection[] {
  return sectionsFor(context)
    .filter((section) => appliesNow(section, data, context))
    .map(({ id, number, title, fields }) => ({
      id,
      number,
      title,
      rows: fields
        .filter((field) => isShown(field, data, context))
        .flatMap((field) =>
          field.kind === 'rows' ? rowAnswers(field, data, context, names) : [answer(field)],
        ),
    }));

  function answer(field: Field): AnswerRow {
    return {
      path: field.path,
      label: field.label,
      value: showValue(field, getAt(data, shownAt(field)), context, names),
      fromRegister: field.registerSource !== undefined,
    };
  }
}

function rowAnswers(field: Field, data: FormData, context: FormContext, names: CodeNames): AnswerRow[] {
  const list = getAt(data, field.path);
  const rows: unknown[] = Array.isArray(list) ? list : [];
  const fromRegister = field.registerSource !== undefined;
  if (!field.rows || rows.length === 0) {
    return [{ path: field.path, label: field.label, value: showValue(field, null, context), fromRegister }];
  }
  const { fields, itemLabel } = field.rows;
  return rows.filter(isPlainObject).flatMap((row, index) =>
    fields.map((cell) => ({
      path: `${field.path}.${index}.${cell.path}`,
      label: `${itemLabel} ${index + 1}: ${cell.label}`,
      value: showValue(cell, row[cell.path], context, names),
      fromRegister,
    })),
  );
}
