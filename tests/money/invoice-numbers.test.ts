import { expect, test } from '@jest/globals';
import { nextNumber } from '../../db/queries/fee-invoices.ts';
import { createDatabase } from '../harness/database.ts';

test('numbers of invoices follow each other without a gap, whoever is faster and whatever is rolled back', async () => {
  const database = await createDatabase();
  const { db } = database;
  try {
    const draw = async (index: number): Promise<string | null> =>
      db.transaction().execute(async (tx) => {
        const number = await nextNumber(tx, '2026');
        if (index % 3 === 0) throw new Error('rolled back');
        return number;
      });
    const drawn = await Promise.all(Array.from({ length: 60 }, (_, index) => draw(index).catch(() => null)));
    const kept = drawn.filter((number) => number !== null).sort();
    expect(kept).toEqual(
      Array.from({ length: 40 }, (_, index) => `VP-2026-${String(index + 1).padStart(5, '0')}`),
    );
    expect(await db.transaction().execute((tx) => nextNumber(tx, '2027'))).toBe('VP-2027-00001');
  } finally {
    await database.drop();
  }
}, 60_000);
