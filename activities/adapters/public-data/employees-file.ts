import { parse } from 'csv-parse';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream';
import { openPromise, type ZipFile } from 'yauzl';
import type { EmployeesOf } from '../../../db/queries/public-employees.ts';
import { AdapterError } from '../adapter-error.ts';
import { download } from '../http.ts';

const SERVICE = 'social-insurance';
/** A year of all employers is some tens of megabytes packed and half a gigabyte unpacked. */
const MOST_BYTES = 500_000_000;
const MOST_INFLATED = 4_000_000_000;
const LONGEST_MS = 20 * 60_000;
const YEAR = '{year}';

interface File {
  address: string;
  year: number;
  /** Ends a reading that is under way. */
  stopped: AbortSignal;
}

/**
 * Every company's newest month in the yearly file of employers (CSV in a zip): `{year}` in the address is this year, and the
 * year before where that is not out yet. Throws AdapterError; a file of another make is `malformed` and nothing of it is told.
 */
export async function readEmployeesFile({ address, year, stopped }: File): Promise<EmployeesOf[]> {
  const folder = await mkdtemp(join(tmpdir(), 'employees-'));
  const path = join(folder, 'employees.zip');
  const fetchYear = (of: number): Promise<void> =>
    download(
      {
        service: SERVICE,
        url: new URL(address.replaceAll(YEAR, String(of))),
        timeoutMs: LONGEST_MS,
        maxBytes: MOST_BYTES,
        signal: stopped,
      },
      path,
    );
  try {
    await fetchYear(year).catch(async (error: unknown) => {
      const isNotOut = error instanceof AdapterError && error.code === 'notFound' && address.includes(YEAR);
      if (!isNotOut) throw error;
      await fetchYear(year - 1);
    });
    return await employeesIn(path, stopped);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function employeesIn(path: string, stopped: AbortSignal): Promise<EmployeesOf[]> {
  let zip: ZipFile | undefined;
  try {
    zip = await openPromise(path, { lazyEntries: true, autoClose: false });
    for await (const entry of zip.eachEntry()) {
      if (!entry.fileName.endsWith('.csv') || entry.uncompressedSize > MOST_INFLATED) continue;
      return await newestMonths(await zip.openReadStreamPromise(entry), stopped);
    }
  } catch (error) {
    if (error instanceof AdapterError) throw error;
  } finally {
    zip?.close();
  }
  throw new AdapterError('malformed', SERVICE);
}

interface Newest {
  month: string;
  /** By number of the insurer: a company may be several. */
  insured: Map<string, number>;
}

/** Columns are found by the name in brackets at the end of their heading: between years columns were added. */
const FIELDS = ['code', 'jarCode', 'month', 'numInsured'] as const;

async function newestMonths(csv: NodeJS.ReadableStream, stopped: AbortSignal): Promise<EmployeesOf[]> {
  const records = parse({ delimiter: ';', bom: true, relax_column_count: true, max_record_size: 10_000 });
  pipeline(csv, records, () => undefined);
  let places: Record<(typeof FIELDS)[number], number> | undefined;
  const companies = new Map<string, Newest>();
  for await (const record of records as AsyncIterable<string[]>) {
    if (stopped.aborted) throw new AdapterError('timeout', SERVICE);
    if (places)
      take(
        companies,
        FIELDS.map((field) => record[places![field]]?.trim() ?? ''),
      );
    else places = placesIn(record);
  }
  if (companies.size === 0) throw new AdapterError('malformed', SERVICE);
  return [...companies].map(([companyCode, { month, insured }]) => ({
    companyCode,
    month: `${month.slice(0, 4)}-${month.slice(4)}`,
    employees: [...insured.values()].reduce((sum, one) => sum + one, 0),
  }));
}

function placesIn(heading: readonly string[]): Record<(typeof FIELDS)[number], number> {
  const names = heading.map((cell) => /\((\w+)\)\s*$/.exec(cell)?.[1]);
  const places = FIELDS.map((field) => [field, names.indexOf(field)] as const);
  if (places.some(([, at]) => at < 0)) throw new AdapterError('malformed', SERVICE);
  return Object.fromEntries(places) as Record<(typeof FIELDS)[number], number>;
}

/** People who employ have no company code; a month without a count says nothing. */
function take(companies: Map<string, Newest>, cells: readonly string[]): void {
  const [insurer = '', companyCode = '', month = '', insured = ''] = cells;
  if (!/^\d{7,9}$/.test(companyCode) || !/^\d{4}(0[1-9]|1[0-2])$/.test(month) || !/^\d{1,7}$/.test(insured))
    return;
  const known = companies.get(companyCode);
  if (!known || known.month < month)
    companies.set(companyCode, { month, insured: new Map([[insurer, Number(insured)]]) });
  else if (known.month === month) known.insured.set(insurer, Number(insured));
}
