import { IconCheck, IconLoader2 } from '@tabler/icons-react';
import { LINKS } from '../../domain/texts/lt/form/company-links.ts';
import { VALIDATION } from '../../domain/texts/lt/form/shared.ts';
import classes from './forms.module.css';
import { textOf } from './text-of.ts';
import type { Companies } from './use-companies.ts';

/** „Įmonė nerasta.“ as soon as the register has said so, without waiting for the first attempt. */
export function lookUpError(code: unknown, { known }: Companies): string | undefined {
  const key = textOf(code).replace(/\s/g, '');
  return Object.hasOwn(known, key) && !known[key]!.found ? VALIDATION.companyNotFound : undefined;
}

/** What the register of legal entities says of a code, under its input. */
export function LookUpNote({ code, companies }: { code: unknown; companies: Companies }) {
  const found = companies.byCode.get(textOf(code).replace(/\s/g, ''));
  return (
    <div role="status" className={classes.lookUp} data-state={found?.State}>
      {found?.State === 'Searching' && (
        <>
          <IconLoader2 size={15} stroke={1.8} className={classes.turning} aria-hidden />
          {LINKS.looking}
        </>
      )}
      {found?.State === 'Found' && (
        <>
          <IconCheck size={15} stroke={2} aria-hidden />
          {LINKS.found(found.Name ?? found.Code)}
        </>
      )}
      {found?.State === 'Failed' && LINKS.unknown}
    </div>
  );
}
