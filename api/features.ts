import { listFeaturesOff } from '../db/queries/administration/kept.ts';
import type { Database } from '../db/connect.ts';
import type { Feature } from '../domain/administration/feature.ts';

/** Another process notices a switch this late. */
const KEPT_MS = 2_000;

const read = new WeakMap<Database, { at: number; off: Promise<Set<string>> }>();

/** Whether an administrator has switched it off. */
export async function isOff(db: Database, feature: Feature): Promise<boolean> {
  return (await featuresOff(db)).has(feature);
}

export function featuresOff(db: Database): Promise<Set<string>> {
  const known = read.get(db);
  if (known && Date.now() - known.at < KEPT_MS) return known.off;
  const off = listFeaturesOff(db);
  read.set(db, { at: Date.now(), off });
  off.catch(() => read.delete(db));
  return off;
}

/** The next question reads them anew. */
export function forgetFeatures(db: Database): void {
  read.delete(db);
}
