import type { z } from 'zod';
import { ensureSubject } from '../db/queries/registers.ts';
import { ensureCheck, findCheck, type VmiCheck } from '../db/queries/vmi/checks.ts';
import { MESSAGES } from '../domain/texts/lt/messages.ts';
import { readCheckCode } from '../domain/values/check-code.ts';
import type { Deps } from './deps.ts';
import { Problem } from './http/problems.ts';
import { sum, time } from './present/wire-values.ts';
import type { vmiCheck, vmiCheckSent } from './wire/vmi.ts';

const WIRE_STATE = { inProgress: 'InProgress', finished: 'Finished', failed: 'Failed' } as const;

/** A check as the staff see it. */
export function presentCheck(check: VmiCheck): z.input<typeof vmiCheck> {
  return {
    Id: check.id,
    Created: time(check.createdAt),
    Finished: time(check.finishedAt),
    Code: check.code,
    VmiExportDate: check.exportDate,
    VmiExportSum: sum(check.exportSumCents),
    VmiImportDate: check.importDate,
    VmiImportSum: sum(check.importSumCents),
    UserPersonalName: check.askedBy,
    state: WIRE_STATE[check.state],
    errorCode: check.errorCode,
  };
}

/** Asks the tax authority about a code. Whoever asks while another is waiting gets the same record. */
export async function sendCheck(
  deps: Deps,
  typed: string,
  asked: { by: string; commandId: string },
): Promise<z.input<typeof vmiCheckSent>> {
  const read = readCheckCode(typed);
  if (!read) throw new Problem('validation', { errors: { code: [MESSAGES.vmi.wrongCode] } });
  const subjectId = await ensureSubject(deps.db, read.kind, read.code);
  const { id, isNew } = await ensureCheck(deps.db, {
    subjectId,
    askedBy: asked.by,
    commandId: asked.commandId,
  });
  await deps.engine.startVmiCheck({ checkId: id });
  const check = await findCheck(deps.db, id);
  if (!check) throw new Problem('notFound');
  return { ...presentCheck(check), joined: !isNew };
}
