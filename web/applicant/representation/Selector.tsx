import { TextInput } from '@mantine/core';
import {
  IconBuilding,
  IconChevronRight,
  IconClock,
  IconLoader2,
  IconSearch,
  IconUser,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { SELECTOR } from '../../../domain/texts/lt/screen/representation.ts';
import { chosenParty } from '../../api/session.ts';
import { paths } from '../../paths.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Note } from '../../ui/Note.tsx';
import { notifySuccess } from '../../ui/notify.ts';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { Skeletons } from '../../ui/Skeletons.tsx';
import { ToneBadge } from '../../ui/StatusBadge.tsx';
import '../../ui/style/inputs.css';
import { matches, nameOf } from './option-names.ts';
import { representationsQuery, type Representation } from './queries.ts';
import classes from './Selector.module.css';
import { useChooseParty } from './use-choose-party.ts';

/** Įmonės atstovavimas: oneself first, then everyone whose authorisation names the person. */
export function Component() {
  const options = useQuery(representationsQuery);
  if (options.data?.length === 0) return <Nobody />;
  return (
    <div className={`wide ${classes.page}`}>
      <PageTitle title={SELECTOR.title} lead={SELECTOR.lead} />
      {options.isError && <ErrorState onRetry={() => void options.refetch()} />}
      {options.isPending && <Skeletons rows={3} height={72} />}
      {options.data && <Options options={options.data} />}
    </div>
  );
}

/** Nobody to choose: on to the list, which says why. */
function Nobody() {
  useEffect(() => notifySuccess(SELECTOR.nobody), []);
  return <Navigate to={paths.requests} replace />;
}

function Options({ options }: { options: readonly Representation[] }) {
  const { choose, choosing, problem } = useChooseParty();
  const [typed, setTyped] = useState('');
  const self = options.find((option) => option.Self);
  // Right after the login nothing is chosen yet, though the token is one's own.
  const isChosen = chosenParty() !== null || !self?.Current;
  const others = options.filter((option) => !option.Self);
  const found = others.filter((option) => matches(option, typed));
  const rowOf = (option: Representation) => (
    <Row
      key={option.RepresentativeId}
      option={option}
      isCurrent={option.Current && isChosen}
      busy={choosing === option.RepresentativeId}
      disabled={choosing !== null}
      onChoose={() => void choose(option)}
    />
  );
  return (
    <>
      {problem && (
        <Note tone="danger" live>
          {problem}
        </Note>
      )}
      {self && <ul className={classes.list}>{rowOf(self)}</ul>}
      {others.length > 0 && (
        <section aria-labelledby="represented" className={classes.others}>
          <h2 id="represented">{SELECTOR.list}</h2>
          {others.length > 1 && (
            <TextInput
              label={SELECTOR.search}
              type="search"
              value={typed}
              onChange={(event) => setTyped(event.currentTarget.value)}
              leftSection={<IconSearch size={18} stroke={1.7} aria-hidden />}
            />
          )}
          <ul className={classes.list}>{found.map(rowOf)}</ul>
          <p role="status" className={classes.none}>
            {found.length === 0 ? SELECTOR.nothingFound(typed.trim()) : ''}
          </p>
        </section>
      )}
    </>
  );
}

interface RowProps {
  option: Representation;
  isCurrent: boolean;
  busy: boolean;
  disabled: boolean;
  onChoose: () => void;
}

function Row({ option, isCurrent, busy, disabled, onChoose }: RowProps) {
  const { Self, CompanyCode, ValidTo, ExpiresInDays } = option;
  const Icon = CompanyCode ? IconBuilding : IconUser;
  const name = nameOf(option);
  return (
    <li>
      <button
        type="button"
        className={classes.row}
        data-current={isCurrent || undefined}
        disabled={disabled}
        aria-busy={busy || undefined}
        onClick={onChoose}
      >
        <Icon size={22} stroke={1.6} aria-hidden className={classes.icon} />
        <span className={classes.words}>
          <span className={classes.name}>{Self ? SELECTOR.self : name}</span>
          <span className={classes.meta}>
            <span>
              {Self && `${name}, `}
              {CompanyCode ? (
                <span className="num">{SELECTOR.companyCode(CompanyCode)}</span>
              ) : (
                SELECTOR.trader
              )}
            </span>
            {ValidTo && <span className="num">{SELECTOR.validUntil(ValidTo)}</span>}
          </span>
        </span>
        <span className={classes.flags}>
          {ExpiresInDays !== null && (
            <ToneBadge tone="warning" icon={<IconClock size={14} stroke={1.9} aria-hidden />}>
              {SELECTOR.expires(ExpiresInDays)}
            </ToneBadge>
          )}
          {isCurrent && <ToneBadge tone="brand">{SELECTOR.current}</ToneBadge>}
          {option.LastUsed && !isCurrent && <ToneBadge tone="gray">{SELECTOR.lastUsed}</ToneBadge>}
        </span>
        {busy ? (
          <IconLoader2 size={20} stroke={1.8} aria-hidden className={classes.spin} />
        ) : (
          <IconChevronRight size={20} stroke={1.8} aria-hidden className={classes.go} />
        )}
      </button>
    </li>
  );
}
