import { useState } from 'react';
import type { MailKind } from '../../../domain/application/mail-kind.ts';
import { mailText, mailWords } from '../../../domain/texts/lt/mail.ts';
import { TEXTS } from '../../../domain/texts/lt/screen/staff-texts.ts';
import type { TextParts } from '../../../domain/texts/lt/template/kinds.ts';
import { SAMPLE_MAIL } from '../../../domain/texts/lt/template/sample-mail.ts';
import { MailSheet } from '../../notices/MailSheet.tsx';
import { Card } from '../../ui/Card.tsx';
import classes from './Texts.module.css';

/** The mail as it would go out, with invented facts, while it is typed. */
export function MailSample({ kind, parts }: { kind: MailKind; parts: TextParts }) {
  const [plain, setPlain] = useState(false);
  const edited = {
    subject: parts['subject'] ?? '',
    body: parts['body'] ?? '',
    missed: parts['missed'] ?? '',
  };
  const words = mailWords(kind, SAMPLE_MAIL, edited);
  return (
    <Card
      title={TEXTS.previewTitle}
      aside={
        <button type="button" className="link-button" onClick={() => setPlain(!plain)}>
          {plain ? TEXTS.formatted : TEXTS.plain}
        </button>
      }
    >
      <p className={classes.note}>{words.subject}</p>
      {plain ? (
        <pre className={classes.plain}>{mailText(kind, SAMPLE_MAIL, edited).text}</pre>
      ) : (
        <MailSheet words={words} on="2026-11-27" />
      )}
    </Card>
  );
}
