// Which modules lie together in a file of the build (decision 0033).
import { readdirSync } from 'node:fs';
import type { Rolldown } from 'vite';

type Graph = Rolldown.ChunkingContext;

/** Parts of the back office (inbox, case, policy …): what one of them alone needs is no burden of the others. */
const STAFF_PART = /\/web\/staff\/([^/]+)\//;
const staffParts = readdirSync(new URL('../staff', import.meta.url), { withFileTypes: true })
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
const ON_ALL = /\/web\/(ui\/(Dialog\.|use-focus-after\.|style\/dialog\.)|api\/use-on-return\.)/;
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
  // The frame of dialogs opens on all of them within a click, and its styles lie with theirs. The bell comes to all a moment
  // later, and is to bring no file of a page that is not there.
  if (ON_ALL.test(id)) return 'form-inbox-case';
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
export const GROUPS: Rolldown.CodeSplittingGroup[] = [
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
export function hasCome(hostId: string): RegExp[] {
  if (ENTRY.test(hostId)) return [ENTRY];
  return FORM.test(hostId) ? [ENTRY, SHARED, OF_FORM] : [ENTRY, SHARED];
}
