import { STAFF_ROLES } from '../../../domain/application/role.ts';
import { ADMIN, FEATURE_TEXT, RULE_TEXT } from '../../../domain/texts/lt/screen/staff-administration.ts';
import { ROLE_LABEL } from '../../../domain/texts/lt/screen/staff.ts';
import { isSchemeCode, schemeOf } from '../../../domain/schemes/index.ts';
import { eurOfWire } from '../../../domain/values/money.ts';
import type { Change } from './queries.ts';

/** Whom or what a change is about, as people call it. */
export function subjectWords({ kind, subject, subjectName, after }: Change): string {
  if (isSchemeCode(subject)) return schemeOf(subject).shortName;
  if (kind === 'feature') return FEATURE_TEXT[subject as keyof typeof FEATURE_TEXT].name;
  if (kind === 'rule') return RULE_TEXT[subject as keyof typeof RULE_TEXT].name;
  return subjectName ?? [after.firstName, after.lastName].filter(Boolean).join(' ');
}

type State = Change['after'];

/** What stood and what is to stand; null: it is new, or ended. */
export function changeWords({ kind, before, after }: Change): {
  before: string | null;
  after: string | null;
} {
  const words = WORDS[kind];
  const isEmpty = (state: State): boolean => Object.keys(state).length === 0;
  return { before: isEmpty(before) ? null : words(before), after: isEmpty(after) ? null : words(after) };
}

const days = ({ from = '', to = '' }: State): string => ADMIN.days(from, to);
const ofAccount = ({ firstName, lastName, email }: State): string =>
  [`${firstName ?? ''} ${lastName ?? ''}`.trim(), email].filter(Boolean).join(', ');

const onOrOff = ({ isOn }: State): string => (isOn ? ADMIN.isOn : ADMIN.isOff);

const WORDS: Record<Change['kind'], (state: State) => string> = {
  account: ofAccount,
  roles: ({ roles = [] }) =>
    STAFF_ROLES.filter((role) => roles.includes(role))
      .map((role) => ROLE_LABEL[role])
      .join(', ') || ADMIN.none,
  active: ({ isActive }) => (isActive ? ADMIN.isOn : ADMIN.isOff),
  absence: ({ deputy = '', ...state }) => `${deputy}, ${days(state)}`,
  absenceEnd: days,
  budget: ({ sum }) => eurOfWire(sum),
  period: days,
  feature: onOrOff,
  rule: onOrOff,
};
