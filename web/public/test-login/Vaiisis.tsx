import { useRef, useState } from 'react';
import { TEST_LOGIN } from '../../../domain/texts/lt/screen/test-login.ts';
import { Note } from '../../ui/Note.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { SkeletonLines } from '../../ui/Skeletons.tsx';
import { ApiProblem } from '../../api/problem.ts';
import { Field } from '../field/Field.tsx';
import { NotFound } from '../NotFound.tsx';
import { useAnswer } from '../use-answer.ts';
import { logInAs } from './log-in-as.ts';
import { PersonaList, type Persona } from './PersonaList.tsx';
import { TestLogin } from './TestLogin.tsx';
import classes from './TestLogin.module.css';
import { api, ask } from '../../api/client.ts';

/** Test login past the gateway: a fictional person at a click. In production there is no such page. */
export function Component() {
  const answer = useAnswer(loadPersonas);
  const password = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);
  if (answer === 'none') return <NotFound />;

  const be = async (persona: Persona, known: string | null) => {
    const secret = known ?? password.current?.value ?? '';
    if (secret === '') {
      setError(TEST_LOGIN.passwordNeeded);
      return password.current?.focus();
    }
    setBusy(persona.key);
    setError(null);
    try {
      await logInAs({
        companyCode: persona.companyCode ?? '',
        companyName: persona.companyName ?? undefined,
        personalCode: persona.personalCode,
        firstName: persona.firstName,
        lastName: persona.lastName,
        email: persona.email,
        password: secret,
      });
    } catch (problem) {
      setBusy(null);
      setError((problem instanceof ApiProblem && problem.sentence) || TEST_LOGIN.passwordNeeded);
    }
  };

  return (
    <div className={`wide ${classes.page}`}>
      <div className={classes.stripe} aria-hidden />
      <PageTitle title={TEST_LOGIN.title} lead={TEST_LOGIN.text} />
      {error && (
        <Note tone="danger" live>
          {error}
        </Note>
      )}
      {answer === null ? (
        <SkeletonLines lines={6} />
      ) : answer.personas.length === 0 ? (
        <Note>{TEST_LOGIN.noPersonas}</Note>
      ) : (
        <section aria-labelledby="personas">
          <h2 id="personas" className={classes.heading}>
            {TEST_LOGIN.personas}
          </h2>
          <p className={classes.lead}>{TEST_LOGIN.personasText}</p>
          {answer.password === null && (
            <div className={classes.password}>
              <Field ref={password} label={TEST_LOGIN.password} type="password" />
            </div>
          )}
          <PersonaList
            personas={answer.personas}
            busy={busy}
            onChoose={(persona) => void be(persona, answer.password)}
          />
        </section>
      )}
      {answer !== null && <TestLogin title={TEST_LOGIN.byHand} />}
    </div>
  );
}

/** `none`: there is no test login here. */
async function loadPersonas() {
  try {
    return await ask(api.GET('/api/Auth/TestPersonas'));
  } catch (problem) {
    if (problem instanceof ApiProblem && problem.status === 404) return 'none' as const;
    throw problem;
  }
}
