import type { z } from 'zod';
import type { Finding, Report } from '../../db/queries/reconcile-reports.ts';
import type { Epoch } from '../../db/queries/restore-epochs.ts';
import { DIFFERENCES } from '../../domain/application/reconciling.ts';
import { vilniusTime } from '../../domain/values/days.ts';
import type * as wire from '../wire/operations.ts';
import { time } from './wire-values.ts';

type Operations = z.input<typeof wire.operations>;

export function reportOf({
  differences,
  startedAt,
  finishedAt,
  ...rest
}: Report): Operations['reports'][number] {
  return {
    ...rest,
    startedAt: time(startedAt),
    finishedAt: time(finishedAt),
    differences: DIFFERENCES.flatMap((kind) =>
      differences[kind] ? [{ kind, count: differences[kind] }] : [],
    ),
  };
}

export function findingOf(found: Finding): Operations['findings'][number] {
  const { rowStatus, rowVersion, heldStatus, heldVersion, lost, foundAt, acknowledgedAt, ...rest } = found;
  return {
    ...rest,
    foundAt: time(foundAt),
    acknowledgedAt: time(acknowledgedAt),
    row: { status: rowStatus, version: rowVersion },
    held: { status: heldStatus, version: heldVersion },
    lost: lost.map((move) => ({ ...move, at: vilniusTime(new Date(move.at)) })),
  };
}

export function epochOf({ openedAt, ...rest }: Epoch): Operations['epochs'][number] {
  return { ...rest, openedAt: time(openedAt) };
}
