import { Button } from '@mantine/core';
import { IconCompassOff } from '@tabler/icons-react';
import { useState, type FormEvent } from 'react';
import { NOT_FOUND, UI } from '../../domain/texts/lt/screen/common.ts';
import { NAV } from '../../domain/texts/lt/screen/public.ts';
import { readToken, rememberPlace } from '../api/session.ts';
import { isStaffPath, isTokenLink, paths } from '../paths.ts';
import { AppLink, useNavigation } from '../ui/AppLink.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { PageTitle } from '../ui/PageTitle.tsx';
import { Field } from './field/Field.tsx';
import { TokenLink } from './Link.tsx';
import { useSelfCheck } from './use-self-check.ts';
import classes from './narrow.module.css';

/** Nothing stands at this address: where one can go, and a way to a request by its number. */
export function NotFound() {
  const { pathname, search } = window.location;
  const hasCheck = useSelfCheck();
  if (isTokenLink(pathname, search, false)) return <TokenLink />;
  const isStaff = isStaffPath(pathname);
  return (
    <div className={`wide ${classes.narrow}`}>
      <PageTitle title={NOT_FOUND.title} />
      <EmptyState icon={<IconCompassOff size={24} stroke={1.7} aria-hidden />} title={NOT_FOUND.text}>
        <p>{NOT_FOUND.safe}</p>
        <div className={classes.ways}>
          <section aria-labelledby="find">
            <h3 id="find">{NOT_FOUND.findTitle}</h3>
            <FindRequest isStaff={isStaff} />
          </section>
          <section aria-labelledby="ways">
            <h3 id="ways">{NOT_FOUND.waysTitle}</h3>
            <ul>
              {(isStaff ? STAFF_WAYS : WAYS.filter(([to]) => hasCheck || to !== paths.selfCheck)).map(way)}
            </ul>
          </section>
        </div>
      </EmptyState>
    </div>
  );
}

type Way = readonly [to: string, label: string];

const WAYS: readonly Way[] = [
  [paths.home, UI.home],
  [paths.requests, NAV.requests],
  [paths.description, NAV.description],
  [paths.selfCheck, NAV.selfCheck],
];
const STAFF_WAYS: readonly Way[] = [[paths.staffMain, UI.home]];

const way = ([to, label]: Way) => (
  <li key={to}>
    <AppLink to={to}>{label}</AppLink>
  </li>
);

function FindRequest({ isStaff }: { isStaff: boolean }) {
  const { go } = useNavigation();
  const [error, setError] = useState<string | null>(null);
  const find = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('number');
    const number = typeof typed === 'string' ? typed.replace(/\s|Nr\.?/gi, '') : '';
    if (!/^[1-9]\d{0,8}$/.test(number)) {
      setError(NOT_FOUND.numberWrong);
      event.currentTarget.querySelector('input')?.focus();
      return;
    }
    const place = isStaff ? paths.staffRequest(Number(number)) : paths.request(Number(number));
    if (readToken(isStaff ? 'staff' : 'applicant')) return go(place);
    rememberPlace(place);
    go(isStaff ? paths.staffLogin : paths.login);
  };
  return (
    <form className={classes.find} onSubmit={find} noValidate>
      <Field
        name="number"
        label={NOT_FOUND.number}
        inputMode="numeric"
        maxLength={16}
        placeholder="123"
        error={error}
      />
      <Button type="submit" variant="outline" size="lg">
        {NOT_FOUND.find}
      </Button>
      <p className={classes.hint}>{NOT_FOUND.findHint}</p>
    </form>
  );
}
