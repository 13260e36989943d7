import { describe, expect, test } from '@jest/globals';
import { z } from 'zod';
import { ROUTES } from '../../api/routes/index.ts';
import { fieldLabel } from '../../domain/forms/field-label.ts';
import { UNNAMED_FIELD } from '../../domain/texts/lt/field.ts';
import { nameOf } from './sample.ts';

interface Shape {
  $ref?: string;
  $defs?: Record<string, Shape>;
  properties?: Record<string, Shape>;
  anyOf?: Shape[];
  items?: Shape;
}

/** Paths of everything a caller may give, as they stand in `errors`. */
function pathsOf(shape: Shape, root: Shape, within = ''): string[] {
  const named = shape.$ref ? root.$defs?.[shape.$ref.split('/').at(-1) ?? ''] : undefined;
  const of = named ?? shape;
  const inner = Object.entries(of.properties ?? {}).flatMap(([name, part]) => {
    const path = within ? `${within}.${name}` : name;
    return [path, ...pathsOf(part, root, path)];
  });
  return [...inner, ...(of.anyOf ?? []).flatMap((part) => pathsOf(part, root, within))];
}

const given = ROUTES.flatMap((route) => {
  const schemas = [route.body, route.query].filter((schema) => schema !== null);
  const paths = schemas.flatMap((schema) => {
    const shape = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape;
    return pathsOf(shape, shape);
  });
  return [...paths, ...(route.multipart ? [route.multipart.field] : [])].map(
    (path) => [nameOf(route), path] as const,
  );
});

describe('„Laukelis pavadinimu“', () => {
  test.each(given)('%s: %s has a name in Lithuanian', (_route, path) => {
    expect({ path, label: fieldLabel(path) }).not.toEqual({ path, label: UNNAMED_FIELD });
  });
});
