import { Button } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { HOME } from '../../domain/texts/lt/screen/public.ts';
import { cleanCompanyCode } from '../../domain/values/company-code.ts';
import { paths } from '../paths.ts';
import { AppLink } from '../ui/AppLink.tsx';
import { Field } from './field/Field.tsx';
import classes from './Hero.module.css';
import { useSwitchedOff } from './use-switched-off.ts';

const NINE_DIGITS = /^\d{9}$/;

/** Whoever begins to type will open the check's page: its files are there by then. */
const fetchAhead = (): void => void import('./self-check/SelfCheck.tsx').catch(() => undefined);

/** „Ar paskola man tinka?“: the code is typed here, the check has a page of its own. */
export function CheckCard() {
  const [error, setError] = useState<string | null>(null);
  const isOpen = !useSwitchedOff('selfCheck');
  const check = (event: FormEvent<HTMLFormElement>) => {
    const typed = new FormData(event.currentTarget).get('code');
    if (NINE_DIGITS.test(cleanCompanyCode(typeof typed === 'string' ? typed : ''))) return;
    event.preventDefault();
    setError(HOME.checkCodeWrong);
    event.currentTarget.querySelector('input')?.focus();
  };
  if (!isOpen) return null;
  return (
    <section className={classes.card} aria-labelledby="check">
      <h2 id="check">{HOME.checkTitle}</h2>
      <p>{HOME.checkText}</p>
      <form
        action={paths.selfCheck}
        className={classes.check}
        onSubmit={check}
        onFocus={fetchAhead}
        noValidate
      >
        <Field name="code" label={HOME.checkCode} inputMode="numeric" maxLength={20} error={error} />
        <Button type="submit" variant="outline" size="lg">
          {HOME.checkButton}
        </Button>
      </form>
      <p className={classes.small}>{HOME.checkHint}</p>
      <p className={classes.small}>
        <AppLink to={paths.login}>{HOME.checkSelf}</AppLink>
      </p>
    </section>
  );
}
