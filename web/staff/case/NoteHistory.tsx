import { COMMENT } from '../../../domain/texts/lt/screen/staff-case.ts';
import type { NoteVersion } from '../data/types.ts';
import classes from './Comments.module.css';

/** Every version of both notes, the newest first; one alone is what stands above already. */
export function NoteHistory({ history }: { history: readonly NoteVersion[] }) {
  if (history.length === 0) return null;
  return (
    <details className={classes.history}>
      <summary>
        {COMMENT.noteHistory} ({history.length})
      </summary>
      <ol className={classes.list}>
        {history.map((note) => (
          <li key={`${note.kind} ${note.version}`} className={classes.comment} data-internal>
            <div className={classes.meta}>
              <strong>{note.author ?? COMMENT.noteUnknown}</strong>
              <span className="num">{note.at}</span>
              <span className={classes.seen}>{COMMENT.noteKind[note.kind]}</span>
            </div>
            <p className={classes.text}>{note.text ?? COMMENT.noteEmptied}</p>
          </li>
        ))}
      </ol>
    </details>
  );
}
