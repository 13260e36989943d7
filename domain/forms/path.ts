// Reading and writing by dotted paths. Only own properties are followed, so no path can reach a prototype.

const FORBIDDEN = new Set(['__proto__', 'prototype', 'constructor']);

export function isPlainObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Value at a path such as 'ContactInfo.ApplicantEmail' or 'suppliers.0.name'; undefined when anything on the way is not there. */
export function getAt(data: unknown, path: string): unknown {
  let value: unknown = data;
  for (const key of path.split('.')) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
    value = (value as Record<string, unknown>)[key];
  }
  return value;
}

/** Sets a value in a freshly made object, creating objects on the way. Changes `data`. */
export function setAt(data: Record<string, unknown>, path: string, value: unknown): void {
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  if (FORBIDDEN.has(last) || keys.some((key) => FORBIDDEN.has(key))) return;
  let target = data;
  for (const key of keys) {
    const next = Object.hasOwn(target, key) ? target[key] : undefined;
    if (isPlainObject(next)) {
      target = next;
    } else {
      const made: Record<string, unknown> = {};
      target[key] = made;
      target = made;
    }
  }
  target[last] = value;
}
