import { Button, Checkbox } from '@mantine/core';
import { IconFileText } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { CONTRACT_STEPS, DIALOG_FIELD } from '../../domain/texts/lt/screen/staff-dialog.ts';
import { ActionKey } from '../api/act.ts';
import { fetchFile } from '../api/files.ts';
import { LaterPdf } from '../ui/pdf/LaterPdf.tsx';
import type { FileStepProps } from './ActionDialog.tsx';
import classes from './ActionDialog.module.css';
import { fieldId } from './field-props.ts';
import { filesOf } from '../../domain/application/inputs.ts';
import { FilePicker } from './FilePicker.tsx';
import { problemWords } from './problem-words.ts';
import type { DialogValues } from './values.ts';

interface Generated {
  documentId: string;
  /** The terms it was made from: other terms make it out of date. */
  terms: string;
  url: string;
  blob: Blob;
}

/** How a kind of document is made from the terms of its dialog. */
export interface DocumentMaker {
  action: 'uploadContract' | 'uploadConditionsChange';
  /** Whatever changes it makes the document out of date. */
  termsKey: (values: DialogValues) => string;
  /** Answers the id of the document, which waits to be sent. */
  make: (values: DialogValues, key: ActionKey) => Promise<string>;
  /** Where the made document is fetched from. */
  path: (documentId: string) => string;
  words: { generate: string; generated: string; preview: string };
}

/** The document made from the terms above, with its preview; or a PDF of one's own. */
export function ContractFileStep({ step, maker }: { step: FileStepProps; maker: DocumentMaker }) {
  const { termsKey, words } = maker;
  const { values, attached, error, check, onAttach } = step;
  const [made, setMade] = useState<Generated | null>(null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const key = useRef(new ActionKey());
  const isStale = made !== null && made.terms !== termsKey(values);
  useEffect(() => {
    if (isStale && attached.documentId) onAttach({ files: attached.files });
  }, [isStale, attached, onAttach]);
  useEffect(() => () => void (made && URL.revokeObjectURL(made.url)), [made]);

  const generate = async () => {
    if (!check()) return;
    setBusy(true);
    setProblem(null);
    try {
      const documentId = await maker.make(values, key.current);
      const { blob } = await fetchFile(maker.path(documentId));
      setMade({ documentId, terms: termsKey(values), url: URL.createObjectURL(blob), blob });
      onAttach({ files: [], documentId });
    } catch (cause) {
      setProblem(problemWords(cause));
    } finally {
      setBusy(false);
    }
  };
  const rule = filesOf(maker.action)!;
  return (
    <div className={classes.stack}>
      <Button
        variant="default"
        size="md"
        loading={busy}
        leftSection={<IconFileText size={17} stroke={1.8} aria-hidden />}
        onClick={() => void generate()}
      >
        {made ? CONTRACT_STEPS.regenerate : words.generate}
      </Button>
      {problem && (
        <div className={classes.fileError} role="alert">
          {problem}
        </div>
      )}
      {isStale && <div className={classes.outdated}>{CONTRACT_STEPS.outdated}</div>}
      {made && attached.documentId && !isStale && (
        <>
          <div role="status">
            {words.generated}{' '}
            <a href={made.url} target="_blank" rel="noreferrer">
              {CONTRACT_STEPS.openNew}
            </a>
          </div>
          <div className={classes.pdf}>
            <LaterPdf source={made.blob} name={words.preview} />
          </div>
        </>
      )}
      {!attached.documentId && (
        <>
          <span className={classes.or}>{CONTRACT_STEPS.own}</span>
          <FilePicker
            rule={rule}
            label={DIALOG_FIELD.files.label}
            files={attached.files}
            error={error}
            onChange={(files) => onAttach({ files })}
          />
          {attached.files.length > 0 && (
            <Checkbox
              id={fieldId('termsConfirmed')}
              label={DIALOG_FIELD.termsConfirmed.label}
              description={DIALOG_FIELD.termsConfirmed.hint}
              error={step.confirmError}
              checked={values.termsConfirmed === true}
              onChange={(event) => step.onConfirmTerms(event.currentTarget.checked)}
            />
          )}
          {attached.files.length > 0 && step.doubt && (
            <Checkbox
              id={fieldId('fileConfirmed')}
              label={DIALOG_FIELD.fileConfirmed.label}
              error={step.doubt.words}
              checked={values.fileConfirmed === true}
              onChange={(event) => step.doubt?.onConfirm(event.currentTarget.checked)}
            />
          )}
        </>
      )}
    </div>
  );
}
