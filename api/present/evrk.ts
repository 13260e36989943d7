import type { z } from 'zod';
import type { RegisterSnapshots } from '../../domain/registers/stored.ts';
import { EVRK } from '../classifiers.ts';
import type { evrkRow } from '../wire/registers.ts';

/** Divisions the schemes do not finance: finance, agriculture, forestry, fisheries. Shown in red. */
const RED_DIVISIONS = ['01', '02', '03', '64', '65', '66'];

/** Activities as the tax authority lists them, the main one first. */
export function evrksOf(snapshots: RegisterSnapshots): z.input<typeof evrkRow>[] {
  return [...(snapshots['tax-authority']?.data?.activities ?? [])]
    .sort((a, b) => Number(b.main) - Number(a.main) || (a.code < b.code ? -1 : 1))
    .map(({ code, from, to, main }) => ({
      Evrk: code,
      Name: EVRK.labels.get(code) ?? null,
      DateFrom: from,
      DateTo: to,
      IsMain: main,
      IsRed: RED_DIVISIONS.includes(code.slice(0, 2)),
      RegistrationDate: from,
    }));
}
