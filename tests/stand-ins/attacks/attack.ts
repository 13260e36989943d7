/**
 * What a good verifier finds wrong. `signature`: it is not valid, or not found where one is expected. `proof`: the signature is sound, but
 * when it was made, or that the certificate was good then, is no longer proven. `content`: the signature is sound, and what is shown is not what was
 * signed.
 */
export type Harm = 'signature' | 'proof' | 'content';

export interface Attack {
  name: string;
  harm: Harm;
  /** What the attacker had put into the document before it was signed (and stored); absent = nothing. */
  prepare?: (base: Buffer) => Buffer;
  /** From a good file and the document it signs to a bad file. */
  make: (good: Buffer, base: Buffer) => Promise<Buffer>;
}

type Making = (good: Buffer, base: Buffer) => Buffer | Promise<Buffer>;

export const attack = (harm: Harm, name: string, make: Making, prepare?: Attack['prepare']): Attack => ({
  name,
  harm,
  ...(prepare ? { prepare } : {}),
  make: async (good, base) => make(good, base),
});
