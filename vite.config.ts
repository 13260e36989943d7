import react from '@vitejs/plugin-react';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import packages from './package.json' with { type: 'json' };
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { firstPaint } from './web/first-paint/plugin.ts';
import { GROUPS, hasCome } from './web/build/groups.ts';
import { defineConfig, type Plugin } from 'vite';

/** Both files are needed from the first paint: words would flash in two fonts. */
function preloadFonts(): Plugin {
  return {
    name: 'preload-fonts',
    transformIndexHtml(_html, { bundle }) {
      return Object.keys(bundle ?? {})
        .filter((file) => /inter-(latin-opsz-normal|lithuanian)-.*\.woff2$/.test(file))
        .map((file) => ({
          tag: 'link',
          attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: '' },
          injectTo: 'head' as const,
        }));
    },
  };
}

/** Each icon from its own file: through the one of them all nobody could tell which pages show it. */
function iconsOneByOne(): Plugin {
  const imported = /import \{([^}]*)\} from '@tabler\/icons-react';/g;
  return {
    name: 'icons-one-by-one',
    enforce: 'pre',
    apply: 'build',
    transform(code, id) {
      if (!/\/web\/.*\.tsx?$/.test(id) || !code.includes('@tabler/icons-react')) return null;
      const changed = code.replace(imported, (_whole, names: string) =>
        names
          .split(',')
          .map((name) => name.trim())
          .filter((name) => name !== '' && !name.startsWith('type '))
          .map((name) => `import ${name} from '@tabler/icons-react/dist/esm/icons/${name}.mjs';`)
          .join(' '),
      );
      return { code: changed, map: null };
    },
  };
}

const PDF_VERSION = packages.dependencies['pdfjs-dist'];
const PDF_DATA = new URL('./node_modules/pdfjs-dist/', import.meta.url);

/**
 * Fonts, character maps and decoders that a PDF may want, under the address web/ui/pdf/library.ts knows: the library asks
 * for them by name, so their names stay. The decoders that are WebAssembly are left out: the page's policy compiles none.
 */
function pdfData(): Plugin {
  const folders = ['standard_fonts', 'cmaps', 'wasm'];
  const address = /^\/assets\/pdf-[\d.]+\/([a-z_]+\/[\w.-]+)(\?|$)/;
  return {
    name: 'pdf-data',
    async generateBundle() {
      for (const folder of folders)
        for (const name of await readdir(new URL(`${folder}/`, PDF_DATA)))
          if (!name.endsWith('.wasm') && !name.startsWith('quickjs'))
            this.emitFile({
              type: 'asset',
              fileName: `assets/pdf-${PDF_VERSION}/${folder}/${name}`,
              source: await readFile(new URL(`${folder}/${name}`, PDF_DATA)),
            });
    },
    configureServer({ middlewares }) {
      middlewares.use((req, res, next) => {
        const [, name] = address.exec(req.url ?? '') ?? [];
        if (!name) return next();
        readFile(new URL(name, PDF_DATA)).then(
          (bytes) =>
            res
              .setHeader(
                'Content-Type',
                name.endsWith('.js') ? 'text/javascript' : 'application/octet-stream',
              )
              .end(bytes),
          () => next(),
        );
      });
    },
  };
}

/** Below this a file fits into the packet that brings its headers. */
const WORTH_PACKING = 256;

/**
 * Beside each text file its .br and .gz, as small as they get: time is there at build, not while somebody waits. Served by
 * api/http/built-files.ts. index.html gets its nonce in every answer, so it is packed then.
 */
function packed(): Plugin {
  return {
    name: 'packed',
    async writeBundle({ dir: folder = '' }) {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true });
      const files = entries.filter((entry) => entry.isFile() && /\.(m?js|css|svg)$/.test(entry.name));
      await Promise.all(files.map((file) => pack(join(file.parentPath, file.name))));
    },
  };
}

async function pack(path: string): Promise<void> {
  const bytes = await readFile(path);
  if (bytes.length < WORTH_PACKING) return;
  // Node's own brotli level is already the highest there is.
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(bytes),
    promisify(gzip)(bytes, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)]);
}

const API = process.env.API_URL ?? 'http://127.0.0.1:3000';

export default defineConfig({
  root: 'web',
  publicDir: 'static',
  plugins: [
    iconsOneByOne(),
    react(),
    preloadFonts(),
    pdfData(),
    packed(),
    firstPaint(() => [iconsOneByOne(), ...react()]),
  ],
  // What training alone has is in no other build (decision 0060).
  define: { __TRAINING__: JSON.stringify(process.env.TRAINING_MODE === '1') },
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    // What has come by then need not be named among what to fetch before another file.
    modulePreload: {
      resolveDependencies: (_file, files, { hostId }) =>
        files.filter((file) => !hasCome(hostId).some((pattern) => pattern.test(file))),
    },
    // What draws PDFs is that large, and comes with the first one.
    chunkSizeWarningLimit: 900,
    rolldownOptions: {
      output: {
        codeSplitting: { groups: GROUPS, includeDependenciesRecursively: false },
      },
    },
  },
  // Not the sources of web/api, which stand at the same addresses.
  server: { proxy: { '^/api/(?!.*\\.tsx?(\\?|$))': API, '/Auth': API } },
});
