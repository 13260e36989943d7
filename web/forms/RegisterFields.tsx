import type { ReactNode } from 'react';
import type { Field, FormContext, FormData, RegisterSource } from '../../domain/forms/form.ts';
import { isEmptyValue } from '../../domain/forms/normalise-value.ts';
import { getAt } from '../../domain/forms/path.ts';
import { showValue } from '../../domain/forms/show-value.ts';
import {
  REGISTER_OF_SOURCE,
  type SourceStanding,
  type SourceStandings,
} from '../../domain/forms/source-standing.ts';
import { FORM_WORDS, SOURCE_TEXT } from '../../domain/texts/lt/form/shared.ts';
import { publicData, REGISTER_NAME } from '../../domain/texts/lt/register.ts';
import { FORM } from '../../domain/texts/lt/screen/form.ts';
import { withDates } from '../ui/DateText.tsx';
import { RegisterCard } from '../ui/RegisterCard.tsx';
import classes from './forms.module.css';

interface RegisterFieldsProps {
  fields: readonly Field[];
  data: FormData;
  context: FormContext;
  standings: SourceStandings | undefined;
}

const CODES: readonly Field['kind'][] = ['companyCode', 'personCode'];

/** Values nobody types, grouped by where they come from. */
export function RegisterFields({ fields, data, context, standings }: RegisterFieldsProps) {
  const sources = [...new Set(fields.map((field) => field.registerSource))].filter(
    (source): source is RegisterSource => source !== undefined,
  );
  return (
    <div className={classes.registers}>
      {sources.map((source) => (
        <SourceCard
          key={source}
          source={source}
          fields={fields.filter((field) => field.registerSource === source)}
          data={data}
          context={context}
          standings={standings}
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

/** One source with its values. Over nothing no source is named: what is there nevertheless came with the login. */
function SourceCard({
  source,
  fields,
  data,
  context,
  standings,
}: RegisterFieldsProps & { source: RegisterSource }) {
  const isGiven = (field: Field): boolean => {
    const value = getAt(data, field.path);
    return value === false || !isEmptyValue(value);
  };
  const standing = standingOf(source, standings);
  const isKnown = standing.kind === 'known' && fields.some(isGiven);
  const { from, correct } = SOURCE_TEXT[source];
  return (
    <RegisterCard
      source={
        isKnown
          ? FORM.from(standing.isPublicData ? publicData(from) : from, standing.at && minute(standing.at))
          : missing(source, standing)
      }
      correction={isKnown && correct ? { label: FORM.mismatch, text: correct } : undefined}
      items={fields
        .filter((field) => field.kind !== 'rows' && (isKnown || isGiven(field)))
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
  );
}

type Standing = SourceStanding | { kind: 'known'; at: null; isPublicData: false };

function standingOf(source: RegisterSource, standings: SourceStandings | undefined): Standing {
  if (source === 'system' || source === 'identity') return { kind: 'known', at: null, isPublicData: false };
  return standings?.[source] ?? { kind: 'asked' };
}

const minute = (time: string): string => time.slice(0, 16);

/** What is said in place of a source that gave nothing. */
function missing(source: RegisterSource, standing: Standing): string {
  if (source === 'system' || source === 'identity') return SOURCE_TEXT[source].from;
  const name = REGISTER_NAME[REGISTER_OF_SOURCE[source]];
  if (standing.kind === 'asked') return FORM.sourceAsked(name);
  return standing.kind === 'silent'
    ? FORM.sourceSilent(name, minute(standing.since))
    : FORM.sourceKnowsNothing(name);
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
