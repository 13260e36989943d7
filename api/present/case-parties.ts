// What the registers and the party itself say beside its answers, under the names of the specification.
import type { z } from 'zod';
import type { StoredParticipant } from '../../domain/registers/stored.ts';
import { toWire } from '../../domain/values/money.ts';
import type { oldestActivity, shareholder } from '../wire/case-parties.ts';
import type { RequestFile } from './request.ts';
import { time } from './wire-values.ts';

/** Participants, each with the capital of the company; what the register does not say is null. */
export function sharesOf({ snapshots: { shareholders } }: RequestFile): z.input<typeof shareholder>[] {
  const capital = shareholders?.data?.capital ?? null;
  return (shareholders?.data?.participants ?? []).map((holder) => ({
    Code: codeOf(holder),
    Name: holder.kind === 'person' ? `${holder.firstName} ${holder.lastName}` : holder.name,
    Shares: holder.sharesPart,
    Voting: holder.votingPart,
    Type: holder.kind,
    DataRecieved: shareholders ? time(new Date(shareholders.fetchedAt)) : null,
    DataUpdated: shareholders?.asOf ?? null,
    CapitalSize: capital && toWire(capital.size),
    CapitalSizeCurrency: capital && capital.currency,
    NumberOfShares: capital && capital.shares,
    NominalValue: capital && toWire(capital.nominal),
    NominalValueCurrency: capital && capital.currency,
  }));
}

function codeOf(holder: StoredParticipant): string | null {
  if (holder.kind === 'person') return holder.personalCode;
  return holder.kind === 'company' ? holder.companyCode : null;
}

/** The certificate of individual activity that began first. */
export function oldestActivityOf({ row, snapshots }: RequestFile): z.input<typeof oldestActivity> | null {
  if (row.loginType !== 'Individual') return null;
  const certificates = snapshots['individual-activity']?.data?.certificates ?? [];
  const [oldest] = [...certificates].sort((a, b) => (a.from < b.from ? -1 : 1));
  return oldest
    ? {
        Number: oldest.certificate,
        Evrk: oldest.activityCode,
        DateFrom: oldest.from,
        DateTo: oldest.to,
      }
    : null;
}

/**
 * Answers of a sole trader with IsBussinessSorrow, „works under a business certificate“ in the specification's spelling:
 * no for whom the register shows certificates of individual activity, and not known otherwise (docs/decisions/0091).
 */
export function applicantDataOf(
  answers: Record<string, unknown> | undefined,
  file: RequestFile,
): Record<string, unknown> | undefined {
  if (file.row.loginType !== 'Individual') return answers;
  return { ...answers, IsBussinessSorrow: oldestActivityOf(file) === null ? null : false };
}
