import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import type { HandRows } from '../../../domain/forms/hand-entry/fields.ts';
import { handLabel } from '../../../domain/texts/lt/form/hand-entry.ts';
import { fieldProblemText } from '../../../domain/texts/lt/problem.ts';
import { HAND_ENTRY_SCREEN } from '../../../domain/texts/lt/screen/staff-registers.ts';
import caseClasses from '../case/Case.module.css';
import { blankRow, controlId, type EntryErrors, type TypedRow } from './entry-values.ts';
import { HandFieldControl } from './HandField.tsx';
import classes from './Registers.module.css';

interface HandRowsControlProps {
  part: HandRows;
  rows: readonly TypedRow[];
  errors: EntryErrors;
  onChange: (rows: readonly TypedRow[]) => void;
}

/** Fields that repeat; no rows may be the answer. */
export function HandRowsControl({ part, rows, errors, onChange }: HandRowsControlProps) {
  const path = `values.${part.name}`;
  const problem = errors[path];
  return (
    <fieldset className={`${classes.rows} ${classes.wide}`}>
      <legend>{handLabel(part.name)}</legend>
      {rows.length === 0 && <p className={caseClasses.empty}>{HAND_ENTRY_SCREEN.noRows}</p>}
      {rows.map((row, index) => (
        <div key={index} className={classes.row} role="group" aria-label={HAND_ENTRY_SCREEN.row(index + 1)}>
          <div className={classes.rowHead}>
            <strong>{HAND_ENTRY_SCREEN.row(index + 1)}</strong>
            {rows.length > part.min && (
              <button
                type="button"
                className={caseClasses.textButton}
                onClick={() => onChange(rows.filter((_, other) => other !== index))}
              >
                {HAND_ENTRY_SCREEN.removeRow(index + 1)}
              </button>
            )}
          </div>
          <div className={classes.fields}>
            {part.fields.map((field) => (
              <HandFieldControl
                key={field.name}
                field={field}
                path={`${path}.${index}.${field.name}`}
                value={row[field.name] ?? null}
                errors={errors}
                onChange={(value) =>
                  onChange(
                    rows.map((old, other) => (other === index ? { ...old, [field.name]: value } : old)),
                  )
                }
              />
            ))}
          </div>
        </div>
      ))}
      {problem && (
        <p className={classes.error} role="alert">
          {fieldProblemText(problem)}
        </p>
      )}
      {rows.length < part.max && (
        <div>
          <Button
            id={controlId(path)}
            variant="default"
            size="xs"
            leftSection={<IconPlus size={15} stroke={1.8} aria-hidden />}
            onClick={() => onChange([...rows, blankRow(part.fields)])}
          >
            {HAND_ENTRY_SCREEN.addRow}
          </Button>
        </div>
      )}
    </fieldset>
  );
}
