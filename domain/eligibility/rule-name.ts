/** Names of the eligibility rules, as the specification's criteria view and PRODUCT.md section 6 call them. */
export const RULE_NAMES = [
  'RegisteredInJar',
  'BankruptcyStatus',
  'InsolvencyCase',
  'PersonalBankruptcy',
  'IndividualActivityRegistered',
  'ReliableTaxpayer',
  'LithuanianIban',
  'FinancialStatementsFiled',
  'UndertakingInDifficulty',
  'IncomeOrAssetsCap',
  'StateOwnership',
  'TradeShare',
  'AllowedEvrkCodes',
  'AllowedEvrkCodesInvest',
  'ExcludedMainActivity',
  'RegisteredByDate',
  'SocialProjectAge',
  'NonSocialAge',
  'SocialProjectSize',
  'LargeSize',
  'LeaseRegistered',
  'LeasePartiesMatch',
  'RentPartyRelated',
  'ActivityInReferencePeriod',
] as const;

export type RuleName = (typeof RULE_NAMES)[number];
