// A case as its page shows it, section by section.
import { ActionsContext } from '../../web/staff/case/case-actions-context.ts';
import { CriteriaRules } from '../../web/staff/case/CriteriaRules.tsx';
import { caseSections } from '../../web/staff/case/sections.tsx';
import { KEYS } from '../../web/staff/data/queries.ts';
import type { CriteriaResult, StaffCase } from '../../web/staff/data/types.ts';
import { rendered, type Rendered } from '../harness/rendered.tsx';

export const sectionIds = (request: StaffCase): string[] =>
  caseSections(request, {}, undefined).map(({ id }) => id);

/** An opened section. */
export async function section(request: StaffCase, id: string, criteria?: CriteriaResult): Promise<Rendered> {
  const found = caseSections(request, {}, criteria).find((one) => one.id === id);
  if (!found) throw new Error(`no section ${id}`);
  const offer = { offered: request.actions as never, open: () => undefined };
  const asked = [...KEYS.case(request.RequestSystemInfo.RequestId), 'criteria', false];
  return rendered(<ActionsContext.Provider value={offer}>{found.body}</ActionsContext.Provider>, {
    answers: criteria ? [[asked, criteria]] : [],
  });
}

/** Criteria one under another, as their section lists them. */
export const shownRules = async (rules: CriteriaResult['Rules']): Promise<string> =>
  (await rendered(<CriteriaRules rules={rules} />)).html;
