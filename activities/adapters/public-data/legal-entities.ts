import { z } from 'zod';
import type { StoredLegalEntity } from '../../../domain/registers/stored.ts';
import { PUBLIC_SOURCE } from '../../../domain/texts/lt/register.ts';
import { AdapterError } from '../adapter-error.ts';
import type { RegisterAnswer } from '../registers.ts';
import { addressById } from './addresses.ts';
import { onlyOne, reference, type Read } from './rows.ts';
import { readRows } from './spinta.ts';

const SERVICE = 'legal-entities';
const JAR = 'datasets/gov/rc/jar';

// Shapes after the manifest of the datasets: github.com/atviriduomenys/manifest, datasets/gov/rc/jar/iregistruoti.csv,
// buveines.csv, formos_statusai.csv (430e8b5, 2026-05-12).
const entity = z.object({
  _id: z.string().min(1),
  ja_kodas: z.int(),
  ja_pavadinimas: z.string().nullish(),
  reg_data: z.iso.date().nullish(),
  isreg_data: z.iso.date().nullish(),
  forma: z.object({ pavadinimas: z.string().nullish() }).nullish(),
  statusas: z.object({ kodas: z.int().nullish() }).nullish(),
  adresas: reference,
});
type EntityRow = z.output<typeof entity>;

const ENTITY_PROPERTIES = [
  '_id',
  'ja_kodas',
  'ja_pavadinimas',
  'reg_data',
  'isreg_data',
  'forma.pavadinimas',
  'statusas.kodas',
  'adresas',
];

const seat = z.object({ adresas: reference, adresas_nuo: z.iso.date().nullish() });

/**
 * Statuses by their codes in the classifier. What is not here (reorganised, taking part in a division, liquidation only
 * initiated, those of European companies) is told as unknown: none of our words means it, and a person looks.
 */
const STATUS_BY_CODE: Readonly<Record<number, string>> = {
  0: 'registered',
  4: 'restructuring',
  5: 'bankrupt',
  6: 'bankrupt',
  7: 'liquidating',
  10: 'deregistered',
  11: 'deregistered',
};

interface Options {
  baseUrl: string;
  companyCode: string;
  timeoutMs: number;
}

/**
 * A legal entity by the open data of the register: name, form, status, day of registration, seat. They name no manager, so the
 * answer has none. Throws AdapterError; `incomplete` = they do not know the code, which proves nothing of the company: they come
 * later than the register itself.
 */
export async function publicLegalEntity({
  baseUrl,
  companyCode,
  timeoutMs,
}: Options): Promise<RegisterAnswer<StoredLegalEntity>> {
  const options = { baseUrl, service: SERVICE, until: Date.now() + timeoutMs };
  const read: Read = (query) => readRows(query, options);
  const rows = await read({
    model: `${JAR}/iregistruoti/JuridinisAsmuo`,
    where: ['ja_kodas', Number(companyCode)],
    select: ENTITY_PROPERTIES,
    row: entity,
  });
  const row = onlyOne(rows);
  if (!row) throw new AdapterError('incomplete', SERVICE);
  if (row.ja_kodas !== Number(companyCode)) throw new AdapterError('wrongSubject', SERVICE);
  const { ja_pavadinimas: name, reg_data: registrationDate, forma } = row;
  if (!name || !registrationDate || !forma?.pavadinimas) throw new AdapterError('incomplete', SERVICE);
  const addressId = row.adresas?._id ?? (await newestSeat(row, read));
  return {
    source: PUBLIC_SOURCE[SERVICE],
    asOf: null,
    data: {
      name,
      companyType: forma.pavadinimas,
      legalStatus: statusOf(row),
      registrationDate,
      address: addressId ? await addressById(addressId, read) : null,
      isPublicData: true,
    },
  };
}

/** The day of striking off decides: the status may lag behind it. */
function statusOf({ isreg_data: struckOff, statusas }: EntityRow): string {
  if (struckOff) return 'deregistered';
  return STATUS_BY_CODE[statusas?.kodas ?? -1] ?? 'unknown';
}

async function newestSeat({ _id }: EntityRow, read: Read): Promise<string | null> {
  const seats = await read({
    model: `${JAR}/buveines/Buveine`,
    where: ['juridinis_asmuo._id', _id],
    select: ['adresas', 'adresas_nuo'],
    row: seat,
  });
  const since = ({ adresas_nuo: day }: z.output<typeof seat>): string => day ?? '';
  const newest = seats.reduce<z.output<typeof seat> | null>(
    (last, one) => (last && since(last) >= since(one) ? last : one),
    null,
  );
  return newest?.adresas?._id ?? null;
}
