import { Button } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { LOGIN } from '../../../domain/texts/lt/screen/login.ts';
import { TEST_LOGIN } from '../../../domain/texts/lt/screen/test-login.ts';
import { ApiProblem } from '../../api/problem.ts';
import { paths } from '../../paths.ts';
import { AppLink } from '../../ui/AppLink.tsx';
import { Note } from '../../ui/Note.tsx';
import { Field } from '../field/Field.tsx';
import { logInAs } from './log-in-as.ts';
import classes from './TestLogin.module.css';

/** Only where the server says that it is no production; visibly striped. */
export function TestLogin({
  linkToPersonas = false,
  title = TEST_LOGIN.title,
}: {
  linkToPersonas?: boolean;
  title?: string;
}) {
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const text = (name: string) => {
      const value = form.get(name);
      return typeof value === 'string' ? value.trim() : '';
    };
    setBusy(true);
    setError(null);
    try {
      await logInAs({
        companyCode: text('companyCode'),
        personalCode: text('personalCode'),
        email: text('email'),
        password: text('password'),
      });
    } catch (problem) {
      setError((problem instanceof ApiProblem && problem.sentence) || LOGIN.failed);
      setBusy(false);
    }
  };
  return (
    <form
      className={classes.form}
      onSubmit={(event) => void submit(event)}
      aria-labelledby="test-login"
      noValidate
    >
      <h2 id="test-login">{title}</h2>
      <p>{TEST_LOGIN.text}</p>
      <div className={classes.fields}>
        <Field
          name="companyCode"
          label={TEST_LOGIN.companyCode}
          hint={TEST_LOGIN.companyHint}
          inputMode="numeric"
        />
        <Field name="personalCode" label={TEST_LOGIN.personCode} inputMode="numeric" />
        <Field name="email" label={TEST_LOGIN.email} type="email" />
        <Field name="password" label={TEST_LOGIN.password} type="password" />
      </div>
      {error && (
        <Note tone="danger" live>
          {error}
        </Note>
      )}
      <div className={classes.actions}>
        <Button type="submit" variant="default" loading={busy}>
          {TEST_LOGIN.button}
        </Button>
        {linkToPersonas && <AppLink to={paths.testLogin}>{TEST_LOGIN.toPersonas}</AppLink>}
      </div>
    </form>
  );
}
