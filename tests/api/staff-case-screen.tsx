// A case as its page shows it, section by section.
import { ActionHost } from '../../web/actions/ActionHost.tsx';
import type { StaffAction } from '../../web/actions/staff-action.ts';
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
  return rendered(<ActionsContext.Provider value={offer}>{found.body}</ActionsContext.Provider>, {
    answers: answered(request, criteria),
  });
}

/** Criteria one under another, as their section lists them. */
export const shownRules = async (rules: CriteriaResult['Rules']): Promise<string> =>
  (await rendered(<CriteriaRules rules={rules} />)).html;

/** The dialog that the case opens for an action. */
export const dialog = (
  request: StaffCase,
  action: StaffAction,
  criteria?: CriteriaResult,
): Promise<Rendered> =>
  rendered(<ActionHost action={action} request={request} onClose={() => undefined} />, {
    answers: answered(request, criteria),
  });

const answered = ({ RequestSystemInfo: { RequestId } }: StaffCase, criteria: CriteriaResult | undefined) =>
  criteria ? [[[...KEYS.case(RequestId), 'criteria', false], criteria] as const] : [];
