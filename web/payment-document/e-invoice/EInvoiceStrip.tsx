import { Button } from '@mantine/core';
import { IconAlertTriangle, IconCheck, IconFileText } from '@tabler/icons-react';
import { useRef, useState, type DragEvent } from 'react';
import { E_INVOICE as T } from '../../../domain/texts/lt/screen/payment-document.ts';
import classes from '../Document.module.css';
import type { ReadInvoice, Refused } from './judge-invoice.ts';

export interface DroppedInvoice {
  file: File;
  result: ReadInvoice | Refused;
}

interface EInvoiceStripProps {
  dropped: DroppedInvoice | null;
  onDropped: (dropped: DroppedInvoice) => void;
  /** Code of whom the person acts for: the invoice should be theirs. */
  ownCode: string;
}

/** A place for an e-invoice, and what became of it: filled fields, or what is wrong with it and where. */
export function EInvoiceStrip({ dropped, onDropped, ownCode }: EInvoiceStripProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const [reading, setReading] = useState(false);
  const take = async (file: File | undefined) => {
    if (!file) return;
    setReading(true);
    try {
      // The reader and its parser come with the first e-invoice.
      const [{ readEInvoice }, { pdfAttachments }] = await Promise.all([
        import('./read-e-invoice.ts'),
        import('./pdf-attachments.ts'),
      ]);
      const result = await readEInvoice(file, pdfAttachments);
      onDropped({ file, result });
    } finally {
      setReading(false);
    }
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void take(event.dataTransfer.files[0]);
  };
  const result = dropped?.result ?? null;
  const tone = result === null ? 'gray' : result.kind === 'read' ? 'success' : 'danger';
  return (
    <div
      className={classes.strip}
      data-tone={tone}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
    >
      <span className={classes.stripIcon} aria-hidden>
        {tone === 'success' ? (
          <IconCheck size={17} stroke={2} />
        ) : tone === 'danger' ? (
          <IconAlertTriangle size={17} stroke={1.8} />
        ) : (
          <IconFileText size={17} stroke={1.8} />
        )}
      </span>
      <div className={classes.stripWords} role="status">
        {result === null ? (
          <>
            <strong>{T.drop}</strong>
            <p>{T.dropHelp}</p>
          </>
        ) : result.kind === 'read' ? (
          <Filled name={dropped!.file.name} result={result} ownCode={ownCode} />
        ) : (
          <Fault name={dropped!.file.name} refused={result} />
        )}
      </div>
      <Button size="xs" variant="default" loading={reading} onClick={() => input.current?.click()}>
        {result === null ? T.choose : T.change}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept=".xml,.pdf"
        aria-label={T.choose}
        onChange={(event) => {
          void take(event.currentTarget.files?.[0]);
          event.currentTarget.value = '';
        }}
      />
    </div>
  );
}

function Filled({ name, result, ownCode }: { name: string; result: ReadInvoice; ownCode: string }) {
  const filled = Object.values(result.facts).filter((value) => value !== '').length;
  const { code, name: buyer } = result.buyer;
  return (
    <>
      <strong>
        {T.filled} <span className={classes.fileName}>{name}</span>
      </strong>
      <p>
        {T.fine(result.syntax, filled)} {result.facts.SupplierCode === '' && T.noCode}
      </p>
      {code !== null && code !== ownCode && <p className={classes.warn}>{T.otherBuyer(buyer ?? code)}</p>}
    </>
  );
}

function Fault({ name, refused }: { name: string; refused: Refused }) {
  const { code, line, path, rule } = refused;
  const where = [line !== null && T.where(line), path, rule && T.rule(rule)].filter(Boolean).join(', ');
  return (
    <>
      <strong>
        {T.refused} <span className={classes.fileName}>{name}</span>
      </strong>
      <p>
        {T.problem[code]}
        {where && ` (${where})`}. {T.open}
      </p>
    </>
  );
}
