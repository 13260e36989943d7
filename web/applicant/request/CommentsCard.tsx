import { COMMENTS } from '../../../domain/texts/lt/screen/returned.ts';
import { Card } from '../../ui/Card.tsx';
import type { RequestDetail } from './queries.ts';
import classes from './CommentsCard.module.css';

/** What was said, in order. */
export default function CommentsCard({ comments }: { comments: RequestDetail['CommentsHistory'] }) {
  return (
    <Card title={COMMENTS.title} aside={comments.length > 0 ? comments.length : undefined}>
      {comments.length === 0 && <p className={classes.none}>{COMMENTS.none}</p>}
      <ol className={classes.list}>
        {comments.map((comment) => (
          <li key={comment.Id}>
            <p className={classes.text}>{comment.NewComment}</p>
            <p className={classes.by}>
              {comment.CommentedBy}, {comment.Date}
            </p>
          </li>
        ))}
      </ol>
    </Card>
  );
}
