import type { Rule } from '../rule.ts';
import type { RuleName } from '../rule-name.ts';
import { activityInReferencePeriod } from './activity-in-reference-period.ts';
import { allowedEvrkCodesInvest } from './allowed-evrk-codes-invest.ts';
import { allowedEvrkCodes } from './allowed-evrk-codes.ts';
import { bankruptcyStatus } from './bankruptcy-status.ts';
import { excludedMainActivity } from './excluded-main-activity.ts';
import { financialStatementsFiled } from './financial-statements-filed.ts';
import { incomeOrAssetsCap } from './income-or-assets-cap.ts';
import { individualActivityRegistered } from './individual-activity-registered.ts';
import { insolvencyCase } from './insolvency-case.ts';
import { largeSize } from './large-size.ts';
import { leasePartiesMatch } from './lease-parties-match.ts';
import { leaseRegistered } from './lease-registered.ts';
import { lithuanianIban } from './lithuanian-iban.ts';
import { nonSocialAge } from './non-social-age.ts';
import { personalBankruptcy } from './personal-bankruptcy.ts';
import { registeredByDate } from './registered-by-date.ts';
import { registeredInJar } from './registered-in-jar.ts';
import { reliableTaxpayer } from './reliable-taxpayer.ts';
import { rentPartyRelated } from './rent-party-related.ts';
import { socialProjectAge } from './social-project-age.ts';
import { socialProjectSize } from './social-project-size.ts';
import { stateOwnership } from './state-ownership.ts';
import { tradeShare } from './trade-share.ts';
import { undertakingInDifficulty } from './undertaking-in-difficulty.ts';

export const RULES = {
  RegisteredInJar: registeredInJar,
  BankruptcyStatus: bankruptcyStatus,
  InsolvencyCase: insolvencyCase,
  PersonalBankruptcy: personalBankruptcy,
  IndividualActivityRegistered: individualActivityRegistered,
  ReliableTaxpayer: reliableTaxpayer,
  LithuanianIban: lithuanianIban,
  FinancialStatementsFiled: financialStatementsFiled,
  UndertakingInDifficulty: undertakingInDifficulty,
  IncomeOrAssetsCap: incomeOrAssetsCap,
  StateOwnership: stateOwnership,
  TradeShare: tradeShare,
  AllowedEvrkCodes: allowedEvrkCodes,
  AllowedEvrkCodesInvest: allowedEvrkCodesInvest,
  ExcludedMainActivity: excludedMainActivity,
  RegisteredByDate: registeredByDate,
  SocialProjectAge: socialProjectAge,
  NonSocialAge: nonSocialAge,
  SocialProjectSize: socialProjectSize,
  LargeSize: largeSize,
  LeaseRegistered: leaseRegistered,
  LeasePartiesMatch: leasePartiesMatch,
  RentPartyRelated: rentPartyRelated,
  ActivityInReferencePeriod: activityInReferencePeriod,
} as const satisfies Record<RuleName, Rule>;
