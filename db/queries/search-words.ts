import { sql, type RawBuilder } from 'kysely';
import { searchText } from './new-request.ts';

/** What parts words in names; the same set as in the database's `search_fold` (migration 0035). */
const GAPS = /[\s„“”"'.,;:()/\\–—-]+/u;
/** Shorter words, and numbers, are looked for where words begin: everything else has no index. */
const SHORTEST_INSIDE = 3;

/** Words to look for, folded as the database folds what it keeps. */
export function searchWords(text: string): string[] {
  return searchText(text).split(GAPS).filter(Boolean);
}

/** Patterns of `like`, one a word; the person's own wildcards are letters. */
function patternsOf(text: string): string[] {
  return searchWords(text).map((word) => {
    const literal = word.replace(/[\\%_]/g, '\\$&');
    return word.length < SHORTEST_INSIDE || /^\d+$/.test(word) ? `% ${literal}%` : `%${literal}%`;
  });
}

/** Requests of `loan_request r` that have every word in their number, name, code or people. */
export function searched(text: string): RawBuilder<unknown> {
  const patterns = patternsOf(text);
  if (patterns.length === 0) return sql`true`;
  const all = sql.join(
    patterns.map((pattern) => sql`s.words like ${pattern}`),
    sql` and `,
  );
  return sql`exists (select 1 from request_search s where s.request_id = r.id and ${all})`;
}
