import { MESSAGES } from '../../../domain/texts/lt/messages.ts';
import type { DocumentField } from '../../../domain/payment/document-fields.ts';
import { PAYMENT_REVIEW as T } from '../../../domain/texts/lt/screen/payment-document.ts';
import { formatSum } from '../../../domain/values/money.ts';
import { readable } from '../readable.ts';
import { APPLICANT_FIELDS, centsOf, textOf } from '../document-texts.ts';
import { DocumentInput } from '../DocumentInput.tsx';
import type { OpenDocument } from '../queries.ts';
import type { TypedFields } from '../use-typed-fields.ts';
import classes from './Review.module.css';

interface EvaluationTableProps {
  document: OpenDocument;
  fields: TypedFields;
  errors: Readonly<Record<string, string>>;
  isEditing: boolean;
}

/** „Pareiškėjo įvesta reikšmė“ and „Vertintojo įvesta reikšmė“ of every field; where they differ it is said. */
export function EvaluationTable({ document, fields, errors, isEditing }: EvaluationTableProps) {
  const given = document as unknown as Record<string, unknown>;
  return (
    <table className={classes.values}>
      <thead>
        <tr>
          <th scope="col">{T.field}</th>
          <th scope="col">{MESSAGES.paymentDocument.applicantValue}</th>
          <th scope="col">{MESSAGES.paymentDocument.assessorValue}</th>
          <th scope="col">
            <span className="visually-hidden">{T.difference}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {APPLICANT_FIELDS.map((field) => {
          const value = given[field.name];
          const own = fields.texts[field.name] ?? '';
          const isOwn = field.by === 'both';
          const differs = isOwn && own.trim() !== '' && own.trim() !== textOf(field, value);
          return (
            <tr key={field.name} data-tone={differs ? 'warning' : undefined}>
              <th scope="row">{field.title}</th>
              <td>{(field.kind === 'sum' ? textOf(field, value) : readable(field, value)) || '–'}</td>
              <td>
                {!isOwn ? null : isEditing ? (
                  <DocumentInput
                    key={fields.generation}
                    bare
                    field={{ ...field, required: false }}
                    text={own}
                    onText={(text) => fields.set(field.name, text)}
                    error={errors[field.name]}
                  />
                ) : differs ? (
                  shownOwn(field, own)
                ) : (
                  <span className={classes.meta}>{T.same}</span>
                )}
              </td>
              <td className={classes.difference}>
                {differs ? differenceOf(field, own, value) : isOwn && <Equal />}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

const Equal = () => (
  <span className={classes.equal}>
    <span aria-hidden>=</span>
    <span className="visually-hidden">{T.equal}</span>
  </span>
);

function shownOwn(field: DocumentField, text: string): string {
  if (field.kind !== 'choice') return text;
  return field.options.find(({ value }) => String(value) === text)?.label ?? text;
}

/** Of sums how much, of anything else that it is another. */
function differenceOf(field: DocumentField, own: string, value: unknown): string {
  if (field.kind !== 'sum') return '≠';
  const cents = centsOf(own) - centsOf(textOf(field, value));
  return `${cents > 0 ? '+' : ''}${formatSum(cents)}`;
}
