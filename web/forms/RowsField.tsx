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
  onChange: (path: string, value: unknown) => void;
  /** Replaces the whole list (a row came or went). */
  onRows: (path: string, rows: readonly unknown[]) => void;
}

/** Repeated persons, companies or suppliers: one card each. The keyboard follows a row that comes and stays when one goes. */
export function RowsField({ field, snapshot, onRows, ...rest }: RowsFieldProps) {
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
  const remove = (index: number) => {
    focusNext.current = fieldId(path);
    announce(`${set.itemLabel} ${index + 1}`);
    onRows(
      path,
      rows.filter((_, at) => at !== index),
    );
  };
  return (
    <fieldset
      className={classes.rows}
      id={fieldId(path)}
      tabIndex={-1}
      aria-describedby={error ? `${fieldId(path)}-error` : undefined}
    >
      <legend className={classes.legend}>
        {field.label}
        {field.hint && <span className={classes.legendHint}>{field.hint}</span>}
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
          isRefused={error !== undefined}
          onRemove={rows.length > set.min ? () => remove(index) : null}
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
