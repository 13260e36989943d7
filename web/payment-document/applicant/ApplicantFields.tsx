import { useState } from 'react';
import { PAYMENT_FIELD } from '../../../domain/texts/lt/payment.ts';
import { PAYMENT_DOCUMENT as T } from '../../../domain/texts/lt/screen/payment-document.ts';
import { APPLICANT_FIELDS } from '../document-texts.ts';
import classes from '../Document.module.css';
import { DocumentInput } from '../DocumentInput.tsx';
import { LimitLine, SumLine } from '../SumLines.tsx';
import type { TypedFields } from '../use-typed-fields.ts';

interface ApplicantFieldsProps {
  fields: TypedFields;
  /** „Eil. Nr.“; null of a new one. */
  number: number | null;
  errors: Readonly<Record<string, string>>;
  mostCents: number;
  purpose: number;
}

const WIDE = new Set(['SupplierName', 'Comment']);
const SECOND = new Set(['FundsOriginTypeId2', 'FundsSum2']);

/** The fields in the order they are data; limit and arithmetic stand under the sums they are about. */
export function ApplicantFields({ fields, number, errors, mostCents, purpose }: ApplicantFieldsProps) {
  const [hasSecond, setSecond] = useState(false);
  const showsSecond =
    hasSecond || [...SECOND].some((name) => fields.texts[name] || errors[name] !== undefined);
  const order = ORDER.filter((field) => showsSecond || !SECOND.has(field.name));
  return (
    <div className={classes.fields}>
      {number !== null && (
        <p className={classes.number}>
          {PAYMENT_FIELD.Number} <strong>{number}</strong>
        </p>
      )}
      {order.map((field) => {
        const text = fields.texts[field.name] ?? '';
        const source = fields.filled.includes(field.name)
          ? 'invoice'
          : text !== '' && fields.filled.length > 0
            ? 'person'
            : null;
        return [
          <DocumentInput
            key={`${field.name}-${fields.generation}`}
            field={field}
            text={text}
            onText={(next) => fields.set(field.name, next)}
            error={errors[field.name]}
            source={source}
            isWide={WIDE.has(field.name)}
          />,
          field.name === 'RequiredSum' && (
            <LimitLine key="limit" texts={fields.texts} mostCents={mostCents} purpose={purpose} />
          ),
          field.name === (showsSecond ? 'FundsSum2' : 'FundsSum1') && (
            <div key="sums" className={classes.sumRow}>
              <SumLine texts={fields.texts} />
              {!showsSecond && (
                <button type="button" className={classes.link} onClick={() => setSecond(true)}>
                  {T.addSecond}
                </button>
              )}
            </div>
          ),
        ];
      })}
    </div>
  );
}

/** As on paper: who, what, how much; the note last. */
const PLACES = ['SupplierIsCompany', 'SupplierCode', 'SupplierName'];
const ORDER = [...APPLICANT_FIELDS].sort((one, other) => placeOf(one.name) - placeOf(other.name));

function placeOf(name: string): number {
  const at = PLACES.indexOf(name);
  if (at >= 0) return at;
  return name === 'Comment' ? 100 : 10;
}
