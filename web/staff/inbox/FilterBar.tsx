import { Button, Checkbox, CloseButton, Popover, TextInput } from '@mantine/core';
import { IconAdjustmentsHorizontal, IconChevronDown, IconSearch } from '@tabler/icons-react';
import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { STATUS_IDS } from '../../../domain/application/status.ts';
import { FILTER_LABEL, INBOX } from '../../../domain/texts/lt/screen/staff-inbox.ts';
import { STATUS_TEXT } from '../../../domain/texts/lt/status.ts';
import { DateRangeFields } from './DateRangeFields.tsx';
import classes from './FilterBar.module.css';
import type { InboxFilter } from './inbox-filter.ts';
import { NO_RANGE, withRange } from './inbox-filter.ts';

interface FilterBarProps {
  filter: InboxFilter;
  assessors: readonly { id: string; name: string }[];
  searchRef: RefObject<HTMLInputElement | null>;
  onChange: (filter: InboxFilter) => void;
  onAll: () => void;
}

/** How long to wait for the next letter before asking the server. */
const TYPING_MS = 350;

/** The filters used every day; the rest are behind „Visi filtrai“. */
export function FilterBar({ filter, assessors, searchRef, onChange, onAll }: FilterBarProps) {
  return (
    <div className={classes.bar} role="search">
      <SearchBox
        value={filter.text}
        inputRef={searchRef}
        onChange={(text) => onChange({ ...filter, text })}
      />
      <div className={classes.quick}>
        <FilterPopover label={FILTER_LABEL.status} active={filter.statuses.length > 0}>
          <Checkbox.Group
            label={FILTER_LABEL.status}
            value={filter.statuses.map(String)}
            onChange={(values) =>
              onChange({ ...filter, statuses: STATUS_IDS.filter((id) => values.includes(String(id))) })
            }
          >
            <div className={classes.choices}>
              {STATUS_IDS.map((id) => (
                <Checkbox key={id} size="xs" value={String(id)} label={STATUS_TEXT[id].label} />
              ))}
            </div>
          </Checkbox.Group>
        </FilterPopover>
        <FilterPopover label={FILTER_LABEL.assessor} active={filter.assessorId !== null}>
          {(close) => (
            <ul className={`plain-list ${classes.options}`} aria-label={FILTER_LABEL.assessor}>
              {[{ id: null, name: INBOX.anyone }, ...assessors].map(({ id, name }) => (
                <li key={id ?? ''}>
                  <button
                    type="button"
                    aria-pressed={filter.assessorId === id}
                    onClick={() => {
                      onChange({ ...filter, assessorId: id });
                      close();
                    }}
                  >
                    {name}
                  </button>
                </li>
              ))}
            </ul>
          )}
        </FilterPopover>
        <FilterPopover label={FILTER_LABEL.submitted} active={filter.ranges.submitted !== undefined}>
          <DateRangeFields
            label={FILTER_LABEL.submitted}
            range={filter.ranges.submitted ?? NO_RANGE}
            onChange={(range) => onChange(withRange(filter, 'submitted', range))}
          />
        </FilterPopover>
      </div>
      <Button
        variant="default"
        size="xs"
        leftSection={<IconAdjustmentsHorizontal size={15} stroke={1.8} aria-hidden />}
        onClick={onAll}
      >
        {INBOX.allFilters}
      </Button>
    </div>
  );
}

interface FilterPopoverProps {
  label: string;
  active: boolean;
  children: ReactNode | ((close: () => void) => ReactNode);
}

function FilterPopover({ label, active, children }: FilterPopoverProps) {
  const [opened, setOpened] = useState(false);
  return (
    <Popover opened={opened} onChange={setOpened} position="bottom-start" trapFocus returnFocus shadow="md">
      <Popover.Target>
        <Button
          variant="default"
          size="xs"
          className={classes.button}
          data-active={active || undefined}
          rightSection={<IconChevronDown size={14} stroke={1.8} aria-hidden />}
          onClick={() => setOpened((open) => !open)}
        >
          {label}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={label}>
        {typeof children === 'function' ? children(() => setOpened(false)) : children}
      </Popover.Dropdown>
    </Popover>
  );
}

function SearchBox({
  value,
  inputRef,
  onChange,
}: {
  value: string;
  inputRef: RefObject<HTMLInputElement | null>;
  onChange: (text: string) => void;
}) {
  const [text, setText] = useState(value);
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  });
  const [given, setGiven] = useState(value);
  if (given !== value) {
    setGiven(value);
    setText(value);
  }
  useEffect(() => {
    if (text === value) return;
    const timer = setTimeout(() => latest.current(text), TYPING_MS);
    return () => clearTimeout(timer);
  }, [text, value]);
  return (
    <TextInput
      ref={inputRef}
      className={classes.search}
      aria-label={INBOX.search}
      placeholder={INBOX.searchShort}
      type="text"
      inputMode="search"
      leftSection={<IconSearch size={15} stroke={1.8} aria-hidden />}
      rightSection={
        text === '' ? null : (
          <CloseButton size="sm" aria-label={INBOX.clearSearch} onClick={() => setText('')} />
        )
      }
      value={text}
      onChange={(event) => setText(event.currentTarget.value)}
    />
  );
}
