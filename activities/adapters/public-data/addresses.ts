import { z } from 'zod';
import type { StoredLegalEntity } from '../../../domain/registers/stored.ts';
import { blockOf } from '../../../domain/texts/lt/register.ts';
import { onlyOne, reference, type Read } from './rows.ts';

const AR = 'datasets/gov/rc/ar';

const named = z.object({ pavadinimas: z.string().nullish() }).nullish();
const text = z.string().nullish();

// github.com/atviriduomenys/manifest, datasets/gov/rc/ar/pastatas.csv, patalpa.csv, gatve.csv, gyvenamojivietove.csv, savivaldybe.csv.
const building = z.object({
  nr: text,
  korpuso_nr: text,
  pasto_kodas: text,
  gatve: z.object({ pavadinimas: text, tipo_santrumpa: text }).nullish(),
  gyvenamoji_vietove: named,
  savivaldybe: z.object({ pavadinimas: text, tipas: text }).nullish(),
});

const BUILDING_PROPERTIES = [
  'nr',
  'korpuso_nr',
  'pasto_kodas',
  'gatve.pavadinimas',
  'gatve.tipo_santrumpa',
  'gyvenamoji_vietove.pavadinimas',
  'savivaldybe.pavadinimas',
  'savivaldybe.tipas',
];

const premises = z.object({ pastatas: reference, patalpos_nr: text });

/**
 * An address of the register of addresses by its id in the open data: that of a building, or of premises in one. Null: the open
 * data do not tell it down to municipality and settlement.
 */
export async function addressById(id: string, read: Read): Promise<StoredLegalEntity['address']> {
  const ofBuilding = onlyOne(await read(buildings(['aob_kodas._id', id])));
  if (ofBuilding) return addressOf(ofBuilding, null);
  const within = onlyOne(
    await read({ model: `${AR}/patalpa/Patalpa`, where: ['aob_kodas._id', id], row: premises }),
  );
  const buildingId = within?.pastatas?._id;
  if (!within || !buildingId) return null;
  const around = onlyOne(await read(buildings(['_id', buildingId])));
  return around && addressOf(around, within.patalpos_nr ?? null);
}

const buildings = (where: readonly [string, string]) => ({
  model: `${AR}/pastatas/Pastatas`,
  where,
  select: BUILDING_PROPERTIES,
  row: building,
});

function addressOf(row: z.output<typeof building>, flat: string | null): StoredLegalEntity['address'] {
  const { gatve, savivaldybe } = row;
  const settlement = row.gyvenamoji_vietove?.pavadinimas;
  if (!settlement || !savivaldybe?.pavadinimas) return null;
  const words = (...parts: (string | null | undefined)[]): string | null =>
    parts.filter(Boolean).join(' ') || null;
  return {
    municipality: words(savivaldybe.pavadinimas, savivaldybe.tipas?.toLowerCase()) ?? savivaldybe.pavadinimas,
    settlement,
    street: gatve?.pavadinimas ? words(gatve.pavadinimas, gatve.tipo_santrumpa) : null,
    house: words(row.nr, row.korpuso_nr && blockOf(row.korpuso_nr)),
    flat,
    postalCode: /\d{5}$/.exec(row.pasto_kodas ?? '')?.[0].replace(/^/, 'LT-') ?? null,
  };
}
