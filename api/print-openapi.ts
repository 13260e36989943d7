import { writeFile } from 'node:fs/promises';
import openapiTS, { astToString } from 'openapi-typescript';
import { pathToFileURL } from 'node:url';
import { format, resolveConfig } from 'prettier';
import { openApiOf } from './http/openapi.ts';
import { ROUTES } from './routes/index.ts';

const DESCRIPTION = new URL('../openapi.json', import.meta.url);
const TYPES = new URL('../web/api/schema.gen.ts', import.meta.url);
const HEADER = '// Generated from openapi.json by `npm run gen`; never edited by hand.\n';

/** Text of openapi.json and of the client's types, as they are committed. */
export async function printedApi(): Promise<{ description: string; types: string }> {
  const description = openApiOf(ROUTES);
  const style = (await resolveConfig(new URL(import.meta.url))) ?? {};
  const types = withoutAbsent(astToString(await openapiTS(JSON.stringify(description))));
  return {
    description: `${JSON.stringify(description, null, 2)}\n`,
    types: await format(HEADER + types, { ...style, parser: 'typescript' }),
  };
}

/** Methods and parameters a path does not have: most of `paths`, and nobody could use them if they were not named. */
function withoutAbsent(types: string): string {
  return types
    .replace(/^ +(get|put|post|delete|options|head|patch|trace)\?: never;\n/gm, '')
    .replace(/^( +"\/.*": \{\n) +parameters: \{\n(?: +\w+\?: never;\n)+ +\};\n/gm, '$1');
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { description, types } = await printedApi();
  await writeFile(DESCRIPTION, description);
  await writeFile(TYPES, types);
  process.stdout.write(`${ROUTES.length} routes printed\n`);
}
