import { createReadStream } from 'node:fs';
import { z } from 'zod';
import {
  confirmHandEntry,
  declineHandEntry,
  findHandEntry,
  insertHandEntry,
  withdrawHandEntry,
  type HandEntryRefusal,
} from '../../db/queries/register-hand-entry.ts';
import { listVersions } from '../../db/queries/register-history.ts';
import { ensureSubject } from '../../db/queries/registers.ts';
import { commentSchema } from '../../domain/application/inputs.ts';
import { HAND_ENTRY_ROLES, HAND_FILE, handReason, handSchema } from '../../domain/forms/hand-entry/schema.ts';
import { extensionOf } from '../../domain/documents/limits.ts';
import { REGISTERS_OF, type RegisterId } from '../../domain/registers/register-id.ts';
import { vilniusDate } from '../../domain/values/days.ts';
import { readCase } from '../case-reads.ts';
import { requestFor } from '../commands.ts';
import { contentTypeOf } from '../content-type.ts';
import type { Deps } from '../deps.ts';
import { ANY_FILE, defineRoute } from '../http/define-route.ts';
import { staffWith } from '../http/rights.ts';
import { Problem, fieldProblem, validationProblem } from '../http/problems.ts';
import { fileReply } from '../http/reply.ts';
import type { StaffSession } from '../http/session.ts';
import { checkFiles, type ReceivedFile } from '../http/uploads.ts';
import { openCase } from '../open-case.ts';
import { presentRegisters, versionOf } from '../present/registers.ts';
import { renewRegisters, subjectKind, type Party } from '../registers.ts';
import * as wire from '../wire/register-entries.ts';
import { registersRenewed } from '../wire/registers.ts';
import { byRequest } from '../wire/shared.ts';

const staff = { staff: HAND_ENTRY_ROLES };

/** A register that knows nothing of such parties is not there. */
function assertKnows(party: Party, register: RegisterId): void {
  const known: readonly RegisterId[] = REGISTERS_OF[subjectKind(party.loginType)];
  if (!known.includes(register)) throw fieldProblem('register', 'valueMissing');
}

function told(refusal: HandEntryRefusal | null): void {
  if (refusal) throw new Problem(refusal);
}

function readEntry(body: z.output<typeof wire.enterInput>) {
  const meta = handReason.safeParse(body);
  const values = handSchema(body.register).safeParse(body.values);
  if (!meta.success || !values.success) {
    const issues = [
      ...(meta.error?.issues ?? []),
      ...(values.error?.issues ?? []).map((issue) => ({ ...issue, path: ['values', ...issue.path] })),
    ];
    throw validationProblem(new z.ZodError(issues));
  }
  if (meta.data.asOf > vilniusDate(new Date())) throw fieldProblem('asOf', 'dateInFuture');
  return { ...meta.data, values: values.data };
}

async function keep(deps: Deps, files: readonly ReceivedFile[]) {
  const [file] = files;
  if (!file) throw fieldProblem('File', 'fileMissing');
  await checkFiles(files, HAND_FILE.extensions, 'File');
  const stored = await deps.files.put(createReadStream(file.path));
  return { ...stored, name: file.name, contentType: contentTypeOf(file.name) };
}

async function standing(deps: Deps, session: StaffSession, requestId: number) {
  return presentRegisters(deps, session, await readCase(deps, session, requestId, 'registers'));
}

export const registerEntryRoutes = [
  defineRoute({
    method: 'GET',
    path: '/api/BackOffice/GetRegisters',
    access: staffWith('readCases'),
    summary: 'How the registers stand with a case: what is missing, since when, and what was entered by hand',
    query: byRequest,
    output: wire.caseRegisters,
    handler: async ({ deps, session, query }) => standing(deps, session, query.requestId),
  }),
  defineRoute({
    method: 'POST',
    path: '/api/BackOffice/RenewRegisters',
    access: staffWith('renewRegisters'),
    rate: 'heavy',
    summary: 'Asks one register, or all, about the applicant again; says who did when they are being asked',
    body: wire.renewInput,
    output: registersRenewed,
    handler: async ({ deps, session, body }) => {
      const row = await openCase(deps, session, body.RequestId);
      if (body.register) assertKnows(row, body.register);
      const registers = body.register ? { registers: [body.register] } : {};
      return renewRegisters(deps, row, { reason: 'manual', by: session.userId, ...registers });
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/api/BackOffice/EnterRegisterValue',
    access: staff,
    summary:
      'Enters a register’s answer by hand, from a document; it counts once another person has confirmed it',
    multipart: { field: 'File', max: 1 },
    body: wire.enterInput,
    output: wire.caseRegisters,
    handler: async ({ deps, session, body, files, key }) => {
      const row = await openCase(deps, session, body.RequestId);
      assertKnows(row, body.register);
      const { asOf, reason, values } = readEntry(body);
      const subjectId = await ensureSubject(deps.db, subjectKind(row.loginType), row.partyCode);
      const file = await keep(deps, files);
      const made = await insertHandEntry(deps.db, {
        requestId: row.id,
        subjectId,
        register: body.register,
        asOf,
        values,
        reason,
        file,
        enteredBy: session.userId,
        uploadKey: `${session.userId}:${key}`,
      });
      if (typeof made === 'string' || !made.isNew) await deps.files.remove(file.storageKey);
      if (typeof made === 'string') throw new Problem(made);
      return standing(deps, session, row.id);
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/api/BackOffice/ConfirmRegisterValue',
    access: staff,
    summary: 'Confirms a value another person has entered; from now on it counts',
    body: wire.entryInput,
    output: wire.caseRegisters,
    handler: async ({ deps, session, body: { RequestId, entryId } }) => {
      const row = await openCase(deps, session, RequestId);
      told(await confirmHandEntry(deps.db, { requestId: row.id, entryId, actorId: session.userId }));
      return standing(deps, session, row.id);
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/api/BackOffice/DeclineRegisterValue',
    access: staff,
    summary: 'Declines a value another person has entered, with a comment',
    body: wire.declineInput,
    output: wire.caseRegisters,
    handler: async ({ deps, session, body: { RequestId, entryId, comment } }) => {
      const row = await openCase(deps, session, RequestId);
      const read = commentSchema('return').safeParse({ comment });
      if (!read.success) throw validationProblem(read.error);
      const decision = { requestId: row.id, entryId, actorId: session.userId, comment: read.data.comment };
      told(await declineHandEntry(deps.db, decision));
      return standing(deps, session, row.id);
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/api/BackOffice/WithdrawRegisterValue',
    access: staff,
    summary: 'Takes back a value one has entered oneself, before anybody decided',
    body: wire.entryInput,
    output: wire.caseRegisters,
    handler: async ({ deps, session, body: { RequestId, entryId } }) => {
      const row = await requestFor(deps.db, session, RequestId);
      told(await withdrawHandEntry(deps.db, { requestId: row.id, entryId, actorId: session.userId }));
      return standing(deps, session, row.id);
    },
  }),
  defineRoute({
    method: 'GET',
    path: '/api/BackOffice/GetRegisterHistory',
    access: staffWith('readCases'),
    summary: 'Every answer of one register about the applicant, the newest first',
    query: wire.historyQuery,
    output: z.array(wire.registerVersion),
    handler: async ({ deps, session, query }) => {
      const row = await readCase(deps, session, query.requestId, 'registers');
      const subject = { kind: subjectKind(row.loginType), code: row.partyCode, register: query.register };
      return (await listVersions(deps.db, subject)).map(versionOf);
    },
  }),
  defineRoute({
    method: 'GET',
    path: '/api/BackOffice/DownloadRegisterDocument/{requestId}/{entryId}',
    access: staffWith('readCases'),
    summary: 'The document a value was entered from',
    params: wire.entryParams,
    output: { file: ANY_FILE },
    handler: async ({ deps, session, params }) => {
      const row = await readCase(deps, session, params.requestId, 'file');
      const entry = await findHandEntry(deps.db, row.id, params.entryId);
      if (!entry) throw new Problem('notFound');
      const stream = await deps.files.open(entry.storageKey);
      const inline = ['.pdf', '.jpg', '.png'].includes(extensionOf(entry.fileName));
      return fileReply({
        stream,
        name: entry.fileName,
        contentType: entry.contentType,
        size: entry.size,
        inline,
      });
    },
  }),
];
