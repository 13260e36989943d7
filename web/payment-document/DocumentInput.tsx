import { Select, Textarea, TextInput } from '@mantine/core';
import { IconFileText } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import type { DocumentField } from '../../domain/payment/document-fields.ts';
import { PAYMENT_DOCUMENT as T } from '../../domain/texts/lt/screen/payment-document.ts';
import { vilniusDate } from '../../domain/values/days.ts';
import { DateInput } from '../ui/input/DateInput.tsx';
import { MoneyInput } from '../ui/input/MoneyInput.tsx';
import classes from './Document.module.css';

interface DocumentInputProps {
  field: DocumentField;
  text: string;
  onText: (text: string) => void;
  error?: string | undefined;
  /** Where the value came from. */
  source?: 'invoice' | 'person' | null;
  /** In a table row the name stands beside it. */
  bare?: boolean;
  isWide?: boolean;
}

export const inputId = (name: string): string => `document-${name}`;

/** One field of a payment document, made of its row in the domain. */
export function DocumentInput({
  field,
  text,
  onText,
  error,
  source = null,
  bare = false,
  isWide,
}: DocumentInputProps) {
  const id = inputId(field.name);
  const [today] = useState(() => vilniusDate(Date.now()));
  const props = {
    id,
    error,
    ...(bare
      ? { 'aria-label': field.title, size: 'xs' as const }
      : { label: <Label title={field.title} source={source} />, withAsterisk: false }),
    required: field.required && !bare,
    className: isWide ? classes.wide! : '',
  };
  switch (field.kind) {
    case 'choice':
      return (
        <Select
          {...props}
          placeholder={bare ? undefined : field.required ? T.choose : T.none}
          data={field.options.map(({ value, label }) => ({ value: String(value), label }))}
          value={text || null}
          onChange={(next) => onText(next ?? '')}
          allowDeselect={!field.required}
          clearable={!field.required}
          checkIconPosition="right"
        />
      );
    case 'date':
      return <DateInput {...props} defaultValue={text} onValue={onText} maxDate={today} />;
    case 'sum':
      return (
        <MoneyInput
          {...props}
          {...(bare ? { unit: '', rightSectionWidth: 0 } : {})}
          defaultValue={text}
          onValue={onText}
        />
      );
    case 'text':
      return field.name === 'Comment' ? (
        <Textarea
          {...props}
          value={text}
          onChange={(event) => onText(event.currentTarget.value)}
          maxLength={field.maxLength}
          minRows={2}
          autosize
        />
      ) : (
        <TextInput
          {...props}
          value={text}
          onChange={(event) => onText(event.currentTarget.value)}
          maxLength={field.maxLength}
          autoComplete="off"
        />
      );
  }
}

function Label({ title, source }: { title: string; source: 'invoice' | 'person' | null }): ReactNode {
  return (
    <span className={classes.label}>
      {title}
      {source && (
        <span className={classes.source} data-source={source}>
          {source === 'invoice' && <IconFileText size={14} stroke={1.8} aria-hidden />}
          {source === 'invoice' ? T.fromInvoice : T.yours}
        </span>
      )}
    </span>
  );
}
