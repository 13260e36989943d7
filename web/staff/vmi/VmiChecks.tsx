import { Button } from '@mantine/core';
import { IconArrowLeft, IconReportSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { MESSAGES } from '../../../domain/texts/lt/messages.ts';
import { UI } from '../../../domain/texts/lt/screen/common.ts';
import { VMI_CHECKS } from '../../../domain/texts/lt/screen/vmi.ts';
import { ApiProblem } from '../../api/problem.ts';
import { NO_RIGHTS } from '../../../domain/texts/lt/no-rights.ts';
import { paths } from '../../paths.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { Skeletons } from '../../ui/Skeletons.tsx';
import { MAIN_ID } from '../../ui/SkipLink.tsx';
import { CheckForm } from './CheckForm.tsx';
import { ChecksTable } from './ChecksTable.tsx';
import { useVmiChecks } from './queries.ts';
import { useFreshAnswers } from './use-fresh-answers.ts';
import { useSendChecks } from './use-send-checks.ts';
import classes from './VmiChecks.module.css';

/** As many as the server sends. */
const MOST_SHOWN = 500;

/** Questions to the tax authority by a code, and their answers as they come. */
export function Component() {
  const list = useVmiChecks();
  const sending = useSendChecks();
  const fresh = useFreshAnswers(list.data);
  const waiting = list.data?.filter(({ state }) => state === 'InProgress').length ?? 0;
  const mayNot = list.error instanceof ApiProblem && list.error.status === 403;
  return (
    <main id={MAIN_ID} tabIndex={-1} className={classes.main}>
      <div className={classes.page}>
        <Link to={paths.staffMain} className={classes.back}>
          <IconArrowLeft size={16} stroke={1.8} aria-hidden />
          {VMI_CHECKS.back}
        </Link>
        <PageTitle title={MESSAGES.vmi.title} small />
        {mayNot ? (
          <ErrorState title={NO_RIGHTS}>{VMI_CHECKS.whoMay}</ErrorState>
        ) : (
          <>
            <CheckForm sending={sending} />
            <section className={classes.card} aria-labelledby="vmi-checks">
              <div className={classes.head}>
                <h2 id="vmi-checks" className={classes.title}>
                  {MESSAGES.vmi.tableTitle}
                </h2>
                <span className={classes.aside} role="status">
                  {waiting > 0 ? VMI_CHECKS.running(waiting) : ''}
                </span>
              </div>
              <ListBody list={list} fresh={fresh} sending={sending} />
            </section>
          </>
        )}
      </div>
    </main>
  );
}

function ListBody({
  list,
  fresh,
  sending,
}: {
  list: ReturnType<typeof useVmiChecks>;
  fresh: ReadonlySet<string>;
  sending: ReturnType<typeof useSendChecks>;
}) {
  if (list.isPending) return <Skeletons rows={6} height={32} />;
  if (!list.data) return <ListFailed onRetry={() => void list.refetch()} />;
  if (list.data.length === 0) {
    return (
      <EmptyState
        bare
        icon={<IconReportSearch size={24} stroke={1.6} aria-hidden />}
        title={VMI_CHECKS.empty}
      >
        {VMI_CHECKS.emptyHelp}
      </EmptyState>
    );
  }
  return (
    <>
      {list.isError && (
        <p className={classes.stale} data-tone="warning" role="status">
          {VMI_CHECKS.stale}
        </p>
      )}
      <ChecksTable
        checks={list.data}
        fresh={fresh}
        busy={sending.busy}
        onAgain={(code) => void sending.send([code])}
      />
      {list.data.length >= MOST_SHOWN && <p className={classes.more}>{VMI_CHECKS.newest(MOST_SHOWN)}</p>}
    </>
  );
}

/** The specification's dialog „Klaida“; behind it the way to try again. */
function ListFailed({ onRetry }: { onRetry: () => void }) {
  const [told, setTold] = useState(false);
  return (
    <>
      <Dialog
        opened={!told}
        onClose={() => setTold(true)}
        title={MESSAGES.dialog.errorTitle}
        footer={
          <Button size="md" data-autofocus onClick={() => setTold(true)}>
            {UI.ok}
          </Button>
        }
      >
        <p>{VMI_CHECKS.failed}</p>
      </Dialog>
      <ErrorState title={VMI_CHECKS.failed} onRetry={onRetry} />
    </>
  );
}
