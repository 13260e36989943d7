import { ASSESSED_STATUSES } from '../../../domain/application/status.ts';
import { COMMENT } from '../../../domain/texts/lt/screen/staff-case.ts';
import type { StaffCase } from '../data/types.ts';
import { CommentList } from './CommentList.tsx';
import classes from './Comments.module.css';
import { NewComment } from './NewComment.tsx';

/** The thread, and a new comment that the applicant will read. */
export function CommentsPane({ request }: { request: StaffCase }) {
  return (
    <div className={classes.pane}>
      {request.may.comment ? (
        <NewComment requestId={request.RequestSystemInfo.RequestId} />
      ) : (
        <p className={classes.empty}>
          {ASSESSED_STATUSES.includes(request.RequestSystemInfo.Status) ? COMMENT.noRight : COMMENT.closed}
        </p>
      )}
      <CommentList comments={request.CommentsHistory} />
    </div>
  );
}
