import type { BuildOptions, Plugin } from 'esbuild';
import { readFile } from 'node:fs/promises';
import { dirname, extname } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/**
 * Modules put together in one file go on knowing where their sources lie: some read files beside them. Who asks whether it is
 * what Node was told to run is asking about the compiled file.
 */
const ownPlaces: Plugin = {
  name: 'own-places',
  setup(building) {
    building.onLoad({ filter: /\.tsx?$/, namespace: 'file' }, async ({ path }) => ({
      contents: (await readFile(path, 'utf8'))
        .replaceAll(/import\.meta\.url(?! ===)/g, JSON.stringify(pathToFileURL(path).href))
        .replaceAll('import.meta.dirname', JSON.stringify(dirname(path))),
      loader: extname(path) === '.tsx' ? 'tsx' : 'ts',
    }));
  },
};

/** Packages of many modules that nearly everything loads. All others stay outside: some find files beside themselves. */
const TAKEN_IN = [
  '@peculiar/x509',
  'ajv',
  'asn1js',
  'compression',
  'csv-parse',
  'express',
  'express-rate-limit',
  'helmet',
  'kysely',
  'multer',
  'nodemailer',
  'pg',
  'pkijs',
  'prom-client',
  'reflect-metadata',
  'smtp-server',
  'undici',
  'zod',
];

/** Style sheets are names here, as they are to jest (jest.config.js). */
const styles: Plugin = {
  name: 'styles',
  setup(building) {
    const path = fileURLToPath(new URL('../tests/harness/style-names.ts', import.meta.url));
    building.onResolve({ filter: /\.css$/ }, () => ({ path }));
  },
};

const packageOf = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

const packages: Plugin = {
  name: 'packages',
  setup(building) {
    building.onResolve({ filter: /^[^./]/ }, ({ path, importer, kind }) => {
      const isOurs = kind !== 'entry-point' && !importer.includes('node_modules');
      return isOurs && !TAKEN_IN.includes(packageOf(path)) ? { path, external: true } : undefined;
    });
  },
};

/** Programs and tests as few files, with the packages they use: loading a thousand modules takes seconds, a file tenths. */
export const bundling = {
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  jsx: 'automatic',
  external: ['pg-native'],
  plugins: [styles, packages, ownPlaces],
  // CommonJS in a bundle asks for Node's own modules this way. No import: jest links those of parts loaded at once badly.
  banner: {
    js: "const require = process.getBuiltinModule('module').createRequire(import.meta.url);",
  },
  logLevel: 'error',
} satisfies BuildOptions;
