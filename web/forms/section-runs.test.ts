import { describe, expect, test } from '@jest/globals';
import type { SectionProgress } from '../../domain/forms/progress.ts';
import { sectionRuns } from './section-runs.ts';

const section = (id: string, kind: string): SectionProgress =>
  ({
    id,
    number: 1,
    title: id,
    short: id,
    state: { kind, count: 1, answered: 0, total: 1 },
    text: '',
  }) as unknown as SectionProgress;

describe('runs of closed sections', () => {
  const sections = [
    section('a', 'fromRegisters'),
    section('b', 'complete'),
    section('c', 'inProgress'),
    section('d', 'complete'),
  ];

  test('neighbours fold into one line', () => {
    expect(sectionRuns(sections, new Set(['a', 'b', 'c', 'd']))).toEqual([
      { kind: 'folded', from: 0, to: 1 },
      { kind: 'open', index: 2 },
      { kind: 'folded', from: 3, to: 3 },
    ]);
  });

  test('a section opened by the person stays open', () => {
    expect(sectionRuns(sections, new Set(['a']))[1]).toEqual({ kind: 'open', index: 1 });
  });

  test('errors open a folded section', () => {
    const wrong = [section('a', 'errors')];
    expect(sectionRuns(wrong, new Set(['a']))).toEqual([{ kind: 'open', index: 0 }]);
  });
});
