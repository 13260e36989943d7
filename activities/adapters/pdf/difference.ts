import type { PdfFile } from '../../../db/files/pdf/file.ts';
import {
  integerOf,
  nameOf,
  PdfName,
  PdfReference,
  PdfStream,
  PdfString,
  type PdfDictionary,
  type PdfValue,
} from '../../../db/files/pdf/values.ts';

/** What the catalog may get: the form with the signature fields, validation data, and what says nothing to people. */
const CATALOG_FREE = new Set(['AcroForm', 'DSS', 'Extensions', 'Metadata', 'Version']);
const FIELD_KEYS = new Set('Type Subtype FT T TU TM V F Ff Rect P AP DA MK Border BS Lock SV'.split(' '));

const isZero = (value: PdfValue): boolean => {
  if (!Array.isArray(value) || value.length !== 4) return false;
  const [left, bottom, right, top] = value;
  return left === right || bottom === top;
};

/** Compares what two revisions of a file show, object by object from the catalog; what only signing adds is no difference. */
export class Comparison {
  readonly #compared = new Set<string>();
  readonly #pending: [PdfValue, PdfValue][] = [];
  /** Object numbers of the signature fields that came. */
  readonly #fields = new Set<number>();

  constructor(
    readonly before: PdfFile,
    readonly after: PdfFile,
  ) {}

  /** Throws PdfFault where a file cannot be read. */
  differs(): boolean {
    this.#pending.push([this.before.trailer.get('Root') ?? null, this.after.trailer.get('Root') ?? null]);
    for (let pair = this.#pending.pop(); pair; pair = this.#pending.pop()) {
      if (!this.#same(...pair)) return true;
    }
    return false;
  }

  #same(one: PdfValue, other: PdfValue): boolean {
    if (one instanceof PdfReference && other instanceof PdfReference) {
      const key = `${one.number} ${one.generation} ${other.number} ${other.generation}`;
      if (this.#compared.has(key)) return true;
      this.#compared.add(key);
    }
    const a = this.before.resolve(one);
    const b = this.after.resolve(other);
    if (a instanceof PdfName) return b instanceof PdfName && a.name === b.name;
    if (a instanceof PdfString) return b instanceof PdfString && a.bytes === b.bytes;
    if (a instanceof PdfStream) {
      return (
        b instanceof PdfStream && a.bytes.equals(b.bytes) && this.#sameEntries(a.dictionary, b.dictionary)
      );
    }
    if (Array.isArray(a)) return Array.isArray(b) && this.#sameList(a, b);
    if (a instanceof Map) return b instanceof Map && this.#sameDictionary(a, b);
    return a === b;
  }

  #later(one: PdfValue | undefined, other: PdfValue | undefined): void {
    this.#pending.push([one ?? null, other ?? null]);
  }

  #sameList(a: PdfValue[], b: PdfValue[]): boolean {
    if (a.length !== b.length) return false;
    a.forEach((value, i) => this.#later(value, b[i]));
    return true;
  }

  #sameEntries(a: PdfDictionary, b: PdfDictionary, free: ReadonlySet<string> = new Set()): boolean {
    for (const name of new Set([...a.keys(), ...b.keys()])) {
      if (!free.has(name)) this.#later(a.get(name), b.get(name));
    }
    return true;
  }

  #sameDictionary(a: PdfDictionary, b: PdfDictionary): boolean {
    const type = nameOf(this.before.resolve(a.get('Type')));
    if (type === 'Catalog') return this.#sameCatalog(a, b);
    if (type === 'Page') return this.#samePage(a, b);
    const isEmptyField = nameOf(this.before.resolve(a.get('FT'))) === 'Sig' && !a.has('V');
    if (!isEmptyField) return this.#sameEntries(a, b);
    // A field that was left for a signature may be filled, but shows nothing that was not there.
    const isInvisible = isZero(this.before.resolve(a.get('Rect')));
    return this.#sameEntries(a, b, new Set(isInvisible ? ['V', 'AP'] : ['V']));
  }

  #sameCatalog(a: PdfDictionary, b: PdfDictionary): boolean {
    const version = this.after.resolve(b.get('Version'));
    if (version !== null && !/^\d\.\d$/.test(nameOf(version) ?? '')) return false;
    return this.#sameForm(a.get('AcroForm'), b.get('AcroForm')) && this.#sameEntries(a, b, CATALOG_FREE);
  }

  #sameForm(one: PdfValue | undefined, other: PdfValue | undefined): boolean {
    const a = this.before.resolve(one);
    const b = this.after.resolve(other);
    if (b === null) return a === null;
    if (!(b instanceof Map)) return false;
    const former: PdfDictionary = a instanceof Map ? a : new Map<string, PdfValue>();
    const free = new Set(['Fields', 'SigFlags', ...(a === null ? ['DA', 'DR'] : [])]);
    const flags = this.after.resolve(b.get('SigFlags'));
    if (flags !== null && integerOf(flags) === null) return false;
    const oldFields = this.before.resolve(former.get('Fields')) ?? [];
    const fields = this.after.resolve(b.get('Fields')) ?? [];
    if (!Array.isArray(oldFields) || !Array.isArray(fields) || fields.length < oldFields.length) return false;
    oldFields.forEach((field, i) => this.#later(field, fields[i]));
    const names = new Set(oldFields.map((field) => this.#fieldName(this.before, field)));
    for (const field of fields.slice(oldFields.length)) {
      const name = this.#fieldName(this.after, field);
      if (!this.#isNewSignature(field) || name === null || names.has(name)) return false;
      names.add(name);
    }
    return this.#sameEntries(former, b, free);
  }

  #fieldName(file: PdfFile, value: PdfValue): string | null {
    const field = file.resolve(value);
    const name = field instanceof Map ? file.resolve(field.get('T')) : null;
    return name instanceof PdfString ? name.bytes : null;
  }

  /** A signature field of its own that nobody sees: its look could otherwise cover what is signed. */
  #isNewSignature(reference: PdfValue): boolean {
    if (!(reference instanceof PdfReference) || this.before.place(reference.number).kind !== 'free')
      return false;
    const field = this.after.resolve(reference);
    if (!(field instanceof Map) || [...field.keys()].some((name) => !FIELD_KEYS.has(name))) return false;
    if (nameOf(this.after.resolve(field.get('FT'))) !== 'Sig') return false;
    const signature = this.after.resolve(field.get('V'));
    const isWidget = field.has('Subtype') || field.has('Rect') || field.has('AP');
    if (isWidget && !isZero(this.after.resolve(field.get('Rect')))) return false;
    this.#fields.add(reference.number);
    return signature instanceof Map && signature.has('ByteRange');
  }

  #samePage(a: PdfDictionary, b: PdfDictionary): boolean {
    const old = this.before.resolve(a.get('Annots')) ?? [];
    const annotations = this.after.resolve(b.get('Annots')) ?? [];
    if (!Array.isArray(old) || !Array.isArray(annotations)) return false;
    old.forEach((annotation, i) => this.#later(annotation, annotations[i]));
    const added = annotations.slice(old.length);
    if (!added.every((one) => one instanceof PdfReference && this.#fields.has(one.number))) return false;
    return this.#sameEntries(a, b, new Set(['Annots', ...(a.has('Tabs') ? [] : ['Tabs'])]));
  }
}
