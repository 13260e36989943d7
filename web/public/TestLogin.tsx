import { Button, PasswordInput, TextInput } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { LOGIN } from '../../domain/texts/lt/screen/public.ts';
import { api, ask } from '../api/client.ts';
import { ApiProblem } from '../api/problem.ts';
import { forgetPlace, rememberedPlace, storeLogin } from '../api/session.ts';
import { paths, safeReturn } from '../paths.ts';
import { Note } from '../ui/Note.tsx';
import '@mantine/core/styles/PasswordInput.layer.css';
import classes from './TestLogin.module.css';

/** Only where the server says that it is no production; visibly striped. */
export function TestLogin() {
  const navigate = useNavigate();
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
      const answer = await ask(
        api.POST('/api/Auth/vaiisistest', {
          body: {
            companyCode: text('companyCode'),
            personalCode: text('personalCode'),
            email: text('email'),
            password: text('password'),
          },
        }),
      );
      storeLogin(answer);
      const place = safeReturn(rememberedPlace());
      forgetPlace();
      void navigate(place ?? paths.mainWindow, { replace: true });
    } catch (problem) {
      setError((problem instanceof ApiProblem && problem.sentence) || LOGIN.failed);
    } finally {
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
      <h2 id="test-login">{LOGIN.testTitle}</h2>
      <p>{LOGIN.testText}</p>
      <div className={classes.fields}>
        <TextInput
          name="companyCode"
          label={LOGIN.testCompanyCode}
          description={LOGIN.testCompanyHint}
          inputMode="numeric"
        />
        <TextInput name="personalCode" label={LOGIN.testPersonCode} inputMode="numeric" autoComplete="off" />
        <TextInput name="email" label={LOGIN.testEmail} type="email" autoComplete="off" />
        <PasswordInput
          visibilityToggleButtonProps={{ 'aria-label': 'Rodyti slaptažodį' }}
          name="password"
          label={LOGIN.testPassword}
          autoComplete="off"
        />
      </div>
      {error && (
        <Note tone="danger" live>
          {error}
        </Note>
      )}
      <Button type="submit" variant="default" loading={busy}>
        {LOGIN.testButton}
      </Button>
    </form>
  );
}
