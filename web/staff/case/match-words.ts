import { AML, TOPIC } from '../../../domain/texts/lt/screen/staff-screening.ts';
import type { AmlHit, MatchReview } from '../data/types.ts';

const REGION = new Intl.DisplayNames('lt', { type: 'region', fallback: 'code' });

function countryName(code: string): string {
  try {
    return REGION.of(code) ?? code;
  } catch {
    return code;
  }
}

/** What the list says of its entry; what it does not say is shown as not said. */
export function entryFacts(hit: AmlHit): { birth: string; countries: string; topics: string } {
  const { BirthDates, Countries, Topics } = hit;
  return {
    birth: BirthDates.join(', ') || AML.notSaid,
    countries: Countries.map(countryName).join(', ') || AML.notSaid,
    topics: Topics.map((topic) => TOPIC[topic] ?? topic).join(', ') || AML.notSaid,
  };
}

/** Who has said what, the second person too. */
export function answerWords(review: MatchReview): string[] {
  const { ConfirmedBy, ConfirmedAt, ClearedBy, ClearedSecondBy } = review;
  const said = AML.answered(
    AML.answers[review.answer],
    review.AnsweredBy,
    review.AnsweredAt.slice(0, 16),
    review.Note,
  );
  const second =
    ConfirmedBy && ConfirmedAt
      ? [AML.answered(AML.confirmed, ConfirmedBy, ConfirmedAt.slice(0, 16), review.ConfirmationNote)]
      : [];
  const cleared = ClearedBy ? [AML.cleared([ClearedBy, ClearedSecondBy].filter(Boolean).join(' ir '))] : [];
  return [said, ...second, ...cleared];
}
