import { z } from 'zod';
import { date, money, requestId, schemeCode, wholeInput } from './shared.ts';

export const evrkQuery = z.object({
  version: z.string().max(10).optional(),
  search: z.string().trim().max(100).optional(),
  limit: wholeInput.optional(),
});
export const evrkEntry = z
  .object({
    Code: z.string(),
    Name: z.string(),
    /** A class of six digits: may be chosen. */
    Leaf: z.boolean(),
  })
  .meta({ id: 'EvrkEntry' });
export const country = z.object({ Code: z.string(), Name: z.string() }).meta({ id: 'Country' });

export const scheme = z
  .object({
    Code: schemeCode,
    Name: z.string(),
    ShortName: z.string(),
    Summary: z.string(),
    Description: z.array(z.string()),
    Budget: money,
    Issued: money,
    Reserved: money,
    From: date,
    To: date,
    Open: z.boolean(),
    HasBills: z.boolean(),
  })
  .meta({ id: 'Scheme' });

export const place = z.object({ Id: z.int(), Name: z.string() }).meta({ id: 'Place' });
export const districtParams = z.object({ districtId: requestId });
export const municipalityParams = z.object({ municipalityId: requestId });
export const settlementQuery = z.object({ municipalityId: requestId, eldershipId: requestId.optional() });
export const settlement = z
  .object({ Id: z.int(), Name: z.string(), PostalCode: z.string().nullable() })
  .meta({ id: 'Settlement' });
