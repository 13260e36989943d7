import type { CompanyFound, FormData } from '../../domain/forms/form.ts';
import { getAt } from '../../domain/forms/path.ts';
import { textOf } from './text-of.ts';

const ROWS = 'pepData.ControllingCompanies';

/** Names the register gives to companies whose name nobody has typed. */
export function foundNames(
  values: FormData,
  known: Readonly<Record<string, CompanyFound>>,
): { path: string; value: string }[] {
  const list = getAt(values, ROWS);
  return (Array.isArray(list) ? list : []).flatMap((row: unknown, index) => {
    const code = textOf(getAt(row, 'code')).replace(/\s/g, '');
    const name = Object.hasOwn(known, code) ? known[code]?.name : null;
    const isWanted = getAt(row, 'country') === 'LT' && textOf(getAt(row, 'name')).trim() === '';
    return name && isWanted ? [{ path: `${ROWS}.${index}.name`, value: name }] : [];
  });
}
