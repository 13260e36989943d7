import { Fragment, useId, useState, type ReactNode } from 'react';
import { GLOSSARY, type GlossaryTerm } from '../../../domain/texts/lt/screen/conditions.ts';
import { withDates } from '../../ui/DateText.tsx';
import classes from './Term.module.css';

const TERMS = new RegExp(`\\b(${Object.keys(GLOSSARY).join('|')})\\b`, 'g');

/** An abbreviation that explains itself at a click or a touch; Escape and leaving it close the explanation. */
function Term({ term }: { term: GlossaryTerm }) {
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <span className={classes.term} onBlur={() => setOpen(false)}>
      <button
        type="button"
        className={classes.button}
        aria-expanded={open}
        data-print="words"
        aria-controls={id}
        onClick={() => setOpen(!open)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') setOpen(false);
        }}
      >
        {term}
      </button>
      <span id={id} role="note" className={classes.bubble} hidden={!open}>
        {GLOSSARY[term]}
      </span>
    </span>
  );
}

/** Text whose abbreviations explain themselves, each at its first appearance. */
export function Explained({ children }: { children: string }): ReactNode {
  const seen = new Set<string>();
  return children.split(TERMS).map((part, index) => {
    const isTerm = Object.hasOwn(GLOSSARY, part) && !seen.has(part);
    seen.add(part);
    return isTerm ? (
      <Term key={index} term={part as GlossaryTerm} />
    ) : (
      <Fragment key={index}>{withDates(part)}</Fragment>
    );
  });
}
