import { createReadStream } from 'node:fs';
import type { FileRule } from '../domain/application/actions/row.ts';
import type { ActionName } from '../domain/application/transitions.ts';
import { DOCUMENT_KIND_OF, insertDocument } from '../db/queries/documents.ts';
import { removeStaged } from '../db/queries/document-list.ts';
import { contentTypeOf } from './content-type.ts';
import type { Deps } from './deps.ts';
import { Problem, fieldProblem } from './http/problems.ts';
import { checkFiles, type ReceivedFile } from './http/uploads.ts';

export interface Staging {
  requestId: number;
  action: ActionName;
  files: readonly ReceivedFile[];
  field: 'File' | 'Files';
  rule: FileRule;
  /** The Idempotency-Key: staging the same call again finds the same rows. */
  uploadKey: string;
  userId: string;
}

/** Stores the files of a command; they count only once the command adopts them. Answers their ids. */
export async function stageDocuments(deps: Deps, staging: Staging): Promise<string[]> {
  const { files, rule, field } = staging;
  if (files.length < rule.min) throw fieldProblem(field, 'fileMissing');
  if (files.length > rule.max) throw new Problem('fileLimitReached');
  await checkFiles(files, rule.extensions, field);
  const kind = DOCUMENT_KIND_OF[staging.action];
  if (!kind) throw new Error(`${staging.action} brings no documents`);
  const ids: string[] = [];
  for (const [index, file] of files.entries()) {
    const stored = await deps.files.put(createReadStream(file.path));
    const { id, isNew } = await insertDocument(deps.db, {
      requestId: staging.requestId,
      kind,
      state: 'staged',
      fileName: file.name,
      contentType: contentTypeOf(file.name),
      stored,
      scanState: file.scan,
      createdBy: staging.userId,
      uploadKey: `${staging.uploadKey}:${index}`,
    });
    if (!isNew) await deps.files.remove(stored.storageKey);
    ids.push(id);
  }
  return ids;
}

/** What a refused command brought is nobody's: rows and bytes go. */
export async function discardStaged(deps: Deps, ids: readonly string[]): Promise<void> {
  for (const storageKey of await removeStaged(deps.db, ids)) await deps.files.remove(storageKey);
}
