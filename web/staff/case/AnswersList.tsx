import { useState } from 'react';
import type { AnswerRow } from '../../../domain/forms/answers.ts';
import { CASE, EMPTY_SECTION } from '../../../domain/texts/lt/screen/staff-case.ts';
import { FORM_WORDS } from '../../../domain/texts/lt/form/shared.ts';
import { DataList } from '../../ui/DataList.tsx';
import classes from './Case.module.css';

/** Short answers stand in columns, sentences in rows. */
const isShort = (rows: readonly { label: string; value: string }[]): boolean =>
  rows.every(({ label, value }) => label.length <= 40 && value.length <= 90);

/** Questions and answers of a section; unanswered ones are folded away but never hidden. */
export function AnswersList({ rows }: { rows: readonly Pick<AnswerRow, 'path' | 'label' | 'value'>[] }) {
  const [all, setAll] = useState(false);
  const empty = rows.filter((row) => row.value === FORM_WORDS.notGiven).length;
  const visible = all ? rows : rows.filter((row) => row.value !== FORM_WORDS.notGiven);
  if (rows.length === 0) return <p className={classes.empty}>{EMPTY_SECTION.rows}</p>;
  return (
    <div className={classes.answers}>
      {visible.length === 0 ? (
        <p className={classes.empty}>{EMPTY_SECTION.rows}</p>
      ) : (
        <DataList
          look={isShort(visible) ? 'grid' : 'rows'}
          columns={3}
          items={visible.map(({ label, value }) => ({ label, value }))}
        />
      )}
      {empty > 0 && (
        <button
          type="button"
          className={classes.textButton}
          aria-expanded={all}
          onClick={() => setAll(!all)}
          data-print="no"
        >
          {all ? CASE.less : CASE.more(empty)}
        </button>
      )}
    </div>
  );
}
