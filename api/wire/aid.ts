import { z } from 'zod';
import { date, dateTime, money, schemeCode } from './shared.ts';

export const aidQuery = z.object({ page: z.coerce.number().int().min(1).max(10_000).default(1) });

const published = z.object({
  Beneficiary: z.string(),
  /** Null: a person. */
  BeneficiaryCode: z.string().nullable(),
  Sum: money,
  GrantedOn: date,
  SchemeCode: schemeCode,
  Category: z.string(),
  /** On what ground aid is given. */
  Ground: z.string(),
  CompanySizeTypeId: z.int().nullable(),
});

export const publishedAid = z
  .object({
    Provider: z.string(),
    Rows: z.array(published),
    TotalCount: z.int(),
    TotalPageCount: z.int(),
  })
  .meta({ id: 'PublishedAid' });

export const aidToPublish = z
  .array(
    z.object({
      requestId: z.int(),
      sum: money,
      grantedOn: date,
      schemeCode,
      publishBy: date,
      /** From this day on it is published by itself. */
      itselfOn: date,
      /** Left until `publishBy`; below zero: late. */
      daysLeft: z.int(),
      publishedAt: dateTime.nullable(),
      publishedBy: z.string().nullable(),
    }),
  )
  .meta({ id: 'AidToPublish' });
