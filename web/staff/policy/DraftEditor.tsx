import { Button, TextInput } from '@mantine/core';
import { IconDeviceFloppy, IconPlayerPlay, IconTrash } from '@tabler/icons-react';
import { useState, type FormEvent } from 'react';
import { PARAMETER_NAMES, changedParameters } from '../../../domain/eligibility/parameters.ts';
import { schemeOf } from '../../../domain/schemes/index.ts';
import { POLICY, POLICY_DRAFT } from '../../../domain/texts/lt/screen/staff-policy.ts';
import { Card } from '../../ui/Card.tsx';
import { Note } from '../../ui/Note.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { baseOf } from './base.ts';
import { LeaveGuard } from './LeaveGuard.tsx';
import { ParameterGroups } from './ParameterGroups.tsx';
import { parameterId } from './ParameterField.tsx';
import classes from './Policy.module.css';
import type { PolicyDraft } from './queries.ts';
import { RemoveDraft } from './RemoveDraft.tsx';
import { useIsOff } from '../../public/use-is-off.ts';
import { StartRunDialog } from './StartRunDialog.tsx';
import { useDraftForm } from './use-draft-form.ts';

const NAME_ID = 'draft-name';

/** Name and parameters of a draft beside those in force; saving, running and deleting it. */
export function DraftEditor({ draft }: { draft: PolicyDraft }) {
  const form = useDraftForm(draft);
  const [tried, setTried] = useState(false);
  const runsAreOff = useIsOff('policyRuns');
  const [dialog, setDialog] = useState<'run' | 'remove' | null>(null);
  const { stored, conflict } = form;
  const wrong = PARAMETER_NAMES.find((name) => form.problems[name]);
  const save = () => {
    setTried(true);
    const first = form.nameMissing ? NAME_ID : wrong && parameterId(wrong);
    if (first) return document.getElementById(first)?.focus();
    void form.save();
  };
  return (
    <form
      className={classes.editor}
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        save();
      }}
    >
      <PageTitle
        small
        title={POLICY_DRAFT.pageTitle(stored.name)}
        lead={
          <span className={classes.meta}>
            {schemeOf(stored.scheme).shortName} · {POLICY_DRAFT.basis(stored.basedOn)} ·{' '}
            {POLICY.changes(changedParameters(baseOf(stored), stored.parameters).length)}
          </span>
        }
      />
      <div className={classes.bar}>
        <span className={classes.saveState} role="status" data-dirty={form.isDirty || undefined}>
          {form.isDirty
            ? POLICY_DRAFT.unsaved
            : POLICY_DRAFT.allSaved(stored.savedBy, stored.savedAt.slice(0, 16))}
        </span>
        <div className={classes.buttons}>
          <Button
            variant="default"
            leftSection={<IconTrash size={16} stroke={1.8} aria-hidden />}
            onClick={() => setDialog('remove')}
          >
            {POLICY_DRAFT.remove}
          </Button>
          <Button
            type="submit"
            variant={form.isDirty ? 'filled' : 'default'}
            loading={form.busy}
            disabled={!form.isDirty}
            leftSection={<IconDeviceFloppy size={16} stroke={1.8} aria-hidden />}
          >
            {POLICY_DRAFT.save}
          </Button>
          {!runsAreOff && (
            <Button
              variant={form.isDirty ? 'default' : 'filled'}
              disabled={form.isDirty}
              title={form.isDirty ? POLICY_DRAFT.saveFirst : undefined}
              leftSection={<IconPlayerPlay size={16} stroke={1.8} aria-hidden />}
              onClick={() => setDialog('run')}
            >
              {POLICY_DRAFT.run}
            </Button>
          )}
        </div>
      </div>
      {conflict && (
        <Note
          tone="warning"
          live
          title={POLICY_DRAFT.conflictTitle}
          action={
            <div className={classes.buttons}>
              <Button variant="default" onClick={() => void form.takeStored()}>
                {POLICY_DRAFT.takeTheirs}
              </Button>
              <Button variant="default" onClick={() => void form.save(conflict)}>
                {POLICY_DRAFT.keepMine}
              </Button>
            </div>
          }
        >
          {POLICY_DRAFT.conflict(conflict.savedBy, conflict.savedAt.slice(11))}
        </Note>
      )}
      {form.error && (
        <Note tone="danger" live>
          {form.error}
        </Note>
      )}
      {tried && (wrong || form.nameMissing) && (
        <Note tone="danger" live>
          {POLICY_DRAFT.problems}
        </Note>
      )}
      <Card>
        <TextInput
          id={NAME_ID}
          label={POLICY_DRAFT.name}
          value={form.name}
          maxLength={120}
          autoComplete="off"
          error={tried && form.nameMissing ? POLICY_DRAFT.nameMissing : undefined}
          onChange={(event) => form.setName(event.currentTarget.value)}
        />
      </Card>
      <ParameterGroups form={form} tried={tried} />
      {dialog === 'run' && <StartRunDialog wish={stored} onClose={() => setDialog(null)} />}
      <RemoveDraft draft={stored} opened={dialog === 'remove'} onClose={() => setDialog(null)} />
      <LeaveGuard when={form.isDirty && dialog !== 'remove'} />
    </form>
  );
}
