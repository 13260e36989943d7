import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { INBOX } from '../../../domain/texts/lt/screen/staff-inbox.ts';
import classes from './FilterBar.module.css';
import type { DateRange } from './inbox-filter.ts';
import { isDate } from '../../../domain/values/days.ts';

interface DateRangeFieldsProps {
  label: string;
  range: DateRange;
  onChange: (range: DateRange) => void;
}

/** Two typed dates; a calendar is slower than eight digits for people who do it all day. */
export function DateRangeFields({ label, range, onChange }: DateRangeFieldsProps) {
  return (
    <div className={classes.range}>
      <DateText
        label={INBOX.from(label)}
        value={range.from}
        onChange={(from) => onChange({ ...range, from })}
      />
      <DateText label={INBOX.to(label)} value={range.to} onChange={(to) => onChange({ ...range, to })} />
    </div>
  );
}

function DateText({
  label,
  value,
  onChange,
}: {
  label: string;
  value: string | null;
  onChange: (date: string | null) => void;
}) {
  const [text, setText] = useState(value ?? '');
  const [wrong, setWrong] = useState(false);
  const [given, setGiven] = useState(value);
  if (given !== value) {
    setGiven(value);
    setText(value ?? '');
  }
  const commit = () => {
    const date = readDate(text);
    setWrong(date === undefined);
    if (date !== undefined && date !== value) onChange(date);
  };
  return (
    <TextInput
      label={label}
      placeholder="2026-11-20"
      inputMode="numeric"
      value={text}
      error={wrong ? INBOX.wrongDate : undefined}
      onChange={(event) => {
        setText(event.currentTarget.value);
        setWrong(false);
      }}
      onBlur={commit}
      onKeyDown={(event) => {
        if (event.key === 'Enter') commit();
      }}
    />
  );
}

/**
 * A typed date: '2026-11-20', '2026.11.20', '20261120' → 'yyyy-MM-dd'. Empty text is null (no date), text that is
 * no day of the calendar is undefined.
 */
function readDate(text: string): string | null | undefined {
  const trimmed = text.trim();
  if (trimmed === '') return null;
  const parts = /^(\d{4})[-./ ]?(\d{1,2})[-./ ]?(\d{1,2})$/.exec(trimmed);
  if (!parts) return undefined;
  const [, year, month, day] = parts;
  const date = `${year}-${month!.padStart(2, '0')}-${day!.padStart(2, '0')}`;
  return isDate(date) ? date : undefined;
}
