import { Button, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { UNDELIVERED_MAIL as TEXT } from '../../../domain/texts/lt/screen/staff-mail.ts';
import { act, type KeyHeader } from '../../api/act.ts';
import { api } from '../../api/client.ts';
import { ApiProblem, fieldErrors } from '../../api/problem.ts';
import { problemSentence } from '../../api/problem-sentence.ts';
import { Note } from '../../ui/Note.tsx';
import { notifySuccess } from '../../ui/notify.ts';
import { KEYS } from '../data/queries.ts';
import type { StaffCase } from '../data/types.ts';
import classes from './UndeliveredMails.module.css';

type Mail = StaffCase['undeliveredMails'][number];

/** Above the case: mails that were refused for good, and for whoever may, a way to put each right. */
export function UndeliveredMails({ request }: { request: StaffCase }) {
  const { undeliveredMails: mails, may } = request;
  const { RequestId: requestId } = request.RequestSystemInfo;
  return mails.map((mail) => (
    <Note key={mail.Id} tone="danger" title={TEXT.title(requestId, mail.kind)}>
      <p>{TEXT.why(mail)}</p>
      {may.repairMails && <Repair mail={mail} requestId={requestId} />}
    </Note>
  ));
}

function Repair({ mail, requestId }: { mail: Mail; requestId: number }) {
  const client = useQueryClient();
  const [address, setAddress] = useState('');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const settle = async (send: () => Promise<unknown>, done: string): Promise<void> => {
    setBusy(true);
    setProblem(null);
    try {
      await send();
      notifySuccess(done);
    } catch (error) {
      setProblem(wordsOf(error));
    } finally {
      await client.invalidateQueries({ queryKey: KEYS.case(requestId) });
      setBusy(false);
    }
  };
  const named = { requestId, mailId: mail.Id };
  const sendAgain = () =>
    act((header: KeyHeader) =>
      api.POST('/api/BackOffice/SendMailAgain', {
        params: { header },
        body: { ...named, address: address.trim() || null },
      }),
    );
  const toldOtherwise = () =>
    act((header: KeyHeader) => api.POST('/api/BackOffice/SettleMail', { params: { header }, body: named }));
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void settle(sendAgain, TEXT.sent);
  };
  return (
    <form onSubmit={submit} data-print="no" noValidate className={classes.repair}>
      <TextInput
        type="email"
        size="xs"
        className={classes.address}
        label={TEXT.address}
        placeholder={mail.address}
        value={address}
        error={problem}
        onChange={(event) => setAddress(event.currentTarget.value)}
      />
      <div className={classes.buttons}>
        <Button type="submit" size="xs" loading={busy}>
          {TEXT.sendAgain}
        </Button>
        <Button
          size="xs"
          variant="default"
          disabled={busy}
          onClick={() => void settle(toldOtherwise, TEXT.settled)}
        >
          {TEXT.toldOtherwise}
        </Button>
      </div>
    </form>
  );
}

function wordsOf(error: unknown): string {
  const [field] = error instanceof ApiProblem ? fieldErrors(error.body.errors) : [];
  return field?.message ?? problemSentence(error);
}
