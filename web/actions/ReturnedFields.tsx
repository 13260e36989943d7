import { Checkbox } from '@mantine/core';
import { ATTACHMENT_TEXT } from '../../domain/texts/lt/attachment.ts';
import { DIALOG_FIELD } from '../../domain/texts/lt/screen/staff-dialog.ts';
import type { StaffCase } from '../staff/data/types.ts';
import { formContext } from '../staff/case/form-context.ts';
import { sectionsFor } from '../../domain/forms/sections/index.ts';
import { isEditable } from '../../domain/forms/form.ts';
import classes from './ActionDialog.module.css';
import { fieldId, type FieldProps } from './field-props.ts';

export interface Choice {
  value: string;
  label: string;
}

/** Sections the applicant could change if the request came back. */
export function returnableSections(request: StaffCase): Choice[] {
  return sectionsFor(formContext(request))
    .filter((section) => section.fields.some(isEditable))
    .map(({ id, title }) => ({ value: id, label: title }));
}

/** Kinds of attachments that belong to this request. */
export function returnableDocuments(request: StaffCase): Choice[] {
  return request.attachmentNeeds.map(({ FileType }) => ({
    value: String(FileType),
    label: ATTACHMENT_TEXT[FileType as keyof typeof ATTACHMENT_TEXT]?.label ?? String(FileType),
  }));
}

export function SectionsField({ request, values, isFirst, onChange }: FieldProps) {
  return (
    <TickList
      id={fieldId('sections')}
      label={DIALOG_FIELD.sections.label}
      choices={returnableSections(request)}
      value={values.sections}
      isFirst={isFirst}
      onChange={(sections) => onChange({ ...values, sections })}
    />
  );
}

export function DocumentsField({ request, values, onChange }: FieldProps) {
  return (
    <TickList
      id={fieldId('documents')}
      label={DIALOG_FIELD.documents.label}
      choices={returnableDocuments(request)}
      value={values.documents}
      isFirst={false}
      onChange={(documents) => onChange({ ...values, documents })}
    />
  );
}

interface TickListProps {
  id: string;
  label: string;
  choices: readonly Choice[];
  value: unknown;
  isFirst: boolean;
  onChange: (value: string[]) => void;
}

function TickList({ id, label, choices, value, isFirst, onChange }: TickListProps) {
  if (choices.length === 0) return null;
  return (
    <Checkbox.Group id={id} label={label} value={Array.isArray(value) ? value : []} onChange={onChange}>
      <div className={classes.ticks}>
        {choices.map((choice, index) => (
          <Checkbox
            key={choice.value}
            value={choice.value}
            label={choice.label}
            {...(isFirst && index === 0 ? { 'data-autofocus': true } : {})}
          />
        ))}
      </div>
    </Checkbox.Group>
  );
}
