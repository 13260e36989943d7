// Two versions of one form: which answers differ, in words, who changed them, and the version put together of both.
import {
  isEditable,
  isShown,
  shownAt,
  type Field,
  type FormContext,
  type FormData,
} from '../../domain/forms/form.ts';
import { normaliseForm } from '../../domain/forms/normalise.ts';
import { getAt, setAt } from '../../domain/forms/path.ts';
import { appliesNow, sectionsFor } from '../../domain/forms/sections/index.ts';
import { showValue, type CodeNames } from '../../domain/forms/show-value.ts';
import { CONFLICT } from '../../domain/texts/lt/screen/common.ts';
import { inputValues } from './values.ts';

export interface Versions {
  mine: unknown;
  theirs: unknown;
  /** What both began with; null when it is not known. */
  base: unknown;
}

/** A value in words; of a list its rows, and which of them the other version does not have. */
export interface Shown {
  text: string;
  rows?: { text: string; isOnlyHere: boolean }[];
}

export type Choice = 'mine' | 'theirs' | 'both';

export interface Difference {
  path: string;
  /** Everything that goes with it: an address is one answer. */
  paths: string[];
  section: string;
  label: string;
  mine: Shown;
  theirs: Shown;
  /** Who changed it since both began; null when it is not known. */
  changedBy: Choice | null;
  /** The rows of both fit into the list. */
  mayBoth: boolean;
}

interface Group {
  path: string;
  label: string;
  fields: Field[];
  paths: string[];
}

const same = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one ?? null) === JSON.stringify(other ?? null);
const rowsOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** Fields of a section; those of one address stand together. */
function groupsOf(fields: readonly Field[]): Group[] {
  const groups: Group[] = [];
  const addresses = new Set(fields.flatMap((field) => (field.place ? [field.place.at] : [])));
  for (const field of fields) {
    const address = [...addresses].find((at) => field.path.startsWith(`${at}.`));
    const path = address ?? field.path;
    let group = groups.find((known) => known.path === path);
    if (!group) {
      group = { path, label: address ? CONFLICT.address : field.label, fields: [], paths: [] };
      groups.push(group);
    }
    group.fields.push(field);
    group.paths.push(field.path, ...(field.place ? [shownAt(field)] : []));
  }
  return groups;
}

/** Answers whose stored form would differ; what is asked in neither version is left out. */
export function differences(versions: Versions, context: FormContext, names: CodeNames = {}): Difference[] {
  const own = normaliseForm(versions.mine, context);
  const other = normaliseForm(versions.theirs, context);
  const base = versions.base === null ? null : normaliseForm(versions.base, context);
  const isAsked = (field: Field): boolean =>
    isEditable(field) && (isShown(field, own, context) || isShown(field, other, context));
  return sectionsFor(context)
    .filter((section) => appliesNow(section, own, context) || appliesNow(section, other, context))
    .flatMap((section) =>
      groupsOf(section.fields.filter(isAsked))
        .filter(({ paths }) => paths.some((path) => !same(getAt(own, path), getAt(other, path))))
        .map(({ path, label, fields, paths }) => ({
          path,
          paths,
          section: section.title,
          label,
          mine: shown(fields, own, other),
          theirs: shown(fields, other, own),
          changedBy: base && changedBy(paths, own, other, base),
          mayBoth: mayBoth(fields[0]!, own, other),
        })),
    );

  function shown(fields: readonly Field[], data: FormData, against: FormData): Shown {
    const [field] = fields;
    if (fields.length === 1 && field?.rows) return shownRows(field, data, against);
    if (fields.length === 1) return { text: showValue(field!, getAt(data, shownAt(field!)), context, names) };
    const differing = fields.filter(
      (candidate) => !same(getAt(data, shownAt(candidate)), getAt(against, shownAt(candidate))),
    );
    const lines = differing.map(
      (differs) => `${differs.label}: ${showValue(differs, getAt(data, shownAt(differs)), context, names)}`,
    );
    return { text: lines.join('\n') };
  }

  function shownRows(field: Field, data: FormData, against: FormData): Shown {
    const others = rowsOf(getAt(against, field.path));
    const rows = rowsOf(getAt(data, field.path)).map((row) => ({
      text: rowText(field, row),
      isOnlyHere: !others.some((other) => same(other, row)),
    }));
    return rows.length === 0 ? { text: CONFLICT.noRows } : { text: '', rows };
  }

  /** What is given in a row, each with its label; half a row says what it has. */
  function rowText(field: Field, row: unknown): string {
    const cells = (field.rows?.fields ?? []).filter((cell) => {
      const value = getAt(row, cell.path);
      return value !== null && value !== undefined && value !== '';
    });
    return cells.length === 0
      ? CONFLICT.emptyRow
      : cells
          .map((cell) => `${cell.label}: ${showValue(cell, getAt(row, cell.path), context, names)}`)
          .join('\n');
  }
}

function changedBy(paths: readonly string[], own: FormData, other: FormData, base: FormData): Choice {
  const byMe = paths.some((path) => !same(getAt(own, path), getAt(base, path)));
  const byThem = paths.some((path) => !same(getAt(other, path), getAt(base, path)));
  if (byMe === byThem) return 'both';
  return byMe ? 'mine' : 'theirs';
}

function bothRows(field: Field, own: FormData, other: FormData): unknown[] {
  const theirs = rowsOf(getAt(other, field.path));
  return [
    ...theirs,
    ...rowsOf(getAt(own, field.path)).filter((row) => !theirs.some((other) => same(other, row))),
  ];
}

function mayBoth(field: Field, own: FormData, other: FormData): boolean {
  if (!field.rows) return false;
  const both = bothRows(field, own, other).length;
  const longer = Math.max(rowsOf(getAt(own, field.path)).length, rowsOf(getAt(other, field.path)).length);
  return both > longer && both <= field.rows.max;
}

/** Own answers with the chosen ones of the other version in their places. */
export function putTogether(
  { mine, theirs }: Omit<Versions, 'base'>,
  chosen: readonly { path: string; paths: readonly string[]; choice: Choice }[],
  context: FormContext,
): FormData {
  const own = normaliseForm(mine, context);
  const other = normaliseForm(theirs, context);
  const result = structuredClone(mine) as FormData;
  const typed = inputValues(theirs, context);
  const fields = sectionsFor(context).flatMap((section) => section.fields);
  for (const { path, paths, choice } of chosen) {
    if (choice === 'theirs') for (const one of paths) setAt(result, one, getAt(typed, one));
    const field = fields.find((candidate) => candidate.path === path);
    if (choice === 'both' && field) setAt(result, path, bothRows(field, own, other));
  }
  return result;
}
