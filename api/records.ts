import { Readable } from 'node:stream';
import type { z } from 'zod';
import { listHolds } from '../db/queries/retention/holds.ts';
import {
  findReport,
  findRetentionList,
  listItems,
  listRetentionLists,
  type RetentionList,
} from '../db/queries/retention/lists.ts';
import type { Database } from '../db/connect.ts';
import { hasRight } from '../domain/application/rights.ts';
import type { SchemeCode } from '../domain/schemes/index.ts';
import { ADMIN_PROBLEM_TEXT } from '../domain/texts/lt/administration.ts';
import { REPORT_FILE, reportText } from '../domain/texts/lt/retention-report.ts';
import { Problem } from './http/problems.ts';
import { fileReply } from './http/reply.ts';
import type { StaffSession } from './http/session.ts';
import { time } from './present/wire-values.ts';
import type { recordItems, records } from './wire/records.ts';

const PER_PAGE = 100;

/** Lists of what may go, and cases that are held. */
export async function recordsOf(db: Database, viewer: StaffSession): Promise<z.input<typeof records>> {
  const [lists, holds] = await Promise.all([listRetentionLists(db), listHolds(db)]);
  return {
    lists: lists.map((one) => {
      const { proposedById: _, confirmedAt, finishedAt, ...list } = one;
      return {
        ...list,
        confirmedAt: confirmedAt && time(confirmedAt),
        finishedAt: finishedAt && time(finishedAt),
        mine: mineOf(one, viewer),
      };
    }),
    holds: holds.map(({ placedAt, endedAt, ...hold }) => ({
      ...hold,
      placedAt: time(placedAt),
      endedAt: endedAt && time(endedAt),
    })),
    mayMakeList: hasRight('keepRecords', viewer.roles) && !lists.some(({ state }) => state !== 'finished'),
    mayHold: hasRight('holdCases', viewer.roles),
  };
}

function mineOf(
  { state, proposedById }: RetentionList,
  { userId, roles }: StaffSession,
): 'toPropose' | 'proposed' | 'toConfirm' | 'none' {
  if (state === 'open') return hasRight('keepRecords', roles) ? 'toPropose' : 'none';
  if (state !== 'proposed') return 'none';
  return proposedById === userId ? 'proposed' : 'toConfirm';
}

export async function itemsOf(
  db: Database,
  listId: number,
  page: number,
): Promise<z.input<typeof recordItems>> {
  const list = await listFor(db, listId);
  const items = await listItems(db, listId, { page, perPage: PER_PAGE });
  return {
    total: list.total,
    pages: Math.max(1, Math.ceil(list.total / PER_PAGE)),
    items: items.map(({ schemeCode, ...item }) => ({ ...item, schemeCode: schemeCode as SchemeCode })),
  };
}

export async function listFor(db: Database, listId: number): Promise<RetentionList> {
  const list = await findRetentionList(db, listId);
  if (!list) throw new Problem('notFound');
  return list;
}

/** The sealed report with its hash and the one before, so that anybody can reckon it again. */
export async function reportFile(db: Database, listId: number) {
  const report = await findReport(db, listId);
  if (!report) throw new Problem('notFound');
  const bytes = Buffer.from(reportText(report));
  return fileReply({
    stream: Readable.from([bytes]),
    name: REPORT_FILE(listId),
    contentType: 'text/plain; charset=utf-8',
    size: bytes.length,
  });
}

/** Why something is done, as everywhere in the administration. */
export function reasonOf(given: string): string {
  const reason = given.trim();
  if (reason.length < 6)
    throw new Problem('validation', { errors: { reason: [ADMIN_PROBLEM_TEXT.reasonMissing] } });
  return reason;
}
