import { Checkbox, NativeSelect, Textarea, TextInput } from '@mantine/core';
import type { ActionField } from '../../domain/application/actions/field.ts';
import { commentReaderOf } from '../../domain/application/comment-readers.ts';
import { commentHint, READER_TEXT } from '../../domain/texts/lt/comment-reader.ts';
import { CHARACTER_GENITIVE, plural } from '../../domain/texts/lt/plural.ts';
import { fieldProblemText, problemText } from '../../domain/texts/lt/problem.ts';
import {
  DIALOG,
  DIALOG_FIELD,
  REJECT_REASONS,
  type FieldWords,
} from '../../domain/texts/lt/screen/staff-dialog.ts';
import { monthsShort } from '../../domain/texts/lt/terms.ts';
import { formatInteger, outOf } from '../../domain/texts/lt/format.ts';
import { DateInput } from '../ui/input/DateInput.tsx';
import { MoneyInput } from '../ui/input/MoneyInput.tsx';
import { AssessorField } from './AssessorField.tsx';
import classes from './ActionDialog.module.css';
import { fieldId, type FieldProps } from './field-props.ts';
import { NoteField, ResultField } from './FindingFields.tsx';
import { MatchesField } from './MatchesField.tsx';
import { delayOffer } from './fields.ts';
import { DocumentsField, SectionsField } from './ReturnedFields.tsx';
import { schemeRateHint } from './scheme-rate.ts';
import { SizeField } from './SizeField.tsx';
import type { DialogValues } from './values.ts';

const COMMENT_MAX = 2000;

/** One field of an action dialog, drawn by its kind. */
export function DialogFieldControl(props: FieldProps) {
  const { action, field, values, errors, isFirst, onChange } = props;
  const { name } = field;
  const words: FieldWords = DIALOG_FIELD[name];
  const code = errors[name];
  const common = {
    id: fieldId(name),
    label: field.required || field.kind === 'tick' ? words.label : `${words.label} ${DIALOG.optional}`,
    description: words.hint,
    error: code ? fieldProblemText(code) : undefined,
    ...(isFirst ? { 'data-autofocus': true } : {}),
  };
  const text = typeof values[name] === 'string' ? values[name] : '';
  const set = (value: string | boolean | string[]) => onChange({ ...values, [name]: value });
  switch (field.kind) {
    case 'assessor':
      return <AssessorField {...props} />;
    case 'size':
      return <SizeField {...props} />;
    case 'result':
      return <ResultField {...props} />;
    case 'note':
      return <NoteField {...props} />;
    case 'matches':
      return <MatchesField {...props} />;
    case 'seen':
      return null;
    case 'acknowledgement':
      return values.acknowledgement === undefined ? null : (
        <Textarea
          {...common}
          label={words.label}
          description={commentHint('staff', true)}
          data-reader="staff"
          autosize
          minRows={2}
          maxRows={6}
          value={text}
          onChange={(event) => set(event.currentTarget.value)}
        />
      );
    case 'sections':
      return <SectionsField {...props} />;
    case 'documents':
      return <DocumentsField {...props} />;
    case 'sum':
      return (
        <MoneyInput {...common} label={words.label.replace(', EUR', '')} defaultValue={text} onValue={set} />
      );
    case 'rate':
      return (
        <MoneyInput
          {...common}
          description={field.required ? words.hint : schemeRateHint(props.request)}
          label={words.label.replace(', %', '')}
          unit="%"
          defaultValue={text}
          onValue={set}
        />
      );
    case 'date':
      return <DateInput {...common} defaultValue={text} onValue={set} />;
    case 'months':
      return (
        <TextInput
          {...common}
          inputMode="numeric"
          value={text}
          onChange={(event) => set(event.currentTarget.value)}
        />
      );
    case 'why':
      return (
        <Textarea
          {...common}
          description={[READER_TEXT.staff.before, words.hint].filter(Boolean).join(' ')}
          data-reader="staff"
          autosize
          minRows={2}
          maxRows={9}
          value={text}
          onChange={(event) => set(event.currentTarget.value)}
        />
      );
    case 'delay':
      return <DelayField common={common} field={field.field} value={text} onChange={set} />;
    case 'tick':
      return (
        <Checkbox
          id={common.id}
          label={words.label}
          description={words.hint}
          error={common.error}
          checked={values[name] === true}
          onChange={(event) => set(event.currentTarget.checked)}
        />
      );
    case 'reason':
      return (
        <NativeSelect
          {...common}
          label={words.label}
          value={text}
          onChange={(event) => onChange(withReason(values, event.currentTarget.value))}
          data={[
            { value: '', label: DIALOG.noTemplate },
            ...REJECT_REASONS.map(({ code: value, label }) => ({ value, label })),
          ]}
        />
      );
    case 'comment': {
      const reader = commentReaderOf(action) ?? 'staff';
      return (
        <div>
          <Textarea
            {...common}
            label={words.label}
            description={commentHint(reader, field.required)}
            data-reader={reader}
            autosize
            minRows={field.required ? 3 : 2}
            maxRows={9}
            value={text}
            onChange={(event) => set(event.currentTarget.value)}
          />
          <div className={classes.counter} data-over={text.length > COMMENT_MAX || undefined}>
            {outOf(formatInteger(text.length), formatInteger(COMMENT_MAX))}{' '}
            {plural(COMMENT_MAX, CHARACTER_GENITIVE)}
          </div>
        </div>
      );
    }
    default:
      return <TextInput {...common} value={text} onChange={(event) => set(event.currentTarget.value)} />;
  }
}

/** A template fills the comment only while nobody has written one of their own. */
function withReason(values: DialogValues, code: string): DialogValues {
  const textOf = (wanted: unknown) => REJECT_REASONS.find((reason) => reason.code === wanted)?.text ?? '';
  const written = typeof values.comment === 'string' ? values.comment.trim() : '';
  const isOwn = written !== '' && written !== textOf(values.reasonCode);
  return { ...values, reasonCode: code, comment: isOwn ? values.comment : textOf(code) };
}

interface DelayFieldProps {
  common: object & { label: string };
  field: ActionField;
  value: string;
  onChange: (value: string) => void;
}

function DelayField({ common, field, value, onChange }: DelayFieldProps) {
  const { max, typed } = delayOffer(field);
  if (typed)
    return (
      <TextInput
        {...common}
        inputMode="numeric"
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    );
  return (
    <NativeSelect
      {...common}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      data={[
        { value: '', label: '' },
        ...Array.from({ length: max }, (_, index) => ({
          value: String(index + 1),
          label: monthsShort(index + 1),
        })),
      ]}
    />
  );
}

/** Sentence of a file's problem: some codes are of fields, some of uploads. */
export function fileProblemSentence(code: string): string {
  const sentence = fieldProblemText(code);
  return sentence === code ? problemText(code) : sentence;
}
