import { IconTrash } from '@tabler/icons-react';
import { checkValue } from '../../domain/forms/check-value.ts';
import type { Field, FormContext, RowSet } from '../../domain/forms/form.ts';
import { normaliseValue } from '../../domain/forms/normalise-value.ts';
import { getAt } from '../../domain/forms/path.ts';
import { FORM } from '../../domain/texts/lt/screen/form.ts';
import { FieldInput } from './FieldInput.tsx';
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
  /** The list is refused because a row is not finished: its empty cells are marked. */
  isRefused: boolean;
  context: FormContext;
  companies: Companies;
  keyOf: (path: string) => string;
  errorOf: (path: string) => string | undefined;
  onChange: (path: string, value: unknown) => void;
  onRemove: (() => void) | null;
}

/** One person, company or supplier. */
export function RowCard({ set, row, path, index, ...props }: RowCardProps) {
  const { context, companies } = props;
  const name = `${set.itemLabel} ${index + 1}`;
  const isBegun = set.fields.some((cell) => textOf(getAt(row, cell.path)).trim() !== '');
  const isMissing = (cell: Field): boolean =>
    checkValue(cell, normaliseValue(cell, getAt(row, cell.path), context), context)?.code === 'missing';
  const marked = (cell: Field): string | boolean | undefined => {
    const code = getAt(row, cell.path);
    const isHome = getAt(row, 'country') === 'LT';
    const found = cell.lookUp && isHome ? lookUpError(code, companies) : undefined;
    const own = props.errorOf(`${path}.${cell.path}`) ?? found;
    return own ?? (props.isRefused && (isBegun || index < set.min) && isMissing(cell) ? true : undefined);
  };
  return (
    <div className={classes.rowCard} role="group" aria-label={name}>
      <div className={classes.rowHead}>
        <span>{name}</span>
        {props.onRemove && (
          <button
            type="button"
            className={classes.rowRemove}
            aria-label={FORM.removeRow(set.itemLabel, index + 1)}
            onClick={props.onRemove}
          >
            <IconTrash size={17} stroke={1.8} aria-hidden />
          </button>
        )}
      </div>
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
