import { Button, Checkbox, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState, type FormEvent } from 'react';
import type { MailGroup } from '../../domain/application/mail-groups.ts';
import { CONTACT } from '../../domain/texts/lt/screen/common.ts';
import { MAIL_SETTINGS as TEXT } from '../../domain/texts/lt/screen/notices.ts';
import { act, ActionKey } from '../api/act.ts';
import { api } from '../api/client.ts';
import { queryClient, showProblem } from '../api/query-client.ts';
import type { Area } from '../api/session.ts';
import { paths } from '../paths.ts';
import { AppLink } from '../ui/AppLink.tsx';
import { Card } from '../ui/Card.tsx';
import { ErrorState } from '../ui/ErrorState.tsx';
import { notifySuccess } from '../ui/notify.ts';
import { PageTitle } from '../ui/PageTitle.tsx';
import { Skeletons } from '../ui/Skeletons.tsx';
import '../ui/style/inputs.css';
import classes from './MailSettings.module.css';
import { mailSettingsQuery, type MailSettings as Settings } from './queries.ts';

/** Which mails the person gets; those the law needs are shown and cannot be switched off. */
export function MailSettings({ area }: { area: Area }) {
  const settings = useQuery({ ...mailSettingsQuery, refetchOnWindowFocus: false });
  return (
    <div className={`wide ${classes.page}`}>
      <PageTitle
        title={TEXT.title}
        small={area === 'staff'}
        lead={settings.data && (settings.data.email ? TEXT.lead(settings.data.email) : TEXT.noAddress)}
        action={<AppLink to={area === 'staff' ? paths.staffNotices : paths.notices}>{TEXT.back}</AppLink>}
      />
      {settings.isError && <ErrorState title={TEXT.failed} onRetry={() => void settings.refetch()} />}
      {settings.isPending && <Skeletons rows={3} height={84} />}
      {settings.data && <SettingsForm key={settings.dataUpdatedAt} settings={settings.data} />}
      {area === 'applicant' && (
        <p className={classes.help}>
          {TEXT.help} <a href={CONTACT.phoneHref}>{CONTACT.phone}</a>
        </p>
      )}
    </div>
  );
}

function SettingsForm({ settings }: { settings: Settings }) {
  const key = useRef(new ActionKey());
  const [muted, setMuted] = useState<readonly MailGroup[]>(() =>
    settings.groups.filter(({ isWanted }) => !isWanted).map(({ group }) => group),
  );
  const [digestAt, setDigestAt] = useState(settings.digestAt);
  const [busy, setBusy] = useState(false);
  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setBusy(true);
    try {
      await act(
        (header) =>
          api.POST('/api/Users/SaveMailSettings', {
            params: { header },
            body: { muted: [...muted], digestAt },
          }),
        key.current,
      );
      await queryClient.invalidateQueries({ queryKey: mailSettingsQuery.queryKey });
      notifySuccess(TEXT.saved);
    } catch (problem) {
      showProblem(problem);
    } finally {
      setBusy(false);
    }
  };
  const toggle = (group: MailGroup): void =>
    setMuted(muted.includes(group) ? muted.filter((one) => one !== group) : [...muted, group]);
  const required = settings.groups.filter(({ isRequired }) => isRequired);
  const optional = settings.groups.filter(({ isRequired }) => !isRequired);
  return (
    <form onSubmit={(event) => void save(event)} className={classes.form}>
      {required.length > 0 && (
        <Card title={TEXT.required}>
          <p className={classes.help}>{TEXT.requiredWhy}</p>
          {required.map(({ group }) => (
            <Checkbox
              key={group}
              className={classes.row}
              label={TEXT.group[group][0]}
              description={TEXT.group[group][1]}
              checked
              disabled
              readOnly
            />
          ))}
        </Card>
      )}
      <Card title={TEXT.optional}>
        {optional.map(({ group }) => (
          <Checkbox
            key={group}
            className={classes.row}
            label={TEXT.group[group][0]}
            description={TEXT.group[group][1]}
            checked={!muted.includes(group)}
            onChange={() => toggle(group)}
          />
        ))}
        {digestAt !== null && (
          <TextInput
            type="time"
            required
            className={classes.time}
            label={TEXT.digestAt}
            description={TEXT.digestHelp}
            disabled={muted.includes('staffDigest')}
            value={digestAt}
            onChange={(event) => setDigestAt(event.currentTarget.value)}
          />
        )}
      </Card>
      <div>
        <Button type="submit" loading={busy}>
          {TEXT.save}
        </Button>
      </div>
    </form>
  );
}
