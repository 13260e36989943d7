import type { Cast } from './people.ts';

/** Who asks the tax authority about which demo company. One answers late, so that the list shows a question that waits. */
const ASKED = [
  { by: 'kristina', company: 'riba' },
  { by: 'egle', company: 'maza-dalis' },
  { by: 'kristina', company: 'tekstile' },
  { by: 'egle', company: 'linija' },
  { by: 'kristina', company: 'vmi-tyli' },
] as const;

/** Nine digits that no register knows: a check that ends without an answer. */
const UNKNOWN_CODE = '900000710';

/** A few questions to the tax authority, asked by hand. */
export async function askTaxAuthority(cast: Cast): Promise<void> {
  const ask = async (by: string, code: string): Promise<void> => {
    const person = await cast.staff(by);
    const path = `/api/Request/VmiAdditionalChecksSave/${code}`;
    await person.call(path, { method: 'POST', step: `vmi:${code}` });
  };
  await ask('egle', UNKNOWN_CODE);
  for (const { by, company } of ASKED) await ask(by, cast.company(company).CompanyCode);
}
