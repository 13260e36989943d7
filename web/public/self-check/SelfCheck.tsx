import { Button } from '@mantine/core';
import { IconCheck, IconUser } from '@tabler/icons-react';
import { useEffect, useState, type FormEvent } from 'react';
import { isSchemeCode, SCHEMES } from '../../../domain/schemes/index.ts';
import { SELF_CHECK as T } from '../../../domain/texts/lt/screen/self-check.ts';
import { cleanCompanyCode } from '../../../domain/values/company-code.ts';
import { paths } from '../../paths.ts';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { ClosedNote } from '../conditions/StartActions.tsx';
import { Field, SelectField } from '../field/Field.tsx';
import { loginHref } from '../login-href.ts';
import { CheckProgress } from './CheckProgress.tsx';
import { CheckResult } from './CheckResult.tsx';
import { useSelfCheck, type SchemeCode } from './use-self-check.ts';
import classes from './SelfCheck.module.css';
import { ERRORS } from '../../../domain/texts/lt/screen/common.ts';
import { ApiProblem, fieldErrors, type NoAnswer } from '../../api/problem.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { FEATURE_OFF } from '../../../domain/texts/lt/feature-off.ts';
import { Note } from '../../ui/Note.tsx';
import { useSwitchedOff } from '../use-switched-off.ts';

const SCHEME_OPTIONS = Object.values(SCHEMES).map(({ code, name }) => ({ value: code, label: name }));

function asked(): { code: string; scheme: SchemeCode } {
  // Drawn by the build (web/first-paint), where there is no address.
  const query = new URLSearchParams(typeof window === 'undefined' ? '' : window.location.search);
  const scheme = query.get('scheme');
  return {
    code: cleanCompanyCode(query.get('code') ?? ''),
    scheme: isSchemeCode(scheme) ? scheme : 'tiesiogines',
  };
}

/** „Ar paskola man tinka?“: the rules on public registers, by company code, without a login. */
export function Component() {
  return useSwitchedOff('selfCheck') ? <SwitchedOff /> : <SelfCheck />;
}

function SwitchedOff() {
  return (
    <div className={`wide ${classes.page}`}>
      <PageTitle title={T.title} />
      <Note tone="warning">{FEATURE_OFF}</Note>
    </div>
  );
}

function SelfCheck() {
  const [first] = useState(asked);
  const [code, setCode] = useState(first.code);
  const [scheme, setScheme] = useState<SchemeCode>(first.scheme);
  const [error, setError] = useState<string | null>(null);
  const { state, check } = useSelfCheck();
  const shown = state.phase === 'shown' ? state.result : null;
  const isComing = /^\d{9}$/.test(first.code) && (state.phase === 'idle' || state.phase === 'asking');

  const begin = (typed: string, of: SchemeCode): boolean => {
    const clean = cleanCompanyCode(typed);
    if (!/^\d{9}$/.test(clean)) {
      setError(clean === '' ? T.codeMissing : T.codeWrong);
      return false;
    }
    setError(null);
    window.history.replaceState(null, '', paths.selfCheckOf({ code: clean, scheme: of }));
    check({ code: clean, scheme: of }, shown?.CompanyCode === clean ? shown : undefined);
    return true;
  };
  useEffect(() => {
    if (!/^\d{9}$/.test(first.code)) return;
    window.history.replaceState(null, '', paths.selfCheckOf(first));
    check(first);
  }, [first, check]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!begin(code, scheme)) event.currentTarget.querySelector('input')?.focus();
  };
  const choose = (next: string) => {
    if (!isSchemeCode(next)) return;
    setScheme(next);
    if (shown) begin(shown.CompanyCode, next);
  };

  return (
    <div className={`wide ${classes.page}`}>
      <PageTitle title={T.title} lead={T.lead} />
      <div className={classes.columns}>
        <div className={classes.main} data-waits={isComing || undefined}>
          <form className={classes.form} onSubmit={submit} noValidate data-print="no">
            <Field
              label={T.code}
              hint={T.codeHint}
              inputMode="numeric"
              maxLength={20}
              value={code}
              onValue={setCode}
              error={error}
            />
            <SelectField label={T.scheme} options={SCHEME_OPTIONS} value={scheme} onValue={choose} />
            <Button
              type="submit"
              size="lg"
              className={classes.submit ?? ''}
              loading={state.phase === 'asking'}
            >
              {T.button}
            </Button>
          </form>
          <ClosedNote key={scheme} scheme={scheme} />
          {state.phase === 'asking' && <CheckProgress result={state.result} since={state.since} />}
          {state.phase === 'failed' && (
            <CheckFailed problem={state.problem} onRetry={() => begin(code, scheme)} />
          )}
          {shown && <CheckResult result={shown} />}
        </div>
        <aside className={classes.aside} data-print="no">
          <ul className={classes.promises}>
            {T.promises.map((promise) => (
              <li key={promise}>
                <IconCheck size={16} stroke={2.2} aria-hidden />
                {promise}
              </li>
            ))}
          </ul>
          <h2>{T.individualTitle}</h2>
          <p>{T.individual}</p>
          <Button
            component="a"
            href={loginHref('Individual')}
            variant="default"
            leftSection={<IconUser size={16} stroke={1.8} aria-hidden />}
          >
            {T.individualButton}
          </Button>
        </aside>
      </div>
    </div>
  );
}

/** Too many checks, a portal that is busy or away: said in words, and tried again at a click. */
function CheckFailed({ problem, onRetry }: { problem: ApiProblem | NoAnswer; onRetry: () => void }) {
  if (!(problem instanceof ApiProblem))
    return (
      <ErrorState title={ERRORS.noConnection} onRetry={onRetry}>
        {ERRORS.noConnectionText}
      </ErrorState>
    );
  const sentence = problem.sentence ?? fieldErrors(problem.body.errors)[0]?.message ?? T.failed;
  return (
    <ErrorState
      title={T.failedTitle}
      onRetry={onRetry}
      requestId={problem.status >= 500 ? problem.requestId : null}
    >
      {sentence}
    </ErrorState>
  );
}
