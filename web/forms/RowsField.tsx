import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import type { Field, FormContext, FormData } from '../../domain/forms/form.ts';
import { getAt } from '../../domain/forms/path.ts';
import { announce } from '../ui/announce.ts';
import { fieldId } from './field-id.ts';
import { focusField } from './focus-field.ts';
import classes from './forms.module.css';
import { RowCard } from './RowCard.tsx';
import type { Companies } from './use-companies.ts';
import { emptyRow } from './values.ts';

interface RowsFieldProps {
  field: Field;
  snapshot: FormData;
  context: FormContext;
  companies: Companies;
  keyOf: (path: string) => string;
  errorOf: (path: string) => string | undefined;
  /** Where the rows are from, when nobody typed them. */
  source: string | undefined;
  onChange: (path: string, value: unknown) => void;
  /** Replaces the whole list (a row came or went). */
  onRows: (path: string, rows: readonly unknown[]) => void;
}

/** Repeated persons, companies or suppliers: one card each. The keyboard follows a row that comes and stays when one goes. */
export function RowsField({ field, snapshot, source, onRows, ...rest }: RowsFieldProps) {
  const { rows: set, path } = field;
  const focusNext = useRef<string | null>(null);
  const list = getAt(snapshot, path);
  const rows: unknown[] = Array.isArray(list) ? list : [];
  useEffect(() => {
    if (focusNext.current && focusField(focusNext.current)) focusNext.current = null;
  }, [rows.length]);
  if (!set) return null;
  const error = rest.errorOf(path);
  const first = set.fields[0]!.path;
  const add = () => {
    focusNext.current = fieldId(`${path}.${rows.length}.${first}`);
    onRows(path, [...rows, emptyRow(field)]);
  };
  const isLeast = rows.length <= set.min;
  const remove = (index: number) => {
    focusNext.current = fieldId(path);
    announce(`${set.itemLabel} ${index + 1}`);
    const left = rows.filter((_, at) => at !== index);
    onRows(path, isLeast ? rows.map((row, at) => (at === index ? emptyRow(field) : row)) : left);
    // Emptied, the list is as long as it was, and its inputs are new.
    if (isLeast) requestAnimationFrame(() => focusField(fieldId(`${path}.${index}.${first}`)));
  };
  return (
    <fieldset
      className={classes.rows}
      id={fieldId(path)}
      tabIndex={-1}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${fieldId(path)}-error` : undefined}
    >
      <legend className={classes.legend}>
        {field.label}
        {(source ?? field.hint) && <span className={classes.legendHint}>{source ?? field.hint}</span>}
      </legend>
      {rows.map((row, index) => (
        <RowCard
          // A list that was replaced is drawn anew, so that its inputs take the new values over.
          key={`${rest.keyOf(path)}-${index}`}
          {...rest}
          set={set}
          row={row}
          path={`${path}.${index}`}
          index={index}
          listError={index < set.min ? error : undefined}
          onRemove={() => remove(index)}
          staysEmpty={isLeast}
        />
      ))}
      {error && (
        <p id={`${fieldId(path)}-error`} className={classes.error}>
          {error}
        </p>
      )}
      {rows.length < set.max && (
        <Button variant="default" size="md" leftSection={<IconPlus size={16} aria-hidden />} onClick={add}>
          {set.addLabel}
        </Button>
      )}
    </fieldset>
  );
}
