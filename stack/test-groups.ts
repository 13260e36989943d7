/** Tests that run together. The groups run one after the other: cheap and telling ones first. */
export interface TestGroup {
  name: string;
  matches: (file: string) => boolean;
  /** Files at a time beyond the machine's cores: who waits for servers, pages and clocks leaves a core idle half the time. */
  beyondCores: number;
  /** People sit at a real browser, each file with a portal of its own. */
  browser?: true;
}

const isWeb = (file: string) => file.startsWith('tests/web/');
const isFaults = (file: string) => file.startsWith('tests/faults/');
const isRooms = (file: string) => file.startsWith('tests/') && !isWeb(file) && !isFaults(file);

export const GROUPS: TestGroup[] = [
  { name: 'unit', beyondCores: 0, matches: (file) => !file.startsWith('tests/') },
  { name: 'rooms together', beyondCores: 1, matches: isRooms },
  { name: 'browser', beyondCores: 1, browser: true, matches: isWeb },
  { name: 'faults', beyondCores: 0, browser: true, matches: isFaults },
];

/** Every file lands in exactly one group; `files` are relative to the checkout, with forward slashes. */
export function grouped(files: string[]): { group: TestGroup; files: string[] }[] {
  return GROUPS.map((group) => ({ group, files: files.filter(group.matches).sort() })).filter(
    (part) => part.files.length > 0,
  );
}

/** What belongs to jest's choice of files and what are options passed on. */
export function splitArguments(args: string[]): { patterns: string[]; options: string[] } {
  const at = args.findIndex((arg) => arg.startsWith('-'));
  return at < 0 ? { patterns: args, options: [] } : { patterns: args.slice(0, at), options: args.slice(at) };
}
