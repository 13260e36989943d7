import { z } from 'zod';
import { AdapterError } from '../adapter-error.ts';
import { callJson, endpoint } from '../http.ts';

/** Rows of a page. The last page has a `next` too, so a short page is what ends a reading. */
const PAGE_ROWS = 100;
const MOST_PAGES = 20;

export interface SpintaQuery<T extends z.ZodType> {
  /** `datasets/gov/rc/jar/iregistruoti/JuridinisAsmuo`. */
  model: string;
  /** Property and the value it must have; a property of a reference is written `juridinis_asmuo._id`. */
  where: readonly [property: string, value: string | number | null];
  /** Properties of the row, and of what it refers to by one point; all unless said. */
  select?: readonly string[];
  row: T;
}

interface Options {
  baseUrl: string;
  /** Named in errors. */
  service: string;
  /** When all reading must have ended, in milliseconds since 1970. */
  until: number;
  pageRows?: number;
}

/**
 * Reads rows of a model of the state's open data (Spinta, https://github.com/atviriduomenys/spinta), every page of them.
 * Throws AdapterError; never `notFound`: where the API says 404 the model has gone, and that says nothing of any company.
 */
export async function readRows<T extends z.ZodType>(
  query: SpintaQuery<T>,
  { baseUrl, service, until, pageRows = PAGE_ROWS }: Options,
): Promise<z.output<T>[]> {
  const page = z.object({
    _data: z.array(query.row),
    _page: z.object({ next: z.string().nullish() }).optional(),
  });
  const rows: z.output<T>[] = [];
  let cursor: string | null = null;
  for (let pages = 0; pages < MOST_PAGES; pages += 1) {
    const timeoutMs = until - Date.now();
    if (timeoutMs <= 0) throw new AdapterError('timeout', service);
    const told: z.output<typeof page> = await callJson(
      { service, url: addressOf(query, { baseUrl, cursor, pageRows }), timeoutMs },
      page,
    ).catch(modelGone);
    rows.push(...told._data);
    const next = told._page?.next ?? null;
    if (told._data.length < pageRows || next === null) return rows;
    if (next === cursor) break;
    cursor = next;
  }
  throw new AdapterError('malformed', service);
}

function addressOf(
  { model, where: [property, value], select }: SpintaQuery<z.ZodType>,
  { baseUrl, cursor, pageRows }: { baseUrl: string; cursor: string | null; pageRows: number },
): URL {
  const literal = (text: string | number | null): string => encodeURIComponent(JSON.stringify(text));
  const url = endpoint(baseUrl, `/${model}`);
  url.search = [
    `${property}=${literal(value)}`,
    ...(select ? [`select(${select.join(',')})`] : []),
    `limit(${pageRows})`,
    ...(cursor === null ? [] : [`page(${literal(cursor)})`]),
  ].join('&');
  return url;
}

function modelGone(error: unknown): never {
  if (error instanceof AdapterError && error.code === 'notFound')
    throw new AdapterError('refused', error.service);
  throw error;
}
