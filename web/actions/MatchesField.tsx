import { Radio, Textarea } from '@mantine/core';
import { fieldProblemText } from '../../domain/texts/lt/problem.ts';
import { AML, MATCH_FIELD } from '../../domain/texts/lt/screen/staff-screening.ts';
import { MatchEntry } from '../staff/case/FoundMatches.tsx';
import { answerWords, entryFacts } from '../staff/case/match-words.ts';
import screening from '../staff/case/Screening.module.css';
import type { AmlCheck, AmlHit } from '../staff/data/types.ts';
import { DataList } from '../ui/DataList.tsx';
import { fieldId, type FieldProps } from './field-props.ts';
import { answerableHits, matchesIn, type MatchValue } from './match-values.ts';

/** Each match beside who was searched for: what the list says of its entry, the answer, and what differs. */
export function MatchesField({ request, values, errors, onChange }: FieldProps) {
  const given = matchesIn(values);
  const answerable = answerableHits(request);
  const set = (id: number, value: MatchValue) => onChange({ ...values, matches: { ...given, [id]: value } });
  return (
    <div id={fieldId('matches')} tabIndex={-1} className={screening.matches}>
      {errors.matches && (
        <p role="alert" className={screening.problem}>
          {fieldProblemText(errors.matches)}
        </p>
      )}
      {request.AmlChecks.flatMap((check) =>
        check.Hits.filter((hit) => answerable.includes(hit)).map((hit) => (
          <OneMatch
            key={hit.MatchId}
            check={check}
            hit={hit}
            value={given[hit.MatchId] ?? { answer: '', note: '' }}
            isTried={errors.matches !== undefined}
            onChange={(value) => set(hit.MatchId, value)}
          />
        )),
      )}
    </div>
  );
}

interface OneMatchProps {
  check: AmlCheck;
  hit: AmlHit;
  value: MatchValue;
  isTried: boolean;
  onChange: (value: MatchValue) => void;
}

function OneMatch({ check, hit, value, isTried, onChange }: OneMatchProps) {
  const { birth, countries, topics } = entryFacts(hit);
  const isOwn = hit.state === 'awaitsSecond' && hit.review?.own === true;
  const isSettled = hit.state === 'other';
  const noteError = isTried && value.answer === 'other' && value.note.trim() === '';
  return (
    <fieldset className={screening.match} data-kind={hit.kind}>
      <legend className={screening.name}>{AML.searched(check.Query)}</legend>
      <DataList
        items={[
          { label: AML.caption, value: <MatchEntry hit={hit} /> },
          { label: AML.birth, value: <span className="num">{birth}</span> },
          { label: AML.countries, value: countries },
          { label: AML.topics, value: topics },
        ]}
      />
      {hit.review &&
        answerWords(hit.review).map((words) => (
          <p key={words} className={screening.said}>
            {words}
          </p>
        ))}
      {isOwn && <p className={screening.said}>{MATCH_FIELD.own}</p>}
      <Radio.Group
        aria-label={`${AML.answer}: ${hit.Caption}`}
        value={value.answer}
        onChange={(answer) => onChange({ ...value, answer })}
      >
        <div className={screening.choices}>
          {(['other', 'same'] as const).map((answer) => (
            <Radio
              key={answer}
              value={answer}
              disabled={(isOwn || isSettled) && answer === 'other'}
              label={AML.answers[answer]}
              description={MATCH_FIELD.hints[hit.kind][answer]}
            />
          ))}
        </div>
      </Radio.Group>
      {value.answer !== '' && (
        <Textarea
          label={value.answer === 'other' ? MATCH_FIELD.difference : MATCH_FIELD.note}
          description={MATCH_FIELD.noteHint}
          error={noteError ? fieldProblemText('differenceMissing') : undefined}
          autosize
          minRows={2}
          maxRows={6}
          value={value.note}
          onChange={(event) => onChange({ ...value, note: event.currentTarget.value })}
        />
      )}
    </fieldset>
  );
}
