import { z } from 'zod';
import { TEXT_KEYS, type TextKey } from '../../domain/texts/lt/template/kinds.ts';
import { dateTime, wholeInput } from './shared.ts';

const key = z.enum(TEXT_KEYS as readonly [TextKey, ...TextKey[]]).meta({ id: 'TextKey' });
const MAX_LENGTH = 60_000;
const parts = z.record(z.string().max(20), z.string().max(MAX_LENGTH));

export const textParams = z.object({ key });
const draftVersion = z.int().min(0).max(1_000_000);
const reason = z.string().max(500).default('');

export const draftInput = z.object({
  /** The version of the draft the person saw; 0: there was none. */
  version: draftVersion,
  parts,
});
export const proposal = z.object({ version: draftVersion, reason });
export const decision = z.object({ version: draftVersion });
export const declining = z.object({ version: draftVersion, reason });
export const draftQuery = z.object({ version: wholeInput });
/** Left out: the draft. */
export const previewQuery = z.object({ version: wholeInput.optional() });

const draft = z.object({
  version: z.int(),
  parts,
  savedBy: z.string(),
  savedAt: dateTime,
  /** Why it is to be in force: it waits for the second person. Null: it is still being written. */
  reason: z.string().nullable(),
  proposedBy: z.string().nullable(),
  declinedBy: z.string().nullable(),
  declineReason: z.string().nullable(),
  /** The caller wrote or proposed it, so somebody else puts it in force. */
  isOwn: z.boolean(),
});

const row = z.object({
  key,
  version: z.int(),
  inForceAt: dateTime.nullable(),
  draft: z.enum(['none', 'written', 'proposed']),
});
export const list = z.array(row).meta({ id: 'EditedTexts' });

export const text = z
  .object({
    key,
    /** The newest first; version 1 came with the program. */
    versions: z.array(
      z.object({
        version: z.int(),
        parts,
        reason: z.string().nullable(),
        writtenBy: z.string().nullable(),
        confirmedBy: z.string().nullable(),
        inForceAt: dateTime.nullable(),
        /** Documents made of it. */
        documents: z.int(),
      }),
    ),
    draft: draft.nullable(),
  })
  .meta({ id: 'EditedText' });
