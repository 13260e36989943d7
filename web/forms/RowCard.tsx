import { IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { checkValue } from '../../domain/forms/check-value.ts';
import type { Field, FormContext, RowSet } from '../../domain/forms/form.ts';
import { normaliseValue } from '../../domain/forms/normalise-value.ts';
import { getAt } from '../../domain/forms/path.ts';
import { FORM } from '../../domain/texts/lt/screen/form.ts';
import { FieldInput } from './FieldInput.tsx';
import { fieldId } from './field-id.ts';
import { LookUpNote, lookUpError } from './LookUpNote.tsx';
import classes from './forms.module.css';
import { textOf } from './text-of.ts';
import type { Companies } from './use-companies.ts';

interface RowCardProps {
  set: RowSet;
  row: unknown;
  /** Full path of the row: 'suppliers.0'. */
  path: string;
  index: number;
  /** What is wrong with the list as a whole, when this row is what it lacks. */
  listError: string | undefined;
  context: FormContext;
  companies: Companies;
  keyOf: (path: string) => string;
  errorOf: (path: string) => string | undefined;
  onChange: (path: string, value: unknown) => void;
  onRemove: () => void;
  /** Only emptied: so many rows always stand there. */
  staysEmpty: boolean;
}

/** One person, company or supplier. */
export function RowCard({ set, row, path, index, ...props }: RowCardProps) {
  const { context, companies } = props;
  const name = `${set.itemLabel} ${index + 1}`;
  const isBegun = set.fields.some((cell) => textOf(getAt(row, cell.path)).trim() !== '');
  const isMissing = (cell: Field): boolean =>
    checkValue(cell, normaliseValue(cell, getAt(row, cell.path), context), context)?.code === 'missing';
  const error = props.errorOf(path);
  const marked = (cell: Field): ReactNode => {
    const code = getAt(row, cell.path);
    const isHome = getAt(row, 'country') === 'LT';
    const found = cell.lookUp && isHome ? lookUpError(code, companies) : undefined;
    const own = props.errorOf(`${path}.${cell.path}`) ?? found;
    if (own) return own;
    // The sentence stands once on the row; whoever comes to a cell with a screen reader hears it there.
    const said = error ?? props.listError;
    return said && isMissing(cell) ? <span className="visually-hidden">{said}</span> : undefined;
  };
  return (
    <div
      id={fieldId(path)}
      className={classes.rowCard}
      role="group"
      aria-label={name}
      aria-describedby={error ? `${fieldId(path)}-error` : undefined}
      data-error={error ? true : undefined}
      tabIndex={-1}
    >
      <div className={classes.rowHead}>
        <span>{name}</span>
        {(isBegun || !props.staysEmpty) && (
          <button
            type="button"
            className={classes.rowRemove}
            aria-label={(props.staysEmpty ? FORM.emptyRow : FORM.removeRow)(set.itemLabel, index + 1)}
            onClick={props.onRemove}
          >
            <IconTrash size={17} stroke={1.8} aria-hidden />
          </button>
        )}
      </div>
      {error && (
        <p id={`${fieldId(path)}-error`} className={classes.error}>
          {error}
        </p>
      )}
      <div className={classes.grid}>
        {set.fields.map((cell) => {
          const cellPath = `${path}.${cell.path}`;
          return (
            <div
              key={`${cell.path}-${props.keyOf(cellPath)}`}
              className={classes.cell}
              data-width={cell.width ?? 'half'}
            >
              <FieldInput
                field={cell}
                path={cellPath}
                initial={getAt(row, cell.path)}
                error={marked(cell)}
                context={context}
                onChange={props.onChange}
              />
              {cell.lookUp && getAt(row, 'country') === 'LT' && (
                <LookUpNote code={getAt(row, cell.path)} companies={companies} />
              )}
            </div>
          );
        })}
      </div>
    </div>
  );
}
