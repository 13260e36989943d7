import { Button } from '@mantine/core';
import { IconLink } from '@tabler/icons-react';
import { useState } from 'react';
import { sideOf } from '../../domain/application/mail-groups.ts';
import { MAIL_TEXT } from '../../domain/texts/lt/mail.ts';
import { LINK } from '../../domain/texts/lt/screen/notices.ts';
import { api, ask } from '../api/client.ts';
import { problemSentence } from '../api/problem-sentence.ts';
import type { components } from '../api/schema.gen.ts';
import { readToken, rememberPlace } from '../api/session.ts';
import { isStaffPath, paths } from '../paths.ts';
import { AppLink, useNavigation } from '../ui/AppLink.tsx';
import { DataList } from '../ui/DataList.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { PageTitle } from '../ui/PageTitle.tsx';
import classes from './narrow.module.css';
import { useAnswer } from './use-answer.ts';

type LinkInfo = components['schemas']['LinkInfo'];

/** Looking at it uses nothing up: programs that check mails open links too, and press no button. */
const describe = (token: string): Promise<LinkInfo> =>
  ask(api.POST('/api/Link/Describe', { body: { token } }));

/** A one-time e-mailed link: what it does, for whom, until when, and the way on. */
export function TokenLink() {
  const [token] = useState(() => new URLSearchParams(window.location.search).get('t') ?? '');
  const [load] = useState(() => () => describe(token));
  const link = useAnswer(load);
  const isOver = link !== null && link.state !== 'open';
  const isStaff = link !== null && link.kind !== null && sideOf(link.kind) === 'staff';
  return (
    <div className={`wide ${classes.narrow} ${classes.tall}`}>
      <PageTitle title={LINK.title} />
      <EmptyState
        icon={<IconLink size={24} stroke={1.7} aria-hidden />}
        title={isOver ? LINK[link.state as 'used' | 'expired' | 'unknown'] : LINK.text}
        action={isOver ? <Ordinary isStaff={isStaff} /> : <Continue token={token} />}
      >
        {link?.state === 'unknown' ? (
          <p>{LINK.unknownWhat}</p>
        ) : (
          <p>{isStaff ? LINK.whatStaff : LINK.what}</p>
        )}
        {!isOver && (
          <div className={classes.facts}>
            <DataList
              items={[
                ...(link?.kind ? [{ label: LINK.about, value: MAIL_TEXT[link.kind].title }] : []),
                { label: LINK.valid, value: LINK.once },
                { label: LINK.until, value: link?.until?.slice(0, 16) ?? LINK.untilUnknown },
                { label: LINK.for, value: LINK.forYou },
              ]}
            />
          </div>
        )}
        <p>{LINK.over}</p>
      </EmptyState>
    </div>
  );
}

const listOf = (isStaff: boolean): string => (isStaff ? paths.staffMain : paths.requests);
const loginOf = (isStaff: boolean): string => (isStaff ? paths.staffLogin : paths.login);

function Ordinary({ isStaff }: { isStaff: boolean }) {
  const to = readToken(isStaff ? 'staff' : 'applicant') ? listOf(isStaff) : loginOf(isStaff);
  return (
    <Button component={AppLink} to={to}>
      {LINK.continue}
    </Button>
  );
}

/** The person's click alone uses the link up. Behind it stands the login, and behind that what the person may see. */
function Continue({ token }: { token: string }) {
  const { go } = useNavigation();
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<string | null>(null);
  const use = async (): Promise<void> => {
    setBusy(true);
    setFailed(null);
    try {
      const { path } = await ask(api.POST('/api/Link/Use', { body: { token } }));
      const to = path ?? paths.requests;
      const isStaff = isStaffPath(to);
      if (readToken(isStaff ? 'staff' : 'applicant')) return go(to);
      rememberPlace(to);
      go(loginOf(isStaff));
    } catch (error) {
      setFailed(problemSentence(error));
      setBusy(false);
    }
  };
  return (
    <>
      <Button loading={busy} onClick={() => void use()}>
        {LINK.continue}
      </Button>
      {failed && <p role="alert">{failed}</p>}
    </>
  );
}
