import { readFile } from 'node:fs/promises';
import { damageOf } from '../db/files/pdf/whole-file.ts';
import { linesOfPdf } from '../db/files/pdf/text.ts';
import { nameOfParty } from '../db/queries/parties.ts';
import type { RequestRow } from '../db/queries/request-row.ts';
import type { ActionName } from '../domain/application/transitions.ts';
import { missingMarks } from '../domain/documents/names-contract.ts';
import { CONTRACT_FILE } from '../domain/texts/lt/contract-file.ts';
import type { Deps } from './deps.ts';
import { Problem } from './http/problems.ts';
import type { ReceivedFile } from './http/uploads.ts';

/** Actions whose file somebody signs as contract, or as a change of it. */
const CONTRACTS: readonly ActionName[] = ['uploadContract', 'changeContractFile', 'uploadConditionsChange'];

interface Asked {
  action: ActionName;
  row: RequestRow;
  input: Record<string, unknown>;
  files: readonly ReceivedFile[];
}

/**
 * A contract file must open and be whole, and name this borrower, this number and this sum. Where its text does not, or
 * cannot be read, a person answers for it (`FileConfirmed`). Throws problems of the fields.
 */
export async function checkContractFile(deps: Deps, { action, row, input, files }: Asked): Promise<void> {
  if (!CONTRACTS.includes(action)) return;
  for (const { path } of files) {
    const bytes = await readFile(path);
    const damage = damageOf(bytes);
    if (damage) throw wrong('File', CONTRACT_FILE[damage]);
    if (input['fileConfirmed'] !== true) await checkMarks(deps, row, { bytes, input });
  }
}

async function checkMarks(
  { db }: Deps,
  row: RequestRow,
  { bytes, input }: { bytes: Buffer; input: Record<string, unknown> },
): Promise<void> {
  const lines = await linesOfPdf(bytes);
  if (lines.length === 0) throw wrong('FileConfirmed', CONTRACT_FILE.unreadable);
  const { name } = await nameOfParty(db, row.partyId);
  const missing = missingMarks(lines.join('\n'), {
    borrower: { name, code: row.partyCode },
    number: (input['contractNumber'] ?? input['documentNumber'] ?? '') as string,
    sumCents: Number(input['sumCents']),
  });
  if (missing.length > 0) throw wrong('FileConfirmed', CONTRACT_FILE.missing(missing));
}

const wrong = (field: string, sentence: string): Problem =>
  new Problem('validation', { errors: { [field]: [sentence] } });
