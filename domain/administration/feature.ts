/** What an administrator may switch off while the rest goes on; each route that belongs to one names it. */
export const FEATURES = [
  'selfCheck',
  'authorisations',
  'batchSigning',
  'massVmi',
  'imports',
  'policyRuns',
] as const;

export type Feature = (typeof FEATURES)[number];
