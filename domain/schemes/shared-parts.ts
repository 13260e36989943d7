// What most schemes have in common; a scheme that differs writes its own list.
import type { FileType } from '../documents/file-type.ts';
import type { SectionId } from '../forms/section-id.ts';
import { SECTION_IDS } from '../forms/section-id.ts';

export const ALL_SECTIONS: readonly SectionId[] = SECTION_IDS;

/** In the order of the checklist; the last one is „other documents“. */
export const COMMON_ATTACHMENTS: readonly FileType[] = [1, 12, 3, 5, 6, 7, 9, 10, 11];
