import { Button } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { useEffect } from 'react';
import { ruleSetFor } from '../../../domain/eligibility/rule-sets.ts';
import { isSchemeCode, SCHEMES, schemeOf, type Scheme } from '../../../domain/schemes/index.ts';
import { DESCRIPTION as T } from '../../../domain/texts/lt/screen/conditions.ts';
import { vilniusDate } from '../../../domain/values/days.ts';
import { paths } from '../../paths.ts';
import { useNavigation } from '../../ui/AppLink.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { SelectField } from '../field/Field.tsx';
import { chaptersOf } from './chapters.tsx';
import { SchemeFacts } from './SchemeFacts.tsx';
import { StartActions } from './StartActions.tsx';
import classes from './Description.module.css';

const OPTIONS = Object.values(SCHEMES).map(({ code, name }) => ({ value: code, label: name }));

function schemeInView(): Scheme {
  const code = new URLSearchParams(window.location.search).get('scheme');
  return schemeOf(isSchemeCode(code) ? code : 'tiesiogines');
}

/** Full conditions of a scheme: contents with anchors, facts, and the chapters. What the rules check comes from the rules. */
export function Component() {
  const scheme = schemeInView();
  const { go } = useNavigation();
  const chapters = chaptersOf(scheme);
  useScrollToAnchor();
  return (
    <div className={`wide ${classes.page}`}>
      <PageTitle
        title={T.title}
        lead={scheme.name}
        action={
          <Button
            variant="default"
            onClick={() => window.print()}
            leftSection={<IconPrinter size={16} stroke={1.8} aria-hidden />}
          >
            {T.print}
          </Button>
        }
      />
      <div className={classes.columns}>
        <div className={classes.side} data-print="no">
          <SelectField
            label={T.schemeLabel}
            options={OPTIONS}
            value={scheme.code}
            onValue={(code) => go(paths.descriptionOf(code))}
          />
          <nav aria-label={T.contents} className={classes.contents}>
            <h2>{T.contents}</h2>
            <ol>
              {chapters.map(({ id }) => (
                <li key={id}>
                  <a href={`#${id}`}>{T.sections[id]}</a>
                </li>
              ))}
            </ol>
          </nav>
        </div>
        <div className={classes.text}>
          <SchemeFacts scheme={scheme} />
          {chapters.map(({ id, content }) => (
            <section key={id} id={id} aria-labelledby={`${id}-title`}>
              <h2 id={`${id}-title`}>
                {T.sections[id]}{' '}
                <a href={`#${id}`} className={classes.anchor} aria-label={T.copyLink(T.sections[id])}>
                  #
                </a>
              </h2>
              {content}
            </section>
          ))}
          <StartActions scheme={scheme.code} />
          <p className={classes.edition}>
            {T.edition(ruleSetFor(scheme.code, vilniusDate(new Date())).validFrom)} {T.updated(T.updatedOn)}
          </p>
        </div>
      </div>
    </div>
  );
}

/** The text comes after the address was looked at, so the browser has found no anchor. */
function useScrollToAnchor(): void {
  useEffect(() => {
    const id = decodeURIComponent(window.location.hash.slice(1));
    if (id) document.getElementById(id)?.scrollIntoView();
  }, []);
}
