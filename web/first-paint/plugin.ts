// What most people see first comes with its words in it: they are read while the code is on its way (decision 0146).
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, type Plugin, type Rolldown } from 'vite';
import type * as Page from './page.tsx';
import type { Drawn } from './page.tsx';

const NONCE = '__CSP_NONCE__';
const ROOT = '<div id="root"></div>';

/** `same`: what makes the sources of the pages what they are; class names and icons must be those of the build. */
export function firstPaint(same: () => Plugin[]): Plugin {
  return {
    name: 'first-paint',
    apply: 'build',
    async writeBundle({ dir: folder = '' }, bundle) {
      const page = await readFile(join(folder, 'index.html'), 'utf8');
      if (!page.includes(ROOT)) throw new Error(`index.html has no ${ROOT}`);
      for (const { file, module, next, drawing } of await draw(same())) {
        const { markup, styles } = unstyled(drawing);
        const own = filesOf(bundle, module);
        const later = (next ?? []).map((one) => filesOf(bundle, one));
        const sheet = `<style nonce="${NONCE}">${styles}</style>`;
        const head = `${links(own)}${following(own, later)}${sheet}</head>`;
        const drawn = page
          .replace('</head>', () => head)
          .replace(ROOT, () => ROOT.replace('><', () => `>${markup}<`));
        await writeFile(join(folder, file), drawn);
      }
    },
  };
}

async function draw(plugins: Plugin[]): Promise<(Drawn & { drawing: string })[]> {
  const root = fileURLToPath(new URL('../', import.meta.url));
  // Below the checkout, so that packages are found.
  const dist = join(root, '../dist');
  await mkdir(dist, { recursive: true });
  const folder = await mkdtemp(join(dist, 'first-paint-'));
  try {
    await build({
      root,
      configFile: false,
      publicDir: false,
      logLevel: 'error',
      plugins,
      build: {
        ssr: 'first-paint/page.tsx',
        outDir: folder,
        emptyOutDir: false,
        rolldownOptions: { output: { entryFileNames: 'page.mjs' } },
      },
    });
    const empty = { getItem: () => null };
    Object.assign(globalThis, { localStorage: empty, sessionStorage: empty });
    const page = (await import(pathToFileURL(join(folder, 'page.mjs')).href)) as typeof Page;
    return await Promise.all(
      page.DRAWN.map(async (drawn) => ({ ...drawn, drawing: await page.firstPaint(drawn, NONCE) })),
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The policy of the page allows no styles in markup: they go into a sheet with the nonce, and by script where they were. */
function unstyled(markup: string): { markup: string; styles: string } {
  const found = new Set<string>();
  const plain = markup.replace(/ style="([^"]*)"/g, (_whole, style: string) => {
    found.add(style);
    return ` data-style="${style}"`;
  });
  if (/&|[<>\\]/.test([...found].join()))
    throw new Error('a style of the first page has more than plain values');
  const rules = [...found].map((style) => `[data-style="${style}"]{${style}}`);
  return { markup: plain, styles: rules.join('') };
}

/** What a screen needs: its own file and whatever that imports, but for the one file that every page has. */
function filesOf(bundle: Rolldown.OutputBundle, module: string): Set<Rolldown.OutputChunk> {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const screen = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(module));
  if (!screen) throw new Error(`no file of the build shows ${module}`);
  const needed = new Set([screen]);
  for (const chunk of needed)
    for (const file of chunk.imports) {
      const imported = bundle[file];
      if (imported?.type === 'chunk' && !imported.isEntry) needed.add(imported);
    }
  return needed;
}

const sheetsOf = (chunks: Iterable<Rolldown.OutputChunk>): string[] => [
  ...new Set([...chunks].flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])])),
];

/** The sheets of the screen, which its code would otherwise fetch after itself. */
const links = (own: Set<Rolldown.OutputChunk>): string =>
  sheetsOf(own)
    .map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`)
    .join('');

/** The files of the screens that come next, as far as this one has not brought them. */
function following(own: Set<Rolldown.OutputChunk>, next: readonly Set<Rolldown.OutputChunk>[]): string {
  const coming = new Set(next.flatMap((chunks) => [...chunks]).filter((chunk) => !own.has(chunk)));
  const have = new Set(sheetsOf(own));
  const files = [
    ...[...coming].map(({ fileName }) => fileName),
    ...sheetsOf(coming).filter((file) => !have.has(file)),
  ];
  return files.length === 0 ? '' : `<meta name="next-files" content="${files.join(' ')}">`;
}
