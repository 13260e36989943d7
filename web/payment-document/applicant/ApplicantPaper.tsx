import { useState } from 'react';
import { PAYMENT_FILES as T } from '../../../domain/texts/lt/screen/payment-document.ts';
import { Card } from '../../ui/Card.tsx';
import { FileView } from '../../ui/pdf/FileView.tsx';
import { LaterPdf } from '../../ui/pdf/LaterPdf.tsx';
import classes from '../Document.module.css';
import { DocumentFiles } from '../DocumentFiles.tsx';
import type { DroppedInvoice } from '../e-invoice/EInvoiceStrip.tsx';
import { InvoicePaper } from '../e-invoice/InvoicePaper.tsx';
import type { OpenDocument, PaymentFile } from '../queries.ts';
import { isUsable, viewableOf } from '../viewable.ts';

interface ApplicantPaperProps {
  document: OpenDocument | null;
  dropped: DroppedInvoice | null;
  mayEdit: boolean;
  saveFirst: () => Promise<boolean>;
}

/** Attachments of the document, and the paper that is looked at while its fields are filled. */
export function ApplicantPaper({ document, dropped, mayEdit, saveFirst }: ApplicantPaperProps) {
  const [chosenId, setChosenId] = useState<string | null>(null);
  const files = document?.Files ?? [];
  const viewable = files.filter((file) => isUsable(file) && viewableOf(0, file).kind !== 'other');
  const shown: PaymentFile | null = viewable.find(({ Id }) => Id === chosenId) ?? viewable[0] ?? null;
  const isPdf = dropped !== null && /\.pdf$/i.test(dropped.file.name);
  return (
    <div className={classes.side}>
      {document ? (
        <DocumentFiles
          documentId={document.Id}
          files={files}
          mayUpload={mayEdit}
          mayDelete={mayEdit}
          shownId={shown?.Id ?? null}
          onShow={({ Id }) => setChosenId(Id)}
          saveFirst={saveFirst}
        />
      ) : (
        <Card title={T.title}>
          <p className={classes.help}>{T.afterSave}</p>
        </Card>
      )}
      {shown && document ? (
        <section className={classes.paper} aria-label={T.preview}>
          <FileView key={shown.Id} file={viewableOf(document.Id, shown)} title={shown.Name} />
        </section>
      ) : isPdf ? (
        <section className={classes.paper} aria-label={T.preview}>
          <LaterPdf source={dropped.file} name={dropped.file.name} title={dropped.file.name} />
        </section>
      ) : (
        dropped?.result.kind === 'read' && <InvoicePaper name={dropped.file.name} invoice={dropped.result} />
      )}
    </div>
  );
}
