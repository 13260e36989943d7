import type { z } from 'zod';
import { listAudited, type AuditRow } from '../../db/queries/case-audit.ts';
import { listEvents, type EventRow } from '../../db/queries/request-log.ts';
import type { Database } from '../../db/connect.ts';
import { repairComment, repairTitle } from '../../domain/texts/lt/case-audit.ts';
import type { Untouched } from '../../domain/forms/findings.ts';
import { actingFor } from '../../domain/texts/lt/representation.ts';
import { untouchedWords } from '../../domain/texts/lt/untouched.ts';
import type { logRow } from '../wire/staff-case.ts';
import { time } from './wire-values.ts';

type LogRow = z.input<typeof logRow>;

/** The whole history of a case, the newest first: its moves, and what was done about it beside them. */
export async function historyOf(
  db: Database,
  requestId: number,
  known?: readonly EventRow[],
): Promise<LogRow[]> {
  const [events, deeds] = await Promise.all([known ?? listEvents(db, requestId), listAudited(db, requestId)]);
  const version = events[0]?.version ?? 0;
  const all = [
    ...events.map((event) => ({ at: event.at, row: moveOf(event) })),
    ...deeds.map((deed) => ({ at: deed.at, row: deedOf(deed, version) })),
  ];
  return all.sort((a, b) => b.at.getTime() - a.at.getTime()).map(({ row }) => row);
}

function moveOf(event: EventRow): LogRow {
  const { untouched } = event.details as { untouched?: Untouched };
  const found = untouched ? untouchedWords(untouched) : null;
  return {
    Id: event.id,
    action: event.action,
    ActionLogType: event.logCodes[0] ?? null,
    logCodes: event.logCodes,
    ChangedBy: event.actorName === null ? null : actingFor(event.actorName, event.onBehalfOf),
    actorRole: event.actorRole,
    Created: time(event.at),
    fromStatus: event.fromStatus,
    toStatus: event.toStatus,
    comment: event.comment ?? found,
    commentReader: event.commentReader ?? (found ? 'staff' : null),
    details: event.details,
    version: event.version,
  };
}

/** Numbers of deeds are negative, apart from those of moves; their words come with them. */
function deedOf({ id, deed, at, actorName, repair, details }: AuditRow, version: number): LogRow {
  const comment = repair ? repairComment(deed, repair) : (details.comment ?? null);
  return {
    Id: -id,
    action: deed,
    ActionLogType: null,
    logCodes: [],
    ChangedBy: actorName,
    actorRole: 'staff',
    Created: time(at),
    fromStatus: null,
    toStatus: null,
    comment,
    commentReader: comment ? 'staff' : null,
    details: { title: repair ? repairTitle(deed, repair) : (details.title ?? deed) },
    version,
  };
}
