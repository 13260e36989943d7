import type { Place, Section } from '../../../db/files/pdf/cross-references.ts';
import type { PdfFile } from '../../../db/files/pdf/file.ts';
import { skipSpace } from '../../../db/files/pdf/syntax.ts';
import { nameOf, PdfStream } from '../../../db/files/pdf/values.ts';

/** The sections that were added to `before`; null when they do not simply go on from its last one. */
function addedSections(before: PdfFile, after: PdfFile): readonly Section[] | null {
  const count = after.sections.findIndex(({ at }) => at === before.startXref);
  const added = after.sections.slice(0, Math.max(count, 0));
  const beyond = (at: number | null): boolean => at === null || at >= before.bytes.length;
  return added.length > 0 && added.every(({ at, hybrid }) => beyond(at) && beyond(hybrid)) ? added : null;
}

const samePlace = (one: Place, other: Place): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Whether what a section says of an object is either what was said before or lies in what was added. */
function isFairPlace(before: PdfFile, after: PdfFile, number: number, place: Place): boolean {
  const length = before.bytes.length;
  const former = before.place(number);
  if (place.kind === 'free') return former.kind === 'free';
  if (place.kind === 'offset') return place.offset >= length || samePlace(place, former);
  const container = after.place(place.container);
  if (container.kind !== 'offset') return false;
  return (
    container.offset >= length ||
    (samePlace(place, former) && samePlace(container, before.place(place.container)))
  );
}

/** Every object of an added object stream is announced: programs that rebuild a file by themselves would find the others. */
function isFullyAnnounced(after: PdfFile, container: number, sections: readonly Section[]): boolean {
  return [...after.packed(container)].every(([index, { number }]) =>
    sections.some(({ places }) => {
      const place = places.get(number);
      return place?.kind === 'packed' && place.container === container && place.index === index;
    }),
  );
}

/**
 * Walks the added bytes from the first to the last: objects where the sections announce them, the sections, and their
 * `startxref`; nothing else, and nothing between.
 */
function isAllAnnounced(after: PdfFile, from: number, sections: readonly Section[]): boolean {
  const { text } = after;
  const starts = new Set(sections.map(({ at }) => at));
  const pointed = new Set<number>();
  let at = from;
  for (;;) {
    const next = skipSpace(text, at);
    if (/obj|stream|xref|trailer/.test(text.slice(at, next))) return false;
    at = next;
    if (at >= text.length) break;
    const pointer = /^startxref[\0\t\n\f\r ]+(\d{1,10})/.exec(text.slice(at, at + 40));
    if (pointer) {
      if (!starts.has(Number(pointer[1]))) return false;
      pointed.add(Number(pointer[1]));
      at += pointer[0].length;
      continue;
    }
    const table = sections.find((section) => section.at === at);
    if (table && text.startsWith('xref', at)) {
      at = table.end;
      continue;
    }
    const { number, value, end } = after.objectAt(at);
    const announced = sections.some(({ places }) => {
      const place = places.get(number);
      return place?.kind === 'offset' && place.offset === at;
    });
    const isSection = starts.has(at) || sections.some(({ hybrid }) => hybrid === at);
    if (!announced && !isSection) return false;
    const isPack = value instanceof PdfStream && nameOf(value.dictionary.get('Type')) === 'ObjStm';
    if (isPack && !isFullyAnnounced(after, number, sections)) return false;
    at = end;
  }
  const hybrids = new Set(sections.map(({ hybrid }) => hybrid));
  return sections.every((section) => hybrids.has(section.at) || pointed.has(section.at));
}

/**
 * Whether `after` is `before` with whole revisions appended (ISO 32000-1, 7.5.6), so that every program that opens it finds
 * the same objects. Says nothing of what the new objects are. Both begin with the same bytes; throws PdfFault.
 */
export function onlyAppends(before: PdfFile, after: PdfFile): boolean {
  const sections = addedSections(before, after);
  return (
    sections !== null &&
    sections.every(({ places }) =>
      [...places].every(([number, place]) => isFairPlace(before, after, number, place)),
    ) &&
    isAllAnnounced(after, before.bytes.length, sections)
  );
}
