import { useState } from 'react';
import { EMPTY } from '../../../domain/texts/lt/format.ts';
import { FORM } from '../../../domain/texts/lt/screen/form.ts';
import { VIEW } from '../../../domain/texts/lt/screen/view.ts';
import { DataList } from '../../ui/DataList.tsx';
import { Section } from '../../ui/Section.tsx';
import classes from './AnswerSections.module.css';
import type { PrintedSection, RequestDetail } from './queries.ts';
import quoted from './ReturnedNote.module.css';

interface AnswerSectionsProps {
  sections: readonly PrintedSection[];
  returned: RequestDetail['returned'];
}

/** Questions and answers as text: no disabled inputs. What was returned carries the evaluator's words beside it. */
export function AnswerSections({ sections, returned }: AnswerSectionsProps) {
  return sections.map((section, index) => (
    <Answers
      key={section.id}
      section={section}
      number={index + 1}
      words={returned?.sections.includes(section.id) ? returned.comment : null}
    />
  ));
}

interface AnswersProps {
  section: PrintedSection;
  number: number;
  /** What the evaluator wrote, when the section was returned. */
  words: string | null;
}

/** Empty answers wait behind a line; the section itself never vanishes. */
function Answers({ section, number, words }: AnswersProps) {
  const [all, setAll] = useState(false);
  const isEmpty = (answer: string) => answer === '' || answer === EMPTY;
  const empty = section.rows.filter((row) => isEmpty(row.answer)).length;
  const isFolded = (answer: string) => !all && empty < section.rows.length && isEmpty(answer);
  return (
    <Section
      id={`atsakymai-${section.id}`}
      number={number}
      title={section.title}
      small
      {...(words === null
        ? {}
        : { tone: 'warning' as const, aside: <b className={classes.returned}>{FORM.returnedMark}</b> })}
    >
      {words !== null && (
        <blockquote className={quoted.quote} data-tone="warning">
          {words}
        </blockquote>
      )}
      <DataList
        items={section.rows.map(({ question, answer }) => ({
          label: question,
          value: answer,
          onPaperOnly: isFolded(answer),
        }))}
      />
      {empty > 0 && empty < section.rows.length && (
        <button
          type="button"
          className={classes.toggle}
          onClick={() => setAll(!all)}
          aria-expanded={all}
          data-print="no"
        >
          {all ? VIEW.emptyShown : VIEW.emptyHidden(empty)}
        </button>
      )}
    </Section>
  );
}
