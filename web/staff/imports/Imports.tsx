import { Button } from '@mantine/core';
import { IconArrowLeft, IconFileImport, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { EMPTY, formatInteger } from '../../../domain/texts/lt/format.ts';
import { FEATURE_OFF } from '../../../domain/texts/lt/feature-off.ts';
import { NO_RIGHTS } from '../../../domain/texts/lt/no-rights.ts';
import { IMPORT_DIALOG, IMPORTS } from '../../../domain/texts/lt/screen/staff-import.ts';
import { ApiProblem } from '../../api/problem.ts';
import { useIsOff } from '../../public/use-is-off.ts';
import { paths } from '../../paths.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Note } from '../../ui/Note.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { Skeletons } from '../../ui/Skeletons.tsx';
import { Paging } from '../inbox/Paging.tsx';
import { ImportDialog } from './ImportDialog.tsx';
import classes from './Imports.module.css';
import { ImportStateBadge } from './ImportStateBadge.tsx';
import { useImports, type DataImport } from './queries.ts';
import { TemplateButton } from './TemplateButton.tsx';
import { StaffPage } from '../shell/StaffPage.tsx';

/** Every file that was imported, by whom, and what it changed. */
export function Component() {
  const [page, setPage] = useState(1);
  const [importing, setImporting] = useState(false);
  const list = useImports(page);
  const isOff = useIsOff('imports');
  const mayNot = list.error instanceof ApiProblem && list.error.status === 403;
  return (
    <StaffPage>
      <Link to={paths.staffMain} className={classes.back}>
        <IconArrowLeft size={16} stroke={1.8} aria-hidden />
        {IMPORTS.back}
      </Link>
      <PageTitle
        title={IMPORTS.title}
        lead={IMPORTS.lead}
        small
        action={
          !mayNot &&
          !isOff && (
            <Button
              leftSection={<IconPlus size={16} stroke={2} aria-hidden />}
              onClick={() => setImporting(true)}
            >
              {IMPORT_DIALOG.open}
            </Button>
          )
        }
      />
      {isOff && !mayNot && <Note tone="warning">{FEATURE_OFF}</Note>}
      {mayNot ? (
        <ErrorState title={NO_RIGHTS}>{null}</ErrorState>
      ) : (
        <section className={classes.card} aria-label={IMPORTS.listName}>
          {list.isPending && <Skeletons rows={5} height={36} />}
          {list.isError && !list.data && (
            <ErrorState title={IMPORTS.failed} onRetry={() => void list.refetch()} />
          )}
          {list.data?.TotalCount === 0 && (
            <EmptyState
              bare
              icon={<IconFileImport size={24} stroke={1.6} aria-hidden />}
              title={IMPORTS.empty}
              action={<TemplateButton />}
            >
              {IMPORTS.emptyHelp}
            </EmptyState>
          )}
          {list.data && list.data.TotalCount > 0 && (
            <>
              <ImportTable imports={list.data.imports} />
              <Paging
                page={page}
                pages={list.data.TotalPageCount}
                total={list.data.TotalCount}
                onPage={setPage}
              />
            </>
          )}
        </section>
      )}
      {importing && <ImportDialog onClose={() => setImporting(false)} />}
    </StaffPage>
  );
}

const { heads } = IMPORTS;

function ImportTable({ imports }: { imports: readonly DataImport[] }) {
  return (
    <div className={classes.scroll} role="region" aria-label={IMPORTS.listName} tabIndex={0}>
      <table className={classes.table}>
        <caption className="visually-hidden">{IMPORTS.listName}</caption>
        <thead>
          <tr>
            <th scope="col">{heads.file}</th>
            <th scope="col">{heads.state}</th>
            <th scope="col" data-right>
              {heads.changes}
            </th>
            <th scope="col" data-right>
              {heads.wrong}
            </th>
            <th scope="col">{heads.at}</th>
            <th scope="col">{heads.who}</th>
          </tr>
        </thead>
        <tbody>
          {imports.map((imported) => (
            <tr key={imported.id}>
              <th scope="row" data-label={heads.file} className={classes.fileName}>
                <Link to={paths.importScreen(imported.id)}>{imported.fileName}</Link>
              </th>
              <td data-label={heads.state}>
                <ImportStateBadge state={imported.state} plain />
              </td>
              <td data-label={heads.changes} data-right className="num">
                {imported.counts ? formatInteger(imported.counts.changed + imported.counts.new) : EMPTY}
              </td>
              <td data-label={heads.wrong} data-right className="num">
                {imported.counts ? formatInteger(imported.counts.wrong) : EMPTY}
              </td>
              <td data-label={heads.at} className="num">
                {imported.uploadedAt}
              </td>
              <td data-label={heads.who}>{imported.uploadedBy}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
