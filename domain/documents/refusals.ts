/** Who refused to finance: with the declaration of refusals each certificate says so (specification 2, section 9). */
export const REFUSERS = ['bank', 'financialCompany'] as const;
export type Refuser = (typeof REFUSERS)[number];

/** Three certificates, at least one of each kind (O25). */
export const REFUSALS_WANTED = 3;

/** Whether the certificates that came are enough. */
export function areRefusalsComplete(given: readonly Refuser[]): boolean {
  return given.length >= REFUSALS_WANTED && REFUSERS.every((refuser) => given.includes(refuser));
}
