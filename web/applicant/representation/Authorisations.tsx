import { Button } from '@mantine/core';
import { IconPlus, IconUsers } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { CONTACT } from '../../../domain/texts/lt/screen/common.ts';
import { AUTHORISATIONS } from '../../../domain/texts/lt/screen/representation.ts';
import { paths } from '../../paths.ts';
import { useIsOff } from '../../public/use-is-off.ts';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { Skeletons } from '../../ui/Skeletons.tsx';
import { meQuery, type Me } from '../me.ts';
import { AuthorisationDialog } from './AuthorisationDialog.tsx';
import { AuthorisationTable } from './AuthorisationTable.tsx';
import classes from './Authorisations.module.css';
import { DeleteAuthorisation } from './DeleteAuthorisation.tsx';
import { representativesQuery, type Representative } from './queries.ts';

/** Įgaliojimai: who may act for the applicant, and until when. */
export function Component() {
  const me = useQuery(meQuery);
  if (me.isError) return <ErrorState onRetry={() => void me.refetch()} />;
  if (!me.data) return <Skeletons rows={3} height={72} />;
  return me.data.representation ? <OnlySelf me={me.data} /> : <OwnList me={me.data} />;
}

/** A representative may do what the represented party may, but not this. */
function OnlySelf({ me }: { me: Me }) {
  return (
    <div className={`wide ${classes.page}`}>
      <PageTitle title={AUTHORISATIONS.title} />
      <EmptyState
        icon={<IconUsers size={24} stroke={1.7} aria-hidden />}
        title={AUTHORISATIONS.onlySelfTitle}
        action={
          <Button component={Link} to={paths.representative} variant="default">
            {AUTHORISATIONS.switch}
          </Button>
        }
      >
        {AUTHORISATIONS.onlySelf(me.party?.Name ?? '')}
      </EmptyState>
    </div>
  );
}

/** `new`: to be added. */
type Edited = Representative | 'new' | null;

function OwnList({ me }: { me: Me }) {
  const list = useQuery(representativesQuery);
  const [edited, setEdited] = useState<Edited>(null);
  const [removed, setRemoved] = useState<Representative | null>(null);
  const isOff = useIsOff('authorisations');
  const isCompany = me.loginType === 'Company';
  const add = isOff ? undefined : (
    <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setEdited('new')}>
      {AUTHORISATIONS.add}
    </Button>
  );
  const rows = list.data ?? [];
  return (
    <div className={`wide ${classes.page}`}>
      <PageTitle
        title={AUTHORISATIONS.title}
        lead={isCompany ? AUTHORISATIONS.leadCompany(me.party?.Name ?? '') : AUTHORISATIONS.leadPerson}
        action={rows.length > 0 ? add : undefined}
      />
      {list.isError && <ErrorState onRetry={() => void list.refetch()} />}
      {list.isPending && <Skeletons rows={3} height={64} />}
      {list.data?.length === 0 && (
        <EmptyState
          icon={<IconUsers size={24} stroke={1.7} aria-hidden />}
          title={AUTHORISATIONS.emptyTitle}
          action={add}
        >
          <p>{AUTHORISATIONS.emptyText}</p>
          <ul className={classes.points}>
            {AUTHORISATIONS.emptyPoints.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
          <p>{AUTHORISATIONS.emptyLimit}</p>
        </EmptyState>
      )}
      {rows.length > 0 && (
        <AuthorisationTable rows={rows} onEdit={isOff ? null : setEdited} onRemove={setRemoved} />
      )}
      <Card title={AUTHORISATIONS.rulesTitle}>
        <ul className={classes.rules}>
          {AUTHORISATIONS.rules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
        <p className={classes.contact}>
          <a href={`mailto:${CONTACT.email}`}>{CONTACT.email}</a>
        </p>
      </Card>
      {edited && (
        <AuthorisationDialog
          key={edited === 'new' ? 'new' : edited.Id}
          stored={edited === 'new' ? null : edited}
          onClose={() => setEdited(null)}
        />
      )}
      <DeleteAuthorisation row={removed} onClose={() => setRemoved(null)} />
    </div>
  );
}
