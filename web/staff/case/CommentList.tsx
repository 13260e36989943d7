import { isActionName } from '../../../domain/application/transitions.ts';
import { ACTION_TEXT } from '../../../domain/texts/lt/action.ts';
import { READER_TEXT } from '../../../domain/texts/lt/comment-reader.ts';
import { EMPTY_SECTION } from '../../../domain/texts/lt/screen/staff-case.ts';
import type { Comment } from '../data/types.ts';
import classes from './Comments.module.css';

/** Newest first; what the applicant reads stands on another ground than what only staff read. */
export function CommentList({ comments }: { comments: readonly Comment[] }) {
  if (comments.length === 0) return <p className={classes.empty}>{EMPTY_SECTION.comments}</p>;
  const ordered = [...comments].reverse();
  return (
    <ol className={classes.list}>
      {ordered.map((comment) => (
        <li
          key={comment.Id}
          className={classes.comment}
          data-internal={!comment.visibleToApplicant || undefined}
        >
          <div className={classes.meta}>
            <strong>{comment.CommentedBy}</strong>
            <span className="num">{comment.Date}</span>
            {comment.action && isActionName(comment.action) && (
              <span>{ACTION_TEXT[comment.action].done}</span>
            )}
            <span className={classes.seen}>
              {READER_TEXT[comment.visibleToApplicant ? 'applicant' : 'staff'].label}
            </span>
          </div>
          <p className={classes.text}>{comment.NewComment}</p>
        </li>
      ))}
    </ol>
  );
}
