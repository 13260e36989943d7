/** Registers of a company and of a person, in the order they are shown. */
export const REGISTERS_OF = {
  company: [
    'legal-entities',
    'accounts',
    'tax-authority',
    'social-insurance',
    'insolvency',
    'shareholders',
    'leases',
  ],
  person: ['individual-activity', 'tax-authority', 'insolvency', 'leases'],
} as const;

export type RegisterId = (typeof REGISTERS_OF)[keyof typeof REGISTERS_OF][number];

export const REGISTER_IDS: readonly RegisterId[] = [
  ...new Set<RegisterId>([...REGISTERS_OF.company, ...REGISTERS_OF.person]),
];
