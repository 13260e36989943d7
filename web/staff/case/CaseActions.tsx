import { problemText } from '../../../domain/texts/lt/problem.ts';
import { CASE } from '../../../domain/texts/lt/screen/staff-case.ts';
import type { OpenedAction, OpenedRows } from '../../actions/staff-action.ts';
import { ActionList, type ActionItem } from '../../ui/ActionList.tsx';
import { actionButton, actionIcon } from './action-icons.tsx';
import classes from './Case.module.css';

/** Next step, allowed, irreversible, and locked with the reason. */
export function CaseActions({
  rows,
  onAction,
}: {
  rows: OpenedRows;
  onAction: (action: OpenedAction) => void;
}) {
  const item = (name: OpenedAction, more: Partial<ActionItem> = {}): ActionItem => {
    const Picture = actionIcon(name);
    return {
      key: name,
      label: actionButton(name),
      icon: <Picture size={17} stroke={1.7} aria-hidden />,
      onClick: () => onAction(name),
      ...more,
    };
  };
  const items = [
    ...(rows.next ? [item(rows.next, { next: true })] : []),
    ...rows.allowed.map((name) => item(name)),
    ...rows.dangerous.map((name) => item(name, { danger: true })),
    ...rows.locked.map(({ name, refusal }) => item(name, { reason: problemText(refusal) })),
  ];
  if (items.length === 0) return <p className={classes.empty}>{CASE.noActions}</p>;
  return <ActionList name={CASE.steps} items={items} />;
}
