import type { ReactNode } from 'react';
import type { Field, FormContext, FormData, RegisterSource } from '../../domain/forms/form.ts';
import { getAt } from '../../domain/forms/path.ts';
import { showValue } from '../../domain/forms/show-value.ts';
import { FORM_WORDS, SOURCE_TEXT } from '../../domain/texts/lt/form/shared.ts';
import { FORM } from '../../domain/texts/lt/screen/form.ts';
import { withDates } from '../ui/DateText.tsx';
import { RegisterCard } from '../ui/RegisterCard.tsx';
import classes from './forms.module.css';

interface RegisterFieldsProps {
  fields: readonly Field[];
  data: FormData;
  context: FormContext;
  asOf: string | null;
}

const CODES: readonly Field['kind'][] = ['companyCode', 'personCode'];

/** Values nobody types, grouped by where they come from. */
export function RegisterFields({ fields, data, context, asOf }: RegisterFieldsProps) {
  const sources = [...new Set(fields.map((field) => field.registerSource))].filter(
    (source): source is RegisterSource => source !== undefined,
  );
  return (
    <div className={classes.registers}>
      {sources.map((source) => (
        <RegisterCard
          key={source}
          source={FORM.from(
            SOURCE_TEXT[source].from,
            source === 'system' || source === 'identity' ? null : asOf,
          )}
          correction={
            SOURCE_TEXT[source].correct
              ? { label: FORM.mismatch, text: SOURCE_TEXT[source].correct }
              : undefined
          }
          items={fields
            .filter((field) => field.registerSource === source && field.kind !== 'rows')
            .map((field, index) => {
              const text = showValue(field, getAt(data, field.path), context);
              return {
                label: field.label,
                value: valueNode(field, text),
                // The name leads its card and gets the room it has in the register.
                span:
                  field.kind === 'text' && (text.length > 20 || (index === 0 && source === 'legalEntities'))
                    ? 2
                    : 1,
              };
            })}
        />
      ))}
      {fields
        .filter((field) => field.kind === 'rows')
        .map((field) => (
          <RegisterRows key={field.path} field={field} data={data} context={context} />
        ))}
    </div>
  );
}

/** Companies or months a register lists, as a table that scrolls by itself. */
function RegisterRows({
  field,
  data,
  context,
}: Pick<RegisterFieldsProps, 'data' | 'context'> & { field: Field }) {
  const list = getAt(data, field.path);
  const rows: unknown[] = Array.isArray(list) ? list : [];
  const cells = field.rows?.fields ?? [];
  return (
    <div className={classes.tableFrame} role="region" aria-label={field.label} tabIndex={0}>
      <table className={classes.table}>
        <caption>{field.label}</caption>
        {rows.length > 0 && (
          <thead>
            <tr>
              {cells.map((cell) => (
                <th key={cell.path} scope="col">
                  {cell.label}
                </th>
              ))}
            </tr>
          </thead>
        )}
        <tbody>
          {rows.map((row, index) => (
            <tr key={index}>
              {cells.map((cell) => (
                <td key={cell.path} className={CODES.includes(cell.kind) ? 'num' : undefined}>
                  {showValue(cell, getAt(row, cell.path), context)}
                </td>
              ))}
            </tr>
          ))}
          {rows.length === 0 && (
            <tr>
              <td>{FORM_WORDS.notGiven}</td>
            </tr>
          )}
        </tbody>
      </table>
    </div>
  );
}

function valueNode(field: Field, text: string): ReactNode {
  if (field.kind === 'money') return <span className={classes.sum}>{text}</span>;
  return CODES.includes(field.kind) ? <span className="num">{codeText(field, text)}</span> : withDates(text);
}

/** Company codes are read in threes. */
function codeText(field: Field, text: string): string {
  return field.kind === 'companyCode' ? text.replace(/(\d{3})(?=\d)/g, '$1\u00A0') : text;
}
