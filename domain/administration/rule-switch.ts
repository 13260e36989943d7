/** Rules the specification leaves open: off until an administrator turns them on, with a second person (row of `setting`). */
export const RULE_SWITCHES = ['documentsExpire', 'callTermsBind'] as const;

export type RuleSwitch = (typeof RULE_SWITCHES)[number];
