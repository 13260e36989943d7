import type { SectionState } from '../../domain/forms/form.ts';
import type { SectionProgress } from '../../domain/forms/progress.ts';

/** Filled, filled by registers, or not asked. */
export function isClosed(state: SectionState): boolean {
  return state.kind === 'complete' || state.kind === 'fromRegisters' || state.kind === 'notApplicable';
}

/** Nothing has to be given there, and nothing is: it stays in sight. */
export function isOffered(state: SectionState): boolean {
  return state.kind === 'complete' && state.isOptional === true;
}

export type Run = { kind: 'open'; index: number } | { kind: 'folded'; from: number; to: number };

/**
 * Sections in the order of the screen with runs of folded ones together. A section is folded while it is in `folded`
 * and still closed: one that was filled under the person's hands stays where it is, one with errors opens by itself.
 */
export function sectionRuns(sections: readonly SectionProgress[], folded: ReadonlySet<string>): Run[] {
  const runs: Run[] = [];
  sections.forEach((section, index) => {
    const last = runs.at(-1);
    if (!folded.has(section.id) || !isClosed(section.state)) runs.push({ kind: 'open', index });
    else if (last?.kind === 'folded') last.to = index;
    else runs.push({ kind: 'folded', from: index, to: index });
  });
  return runs;
}
