import { ADMIN, CHANGE_KIND } from '../../../domain/texts/lt/screen/staff-administration.ts';
import { PageTitle } from '../../ui/PageTitle.tsx';
import classes from './Administration.module.css';
import { changeWords, subjectWords } from './change-words.ts';
import { Frame } from './Frame.tsx';
import type { Change } from './queries.ts';

/** Who changed what, when and why; the newest first. */
export function HistoryPage() {
  return (
    <Frame title={ADMIN.nav.history}>
      {({ history }) => (
        <>
          <PageTitle small title={ADMIN.nav.history} />
          <div className={classes.card}>
            {history.length === 0 ? (
              <p className={classes.foot}>{ADMIN.noHistory}</p>
            ) : (
              <table className={classes.table} aria-label={ADMIN.nav.history}>
                <thead>
                  <tr>
                    <th scope="col">{ADMIN.when}</th>
                    <th scope="col">{ADMIN.what}</th>
                    <th scope="col">{ADMIN.reason}</th>
                    <th scope="col">{ADMIN.who}</th>
                    <th scope="col">{ADMIN.state}</th>
                  </tr>
                </thead>
                <tbody>
                  {history.map((change) => (
                    <Row key={change.id} change={change} />
                  ))}
                </tbody>
              </table>
            )}
          </div>
        </>
      )}
    </Frame>
  );
}

function Row({ change }: { change: Change }) {
  const words = changeWords(change);
  return (
    <tr>
      <th scope="row" className="num">
        {(change.decidedAt ?? change.proposedAt).slice(0, 16)}
      </th>
      <td data-label={ADMIN.what}>
        <span className={classes.name}>
          {CHANGE_KIND[change.kind]} · {subjectWords(change)}
        </span>
        <span className={classes.line}>
          {words.before && <s>{words.before}</s>}
          {words.before && words.after && ' → '}
          {words.after}
        </span>
      </td>
      <td data-label={ADMIN.reason}>{change.reason}</td>
      <td data-label={ADMIN.who}>
        {[change.proposedBy ?? ADMIN.byCommand, change.decidedBy].filter(Boolean).join(', ')}
      </td>
      <td data-label={ADMIN.state}>{ADMIN.states[change.state]}</td>
    </tr>
  );
}
