import type { VmiCheckInput } from './definitions.ts';
import { askUntilAnswered } from './tax-question.ts';

/** One question to the tax authority, asked by hand. It may answer at once, or after days. */
export async function vmiCheck({ checkId }: VmiCheckInput): Promise<void> {
  await askUntilAnswered(checkId);
}
