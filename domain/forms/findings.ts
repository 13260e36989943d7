// What staff asked to have mended when they returned a request, and what of it the applicant has answered.
import { isEditable, type FormContext, type FormData, type Section } from './form.ts';
import { normaliseForm } from './normalise.ts';
import { getAt } from './path.ts';
import { sectionsFor } from './sections/index.ts';

export interface Findings {
  /** Ids of sections. */
  sections: readonly string[];
  /** Purposes of attachments by number, or single files by id. */
  documents: readonly string[];
}

export interface Untouched {
  sections: string[];
  documents: string[];
  /** Nothing was named but in words, and nothing at all has changed. */
  isAll: boolean;
}

export interface GivenFile {
  id: string;
  fileType: number;
  /** Staff added it: it is no answer of the applicant. */
  byStaff: boolean;
  isUsable: boolean;
  uploadedAt: Date;
}

export interface Answered {
  /** Answers of the submission that was returned. */
  before: unknown;
  now: unknown;
  context: FormContext;
  /** Attachments that are there now. */
  files: readonly GivenFile[];
  returnedAt: Date;
}

/** Findings nobody has done anything about: what registers filled in, and files of staff, count as nothing. */
export function untouchedFindings(findings: Findings, answered: Answered): Untouched {
  const changed = changedSections(answered);
  const isOpen = (document: string): boolean => !isAnswered(document, answered);
  const sections = findings.sections.filter((id) => !changed.has(id));
  const documents = findings.documents.filter(isOpen);
  const isNamed = findings.sections.length > 0 || findings.documents.length > 0;
  return { sections, documents, isAll: !isNamed && changed.size === 0 && !answered.files.some(isNew) };

  function isNew(file: GivenFile): boolean {
    return isOfApplicant(file) && file.uploadedAt > answered.returnedAt;
  }
}

export function countUntouched({ sections, documents, isAll }: Untouched): number {
  return sections.length + documents.length + (isAll ? 1 : 0);
}

/** Sections in which a person has changed something. */
export function changedSections({
  before,
  now,
  context,
}: Pick<Answered, 'before' | 'now' | 'context'>): ReadonlySet<string> {
  const was = normaliseForm(before, context, 'submission');
  const is = normaliseForm(now, context, 'submission');
  return new Set(
    sectionsFor(context)
      .filter((section) => differs(section, was, is))
      .map(({ id }) => id),
  );
}

/** Both are normalised, so the keys of a row stand in one order. */
function differs(section: Section, was: FormData, is: FormData): boolean {
  const text = (data: FormData, path: string): string => JSON.stringify(getAt(data, path) ?? null);
  return section.fields.some((field) => isEditable(field) && text(was, field.path) !== text(is, field.path));
}

const isOfApplicant = (file: GivenFile): boolean => !file.byStaff && file.isUsable;

/** A newer file of the same purpose, or the file that was not accepted is gone. */
function isAnswered(document: string, { files, returnedAt }: Answered): boolean {
  const isPurpose = /^\d+$/.test(document);
  const named = files.find(({ id }) => id === document);
  if (!isPurpose && !named) return true;
  const fileType = isPurpose ? Number(document) : named!.fileType;
  return files.some(
    (file) => file.fileType === fileType && isOfApplicant(file) && file.uploadedAt > returnedAt,
  );
}
