import { Button, PasswordInput, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState, type FormEvent } from 'react';
import { Link, Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { STAFF, STAFF_LOGIN } from '../../../domain/texts/lt/screen/staff.ts';
import { PORTAL } from '../../../domain/texts/lt/screen/common.ts';
import { FIELD_PROBLEM_TEXT } from '../../../domain/texts/lt/problem.ts';
import { fetchScreensOfStaff } from '../../account/first-screens.ts';
import { problemSentence } from '../../api/problem-sentence.ts';
import { api, ask } from '../../api/client.ts';
import { forgetPlace, readToken, rememberedPlace, storeLogin } from '../../api/session.ts';
import { paths, safeReturn } from '../../paths.ts';
import { featuresQuery } from '../../public/queries.ts';
import { Brand } from '../../ui/Brand.tsx';
import { Note } from '../../ui/Note.tsx';
import { MAIN_ID } from '../../ui/SkipLink.tsx';
import { usePageTitle } from '../../ui/use-page-title.ts';
import '@mantine/core/styles/PasswordInput.layer.css';
import classes from './StaffLogin.module.css';

/** Where a member of staff was, or the list of requests. */
function placeAfterLogin(): string {
  const place = safeReturn(rememberedPlace());
  return place?.toLowerCase().startsWith('/backoffice/') ? place : paths.staffMain;
}

/** The gateway's address; afterwards the person comes back to where they were. */
function gatewayHref(): string {
  return `/Auth/CustomLogin?${new URLSearchParams({ returnTo: placeAfterLogin() }).toString()}`;
}

/** One button to the gateway. Whoever is logged in already goes straight on. */
export function Component() {
  usePageTitle(STAFF_LOGIN.title);
  const [query] = useSearchParams();
  const features = useQuery(featuresQuery).data;
  const isComplete = features !== undefined;
  useEffect(() => {
    if (isComplete) void fetchScreensOfStaff();
  }, [isComplete]);
  if (readToken('staff')) return <Navigate to={placeAfterLogin()} replace />;
  return (
    <div className={classes.page}>
      <header className={`on-ink ${classes.header}`}>
        <Brand to={paths.staffLogin} onInk />
        <span className={classes.area}>{PORTAL.staff}</span>
      </header>
      <main id={MAIN_ID} tabIndex={-1} className={classes.main}>
        <div className={classes.card}>
          {features && features.environment !== 'production' && (
            <span className={classes.environment} data-tone="warning">
              {STAFF.environment[features.environment]}
            </span>
          )}
          <h1 className={classes.title}>{STAFF_LOGIN.title}</h1>
          <p className={classes.lead}>{STAFF_LOGIN.text}</p>
          {query.has('expired') && <Note tone="warning">{STAFF_LOGIN.expired}</Note>}
          {query.has('elsewhere') && <Note tone="warning">{STAFF_LOGIN.elsewhere}</Note>}
          {query.has('failed') && <Note tone="danger">{STAFF_LOGIN.failed}</Note>}
          <Button component="a" href={gatewayHref()} size="xl" fullWidth className={classes.gateway}>
            {STAFF_LOGIN.button}
          </Button>
          <p className={classes.other}>
            {STAFF_LOGIN.applicant} <Link to={paths.login}>{STAFF_LOGIN.applicantLink}</Link>
          </p>
        </div>
        {features?.testLogin && <TestLoginForm />}
      </main>
    </div>
  );
}

/** Credentials, only where the server says that this is no production. */
function TestLoginForm() {
  const navigate = useNavigate();
  const [code, setCode] = useState('');
  const [password, setPassword] = useState('');
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const missing = tried && code.trim() === '' ? FIELD_PROBLEM_TEXT.fieldMissing : undefined;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (code.trim() === '') return;
    setBusy(true);
    setProblem(null);
    try {
      storeLogin(
        await ask(
          api.POST('/api/Auth/Authenticate/backoffice', {
            body: { userName: code.trim(), personalCode: code.trim(), password },
          }),
        ),
      );
      const place = placeAfterLogin();
      forgetPlace();
      await navigate(place, { replace: true });
    } catch (error) {
      setProblem(problemSentence(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <form
      className={classes.test}
      onSubmit={(event) => void submit(event)}
      aria-labelledby="staff-test"
      noValidate
    >
      <h2 id="staff-test">{STAFF_LOGIN.testTitle}</h2>
      <p>{STAFF_LOGIN.testText}</p>
      <TextInput
        label={STAFF_LOGIN.personalCode}
        inputMode="numeric"
        autoComplete="off"
        value={code}
        error={missing}
        onChange={(event) => setCode(event.currentTarget.value)}
      />
      <PasswordInput
        label={STAFF_LOGIN.password}
        autoComplete="off"
        value={password}
        onChange={(event) => setPassword(event.currentTarget.value)}
        visibilityToggleButtonProps={{ 'aria-label': STAFF_LOGIN.showPassword }}
      />
      {problem && (
        <Note tone="danger" live>
          {problem}
        </Note>
      )}
      <Button type="submit" variant="default" loading={busy}>
        {STAFF_LOGIN.testButton}
      </Button>
    </form>
  );
}
