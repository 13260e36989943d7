// A kind of case that has nothing to do with loans: three statuses, four actions, one clock, two conditions.
import type { CaseRules, CaseTypes } from '../../domain/case/rules.ts';
import { destinationOf, refusalOf, type Transition } from '../../domain/case/transition.ts';
import type { ClockRule } from '../../domain/case/clock.ts';
import type { CaseState, QuietWake } from '../../domain/case/command.ts';

export const Book = { shelved: 1, lent: 2, lost: 3 } as const;
export type BookStatus = (typeof Book)[keyof typeof Book];
export type BookRole = 'reader' | 'librarian' | 'system';
type Condition = 'copiesLeft' | 'deadlinePassed';

interface Facts {
  lent: number;
  mayBeLent: number;
  isOverdue: boolean;
}

const CONDITIONS: Record<Condition, (facts: Facts) => boolean> = {
  copiesLeft: ({ lent, mayBeLent }) => lent < mayBeLent,
  deadlinePassed: ({ isOverdue }) => isOverdue,
};

type Row = Transition<BookStatus, BookRole, Condition, 'asReported'>;

export const BOOK_TRANSITIONS = {
  acquire: { from: null, to: Book.shelved, by: ['librarian'], needs: [], log: [101] },
  lend: {
    from: [Book.shelved],
    to: Book.lent,
    by: ['reader', 'librarian'],
    needs: ['copiesLeft'],
    log: [102],
  },
  /** Back on the shelf, or found to be damaged beyond use. */
  giveBack: { from: [Book.lent], to: 'asReported', by: ['reader'], needs: [], log: [] },
  declareLost: { from: [Book.lent], to: Book.lost, by: ['system'], needs: ['deadlinePassed'], log: [103] },
} as const satisfies Record<string, Row>;

export type BookAction = keyof typeof BOOK_TRANSITIONS;

export interface BookTypes extends CaseTypes {
  action: BookAction;
  status: BookStatus;
  role: BookRole;
  condition: Condition;
  facts: Facts;
  turn: { isDamaged?: boolean };
}

const rowOf = (action: BookAction): Row => BOOK_TRANSITIONS[action];

export const BOOK_RULES: CaseRules<BookTypes> = {
  transitionOf: rowOf,
  refusal: (action, status, roles, facts) => refusalOf(rowOf(action), { status, roles }, CONDITIONS, facts),
  destination: (action, from, { isDamaged = false }) =>
    destinationOf(rowOf(action).to, from, { asReported: () => (isDamaged ? Book.lost : Book.shelved) }),
  finalStatuses: [Book.lost],
};

export type BookClock = 'lending';
export type BookWake = 'declareLost' | QuietWake;

export const BOOK_CLOCK: ClockRule<BookStatus, BookWake> = {
  length: 3,
  unit: 'workingDays',
  runsIn: [Book.lent],
  pausesIn: [],
  onExpiry: 'declareLost',
  remindBefore: [1],
};

export interface BookState extends CaseState<BookStatus, BookWake> {
  bookId: number;
}

export interface BookResult {
  status: BookStatus | null;
  version: number;
}
