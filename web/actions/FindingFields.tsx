import { Radio, Textarea } from '@mantine/core';
import { NOTE_MAX } from '../../domain/screening/result.ts';
import { READER_TEXT } from '../../domain/texts/lt/comment-reader.ts';
import { CHARACTER_GENITIVE, plural } from '../../domain/texts/lt/plural.ts';
import { fieldProblemText } from '../../domain/texts/lt/problem.ts';
import { DIALOG_FIELD } from '../../domain/texts/lt/screen/staff-dialog.ts';
import { NOTE_HINT, RESULT_OPTIONS } from '../../domain/texts/lt/screen/staff-screening.ts';
import { formatInteger, outOf } from '../../domain/texts/lt/format.ts';
import classes from './ActionDialog.module.css';
import { fieldId, type FieldProps } from './field-props.ts';

type FindingAction = keyof typeof RESULT_OPTIONS;

/** What was found: one of a few, each with what follows from it. */
export function ResultField({ action, values, errors, isFirst, onChange }: FieldProps) {
  const options = RESULT_OPTIONS[action as FindingAction];
  const value = typeof values.result === 'string' ? values.result : '';
  return (
    <Radio.Group
      id={fieldId('result')}
      label={DIALOG_FIELD.result.label}
      value={value}
      onChange={(result) => onChange({ ...values, result })}
      error={errors.result ? fieldProblemText(errors.result) : undefined}
      tabIndex={-1}
    >
      <div className={classes.people}>
        {options.map((option, index) => (
          <Radio
            key={option.value}
            value={String(option.value)}
            label={option.label}
            description={option.hint}
            {...(isFirst && (value === String(option.value) || (value === '' && index === 0))
              ? { 'data-autofocus': true }
              : {})}
          />
        ))}
      </div>
    </Radio.Group>
  );
}

/** A short note with its counter; when it must be written, the hint says. */
export function NoteField({ action, values, errors, onChange }: FieldProps) {
  const text = typeof values.note === 'string' ? values.note : '';
  return (
    <div>
      <Textarea
        id={fieldId('note')}
        label={DIALOG_FIELD.note.label}
        description={`${READER_TEXT.staff.before} ${NOTE_HINT[action as FindingAction]}`}
        error={errors.note ? fieldProblemText(errors.note) : undefined}
        autosize
        minRows={3}
        maxRows={8}
        value={text}
        onChange={(event) => onChange({ ...values, note: event.currentTarget.value })}
      />
      <div className={classes.counter} data-over={text.length > NOTE_MAX || undefined}>
        {outOf(formatInteger(text.length), formatInteger(NOTE_MAX))} {plural(NOTE_MAX, CHARACTER_GENITIVE)}
      </div>
    </div>
  );
}
