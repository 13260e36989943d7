import { Link } from 'react-router-dom';
import { changedParameters } from '../../../domain/eligibility/parameters.ts';
import { POLICY } from '../../../domain/texts/lt/screen/staff-policy.ts';
import { schemeOf } from '../../../domain/schemes/index.ts';
import { paths } from '../../paths.ts';
import classes from './Policy.module.css';
import { baseOf } from './base.ts';
import type { PolicyDraft } from './queries.ts';

/** Drafts by name, with how far they are from the rules in force. */
export function DraftList({ drafts }: { drafts: readonly PolicyDraft[] }) {
  return (
    <ul className={classes.list}>
      {drafts.map((draft) => (
        <li key={draft.id} className={classes.row}>
          <div className={classes.rowMain}>
            <Link to={paths.policyDraft(draft.id)} className={classes.rowName}>
              {draft.name}
            </Link>
            <span className={classes.meta}>
              {schemeOf(draft.scheme).shortName} · {draft.basedOn}
            </span>
          </div>
          <div className={classes.rowSide}>
            <span>{POLICY.changes(changedParameters(baseOf(draft), draft.parameters).length)}</span>
            <span className={classes.meta}>
              {POLICY.savedBy(draft.savedBy, draft.savedAt.slice(0, 16))}
              {draft.runs > 0 && ` · ${POLICY.ranOf(draft.runs)}`}
            </span>
          </div>
        </li>
      ))}
    </ul>
  );
}
