import { z } from 'zod';
import { date, dateTime, money } from './shared.ts';

/** A participant of the company, and the company's capital as the register gives it. */
export const shareholder = z
  .object({
    Code: z.string().nullable(),
    Name: z.string(),
    /** Percent of the shares, and of the votes. */
    Shares: z.number(),
    Voting: z.number(),
    Type: z.enum(['person', 'company', 'state', 'municipality']),
    DataRecieved: dateTime.nullable(),
    DataUpdated: z.string().nullable(),
    CapitalSize: money.nullable(),
    CapitalSizeCurrency: z.string().nullable(),
    NumberOfShares: z.int().nullable(),
    NominalValue: money.nullable(),
    NominalValueCurrency: z.string().nullable(),
  })
  .meta({ id: 'Shareholder' });

/** The sole trader's certificate that began first. */
export const oldestActivity = z
  .object({ Number: z.string(), Evrk: z.string(), DateFrom: date, DateTo: date.nullable() })
  .meta({ id: 'OldestActivity' });
