import { Button } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { NOTICES } from '../../domain/texts/lt/screen/notices.ts';
import { unreadWords } from '../../domain/texts/lt/screen/unread.ts';
import { api, ask } from '../api/client.ts';
import { queryClient, showProblem } from '../api/query-client.ts';
import type { Area } from '../api/session.ts';
import { paths } from '../paths.ts';
import { AppLink } from '../ui/AppLink.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ErrorState } from '../ui/ErrorState.tsx';
import { PageTitle } from '../ui/PageTitle.tsx';
import { Skeletons } from '../ui/Skeletons.tsx';
import { MailPreview } from './MailPreview.tsx';
import { NoticeList } from './NoticeList.tsx';
import classes from './Notices.module.css';
import { noticesQuery, type Notice } from './queries.ts';
import { NOTICES_KEY } from './unread.ts';

/** What was told, the newest first, beside the mail that told it; the same for applicants and staff. */
export function Notices({ area }: { area: Area }) {
  const [pages, setPages] = useState(1);
  const list = useQuery({ ...noticesQuery(pages), placeholderData: keepPreviousData });
  const [chosenId, setChosenId] = useState<string | null>(null);
  const { items = [], total = 0, unread = 0 } = list.data ?? {};
  const chosen = items.find(({ Id }) => Id === chosenId) ?? items[0];
  const choose = (notice: Notice): void => {
    setChosenId(notice.Id);
    if (notice.isUnread) void markRead([notice.Id]);
  };
  return (
    <div className={`wide ${classes.page}`}>
      <PageTitle
        title={NOTICES.title}
        small={area === 'staff'}
        lead={unread > 0 ? unreadWords(unread) : undefined}
        action={
          <div className={classes.links}>
            {unread > 0 && (
              <button type="button" className={classes.textButton} onClick={() => void markRead(null)}>
                {NOTICES.markAll}
              </button>
            )}
            <AppLink to={area === 'staff' ? paths.staffMailSettings : paths.mailSettings}>
              {NOTICES.settings}
            </AppLink>
          </div>
        }
      />
      {list.isError && <ErrorState title={NOTICES.failed} onRetry={() => void list.refetch()} />}
      {list.isPending && <Skeletons rows={4} height={84} />}
      {list.data && !chosen && (
        <EmptyState title={NOTICES.emptyTitle}>
          {area === 'staff' ? NOTICES.staffEmpty : NOTICES.empty}
        </EmptyState>
      )}
      {chosen && (
        <div className={classes.columns}>
          <div className={classes.list}>
            <NoticeList notices={items} chosen={chosen} onChoose={choose} />
            {items.length < total && (
              <Button variant="default" loading={list.isFetching} onClick={() => setPages(pages + 1)}>
                {NOTICES.more}
              </Button>
            )}
          </div>
          <MailPreview key={chosen.Id} notice={chosen} />
        </div>
      )}
    </div>
  );
}

/** Null: all of them. */
async function markRead(ids: string[] | null): Promise<void> {
  try {
    await ask(api.POST('/api/Notifications/MarkRead', { body: { ids } }));
    await queryClient.invalidateQueries({ queryKey: NOTICES_KEY });
  } catch (problem) {
    showProblem(problem);
  }
}
