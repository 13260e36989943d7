import { Button } from '@mantine/core';
import { IconArrowBackUp, IconDatabaseImport, IconFileDownload, IconFileImport } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { ERROR_FILE, IMPORT_REFUSAL_TEXT } from '../../../domain/texts/lt/import.ts';
import { IMPORT } from '../../../domain/texts/lt/screen/staff-import.ts';
import { download } from '../../api/files.ts';
import { showProblem } from '../../api/query-client.ts';
import { Note } from '../../ui/Note.tsx';
import { ProgressSteps } from '../../ui/ProgressSteps.tsx';
import { ImportDialog } from './ImportDialog.tsx';
import classes from './Imports.module.css';
import { useIsOff } from '../../public/use-is-off.ts';
import { PressDialog } from './PressDialog.tsx';
import type { DataImport } from './queries.ts';
import { TemplateButton } from './TemplateButton.tsx';

/** What the file came to, in a sentence, and the one thing to do next. */
export function ImportOutcome({ one }: { one: DataImport }) {
  const changes = one.counts ? one.counts.changed + one.counts.new : 0;
  switch (one.state) {
    case 'parsing':
      return <Reading />;
    case 'refused':
      return (
        <Note
          tone="danger"
          title={IMPORT.refusedTitle}
          action={
            <div className={classes.actions}>
              <AnotherFile />
              <TemplateButton />
            </div>
          }
        >
          {IMPORT_REFUSAL_TEXT[one.refusal ?? 'notRead']} {IMPORT.refusedSafe}
        </Note>
      );
    case 'checked':
      return changes === 0 ? (
        <Note tone="gray" title={IMPORT.nothingTitle} action={<Actions one={one} />}>
          {IMPORT.nothingText}
        </Note>
      ) : (
        <Note
          tone="brand"
          title={IMPORT.readyTitle(changes)}
          action={
            <Actions one={one}>
              <Press one={one} kind="apply" count={changes} />
            </Actions>
          }
        >
          {IMPORT.readyText}
        </Note>
      );
    case 'applied':
      return (
        <Note
          tone="success"
          title={IMPORT.appliedTitle(one.applied)}
          action={
            <Actions one={one}>
              {one.applied > 0 && <Press one={one} kind="undo" count={one.applied} />}
            </Actions>
          }
        >
          {IMPORT.by(one.appliedBy ?? '', one.appliedAt ?? '')}
          {one.overtaken > 0 && <p>{IMPORT.overtaken(one.overtaken)}</p>}
        </Note>
      );
    case 'undone':
      return (
        <Note tone="gray" title={IMPORT.undoneTitle(one.undone)} action={<Actions one={one} />}>
          {IMPORT.by(one.undoneBy ?? '', one.undoneAt ?? '')}
          {one.kept > 0 && <p>{IMPORT.kept(one.kept)}</p>}
        </Note>
      );
  }
}

function Reading() {
  const { steps } = IMPORT;
  return (
    <section className={classes.reading} aria-label={steps.name} role="status">
      <ProgressSteps
        name={steps.name}
        steps={[
          { key: 'stored', label: steps.stored, state: 'done' },
          { key: 'reading', label: steps.reading, state: 'running' },
          { key: 'checked', label: steps.checked, state: 'waiting' },
        ]}
      />
      <p className={classes.dimmed}>{IMPORT.parsing}</p>
    </section>
  );
}

function Actions({ one, children }: { one: DataImport; children?: ReactNode }) {
  const { wrong = 0, unknown = 0, older = 0 } = one.counts ?? {};
  const hasErrors = wrong + unknown + older + one.overtaken > 0;
  return (
    <div className={classes.actions}>
      {children}
      {hasErrors && (
        <Button
          variant="default"
          leftSection={<IconFileDownload size={16} stroke={1.8} aria-hidden />}
          onClick={() =>
            void download(`/api/BackOffice/Imports/${one.id}/ErrorFile`, ERROR_FILE.name(one.fileName)).catch(
              showProblem,
            )
          }
        >
          {IMPORT.errorFile}
        </Button>
      )}
      <AnotherFile />
    </div>
  );
}

function AnotherFile() {
  const [opened, setOpened] = useState(false);
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconFileImport size={16} stroke={1.8} aria-hidden />}
        onClick={() => setOpened(true)}
      >
        {IMPORT.another}
      </Button>
      {opened && <ImportDialog onClose={() => setOpened(false)} />}
    </>
  );
}

function Press({ one, kind, count }: { one: DataImport; kind: 'apply' | 'undo'; count: number }) {
  const [opened, setOpened] = useState(false);
  const isOff = useIsOff('imports');
  const Icon = kind === 'apply' ? IconDatabaseImport : IconArrowBackUp;
  // What was applied may always be undone.
  if (isOff && kind === 'apply') return null;
  return (
    <>
      <Button
        variant={kind === 'apply' ? 'filled' : 'default'}
        leftSection={<Icon size={16} stroke={1.8} aria-hidden />}
        onClick={() => setOpened(true)}
      >
        {kind === 'apply' ? IMPORT.apply(count) : IMPORT.undo}
      </Button>
      {opened && <PressDialog one={one} kind={kind} count={count} onClose={() => setOpened(false)} />}
    </>
  );
}
