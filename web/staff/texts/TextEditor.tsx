import { Button, Textarea } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { TEXTS } from '../../../domain/texts/lt/screen/staff-texts.ts';
import {
  isDocumentKey,
  mailKindOf,
  textKind,
  type TextParts,
} from '../../../domain/texts/lt/template/kinds.ts';
import { textProblems } from '../../../domain/texts/lt/template/problems.ts';
import { api } from '../../api/client.ts';
import { Card } from '../../ui/Card.tsx';
import { Note } from '../../ui/Note.tsx';
import { useSaving } from '../shell/use-saving.ts';
import { DraftState } from './DraftState.tsx';
import { MailSample } from './MailSample.tsx';
import { TEXTS_KEY, type EditedText } from './queries.ts';
import { TextDifferences } from './TextDifferences.tsx';
import { TextHistory } from './TextHistory.tsx';
import classes from './Texts.module.css';

const PdfPreview = lazy(() => import('./PdfPreview.tsx'));

/** What is typed beside what it changes; whoever leaves without saving loses only what was typed since. */
export function TextEditor({ text }: { text: EditedText }) {
  const { key, draft, versions } = text;
  const kind = textKind(key);
  const inForce = versions[0]!.parts;
  const saved = draft?.parts ?? inForce;
  const [parts, setParts] = useState<TextParts>(saved);
  const [shown, setShown] = useState<number | 'draft' | null>(null);
  const { save, busy, errors, error } = useSaving(TEXTS_KEY, () => undefined, Object.keys(kind.first));
  const isTyped = Object.keys(kind.first).some((part) => parts[part] !== saved[part]);
  const problems = textProblems(key, parts);
  const mail = mailKindOf(key);
  return (
    <div className={classes.columns}>
      <div className={classes.side}>
        <Card>
          <form
            className={classes.form}
            onSubmit={(event) => {
              event.preventDefault();
              void save(TEXTS.saved, (header) =>
                api.POST('/api/BackOffice/Texts/{key}/Draft', {
                  params: { path: { key }, header },
                  body: { version: draft?.version ?? 0, parts },
                }),
              );
            }}
          >
            {Object.keys(kind.first).map((part) => (
              <Textarea
                key={part}
                className={classes.source}
                label={TEXTS.parts[part as keyof typeof TEXTS.parts]}
                description={TEXTS.partHint[part as keyof typeof TEXTS.partHint]}
                autosize
                minRows={part === 'text' ? 16 : 1}
                maxRows={24}
                value={parts[part] ?? ''}
                error={errors[part]}
                onChange={(event) => setParts({ ...parts, [part]: event.currentTarget.value })}
              />
            ))}
            {Object.keys(problems).length > 0 && (
              <Note tone="warning" title={TEXTS.problems}>
                <ul className={classes.problems}>
                  {Object.values(problems)
                    .flat()
                    .map((sentence) => (
                      <li key={sentence}>{sentence}</li>
                    ))}
                </ul>
              </Note>
            )}
            {error && <Note tone="danger" title={error} live />}
            <div className={classes.buttons}>
              <Button type="submit" loading={busy} disabled={!isTyped}>
                {TEXTS.save}
              </Button>
              {isDocumentKey(key) && draft && !isTyped && Object.keys(problems).length === 0 && (
                <Button variant="default" onClick={() => setShown('draft')}>
                  {TEXTS.preview}
                </Button>
              )}
            </div>
          </form>
        </Card>
        <Card title={TEXTS.places}>
          {mail && <p className={classes.note}>{TEXTS.noPersons}</p>}
          <dl className={classes.places}>
            {Object.entries(kind.places).map(([name, said]) => (
              <PlaceRow key={name} name={name} said={said} />
            ))}
          </dl>
        </Card>
      </div>
      <div className={classes.side}>
        {draft && <DraftState text={text} draft={draft} isTyped={isTyped} />}
        {mail && <MailSample kind={mail} parts={parts} />}
        <TextDifferences before={inForce} after={parts} />
        <TextHistory
          text={text}
          onShow={isDocumentKey(key) ? setShown : null}
          onRestore={(version) => setParts(versions.find((one) => one.version === version)!.parts)}
        />
      </div>
      {shown !== null && (
        <Suspense fallback={null}>
          <PdfPreview textKey={key} version={shown} onClose={() => setShown(null)} />
        </Suspense>
      )}
    </div>
  );
}

function PlaceRow({ name, said }: { name: string; said: string }) {
  return (
    <>
      <dt>{`{${name}}`}</dt>
      <dd>{said}</dd>
    </>
  );
}
