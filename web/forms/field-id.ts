/** id of the control of a field: stable, so that error links and labels find it. */
export function fieldId(path: string): string {
  return `f-${path.replaceAll('.', '-')}`;
}

/** id of a section in the page. */
export function sectionId(id: string): string {
  return `skiltis-${id}`;
}
