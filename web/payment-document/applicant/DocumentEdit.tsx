import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { MESSAGES } from '../../../domain/texts/lt/messages.ts';
import { PAYMENT_DOCUMENT as T } from '../../../domain/texts/lt/screen/payment-document.ts';
import { fromWire } from '../../../domain/values/money.ts';
import { showProblem } from '../../api/query-client.ts';
import { paths } from '../../paths.ts';
import { Note } from '../../ui/Note.tsx';
import { notifySuccess } from '../../ui/notify.ts';
import { ATTACHMENT_WORDS } from '../../../domain/texts/lt/attachment.ts';
import { applicantTexts, centsOf, textOf, APPLICANT_FIELDS } from '../document-texts.ts';
import classes from '../Document.module.css';
import { inputId } from '../DocumentInput.tsx';
import { Duplicates } from '../Duplicates.tsx';
import { EInvoiceStrip, type DroppedInvoice } from '../e-invoice/EInvoiceStrip.tsx';
import { LeaveGuard } from '../LeaveGuard.tsx';
import { documentQuery, refreshPayment, type OpenDocument, type PaymentRequest } from '../queries.ts';
import { queryClient } from '../../api/query-client.ts';
import { sendDocumentFile } from '../use-document-files.ts';
import { useSaveDocument } from '../use-save-document.ts';
import { useTypedFields } from '../use-typed-fields.ts';
import { ApplicantFields } from './ApplicantFields.tsx';
import { ApplicantPaper } from './ApplicantPaper.tsx';
import { DeleteDocument } from './DeleteDocument.tsx';
import { DocumentHead } from './DocumentHead.tsx';

interface DocumentEditProps {
  /** Null: a new one. */
  document: OpenDocument | null;
  payment: PaymentRequest;
}

/** The form of a payment document, the paper it is about beside it. */
export function DocumentEdit({ document, payment }: DocumentEditProps) {
  const navigate = useNavigate();
  const paymentRequestId = payment.ContractInfo.Id;
  const requestId = Number(payment.ContractInfo.Number.split('-')[0]);
  const back = paths.paymentRequest({ requestId, paymentRequestId, actionType: 'edit' });
  const place = document ? `paymentDocument:${document.Id}` : `paymentDocument:new:${paymentRequestId}`;
  const fields = useTypedFields(place, applicantTexts(document), document?.formVersion ?? null);
  const mostCents = fromWire(document?.Limits.RequiredSum ?? payment.askable) ?? 0;
  const saving = useSaveDocument({ paymentRequestId, document, fields, mostCents });
  const [dropped, setDropped] = useState<DroppedInvoice | null>(null);
  const [deleting, setDeleting] = useState(false);
  const isLeading = useRef(false);
  useEffect(() => {
    isLeading.current = false;
  });
  useFocusOnError(saving.errors);

  const take = (one: DroppedInvoice) => {
    setDropped(one);
    if (one.result.kind !== 'read') return;
    const facts: Record<string, unknown> = { ...one.result.facts };
    const given = APPLICANT_FIELDS.filter(({ name }) => facts[name] !== undefined && facts[name] !== '');
    const texts = Object.fromEntries(given.map((field) => [field.name, textOf(field, facts[field.name])]));
    // Nothing else was asked for yet: most documents are paid by the loan whole, as far as it goes.
    const isFree = (fields.texts.RequiredSum ?? '').trim() === '';
    const whole = Math.min(centsOf(texts.DocumentSum), mostCents);
    fields.fill(texts);
    if (isFree && whole > 0)
      fields.set(
        'RequiredSum',
        textOf(
          APPLICANT_FIELDS.find(({ name }) => name === 'RequiredSum')!,
          whole / 100,
        ),
      );
  };

  /** Saves and takes over what is stored now; the number of the document, or null. */
  const save = async (): Promise<number | null> => {
    const saved = await saving.save();
    if (saved === null) return null;
    if (document) {
      const stored = await queryClient
        .fetchQuery({ ...documentQuery(saved), staleTime: 0 })
        .catch(() => null);
      fields.adopt(stored ? applicantTexts(stored) : fields.texts, stored?.formVersion ?? null);
    } else {
      fields.adopt(fields.texts, null);
      await attach(saved, dropped);
    }
    void refreshPayment();
    return saved;
  };
  const lead = (to: string) => {
    isLeading.current = true;
    void navigate(to, { replace: true });
  };
  const where = { requestId, paymentRequestId };
  const onSave = async () => {
    const saved = await save();
    if (saved !== null && !document)
      lead(paths.paymentDocument({ documentId: saved, actionType: 'edit', ...where }));
  };
  const onSaveAndNew = async () => {
    if ((await save()) === null) return;
    setDropped(null);
    if (document) return lead(paths.paymentDocument({ actionType: 'new', ...where }));
    fields.adopt(applicantTexts(null), null);
    window.scrollTo({ top: 0 });
  };
  const takeTheirs = async () => {
    if (!document) return;
    const stored = await queryClient.fetchQuery({ ...documentQuery(document.Id), staleTime: 0 });
    fields.adopt(applicantTexts(stored), stored.formVersion);
    saving.resolve();
  };
  const keepMine = async () => {
    if (!document) return;
    const stored = await queryClient.fetchQuery({ ...documentQuery(document.Id), staleTime: 0 });
    fields.rebase(applicantTexts(stored), stored.formVersion);
    saving.resolve();
  };

  return (
    <>
      <DocumentHead
        payment={payment}
        back={back}
        aside={
          fields.isChanged && (
            <span className={classes.unsaved} data-tone="warning" role="status">
              <span className={classes.dot} aria-hidden />
              {T.unsaved}
            </span>
          )
        }
      />
      <div className={`wide ${classes.columns}`}>
        <form
          className={classes.form}
          noValidate
          aria-label={MESSAGES.paymentDocument.title}
          onSubmit={(event) => {
            event.preventDefault();
            if (!saving.busy) void onSave();
          }}
        >
          <EInvoiceStrip dropped={dropped} onDropped={take} ownCode={payment.ContractInfo.Code ?? ''} />
          <div className={classes.body}>
            {document?.IsReturned && <Note tone="warning">{T.returned}</Note>}
            {fields.isRestored && (
              <Note
                action={
                  <button
                    type="button"
                    className={classes.link}
                    onClick={() => fields.adopt(applicantTexts(document), document?.formVersion ?? null)}
                  >
                    {T.dropRestored}
                  </button>
                }
              >
                {T.restored}
              </Note>
            )}
            {document && <Duplicates document={document} area="applicant" />}
            <ApplicantFields
              fields={fields}
              number={document?.Number ?? null}
              errors={saving.errors}
              mostCents={mostCents}
              purpose={payment.FinancialInfo.LoanPurposeId}
            />
            {saving.isConflict && (
              <Note
                tone="warning"
                live
                title={T.changedElsewhere}
                action={
                  <span className={classes.choices}>
                    <Button size="sm" variant="default" onClick={() => void takeTheirs().catch(showProblem)}>
                      {T.takeTheirs}
                    </Button>
                    <Button size="sm" variant="default" onClick={() => void keepMine().catch(showProblem)}>
                      {T.keepMine}
                    </Button>
                  </span>
                }
              >
                {T.keptMine}
              </Note>
            )}
            {saving.failure && (
              <Note tone="danger" live title={T.notSaved}>
                {saving.failure}
              </Note>
            )}
          </div>
          <div className={classes.foot}>
            <Button type="submit" size="md" loading={saving.busy}>
              {MESSAGES.paymentDocument.save}
            </Button>
            <Button size="md" variant="default" disabled={saving.busy} onClick={() => void onSaveAndNew()}>
              {T.saveAndNew}
            </Button>
            {document && (
              <button type="button" className={classes.danger} onClick={() => setDeleting(true)}>
                {T.delete}
              </button>
            )}
            <button type="button" className={classes.back} onClick={() => void navigate(back)}>
              {MESSAGES.paymentDocument.back}
            </button>
          </div>
        </form>
        <ApplicantPaper
          document={document}
          dropped={dropped}
          mayEdit
          saveFirst={async () => !fields.isChanged || (await save()) !== null}
        />
      </div>
      <LeaveGuard
        when={fields.isChanged}
        isLeading={isLeading}
        onLeave={() => fields.adopt(applicantTexts(document), document?.formVersion ?? null)}
      />
      {document && (
        <DeleteDocument
          documentId={document.Id}
          opened={deleting}
          onClose={() => setDeleting(false)}
          onDone={() => {
            fields.adopt(applicantTexts(document), document.formVersion);
            lead(back);
          }}
        />
      )}
    </>
  );
}

/** A PDF that carried the e-invoice is the document's first attachment. */
async function attach(documentId: number, dropped: DroppedInvoice | null): Promise<void> {
  if (dropped?.result.kind !== 'read' || !/\.pdf$/i.test(dropped.file.name)) return;
  const options = { key: crypto.randomUUID(), onProgress: () => undefined };
  try {
    await sendDocumentFile(documentId, { file: dropped.file, type: 3 }, options).done;
    notifySuccess(ATTACHMENT_WORDS.uploadedAndSaved);
  } catch (problem) {
    showProblem(problem);
  }
}

/** After a refused save the first field with an error has the focus. */
function useFocusOnError(errors: Readonly<Record<string, string>>): void {
  const count = Object.keys(errors).length;
  const had = useRef(0);
  useEffect(() => {
    if (count > 0 && had.current === 0) {
      const first = APPLICANT_FIELDS.find(({ name }) => errors[name] !== undefined);
      if (first) window.document.getElementById(inputId(first.name))?.focus();
    }
    had.current = count;
  }, [count, errors]);
}
