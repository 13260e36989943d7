import { Button, Textarea } from '@mantine/core';
import { MESSAGES } from '../../../domain/texts/lt/messages.ts';
import { PAYMENT_FIELD } from '../../../domain/texts/lt/payment.ts';
import { PAYMENT_DOCUMENT, PAYMENT_REVIEW as T } from '../../../domain/texts/lt/screen/payment-document.ts';
import { Note } from '../../ui/Note.tsx';
import { Duplicates } from '../Duplicates.tsx';
import type { OpenDocument, PaymentRequest } from '../queries.ts';
import { EvaluationTable } from './EvaluationTable.tsx';
import { FundedSums } from './FundedSums.tsx';
import classes from './Review.module.css';
import { NOTE, type Evaluation } from './use-evaluation.ts';

interface EvaluationPaneProps {
  document: OpenDocument;
  payment: PaymentRequest;
  evaluation: Evaluation;
  isEditing: boolean;
  mayEdit: boolean;
  hasNext: boolean;
  onEdit: () => void;
  onNext: () => void;
  onSave: (goesOn: boolean) => void;
}

/** Applicant's and evaluator's values beside each other, the funded sums with their share, the note. */
export function EvaluationPane(props: EvaluationPaneProps) {
  const { document, payment, evaluation, isEditing, mayEdit, hasNext } = props;
  const { fields, errors, failure, busy } = evaluation;
  return (
    <form
      className={classes.data}
      noValidate
      aria-label={MESSAGES.paymentDocument.title}
      onSubmit={(event) => {
        event.preventDefault();
        if (isEditing && !busy) props.onSave(false);
      }}
    >
      <div className={classes.dataBody} tabIndex={0} role="group" aria-label={T.tabs.data}>
        <h2 className={classes.paneTitle}>
          {PAYMENT_FIELD.Number} {document.Number}
        </h2>
        {isEditing && fields.isRestored && <Note>{PAYMENT_DOCUMENT.restored}</Note>}
        <Duplicates document={document} area="staff" />
        <EvaluationTable document={document} fields={fields} errors={errors} isEditing={isEditing} />
        <FundedSums
          document={document}
          payment={payment}
          fields={fields}
          errors={errors}
          isEditing={isEditing}
        />
        {isEditing ? (
          <Textarea
            label={MESSAGES.paymentDocument.assessorNote}
            description={T.noteReader}
            value={fields.texts[NOTE] ?? ''}
            onChange={(event) => fields.set(NOTE, event.currentTarget.value)}
            maxLength={2000}
            minRows={2}
            autosize
          />
        ) : (
          document.ManagerComment && (
            <Note title={MESSAGES.paymentDocument.assessorNote}>{document.ManagerComment}</Note>
          )
        )}
        {failure && (
          <Note tone="danger" live title={PAYMENT_DOCUMENT.notSaved}>
            {failure}
          </Note>
        )}
      </div>
      <div className={classes.foot}>
        {isEditing ? (
          <>
            <Button type="submit" size="sm" variant={hasNext ? 'default' : 'filled'} loading={busy}>
              {MESSAGES.paymentDocument.save}
            </Button>
            {hasNext && (
              <Button size="sm" disabled={busy} onClick={() => props.onSave(true)}>
                {T.saveAndNext}
              </Button>
            )}
          </>
        ) : (
          <>
            {mayEdit && (
              <Button size="sm" onClick={props.onEdit}>
                {MESSAGES.paymentDocument.edit}
              </Button>
            )}
            {hasNext && (
              <Button size="sm" variant="default" onClick={props.onNext}>
                {T.next} <kbd className={classes.key}>J</kbd>
              </Button>
            )}
          </>
        )}
      </div>
    </form>
  );
}
