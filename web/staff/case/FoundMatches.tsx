import { AML } from '../../../domain/texts/lt/screen/staff-screening.ts';
import { formatPercent } from '../../../domain/texts/lt/format.ts';
import { ToneBadge } from '../../ui/StatusBadge.tsx';
import type { AmlCheck, AmlHit, StaffCase } from '../data/types.ts';
import { answerWords, entryFacts } from './match-words.ts';
import classes from './Screening.module.css';
import { SimpleTable } from './SimpleTable.tsx';

/** Whom the lists mean, what they say of the entry, and what people have said of the match. */
export function HitTable({ check }: { check: Pick<AmlCheck, 'Name' | 'Hits'> }) {
  return (
    <SimpleTable
      name={`${AML.hits}: ${check.Name}`}
      heads={[AML.caption, AML.birth, AML.countries, AML.topics, AML.answer]}
      rows={check.Hits.map((hit) => {
        const { birth, countries, topics } = entryFacts(hit);
        return {
          key: hit.MatchId,
          ...(hit.state === 'same' ? { tone: 'danger' as const } : {}),
          cells: [
            <MatchEntry key="entry" hit={hit} />,
            <span key="birth" className="num">
              {birth}
            </span>,
            countries,
            topics,
            <MatchAnswer key="answer" hit={hit} />,
          ],
        };
      })}
    />
  );
}

/** The entry under its name in the list, with how like it is and in which lists. */
export function MatchEntry({ hit }: { hit: AmlHit }) {
  return (
    <span className={classes.caption}>
      {hit.Caption}{' '}
      <span className={classes.meta}>
        {AML.likeness(formatPercent(Math.round(hit.Score * 100)), hit.Datasets.join(', '), hit.EntityId)}
      </span>
    </span>
  );
}

const TONE = {
  unseen: 'warning',
  awaitsSecond: 'warning',
  same: 'danger',
  other: 'success',
  cleared: 'success',
};

function MatchAnswer({ hit }: { hit: AmlHit }) {
  return (
    <span>
      <ToneBadge tone={TONE[hit.state] as 'warning'} look="plain">
        {AML.states[hit.state]}
      </ToneBadge>
      {hit.review &&
        answerWords(hit.review).map((words) => (
          <span key={words} className={classes.said}>
            {words}
          </span>
        ))}
    </span>
  );
}

/** Matches that nobody has settled, for the dialog in which the decision is taken all the same. */
export function OpenMatches({ request }: { request: StaffCase }) {
  const found = request.AmlChecks.map((check) => ({
    ...check,
    Hits: check.Hits.filter(({ state }) => state !== 'other' && state !== 'cleared'),
  })).filter(({ Hits }) => Hits.length > 0);
  return (
    <div className={classes.found}>
      {found.map((check) => (
        <div key={check.Query}>
          <div className={classes.name}>{AML.searched(check.Query)}</div>
          <HitTable check={check} />
        </div>
      ))}
    </div>
  );
}
