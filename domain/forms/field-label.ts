import { WIRE_FIELD_LABEL, UNNAMED_FIELD } from '../texts/lt/field.ts';
import { cellLabel } from './cell-label.ts';
import type { Field } from './form.ts';
import { SECTIONS } from './sections/index.ts';

const fields: ReadonlyMap<string, Field> = new Map(
  SECTIONS.flatMap((section) => section.fields.map((field) => [field.path, field] as const)),
);
/** What a section is called on the wire is the first step of the paths of its fields. */
const sections: ReadonlyMap<string, string> = new Map(
  [...SECTIONS]
    .reverse()
    .flatMap((section) =>
      section.fields.map(({ path }) => [path.split('.')[0] ?? '', section.title] as const),
    ),
);
/** Some calls write the same name with a small first letter. */
const others: ReadonlyMap<string, string> = new Map(
  Object.entries(WIRE_FIELD_LABEL).map(([name, label]) => [name.toLowerCase(), label]),
);

/** The name a person knows a wire field by: „Banko sąskaita (IBAN)“, „Tiekėjas 2, kodas“, „Failas 1“. */
export function fieldLabel(path: string): string {
  const [whole, row, cell] = /^(.*?)\.(\d+)(?:\.(.+))?$/.exec(path)?.slice(1) ?? [path];
  const field = fields.get(whole ?? path);
  if (field && row === undefined) return field.label;
  if (field?.rows) return cellLabel(field, Number(row), cell ?? '');
  const [, name = path, index] = /([^.[\]]+)(?:\[(\d+)\]\.FileName)?(?:\.\d+)?$/.exec(path) ?? [];
  if (index !== undefined) return `${WIRE_FIELD_LABEL.FileName} ${Number(index) + 1}`;
  return sections.get(path) ?? others.get(name.toLowerCase()) ?? UNNAMED_FIELD;
}
