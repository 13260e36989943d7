import { Button } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import type { Field, FormContext, FormData } from '../../domain/forms/form.ts';
import { getAt } from '../../domain/forms/path.ts';
import { FORM } from '../../domain/texts/lt/screen/applicant.ts';
import { FieldInput } from './FieldInput.tsx';
import { fieldId } from './field-id.ts';
import classes from './forms.module.css';
import { emptyRow } from './values.ts';

interface RowsFieldProps {
  field: Field;
  snapshot: FormData;
  error: string | undefined;
  context: FormContext;
  keyOf: (path: string) => string;
  onChange: (path: string, value: unknown) => void;
  /** Replaces the whole list (a row came or went). */
  onRows: (path: string, rows: readonly unknown[]) => void;
}

/** A repeated person, company or supplier: one card each. */
export function RowsField({ field, snapshot, error, context, keyOf, onChange, onRows }: RowsFieldProps) {
  const { rows: set, path } = field;
  if (!set) return null;
  const list = getAt(snapshot, path);
  const rows: unknown[] = Array.isArray(list) ? list : [];
  return (
    <fieldset
      className={classes.rows}
      id={fieldId(path)}
      tabIndex={-1}
      aria-describedby={error ? `${fieldId(path)}-error` : undefined}
    >
      <legend className={classes.legend}>{field.label}</legend>
      {field.hint && <p className={classes.hint}>{field.hint}</p>}
      {rows.map((row, index) => (
        <div
          key={`${keyOf(path)}-${index}`}
          className={classes.rowCard}
          role="group"
          aria-label={`${set.itemLabel} ${index + 1}`}
        >
          <div className={classes.rowHead}>
            <span>
              {set.itemLabel} {index + 1}
            </span>
            <button
              type="button"
              className={classes.rowRemove}
              aria-label={FORM.removeRow(set.itemLabel, index + 1)}
              onClick={() =>
                onRows(
                  path,
                  rows.filter((_, at) => at !== index),
                )
              }
            >
              <IconTrash size={17} stroke={1.8} aria-hidden />
            </button>
          </div>
          <div className={classes.grid}>
            {set.fields.map((cell) => (
              <div key={cell.path} className={classes.cell} data-width={cell.width ?? 'half'}>
                <FieldInput
                  field={cell}
                  path={`${path}.${index}.${cell.path}`}
                  initial={getAt(row, cell.path)}
                  error={undefined}
                  context={context}
                  onChange={onChange}
                />
              </div>
            ))}
          </div>
        </div>
      ))}
      {error && (
        <p id={`${fieldId(path)}-error`} className={classes.error}>
          {error}
        </p>
      )}
      {rows.length < set.max && (
        <Button
          variant="default"
          size="md"
          leftSection={<IconPlus size={16} aria-hidden />}
          onClick={() => onRows(path, [...rows, emptyRow(field)])}
        >
          {set.addLabel}
        </Button>
      )}
    </fieldset>
  );
}
