// Cases of the rules that look at the group, or at who stands behind a lessor.
import { missingAnswer } from '../snapshot.ts';
import {
  A,
  D,
  M,
  NOW,
  all,
  answering,
  bill,
  books,
  groupOf,
  having,
  leases,
  owners,
  yearsOf,
  type RuleCase,
} from './changes.ts';
import { answered } from './demo-snapshot.ts';

const { incomeCapCents: INCOME, assetsCapCents: ASSETS } = NOW;
const both = (income: number | null, assets: number | null) => yearsOf({ year: 2019, income, assets });
const nobody = { legalEntity: answered(null), accounts: answered(null) };

export const GROUP_CASES: readonly RuleCase[] = [
  ['UndertakingInDifficulty', 'a healthy group', groupOf({}), A],
  [
    'UndertakingInDifficulty',
    'a company of the group is',
    groupOf({}, { accounts: yearsOf({ equity: -1 }) }),
    D,
  ],
  [
    'UndertakingInDifficulty',
    'a partner is, which is not tested',
    groupOf({ link: 'partner', part: 30, accounts: yearsOf({ equity: -1 }) }),
    A,
  ],
  ['UndertakingInDifficulty', 'the group has not answered', groupOf({ accounts: missingAnswer('x') }), M],
  ['UndertakingInDifficulty', 'a named company is in no register', groupOf(nobody), M],
  [
    'UndertakingInDifficulty',
    'what is not known of one does not hide another',
    groupOf({ accounts: missingAnswer('x') }, { accounts: yearsOf({ equity: -1 }) }),
    D,
  ],
  [
    'IncomeOrAssetsCap',
    'the group together at both caps',
    all(books({ year: 2019, income: 1, assets: 1 }), groupOf({ accounts: both(INCOME - 1, ASSETS - 1) })),
    A,
  ],
  [
    'IncomeOrAssetsCap',
    'the group together a cent over both caps',
    all(books({ year: 2019, income: 1, assets: 1 }), groupOf({ accounts: both(INCOME, ASSETS) })),
    D,
  ],
  [
    'IncomeOrAssetsCap',
    'a partner counts by its part',
    all(
      books({ year: 2019, income: 0, assets: 0 }),
      groupOf({ link: 'partner', part: 25, accounts: both(4 * INCOME, 4 * ASSETS) }),
    ),
    A,
  ],
  [
    'IncomeOrAssetsCap',
    'a partner counts by its part, over',
    all(
      books({ year: 2019, income: 1, assets: 1 }),
      groupOf({ link: 'partner', part: 25, accounts: both(4 * INCOME, 4 * ASSETS) }),
    ),
    D,
  ],
  [
    'IncomeOrAssetsCap',
    'already the applicant is over both, whatever the group',
    all(
      books({ year: 2019, income: INCOME + 1, assets: ASSETS + 1 }),
      groupOf({ accounts: missingAnswer('x') }),
    ),
    D,
  ],
  ['IncomeOrAssetsCap', 'the group has not answered', groupOf({ accounts: missingAnswer('x') }), M],
  [
    'IncomeOrAssetsCap',
    'young itself, in a big group',
    all(having('legalEntity', { registrationDate: '2020-01-01' }), (snapshot) => {
      groupOf({ accounts: both(INCOME + 1, ASSETS + 1) })(snapshot);
      snapshot.group = snapshot.group!.map((member) => ({ ...member, legalEntity: missingAnswer('x') }));
    }),
    D,
  ],
  ['RentPartyRelated', 'the tenant holds the lessor', leases({ ownerMajorityCodes: ['900000016'] }), D],
  [
    'RentPartyRelated',
    'the lessor of a bill is held by the same person',
    all(
      leases(),
      owners({ code: 'p', sharesPart: 100 }),
      answering({ bills: [{ ...bill, ownerMajorityCodes: ['p'] }] }),
    ),
    D,
  ],
  [
    'RentPartyRelated',
    'who holds the lessor is not known',
    all(leases({ ownerMajorityCodes: null }), owners({ code: 'p', sharesPart: 100 })),
    M,
  ],
  ['RentPartyRelated', 'the lessor is of the registered group', all(leases({}), groupOf({ code: 'w' })), D],
];
