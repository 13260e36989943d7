import { FLAG } from '../../../domain/texts/lt/screen/staff-inbox.ts';
import type { Tone } from '../../../domain/texts/lt/status.ts';
import type { ManagerRow } from '../data/types.ts';

export interface Flag {
  key: keyof typeof FLAG;
  word: string;
  name: string;
  tone: Tone;
  icon: 'person' | 'shield' | 'refresh' | 'note' | 'alert';
}

const flag = (key: keyof typeof FLAG, tone: Tone, icon: Flag['icon']): Flag => ({
  key,
  ...FLAG[key],
  tone,
  icon,
});

/** Marks of a row, the gravest first; each has a word, none is colour alone. */
export function flagsOf(
  row: Pick<
    ManagerRow,
    | 'Stuck'
    | 'Problem'
    | 'AmlCheckResultId'
    | 'PepExists'
    | 'ConditionsChanged'
    | 'ApproversCommentExists'
    | 'SignatorysCommentExists'
  >,
): Flag[] {
  const flags: (Flag | false)[] = [
    row.Stuck !== null && flag('stuck', 'danger', 'alert'),
    row.Problem !== null && flag('problem', 'danger', 'alert'),
    row.AmlCheckResultId === 2 && flag('amlFailed', 'danger', 'shield'),
    row.AmlCheckResultId === 3 && flag('amlReview', 'warning', 'shield'),
    row.PepExists && flag('pep', 'warning', 'person'),
    row.ConditionsChanged && flag('conditionsChanged', 'brand', 'refresh'),
    row.ApproversCommentExists && flag('approversComment', 'gray', 'note'),
    row.SignatorysCommentExists && flag('signatorysComment', 'gray', 'note'),
  ];
  return flags.filter((flag) => flag !== false);
}
