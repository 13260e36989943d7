import { SIGNATURES as T } from '../../../domain/texts/lt/screen/applicant-request.ts';
import { Card } from '../../ui/Card.tsx';
import { changeRows } from './change-rows.ts';
import type { RequestDetail } from '../request/queries.ts';
import type { SigningInfo } from './queries.ts';
import classes from './Signing.module.css';

interface ChangesProps {
  terms: RequestDetail['Contract'];
  change: NonNullable<SigningInfo['change']>;
}

/** The conditions now and after the change. */
export function Changes({ terms, change }: ChangesProps) {
  return (
    <Card title={T.changes}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{T.term}</th>
            <th scope="col">{T.before}</th>
            <th scope="col">{T.after}</th>
          </tr>
        </thead>
        <tbody>
          {changeRows(terms, change).map((row) => (
            <tr key={row.label} data-changed={row.changed || undefined}>
              <th scope="row">{row.label}</th>
              <td className="num">{row.before}</td>
              <td className="num">{row.changed ? <b>{row.after}</b> : T.same}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}
