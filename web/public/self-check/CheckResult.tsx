import { Button } from '@mantine/core';
import { IconArrowRight, IconPrinter } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { registerName } from '../../../domain/texts/lt/register.ts';
import { SELF_CHECK as T } from '../../../domain/texts/lt/screen/self-check.ts';
import { announce } from '../../ui/announce.ts';
import { Note } from '../../ui/Note.tsx';
import { loginHref } from '../login-href.ts';
import { CheckRules } from './CheckRules.tsx';
import type { SelfCheck } from './use-self-check.ts';
import classes from './SelfCheck.module.css';

type Register = SelfCheck['Registers'][number];

/** What came out: the outcome, silent registers, and every rule in the place it belongs to. */
export function CheckResult({ result }: { result: SelfCheck }) {
  const outcome = T.outcome[result.Outcome];
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
    announce(T.announced(outcome.title));
  }, [result.id, result.SchemeCode, outcome.title]);
  const rules = (when: SelfCheck['Rules'][number]['When']) =>
    result.Rules.filter((rule) => rule.When === when);
  const now = rules('Now');
  const met = now.filter(({ Decision }) => Decision === 'Accepted').length;
  const isFound = result.Outcome !== 'NotFound';
  return (
    <section className={classes.result} aria-labelledby="check-result">
      <div className={classes.outcome} data-tone={outcome.tone}>
        <p className={classes.company}>
          {result.CompanyName && <b>{result.CompanyName}</b>}{' '}
          <span className="num">{spaced(result.CompanyCode)}</span>
        </p>
        <h2 id="check-result" ref={heading} tabIndex={-1} className={classes.verdict}>
          {outcome.title}
        </h2>
        <p>{outcome.text}</p>
        {!result.ChecksumOk && <p>{T.checksum}</p>}
      </div>
      {result.Registers.filter(({ state }) => state !== 'Answered').map((register) => (
        <SilentRegister key={register.name} register={register} />
      ))}
      {isFound && (
        <>
          <CheckRules title={T.checkedTitle} aside={T.met(met, now.length)} rules={now} by={result} />
          <CheckRules title={T.answerTitle} lead={T.answerText} rules={rules('Answer')} by={result} />
          <CheckRules title={T.laterTitle} lead={T.laterText} rules={rules('Later')} by={result} />
          <p className={classes.dim}>
            {T.group} {T.judgedBy(result.ruleSetVersion.split('/').at(-1) ?? '')}
          </p>
          <div className={classes.actions} data-print="no">
            <Button
              component="a"
              href={loginHref('Company')}
              variant={result.Outcome === 'Denied' ? 'default' : 'filled'}
              rightSection={<IconArrowRight size={18} aria-hidden />}
            >
              {T.next}
            </Button>
            <Button
              variant="default"
              onClick={() => window.print()}
              leftSection={<IconPrinter size={16} stroke={1.8} aria-hidden />}
            >
              {T.print}
            </Button>
            <span className={classes.dim}>{T.nextText}</span>
          </div>
        </>
      )}
    </section>
  );
}

/** Silence is said plainly: since when, what is shown meanwhile, and that it is not the company's fault. */
function SilentRegister({ register: { name, state, asOf, missingSince } }: { register: Register }) {
  const label = registerName(name);
  return (
    <Note
      tone="warning"
      title={
        state === 'Asking'
          ? T.slow
          : missingSince
            ? T.silent(label, missingSince.slice(0, 16))
            : T.silentNow(label)
      }
    >
      {[asOf && T.staleData(asOf), T.silentText].filter(Boolean).join(' ')}
    </Note>
  );
}

const spaced = (code: string): string => code.replace(/(\d{3})(?=\d)/g, '$1\u00A0');
