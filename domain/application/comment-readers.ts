import type { CommentReader } from './actions/row.ts';
import { transitionOf, type ActionName } from './transitions.ts';

/**
 * Reader of each action's comment, note or reason; null where nothing is written (PRODUCT.md section 10, „who reads a comment“).
 * The event keeps the reader it was written for, so a change in the table never opens an old comment.
 */
export function commentReaderOf(action: ActionName): CommentReader | null {
  return transitionOf(action).comment ?? null;
}
