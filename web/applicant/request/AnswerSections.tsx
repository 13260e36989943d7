import { useState } from 'react';
import type { AnswerSection } from '../../../domain/forms/answers.ts';
import { EMPTY } from '../../../domain/texts/lt/format.ts';
import { VIEW } from '../../../domain/texts/lt/screen/applicant.ts';
import { DataList } from '../../ui/DataList.tsx';
import { Section } from '../../ui/Section.tsx';
import classes from './AnswerSections.module.css';

/** Questions and answers as text: no disabled inputs. Empty answers wait behind a line; the section itself never vanishes. */
export function AnswerSections({ sections }: { sections: readonly AnswerSection[] }) {
  return sections.map((section, index) => <Answers key={section.id} section={section} number={index + 1} />);
}

function Answers({ section, number }: { section: AnswerSection; number: number }) {
  const [all, setAll] = useState(false);
  const isEmpty = (value: string) => value === '' || value === EMPTY;
  const empty = section.rows.filter((row) => isEmpty(row.value)).length;
  const rows =
    all || empty === section.rows.length ? section.rows : section.rows.filter((row) => !isEmpty(row.value));
  return (
    <Section id={`atsakymai-${section.id}`} number={number} title={section.title} small>
      <DataList items={rows.map((row) => ({ label: row.label, value: row.value }))} />
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
