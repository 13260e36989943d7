import react from '@vitejs/plugin-react';
import { readdirSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import packages from './package.json' with { type: 'json' };
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { firstPaint } from './web/first-paint/plugin.ts';
import { defineConfig, type Plugin, type Rolldown } from 'vite';

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

type Graph = Rolldown.ChunkingContext;

/** Parts of the back office (inbox, case, policy …): what one of them alone needs is no burden of the others. */
const STAFF_PART = /\/web\/staff\/([^/]+)\//;
const staffParts = readdirSync(new URL('./web/staff', import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

/**
 * The pages people wait for, by the modules that are fetched for their address: what one of them needs lies apart from what
 * it does not. tests/web/weight.test.ts weighs them. With the list go the choice of whom one acts for and the start of a
 * request, with the view the signing.
 */
const PAGES = {
  list: /\/web\/(PortalApp|applicant\/(ApplicantLayout|list\/Requests|representation\/Selector|request\/NewRequest))\.tsx$/,
  view: /\/web\/(PortalApp|applicant\/(ApplicantLayout|request\/(RequestScreen|ViewRequest)|signing\/Signing))\.tsx$/,
  form: /\/web\/(PortalApp|applicant\/(ApplicantLayout|request\/(RequestScreen|EditRequest)))\.tsx$/,
  inbox: /\/web\/(PortalApp|staff\/(shell\/StaffLayout|inbox\/Inbox))\.tsx$/,
  case: /\/web\/(PortalApp|staff\/(shell\/StaffLayout|case\/Case))\.tsx$/,
};
type Page = keyof typeof PAGES;

const PAGE_SETS = [
  'list',
  'view',
  'list-form',
  'view-case',
  'list-inbox-case',
  'form',
  'form-case',
  'inbox',
  'case',
  'inbox-case',
  'public-inbox',
  'public-inbox-case',
  'form-inbox-case',
  'public-form-inbox-case',
];

/**
 * The file of what all these pages need. Where they share little it is that of a larger set: another file costs more than its
 * few bytes. Always a larger one, so that no two files need each other.
 */
function ofPages(pages: readonly Page[], isPublic: boolean): string {
  const has = (page: Page): boolean => pages.includes(page);
  if (!has('form') && !has('inbox') && !has('case'))
    return isPublic ? 'entrance' : has('list') ? 'list' : 'view';
  if (has('form')) {
    if (isPublic) return 'public-form-inbox-case';
    if (!has('inbox') && !has('case')) return has('list') ? 'list-form' : 'form';
    return has('inbox') || has('list') ? 'form-inbox-case' : 'form-case';
  }
  if (has('list') || (has('view') && has('inbox'))) return 'list-inbox-case';
  if (has('view')) return 'view-case';
  if (isPublic) return has('case') ? 'public-inbox-case' : 'public-inbox';
  return pages.join('-');
}

/** Small files remain of what only public screens share: they are few, and the first visit is to fetch nothing else. */
const AUDIENCES = [
  'entrance',
  'entrance-pages',
  ...PAGE_SETS,
  ...[
    'applicant',
    'public-applicant',
    ...['staff', 'applicant-staff', 'public-staff', 'public-applicant-staff'].flatMap((folders) => [
      folders,
      ...staffParts.map((part) => `${folders}-${part}`),
    ]),
  ].flatMap((folders) => [folders, `${folders}-later`]),
];

/** Everything that leads to a module without a fetch in between. */
function importersOf(id: string, graph: Graph): string[] {
  const reached = new Set([id]);
  for (const one of reached)
    for (const importer of graph.getModuleInfo(one)?.importers ?? []) reached.add(importer);
  return [...reached];
}

const isFetched = (id: string, graph: Graph): boolean =>
  (graph.getModuleInfo(id)?.dynamicImporters.length ?? 0) > 0;

/** Fetched for an address: from a table of routes, which itself is no part of any screen. Dialogs come later. */
function isScreen(id: string, graph: Graph): boolean {
  const tables = graph.getModuleInfo(id)?.dynamicImporters ?? [];
  return tables.some(
    (table) => !importersOf(table, graph).some((one) => SCREENS.test(one) && isFetched(one, graph)),
  );
}

/** Screens and dialogs that bring the module along. */
const screensOf = (id: string, graph: Graph): string[] =>
  importersOf(id, graph).filter((one) => SCREENS.test(one) && isFetched(one, graph));

const SCREENS = /\/web\/(public|applicant|staff)\//;
/** What the first visit shows. */
const ENTRANCE = /\/web\/public\/(Home|Login)\.tsx$/;
const DIALOG = /\/web\/ui\/(Dialog\.|use-focus-after\.|style\/dialog\.)/;
const audiences = new Map<string, string>();

/** The one part of the back office that all of these screens that are its own belong to; empty when there are more. */
function partOf(screens: readonly string[]): string {
  const ofStaff = screens.filter((id) => SCREENS.exec(id)?.[1] === 'staff');
  const parts = new Set(ofStaff.map((id) => STAFF_PART.exec(id)?.[1] ?? ''));
  const [part = ''] = parts;
  return parts.size === 1 && part !== '' ? `-${part}` : '';
}

/** Who needs a module of ours: the pages everybody waits for, or else the folders of the screens and dialogs it is for. */
function audienceOf(id: string, graph: Graph): string {
  const known = audiences.get(id);
  if (known !== undefined) return known;
  const importers = importersOf(id, graph);
  // The frame of dialogs opens on all of them within a click, and its styles lie with theirs.
  if (DIALOG.test(id)) return 'form-inbox-case';
  const pages = (Object.keys(PAGES) as Page[]).filter((page) =>
    importers.some((one) => PAGES[page].test(one)),
  );
  const audience = ofScreens(pages, screensOf(id, graph), graph);
  audiences.set(id, audience);
  return audience;
}

const foldersOf = (screens: readonly string[]): string[] =>
  ['public', 'applicant', 'staff'].filter((folder) =>
    screens.some((one) => SCREENS.exec(one)?.[1] === folder),
  );

/** Of the entrance the list and the view need so little that the form is not to carry that, too. */
function ofScreens(pages: readonly Page[], screens: readonly string[], graph: Graph): string {
  if (screens.some((one) => ENTRANCE.test(one)))
    return pages.some((page) => page !== 'list' && page !== 'view') ? 'entrance-pages' : 'entrance';
  if (pages.length === 0) return ofFolders(screens, graph);
  return ofPages(pages, foldersOf(screens).includes('public'));
}

/** Needed with a screen, or else later. */
function ofFolders(screens: readonly string[], graph: Graph): string {
  const folders = foldersOf(screens).join('-');
  return folders + partOf(screens) + (screens.some((one) => isScreen(one, graph)) ? '' : '-later');
}

const LIBRARY = /\/node_modules\//;
const ICON = /@tabler/;

/** An icon that only the back office or the list shows goes with the screens it is on, as our own modules do. */
function isOfFewScreens(id: string, graph: Graph): boolean {
  if (!ICON.test(id)) return false;
  const audience = audienceOf(id, graph);
  if (/^(list-inbox|view-case|(list|view)$)/.test(audience)) return true;
  return /^(staff|inbox|case)/.test(audience) && foldersOf(screensOf(id, graph)).join() === 'staff';
}

/** What the form alone of the daily pages needs of libraries goes with it: a file of its own would weigh more. */
const isOfForm = (id: string, graph: Graph): boolean =>
  LIBRARY.test(id) && !ICON.test(id) && audienceOf(id, graph) === 'form';

const daily = new Map<string, boolean>();

/** Needed by the first visit or by a page people wait for all day; what only comes later is no burden of theirs. */
function isDaily(id: string, graph: Graph): boolean {
  const known = daily.get(id);
  if (known !== undefined) return known;
  const roots = [ENTRANCE, ...Object.values(PAGES)];
  const found = importersOf(id, graph).some((one) => roots.some((root) => root.test(one)));
  daily.set(id, found);
  return found;
}

/**
 * Left to itself the bundler makes a file of every set of screens that share something: a hundred for one form. So: what
 * main.tsx imports is one file, which every visit needs; what the rest of the portal needs of libraries is one; our own
 * goes by audience. What a single screen uses stays with it. Whoever imports a module is of no wider audience than it, so
 * no two files need each other.
 */
const GROUPS: Rolldown.CodeSplittingGroup[] = [
  { name: 'base', tags: ['$initial'] },
  // In the header of both sides, a moment after any page: with nothing that another page would bring along.
  { name: 'bell', test: /\/(web\/notices\/(Bell|unread)|texts\/lt\/screen\/unread)\./ },
  {
    name: (id: string, graph: Graph) =>
      ICON.test(id) && isDaily(id, graph) && !isOfFewScreens(id, graph) ? 'icons' : null,
    debugName: 'icons',
    minShareCount: 2,
  },
  {
    name: (id: string, graph: Graph) =>
      ICON.test(id) && !isDaily(id, graph) && !isOfFewScreens(id, graph) ? 'pictograms' : null,
    debugName: 'pictograms',
    minShareCount: 2,
  },
  // Dialogs check what is typed by it, and come later than any page.
  { name: 'schemas', test: /node_modules\/zod\// },
  {
    name: (id: string, graph: Graph) => (LIBRARY.test(id) && isDaily(id, graph) ? 'portal' : null),
    debugName: 'portal',
    minShareCount: 6,
  },
  {
    name: (id: string) => (LIBRARY.test(id) && !ICON.test(id) ? 'library' : null),
    debugName: 'library',
    minShareCount: 6,
  },
  ...AUDIENCES.map((audience) => ({
    name: (id: string, graph: Graph) =>
      (!LIBRARY.test(id) || isOfFewScreens(id, graph) || isOfForm(id, graph)) &&
      audienceOf(id, graph) === audience
        ? audience
        : null,
    debugName: audience,
    minShareCount: 2,
  })),
];

const ENTRY = /assets\/(index|rolldown-runtime)-[^/]+$/;
/** Every screen of the portal stands on these; styles come by these names only, so they stay. */
const SHARED = /assets\/(portal|icons)-[^/]+\.js$/;
/** The form, from whose files what is opened later is fetched. */
const FORM = /assets\/(form|EditRequest)-[^/]+$/;
const OF_FORM = /assets\/((list-)?form|(public-)?form(-inbox)?(-case)?|entrance-pages)-[\w-]{8}\.(js|css)$/;

/** What is on the page already when a file asks for another. */
function hasCome(hostId: string): RegExp[] {
  if (ENTRY.test(hostId)) return [ENTRY];
  return FORM.test(hostId) ? [ENTRY, SHARED, OF_FORM] : [ENTRY, SHARED];
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
