import type { z } from 'zod';
import type { BillEventRow } from '../../db/queries/bills/log.ts';
import type { BillRow } from '../../db/queries/bills/rows.ts';
import type { LeaseCard } from '../../db/queries/bills/facts.ts';
import { isInTime } from '../../domain/bills/check.ts';
import type { Aid } from '../../domain/bills/ceiling.ts';
import { movesOf, type BillMove, type BillSide } from '../../domain/bills/moves.ts';
import { billTurn, stepsOf } from '../../domain/bills/steps.ts';
import type { RuleParameters } from '../../domain/eligibility/rule-sets.ts';
import { actingFor } from '../../domain/texts/lt/representation.ts';
import { toWire } from '../../domain/values/money.ts';
import { vilniusTime } from '../../domain/values/days.ts';
import type * as wire from '../wire/bills.ts';
import { time } from './wire-values.ts';

// Who learns what of a bill is decided here. The owner sees the bill, its tenant's name and where it stands; neither the tenant's
// request nor its money, nor the code of a person. What the register said is told to the owner only where it ended the matter.

const isPersonal = (code: string): boolean => code.length === 11;

export function billOf(
  side: BillSide,
  bill: BillRow,
  { mayDecide }: { mayDecide: boolean },
): z.input<typeof wire.invoice> {
  const isOwner = side === 'owner';
  const offered: readonly BillMove[] = mayDecide ? movesOf(side, bill) : [];
  return {
    Id: bill.id,
    requestId: isOwner ? null : bill.requestId,
    Number: bill.number,
    RentDate: bill.rentDate,
    InvoiceType: bill.type,
    Sum: toWire(bill.cents),
    RealEstateObjectId: bill.objectId,
    OwnerCode: bill.ownerCode,
    OwnerName: bill.ownerName,
    TenantName: bill.tenantName,
    TenantCode: isOwner && isPersonal(bill.tenantCode) ? null : bill.tenantCode,
    InvoiceStatusId: bill.status,
    AutomaticCheckId: bill.check,
    checkReason: isOwner && bill.refusedBy !== 'register' ? null : bill.checkReason,
    Comment: bill.comment,
    refusedBy: bill.refusedBy,
    SentDate: time(bill.sentAt),
    DecidedDate: time(bill.decidedAt),
    FundedDate: time(bill.fundedAt),
    steps: stepsOf(bill),
    turn: billTurn(side, bill),
    actions: [...offered],
    version: bill.version,
  };
}

export const aidOf = ({ fundedCents, ceilingCents }: Aid) => ({
  Funded: toWire(fundedCents),
  Ceiling: toWire(ceilingCents),
});

export function leasesOf(
  found: { at: string; leases: readonly LeaseCard[] } | null,
  terms: Pick<RuleParameters, 'leaseStartsBy' | 'leaseLastsTo'>,
  objectId?: string,
) {
  if (!found) return null;
  const shown = found.leases.filter((lease) => objectId === undefined || lease.objectId === objectId);
  return {
    At: vilniusTime(found.at),
    Items: shown.map(({ objectId: premises, ownerCode, ownerName, from, to }) => ({
      RealEstateObjectId: premises,
      OwnerCode: ownerCode,
      OwnerName: ownerName,
      From: from,
      To: to,
      Fits: isInTime({ from, to }, terms),
    })),
  };
}

/** Persons are named to their own side and to staff. */
export function billLogOf(side: BillSide, events: readonly BillEventRow[]) {
  return events.map(({ action, logCode, actorName, onBehalfOf, actorRole, at, comment }) => ({
    action,
    ActionLogType: logCode,
    ChangedBy: side === 'staff' || side === actorRole ? actingFor(actorName, onBehalfOf) : null,
    actorRole,
    Created: time(at),
    comment,
  }));
}

export function sumsOf(bills: readonly BillRow[]) {
  const total = (rows: readonly BillRow[]): string => toWire(rows.reduce((all, { cents }) => all + cents, 0));
  return { Sum: total(bills), FundedSum: total(bills.filter(({ isFunded }) => isFunded)) };
}
