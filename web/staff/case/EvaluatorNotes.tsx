import { Button, Textarea } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState, type FormEvent } from 'react';
import { formatEur } from '../../../domain/texts/lt/format.ts';
import { CASE, CASE_SECTION, COMMENT } from '../../../domain/texts/lt/screen/staff-case.ts';
import { AML, AML_RESULT_TEXT, RISK_TEXT } from '../../../domain/texts/lt/screen/staff-screening.ts';
import { caseFacts } from '../../actions/case-facts.ts';
import { sizeWords } from '../../actions/SizeField.tsx';
import { problemSentence } from '../../api/problem-sentence.ts';
import { act, ActionKey } from '../../api/act.ts';
import { api } from '../../api/client.ts';
import { ApiProblem } from '../../api/problem.ts';
import { DataList } from '../../ui/DataList.tsx';
import { Note } from '../../ui/Note.tsx';
import { notifySuccess } from '../../ui/notify.ts';
import { useTyped } from '../../ui/use-typed.ts';
import { KEYS } from '../data/queries.ts';
import type { StaffCase } from '../data/types.ts';
import classes from './Comments.module.css';
import { NoteHistory } from './NoteHistory.tsx';

/** What evaluators entered. */
function Inputs({ request }: { request: StaffCase }) {
  const facts = caseFacts(request);
  const risk = request.RiskAssessmentResultId;
  const aml = request.AmlCheckResultId;
  return (
    <DataList
      look="grid"
      columns={3}
      items={[
        { label: CASE.facts.assessor, value: facts.assessorName },
        { label: CASE.facts.size, value: facts.enteredSize === null ? null : sizeWords(facts) },
        { label: CASE.facts.set, value: facts.setCents === null ? null : formatEur(facts.setCents) },
        { label: CASE_SECTION.screening, value: aml === null ? null : AML_RESULT_TEXT[aml]?.label },
        {
          label: AML.risk,
          value:
            risk === null ? null : [RISK_TEXT[risk], request.RiskAssessmentDate].filter(Boolean).join(', '),
        },
        { label: AML.note, value: request.RiskAssessmentNote },
      ]}
    />
  );
}

/** What evaluators entered, and notes of approver and signatory: each written by its own role, never read by the applicant. */
export function EvaluatorNotes({ request }: { request: StaffCase }) {
  const { approversNote, signatorysNote } = request.may;
  return (
    <div className={classes.pane}>
      <Inputs request={request} />
      <DataList
        items={[
          ...(approversNote ? [] : [{ label: COMMENT.approvers, value: request.ApproversComment }]),
          ...(signatorysNote ? [] : [{ label: COMMENT.signatorys, value: request.SignatorysComment }]),
        ]}
      />
      {approversNote && (
        <NoteForm key={`a${request.RequestSystemInfo.RequestId}`} of={APPROVERS} request={request} />
      )}
      {signatorysNote && (
        <NoteForm key={`s${request.RequestSystemInfo.RequestId}`} of={SIGNATORYS} request={request} />
      )}
      <NoteHistory history={request.notes.history} />
    </div>
  );
}

const APPROVERS = {
  place: 'note:approver',
  label: COMMENT.approvers,
  hint: COMMENT.approversHint,
  text: 'approversComment',
  version: 'approversVersion',
} as const;
const SIGNATORYS = {
  place: 'note:signatory',
  label: COMMENT.signatorys,
  hint: COMMENT.signatorysHint,
  text: 'signatorysComment',
  version: 'signatorysVersion',
} as const;

interface NoteFormProps {
  of: typeof APPROVERS | typeof SIGNATORYS;
  request: StaffCase;
}

function NoteForm({ of, request }: NoteFormProps) {
  const client = useQueryClient();
  const requestId = request.RequestSystemInfo.RequestId;
  const key = useRef(new ActionKey());
  const typed = useTyped(`${of.place}:${requestId}`, request.notes[of.text] ?? '');
  /** The version the person began to write over; a newer one that comes by polling does not move it. */
  const [over, setOver] = useState<number | null>(null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const newest = request.notes[of.version];
  const isOvertaken = over !== null && over !== newest;
  const save = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    setProblem(null);
    try {
      await act(
        (header) =>
          api.POST('/api/request/SaveAdditionalComments', {
            params: { header },
            body: { requestId, [of.text]: typed.text, [of.version]: over ?? newest },
          }),
        key.current,
      );
      notifySuccess(COMMENT.saved);
      await client.invalidateQueries({ queryKey: KEYS.case(requestId) });
      typed.forget();
      setOver(null);
    } catch (error) {
      setProblem(wordsOf(error));
      await client.invalidateQueries({ queryKey: KEYS.case(requestId) });
    } finally {
      setBusy(false);
    }
  };
  return (
    <form className={classes.form} onSubmit={(event) => void save(event)} data-print="no">
      <Textarea
        label={of.label}
        description={of.hint}
        autosize
        minRows={2}
        maxLength={2000}
        value={typed.text}
        onChange={(event) => {
          setOver((before) => before ?? newest);
          typed.set(event.currentTarget.value);
        }}
      />
      {(problem || isOvertaken) && (
        <Note tone="danger" live>
          <p>{problem ?? COMMENT.overtaken}</p>
          {isOvertaken && (
            <>
              <p>{COMMENT.noteNow}</p>
              <blockquote className={classes.text}>
                {request.notes[of.text] ?? COMMENT.noteEmptied}
              </blockquote>
              <Button size="xs" variant="default" onClick={() => (setOver(newest), setProblem(null))}>
                {COMMENT.writeOver}
              </Button>
            </>
          )}
        </Note>
      )}
      <Button
        type="submit"
        size="sm"
        variant="default"
        loading={busy}
        disabled={!typed.changed || isOvertaken}
      >
        {COMMENT.save}
      </Button>
    </form>
  );
}

/** Who was faster, and when; their words stand below. */
function wordsOf(error: unknown): string {
  const latest = error instanceof ApiProblem && error.code === 'noteChanged' ? error.body.latest : undefined;
  return latest
    ? COMMENT.noteChanged(latest.actorName ?? COMMENT.noteUnknown, latest.at)
    : problemSentence(error);
}
