/** Why a file cannot be read as ISO 32000 asks. Says nothing of its content. */
export class PdfFault extends Error {
  override readonly name = 'PdfFault';
}

/** A PDF string; its bytes, however they were written. */
export class PdfString {
  constructor(readonly bytes: string) {}
}

export class PdfName {
  constructor(readonly name: string) {}
}

export class PdfReference {
  constructor(
    readonly number: number,
    readonly generation: number,
  ) {}
}

/** A stream with its bytes as they lie in the file. */
export class PdfStream {
  constructor(
    readonly dictionary: PdfDictionary,
    readonly bytes: Buffer,
  ) {}
}

export type PdfDictionary = Map<string, PdfValue>;
export type PdfValue =
  null | boolean | number | PdfString | PdfName | PdfReference | PdfStream | PdfDictionary | PdfValue[];

export const nameOf = (value: PdfValue | undefined): string | null =>
  value instanceof PdfName ? value.name : null;

export const integerOf = (value: PdfValue | undefined): number | null =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : null;
