import { CHANGE_EFFECT as T } from '../../domain/texts/lt/screen/change-effect.ts';
import type { StaffCase } from '../staff/data/types.ts';
import classes from './ActionDialog.module.css';
import { changeEffect } from './change-effect.ts';
import type { DialogValues } from './values.ts';

/** Old terms beside new, and what becomes of the schedule, while the new ones are typed. */
export default function ChangeEffect({ request, values }: { request: StaffCase; values: DialogValues }) {
  const rows = changeEffect(request, values);
  if (rows.length === 0) return null;
  return (
    <table className={classes.effect}>
      <caption>{T.title}</caption>
      <thead>
        <tr>
          <th scope="col">{T.what}</th>
          <th scope="col">{T.before}</th>
          <th scope="col">{T.after}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.label} data-differs={row.differs || undefined}>
            <th scope="row">{row.label}</th>
            <td className="num">{row.before}</td>
            <td className="num">
              {row.differs && <span className="visually-hidden">{T.changed} </span>}
              {row.after}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
