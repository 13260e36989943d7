import type { SizeType } from '../schemes/scheme.ts';
import type { SnapshotAnswers } from './snapshot.ts';

/** The size that counts, and whose word it is: the declared one until staff enter theirs (PRODUCT.md section 6). */
export function sizeThatCounts({ sizeType, sizeByStaff = null }: SnapshotAnswers): {
  size: SizeType | null;
  source: 'answers' | 'evaluator';
} {
  return sizeByStaff === null
    ? { size: sizeType, source: 'answers' }
    : { size: sizeByStaff, source: 'evaluator' };
}
