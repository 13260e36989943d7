import { Button, TextInput } from '@mantine/core';
import { IconPlus, IconSearch, IconUsers } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { NO_RIGHTS } from '../../../domain/texts/lt/no-rights.ts';
import { fold } from '../../../domain/texts/lt/format.ts';
import { AUTHORISATIONS } from '../../../domain/texts/lt/screen/representation.ts';
import { STAFF_AUTHORISATIONS as T } from '../../../domain/texts/lt/screen/staff-representatives.ts';
import { AuthorisationTable } from '../../applicant/representation/AuthorisationTable.tsx';
import { DeleteAuthorisation } from '../../applicant/representation/DeleteAuthorisation.tsx';
import { ApiProblem } from '../../api/problem.ts';
import { useIsOff } from '../../public/use-is-off.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Note } from '../../ui/Note.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { Skeletons } from '../../ui/Skeletons.tsx';
import { StaffPage } from '../shell/StaffPage.tsx';
import { STAFF_AREA, staffRepresentativesQuery, type StaffRepresentative } from './area.ts';
import classes from './Representatives.module.css';

const StaffAuthorisationDialog = lazy(() => import('./StaffAuthorisationDialog.tsx'));

/** `new`: to be added. */
type Edited = StaffRepresentative | 'new' | null;

/** Įgaliojimai of all parties: table, documents, adding and changing. */
export function Component() {
  const list = useQuery(staffRepresentativesQuery);
  const [edited, setEdited] = useState<Edited>(null);
  const [removed, setRemoved] = useState<StaffRepresentative | null>(null);
  const isOff = useIsOff('authorisations');
  const mayNot = list.error instanceof ApiProblem && list.error.status === 403;
  const add = (
    <Button
      size="sm"
      leftSection={<IconPlus size={17} stroke={1.8} aria-hidden />}
      onClick={() => setEdited('new')}
    >
      {AUTHORISATIONS.add}
    </Button>
  );
  return (
    <StaffPage>
      <PageTitle
        small
        title={AUTHORISATIONS.title}
        lead={T.lead}
        action={list.data && !isOff ? add : undefined}
      />
      {isOff && <Note tone="warning">{T.off}</Note>}
      {list.isPending && <Skeletons rows={4} height={56} />}
      {list.isError && !list.data && (
        <ErrorState
          title={mayNot ? NO_RIGHTS : T.failed}
          onRetry={mayNot ? undefined : () => void list.refetch()}
        />
      )}
      {list.data?.length === 0 && (
        <EmptyState icon={<IconUsers size={24} stroke={1.7} aria-hidden />} title={T.emptyTitle}>
          {T.emptyText}
        </EmptyState>
      )}
      {list.data && list.data.length > 0 && (
        <List rows={list.data} onEdit={isOff ? null : setEdited} onRemove={setRemoved} />
      )}
      {edited && (
        <Suspense fallback={null}>
          <StaffAuthorisationDialog
            key={edited === 'new' ? 'new' : edited.Id}
            stored={edited === 'new' ? null : edited}
            onClose={() => setEdited(null)}
          />
        </Suspense>
      )}
      <DeleteAuthorisation area={STAFF_AREA} row={removed} onClose={() => setRemoved(null)} />
    </StaffPage>
  );
}

const PAGE = 50;

interface ListProps {
  rows: readonly StaffRepresentative[];
  onEdit: ((row: StaffRepresentative) => void) | null;
  onRemove: (row: StaffRepresentative) => void;
}

/** Searched here and not by the server: codes of people have no place in addresses. */
function List({ rows, onEdit, onRemove }: ListProps) {
  const [text, setText] = useState('');
  const [shown, setShown] = useState(PAGE);
  const wanted = fold(text.trim());
  const found = wanted ? rows.filter((row) => wordsOf(row).includes(wanted)) : rows;
  const left = found.length - shown;
  return (
    <>
      <div className={classes.tools}>
        <TextInput
          className={classes.search}
          type="search"
          aria-label={T.search}
          placeholder={T.search}
          leftSection={<IconSearch size={16} stroke={1.8} aria-hidden />}
          value={text}
          onChange={(event) => {
            setText(event.currentTarget.value);
            setShown(PAGE);
          }}
        />
        <span className={classes.count} role="status">
          {found.length > 0 ? T.count(found.length) : T.nothingFound(text.trim())}
        </span>
      </div>
      {found.length > 0 && (
        <AuthorisationTable
          area={STAFF_AREA}
          rows={found.slice(0, shown)}
          represented={{ label: T.represented, of: Represented }}
          onEdit={onEdit}
          onRemove={onRemove}
        />
      )}
      {left > 0 && (
        <Button variant="default" w="fit-content" onClick={() => setShown(shown + PAGE)}>
          {T.more(Math.min(left, PAGE))}
        </Button>
      )}
    </>
  );
}

function Represented(row: StaffRepresentative) {
  const code = row.RepresentedCompanyCode ?? row.RepresentedPersonalCode;
  return (
    <>
      {row.RepresentedName}
      <span className={`num ${classes.code}`}>{code}</span>
    </>
  );
}

const wordsOf = (row: StaffRepresentative): string =>
  fold(
    `${row.FirstName} ${row.LastName} ${row.PersonalCode} ${row.RepresentedName} ${row.RepresentedCompanyCode ?? row.RepresentedPersonalCode ?? ''}`,
  );
