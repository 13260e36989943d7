import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { DESCRIPTION } from '../../domain/texts/lt/screen/public.ts';
import { tiesiogines } from '../../domain/schemes/tiesiogines.ts';
import { PageTitle } from '../ui/PageTitle.tsx';
import classes from './Description.module.css';

/** Full conditions with anchors; the purpose comes from the scheme's own record. */
export function Component() {
  const { hash } = useLocation();
  useEffect(() => {
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash]);
  return (
    <div className={`wide ${classes.page}`}>
      <PageTitle title={DESCRIPTION.title} lead={tiesiogines.name} />
      <div className={classes.columns}>
        <nav aria-label={DESCRIPTION.contents} className={classes.contents}>
          <ol>
            {DESCRIPTION.sections.map((section) => (
              <li key={section.id}>
                <a href={`#${section.id}`}>{section.title}</a>
              </li>
            ))}
          </ol>
        </nav>
        <div className={classes.text}>
          {DESCRIPTION.sections.map((section) => (
            <section key={section.id} id={section.id}>
              <h2>{section.title}</h2>
              {(section.paragraphs.length > 0 ? section.paragraphs : tiesiogines.description).map(
                (paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ),
              )}
            </section>
          ))}
        </div>
      </div>
    </div>
  );
}
