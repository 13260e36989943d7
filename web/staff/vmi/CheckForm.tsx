import { Button, TextInput } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { MESSAGES } from '../../../domain/texts/lt/messages.ts';
import { VMI_CHECKS } from '../../../domain/texts/lt/screen/vmi.ts';
import { Note } from '../../ui/Note.tsx';
import { digitsIn, readCodes } from './read-codes.ts';
import type { Sending } from './use-send-checks.ts';
import classes from './VmiChecks.module.css';

/** The code and its button. A wrong one is told under the field and nothing is sent. */
export function CheckForm({ sending }: { sending: Sending }) {
  const [typed, setTyped] = useState('');
  const [tried, setTried] = useState(false);
  const codes = readCodes(typed);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!codes || sending.busy) return;
    void sending.send(codes.map(({ code }) => code)).then((taken) => {
      if (!taken) return;
      setTyped('');
      setTried(false);
    });
  };
  return (
    <div className={classes.ask}>
      <form onSubmit={submit} noValidate className={classes.form}>
        <TextInput
          className={classes.field}
          label={VMI_CHECKS.code}
          description={hintOf(typed, codes)}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          error={tried && !codes ? MESSAGES.vmi.wrongCode : undefined}
          value={typed}
          inputMode="numeric"
          autoComplete="off"
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <Button type="submit" className={classes.send} loading={sending.busy}>
          {MESSAGES.vmi.check}
        </Button>
      </form>
      {sending.joined.length > 0 && (
        <Note tone="brand" live>
          {sending.joined.map((words) => (
            <p key={words}>{words}</p>
          ))}
        </Note>
      )}
    </div>
  );
}

function hintOf(typed: string, codes: ReturnType<typeof readCodes>): string {
  if (codes && codes.length > 1) return VMI_CHECKS.several(codes.length);
  const [code] = codes ?? [];
  if (code) return code.checksumOk ? VMI_CHECKS.codeIs[code.kind] : VMI_CHECKS.checksum;
  const digits = digitsIn(typed);
  return digits === 0 ? VMI_CHECKS.codeHint : `${VMI_CHECKS.codeHint} ${VMI_CHECKS.codeCount(digits)}`;
}
