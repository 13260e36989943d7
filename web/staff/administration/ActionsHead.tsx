import { ADMIN } from '../../../domain/texts/lt/screen/staff-administration.ts';

/** Head of the column of buttons: said, not seen. */
export function ActionsHead({ name = ADMIN.actions }: { name?: string }) {
  return (
    <th scope="col">
      <span className="visually-hidden">{name}</span>
    </th>
  );
}
