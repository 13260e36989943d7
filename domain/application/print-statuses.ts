import { ACTION_TEXT } from '../texts/lt/action.ts';
import { STATUS_TEXT } from '../texts/lt/status.ts';
import { CLOCKS, MAIN_CLOCK, type ClockRule } from './clocks.ts';
import { FINAL_STATUSES, holdOf, STAGE, STATUS_IDS, statusName, TURN, type StatusId } from './status.ts';
import { ACTION_NAMES, possibleDestinations, transitionOf, type ActionName } from './transitions.ts';

const MARK =
  '<!-- Printed from domain/application/transitions.ts by docs/print-statuses.ts; do not edit by hand. -->';

/** docs/statuses.md: a picture and three tables, all read off the transition table. */
export function printStatuses(): string {
  return [
    MARK,
    '# Statuses of a loan request',
    'Every change of status is one row of `domain/application/transitions.ts`. The workflow, the API, the screens and this page read it.',
    picture(),
    '## Statuses',
    table(['Id', 'Name', 'Label', 'Stage', 'Whose turn', 'Money', 'Clock'], STATUS_IDS.map(statusRow)),
    '## Actions',
    table(['Action', 'Verb', 'From', 'To', 'By', 'Conditions, in order', 'Log'], ACTION_NAMES.map(actionRow)),
    '## Clocks',
    table(
      ['Clock', 'Length', 'Runs in', 'Stands still in', 'Waits for', 'When it runs out'],
      Object.entries(CLOCKS).map(clockRow),
    ),
    '',
  ].join('\n\n');
}

/** Moves between statuses; what stays in its status is in the table only. Rejections are drawn as one bundle. */
function picture(): string {
  const arrows = ACTION_NAMES.flatMap((action) => arrowsOf(action));
  const labels = STATUS_IDS.map((status) => `  s${status}: ${status} ${statusName(status)}`);
  return ['```mermaid', 'stateDiagram-v2', '  direction TB', ...labels, ...new Set(arrows), '```'].join('\n');
}

function arrowsOf(action: ActionName): string[] {
  const { from } = transitionOf(action);
  if (from === null) return [`  [*] --> s${possibleDestinations(action, null)[0]}: ${action}`];
  return from.flatMap((status) =>
    possibleDestinations(action, status)
      .filter((to) => to !== status)
      .map((to) => `  s${status} --> ${to === null ? '[*]' : `s${to}`}: ${action}`),
  );
}

function statusRow(status: StatusId): string[] {
  const clock = MAIN_CLOCK[status];
  const turn = FINAL_STATUSES.includes(status) ? 'nobody, final' : TURN[status];
  return [
    String(status),
    statusName(status),
    STATUS_TEXT[status].label,
    STAGE[status],
    turn,
    holdOf(status),
    clock ?? '–',
  ];
}

function actionRow(action: ActionName): string[] {
  const { from, to, by, needs, log, irreversible } = transitionOf(action);
  const verb = `${ACTION_TEXT[action].button}${irreversible ? ' (irreversible)' : ''}`;
  const target = typeof to === 'number' ? String(to) : to;
  return [
    action,
    verb,
    from?.join(', ') ?? 'new',
    target,
    by.join(', '),
    needs.join(', ') || '–',
    log.join(', ') || '–',
  ];
}

function clockRow([kind, rule]: [string, ClockRule]): string[] {
  const unit = rule.unit === 'months' ? 'months' : 'working days';
  const statuses = (ids: readonly StatusId[]): string => ids.join(', ') || '–';
  return [
    kind,
    `${rule.length} ${unit}`,
    statuses(rule.runsIn),
    statuses(rule.pausesIn),
    rule.waitsFor,
    rule.onExpiry,
  ];
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}
