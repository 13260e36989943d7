import { z } from 'zod';
import { DIFFERENCES } from '../../domain/application/reconciling.ts';
import { dateTime, statusId, wholeInput } from './shared.ts';

export const findingParams = z.object({ id: wholeInput.pipe(z.int().positive()) });

const kind = z.enum(DIFFERENCES);

const report = z
  .object({
    id: z.int(),
    startedAt: dateTime,
    finishedAt: dateTime.nullable(),
    checked: z.int(),
    listed: z.int(),
    byOperator: z.boolean(),
    differences: z.array(z.object({ kind, count: z.int() })),
  })
  .meta({ id: 'ReconcileReport' });

/** A move that was answered „done“ and is not in the database. */
const lostMove = z.object({
  version: z.int(),
  status: statusId.nullable(),
  action: z.string(),
  commandId: z.string().nullable(),
  at: dateTime,
});

const side = z.object({ status: z.string().nullable(), version: z.int().nullable() });

const finding = z
  .object({
    id: z.int(),
    reportId: z.int(),
    kind,
    measure: z.enum(['resumed', 'resynced', 'restarted', 'quarantined', 'ended', 'flagged']),
    /** Null where the workflow is not of a request; then its id says what it was. */
    requestNumber: z.int().nullable(),
    /** Set where it is about a payment request; `requestNumber` is then its loan's. */
    paymentRequestNumber: z.int().nullable(),
    /** There is a case under the number. */
    hasRequest: z.boolean(),
    workflowId: z.string(),
    foundAt: dateTime,
    row: side,
    held: side,
    lost: z.array(lostMove),
    needsPerson: z.boolean(),
    acknowledgedAt: dateTime.nullable(),
  })
  .meta({ id: 'ReconcileFinding' });

const epoch = z
  .object({
    id: z.int(),
    reason: z.enum(['operator', 'databaseOlder', 'engineOlder', 'numberTaken']),
    openedAt: dateTime,
    lastNumber: z.int(),
    nextNumber: z.int(),
  })
  .meta({ id: 'RestoreEpoch' });

export const operations = z
  .object({
    reports: z.array(report),
    findings: z.array(finding),
    epochs: z.array(epoch),
    /** Findings that nobody has looked at. */
    open: z.int(),
  })
  .meta({ id: 'Operations' });
