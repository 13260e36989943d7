import type { ImportRefusal } from '../../../domain/imports/refusal.ts';

/** The file is not read any further. Carries a code only: what the file holds is not for logs. */
export class RefusedFile extends Error {
  override name = 'RefusedFile';
  constructor(readonly code: ImportRefusal) {
    super(code);
  }
}
