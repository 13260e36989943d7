import { lazy, Suspense, type ReactNode } from 'react';
import { attachmentsFor } from '../../../domain/documents/kinds.ts';
import { RULES } from '../../../domain/eligibility/rules/index.ts';
import { ruleSetFor } from '../../../domain/eligibility/rule-sets.ts';
import type { Scheme } from '../../../domain/schemes/index.ts';
import { ATTACHMENT_TEXT } from '../../../domain/texts/lt/attachment.ts';
import { ruleTitle } from '../../../domain/texts/lt/eligibility.ts';
import { CONTACT } from '../../../domain/texts/lt/screen/common.ts';
import { DESCRIPTION as T, FAQ, GLOSSARY } from '../../../domain/texts/lt/screen/conditions.ts';
import { vilniusDate } from '../../../domain/values/days.ts';
import { withDates } from '../../ui/DateText.tsx';
import { SkeletonLines } from '../../ui/Skeletons.tsx';
import { Explained } from './Term.tsx';
import classes from './Description.module.css';

type ChapterId = keyof typeof T.sections;

interface Chapter {
  id: ChapterId;
  content: ReactNode;
}

const Calculator = lazy(() =>
  import('../calculator/Calculator.tsx').then((module) => ({ default: module.Calculator })),
);

/** The chapters of a scheme in their order; one that has nothing to say about it is left out. */
export function chaptersOf(scheme: Scheme): Chapter[] {
  const isLoan = !scheme.hasBills;
  return [
    { id: 'paskirtis', content: <Paragraphs of={scheme.description} /> },
    { id: 'reikalavimai', content: <Requirements scheme={scheme} /> },
    ...(isLoan ? [{ id: 'skaiciuokle', content: <LazyCalculator scheme={scheme} /> } as const] : []),
    { id: 'dokumentai', content: <Documents scheme={scheme} /> },
    { id: 'vertinimas', content: <Paragraphs of={T.evaluation} /> },
    ...(isLoan ? [{ id: 'grazinimas', content: <Paragraphs of={T.repayment} /> } as const] : []),
    { id: 'duomenys', content: <Paragraphs of={T.personal(scheme.retentionYears)} /> },
    { id: 'klausimai', content: <Questions /> },
    { id: 'savokos', content: <Glossary /> },
  ];
}

function LazyCalculator({ scheme }: { scheme: Scheme }) {
  return (
    <Suspense fallback={<SkeletonLines lines={8} />}>
      <Calculator scheme={scheme} />
    </Suspense>
  );
}

function Paragraphs({ of }: { of: readonly string[] }) {
  return of.map((paragraph) => (
    <p key={paragraph}>
      <Explained>{paragraph}</Explained>
    </p>
  ));
}

/** The rules by which requests are judged today, in their own words. */
function Requirements({ scheme }: { scheme: Scheme }) {
  const today = vilniusDate(new Date());
  const { parameters } = ruleSetFor(scheme.code, today);
  const titles = (party: 'company' | 'individual') => [
    ...new Set(
      scheme.rules
        .filter((name) => RULES[name].appliesTo === 'both' || RULES[name].appliesTo === party)
        .map((name) => ruleTitle(name, parameters, today)),
    ),
  ];
  return (
    <>
      <p>{T.requirementsLead}</p>
      <div className={classes.two}>
        <Rules title={T.companies} titles={titles('company')} />
        <Rules title={T.individuals} titles={titles('individual')} />
      </div>
      <p>
        {T.who} <a href={`mailto:${CONTACT.email}`}>{CONTACT.email}</a>.
      </p>
      <p>
        <Explained>{T.aml}</Explained>
      </p>
    </>
  );
}

function Rules({ title, titles }: { title: string; titles: readonly string[] }) {
  return (
    <div>
      <h3>{title}</h3>
      <ul>
        {titles.map((text) => (
          <li key={text}>{withDates(text)}</li>
        ))}
      </ul>
    </div>
  );
}

/** What a company must attach, from the same table that the server checks. */
function Documents({ scheme }: { scheme: Scheme }) {
  const asked = { loginType: 'Company', sizeType: null, scheme, copyOfRejected: false } as const;
  const required = attachmentsFor(asked).filter((kind) => kind.required);
  return (
    <>
      <h3>{T.requiredDocuments}</h3>
      <ul>
        {required.map(({ fileType }) => (
          <li key={fileType}>
            <Explained>{ATTACHMENT_TEXT[fileType].label}</Explained>
            <span className={classes.why}>{ATTACHMENT_TEXT[fileType].why}</span>
          </li>
        ))}
      </ul>
      <p>{T.otherDocuments}</p>
    </>
  );
}

function Questions() {
  return FAQ.map(({ question, answer }) => (
    <details key={question} className={classes.question}>
      <summary>{question}</summary>
      <p>{answer}</p>
    </details>
  ));
}

function Glossary() {
  return (
    <dl className={classes.glossary}>
      {Object.entries(GLOSSARY).map(([term, meaning]) => (
        <div key={term} id={term.toLowerCase()}>
          <dt>{term}</dt>
          <dd>{meaning}</dd>
        </div>
      ))}
    </dl>
  );
}
