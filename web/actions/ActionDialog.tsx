import { useEffect, useState, type ReactNode } from 'react';
import { filesOf } from '../../domain/application/inputs.ts';
import { ACTION_DIALOG, actionTitle } from '../../domain/texts/lt/action-dialog.ts';
import { ACTION_TEXT } from '../../domain/texts/lt/action.ts';
import { fieldProblemText } from '../../domain/texts/lt/problem.ts';
import { DIALOG_FIELD } from '../../domain/texts/lt/screen/staff-dialog.ts';
import { vilniusDate } from '../../domain/values/days.ts';
import { ApiProblem } from '../api/problem.ts';
import type { HeldOutcome, Outcome, StaffCase } from '../staff/data/types.ts';
import { announce } from '../ui/announce.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { useKeptOnExpiry } from '../ui/use-typed.ts';
import classes from './ActionDialog.module.css';
import { againstCase } from './against-case.ts';
import { againstScheme, schemeCase } from './against-scheme.ts';
import { caseFacts } from './case-facts.ts';
import { isOvertaken } from '../../domain/application/refusal.ts';
import { ConflictNote } from './ConflictNote.tsx';
import { DialogFieldControl, fileProblemSentence } from './DialogFields.tsx';
import { fieldId } from './field-props.ts';
import { fieldsOf, type DialogField, type FormAction } from './fields.ts';
import { FilePicker } from './FilePicker.tsx';
import { firstValues } from './first-values.ts';
import { fieldErrorsOf, problemWords } from './problem-words.ts';
import { ReturnPreview } from './ReturnPreview.tsx';
import type { Attached } from './send.ts';
import { isDangerous } from './staff-action.ts';
import { termsSummary } from './scheme-rate.ts';
import { SumHint } from './SumHint.tsx';
import { summaryOf } from './summary.ts';
import { useAction } from './use-action.ts';
import { dialogPlace, typedInDialog } from './typed-dialog.ts';
import { filesProblem, readDialog, type DialogErrors, type DialogValues } from './values.ts';

export interface ActionDialogProps<A extends FormAction = FormAction> {
  action: A;
  /** As the person saw it: its version goes with the action. */
  request: StaffCase;
  /** As it stands now. */
  newest: StaffCase;
  onClose: () => void;
  onDone: (action: A, outcome: Outcome | HeldOutcome) => void;
  onRefresh: () => void;
  /** Instead of a plain file field: the contract made from its terms. */
  fileStep?: (step: FileStepProps) => ReactNode;
  /** Below the fields: what follows from what is typed. */
  effect?: (values: DialogValues) => ReactNode;
  /** A note above the fields. */
  lead?: ReactNode;
  size?: number;
}

export interface FileStepProps {
  values: DialogValues;
  attached: Attached;
  error: string | null;
  /** Marks what is wrong with the terms; true when they can be used. */
  check: () => boolean;
  onAttach: (attached: Attached) => void;
  /** Of a file of one's own: whether its terms are those of the dialog, and that nobody has said so. */
  onConfirmTerms: (confirmed: boolean) => void;
  confirmError: string | null;
  /** The portal did not find the borrower or the terms in the file: why, and what the person answers; null: not asked. */
  doubt: { words: string | null; onConfirm: (confirmed: boolean) => void } | null;
}

/** Fields that stand two in a row. */
const HALF: readonly string[] = [
  'sumCents',
  'rate',
  'paymentTerm',
  'delayMonths',
  'termMonths',
  'contractNumber',
  'documentNumber',
  'documentDate',
];

/** The one form behind all actions: fields of the input, files of the action, consequence, and the verb. */
export function ActionDialog<A extends FormAction>(props: ActionDialogProps<A>) {
  const { action, request, onClose } = props;
  const id = request.RequestSystemInfo.RequestId;
  const [values, setValues] = useState<DialogValues>(() => ({
    ...firstValues(action, request),
    ...typedInDialog(id, action),
  }));
  useKeptOnExpiry(dialogPlace(id), () => ({ action, values }));
  const [chosen, setChosen] = useState<Attached>({ files: [] });
  const [tried, setTried] = useState(false);
  /** Making the contract checks the terms only; the file is asked for when the action is sent. */
  const [triedFiles, setTriedFiles] = useState(false);
  const sending = useAction();
  const isOutdated = sending.error instanceof ApiProblem && sending.error.code === 'documentTermsDiffer';
  // A contract made from other terms is made again from these.
  const attached: Attached = isOutdated ? { files: chosen.files } : chosen;
  const attach = (next: Attached) => {
    if (isOutdated) sending.reset();
    // Another file is doubted anew.
    if (values.fileConfirmed !== undefined) change({ ...values, fileConfirmed: undefined });
    setChosen(next);
  };
  const fields = fieldsOf(action);
  const rule = filesOf(action);
  const text = { ...ACTION_TEXT[action], ...ACTION_DIALOG[action] };
  const today = vilniusDate(new Date().toISOString());
  const judged = againstCase(readDialog(action, values, today), action, caseFacts(request));
  const read = againstScheme(judged, action, { about: schemeCase(request), today });
  const fileCode = attached.documentId ? null : filesProblem(action, attached.files);
  const isUnconfirmed =
    props.fileStep !== undefined && attached.files.length > 0 && values.termsConfirmed !== true;
  const server = fieldErrorsOf(sending.error, action);
  const errors: DialogErrors = tried ? { ...server, ...read.errors } : {};
  const conflict =
    sending.error instanceof ApiProblem && isOvertaken(sending.error.code) ? sending.error : null;
  const stillAllowed = props.newest.actions.some((one) => one.name === action);

  const change = (next: DialogValues) => {
    setValues(next);
    sending.reset();
  };
  const focusFirst = (wrong: DialogErrors) => {
    const first = fields.find((field) => wrong[field.name])?.name ?? (wrong.files ? 'files' : null);
    if (first) document.getElementById(fieldId(first))?.focus();
  };
  const submit = async () => {
    setTried(true);
    setTriedFiles(true);
    if (read.input && !fileCode && isUnconfirmed)
      return document.getElementById(fieldId('termsConfirmed'))?.focus();
    if (!read.input || fileCode)
      return focusFirst({ ...read.errors, ...(fileCode ? { files: fileCode } : {}) });
    const outcome = await sending.run(action, { id, version: request.version }, read.input, attached);
    if (outcome) props.onDone(action, outcome);
  };
  useEffect(() => {
    if (sending.error) announce(problemWords(sending.error));
  }, [sending.error]);

  return (
    <Dialog
      opened
      onClose={onClose}
      title={actionTitle(action, id)}
      summary={[...summaryOf(request), ...termsSummary(action, request)]}
      consequence={conflict ? null : text.consequence}
      warning={conflict ? null : text.warning}
      danger={isDangerous(action)}
      busy={sending.busy}
      confirmLabel={stillAllowed || !conflict ? text.button : undefined}
      size={props.size ?? 560}
      onConfirm={() => void submit()}
      error={
        conflict ? (
          <ConflictNote
            latest={conflict.body.latest}
            stillAllowed={stillAllowed}
            onRefresh={() => {
              sending.reset();
              props.onRefresh();
            }}
          />
        ) : sending.error && Object.keys(server).length === 0 ? (
          problemWords(sending.error)
        ) : undefined
      }
    >
      {props.lead}
      {fields.length > 0 && (
        <div className={classes.fields}>
          {fields.map((field, index) => (
            <FieldSlot key={field.name} field={field} isAlone={!pairs(fields)}>
              <DialogFieldControl
                action={action}
                field={field}
                request={request}
                values={values}
                errors={errors}
                isFirst={index === 0}
                onChange={change}
              />
              {field.name === 'sumCents' && (
                <SumHint
                  requestId={id}
                  before={caseFacts(request).setCents ?? caseFacts(request).requestedCents}
                  typed={typeof values.sumCents === 'string' ? values.sumCents : ''}
                />
              )}
            </FieldSlot>
          ))}
        </div>
      )}
      {props.effect?.(values)}
      {props.fileStep
        ? props.fileStep({
            values,
            attached,
            error: triedFiles && fileCode ? fileProblemSentence(fileCode) : null,
            check: () => {
              setTried(true);
              if (!read.input) focusFirst(read.errors);
              return read.input !== null;
            },
            onAttach: attach,
            onConfirmTerms: (termsConfirmed) => change({ ...values, termsConfirmed }),
            confirmError: triedFiles && isUnconfirmed ? fieldProblemText('termsNotConfirmed') : null,
            doubt:
              server.fileConfirmed || values.fileConfirmed !== undefined
                ? {
                    words: server.fileConfirmed ?? null,
                    onConfirm: (fileConfirmed) => change({ ...values, fileConfirmed }),
                  }
                : null,
          })
        : rule && (
            <FilePicker
              rule={rule}
              label={DIALOG_FIELD.files.label}
              files={attached.files}
              error={
                triedFiles && (fileCode ?? errors.files)
                  ? fileProblemSentence((fileCode ?? errors.files)!)
                  : null
              }
              onChange={(files) => attach({ files })}
            />
          )}
      {action === 'return' && <ReturnPreview request={request} values={values} />}
    </Dialog>
  );
}

const pairs = (fields: readonly DialogField[]): boolean =>
  fields.filter((field) => HALF.includes(field.name)).length > 1;

function FieldSlot({
  field,
  isAlone,
  children,
}: {
  field: DialogField;
  isAlone: boolean;
  children: ReactNode;
}) {
  return (
    <div className={classes.slot} data-half={!isAlone && HALF.includes(field.name) ? true : undefined}>
      {children}
    </div>
  );
}
