import { Menu } from '@mantine/core';
import { IconCheck, IconChevronDown } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { countText, INBOX } from '../../../domain/texts/lt/screen/staff-inbox.ts';
import { QUEUE_GROUP } from '../../../domain/texts/lt/task.ts';
import type { QueueKey } from '../../../domain/tasks/queues.ts';
import classes from './Inbox.module.css';
import { paths } from '../../paths.ts';
import type { SavedView } from '../data/types.ts';
import type { RailGroup } from './rail.ts';
import '../../ui/style/menu.css';

interface QueueMenuProps {
  groups: readonly RailGroup[];
  current: QueueKey;
  onChoose: (queue: QueueKey) => void;
  views: readonly SavedView[];
  onManage: () => void;
}

/** The rail as a menu, for widths without room for it. */
export function QueueMenu({ groups, current, onChoose, views, onManage }: QueueMenuProps) {
  const row = groups.flatMap((group) => group.rows).find(({ key }) => key === current);
  return (
    <Menu position="bottom-start" width={280} menuItemTabIndex={0}>
      <Menu.Target>
        <button
          type="button"
          className={classes.queueButton}
          aria-label={`${INBOX.railName}: ${row?.name ?? ''}`}
        >
          {row?.label}
          <IconChevronDown size={18} stroke={1.8} aria-hidden />
        </button>
      </Menu.Target>
      <Menu.Dropdown className={classes.columns}>
        {groups.map(({ group, rows }) => [
          <Menu.Label key={group}>{QUEUE_GROUP[group]}</Menu.Label>,
          ...rows.map(({ key, name, count, alarming }) => (
            <Menu.RadioItem
              key={key}
              value={key}
              checked={key === current}
              checkIcon={<IconCheck size={15} stroke={2.2} aria-hidden />}
              closeMenuOnClick
              rightSection={
                <span className={classes.menuCount} data-alarm={alarming || undefined}>
                  {count !== null && countText(count)}
                </span>
              }
              onChange={() => onChoose(key)}
            >
              {name}
            </Menu.RadioItem>
          )),
        ])}
        <Menu.Label>{INBOX.views}</Menu.Label>
        {views.map(({ Id, Name, Count }) => (
          <Menu.Item
            key={Id}
            component={Link}
            to={paths.staffView(Id)}
            rightSection={<span className={classes.menuCount}>{countText(Count)}</span>}
          >
            {Name}
          </Menu.Item>
        ))}
        <Menu.Item onClick={onManage}>{INBOX.manageViews}</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
