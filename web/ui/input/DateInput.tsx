import { ActionIcon, Popover } from '@mantine/core';
import { IconCalendar } from '@tabler/icons-react';
import { useRef, useState, type ComponentType } from 'react';
import { UI } from '../../../domain/texts/lt/screen/common.ts';
import { isDate } from '../../../domain/values/days.ts';
import type { Calendar as CalendarOf } from './Calendar.tsx';
import { readDate } from './formatting.ts';
import { TypedInput, type TypedInputProps } from './TypedInput.tsx';

/** A date is typed (any usual form) or chosen from a calendar; the value is 'yyyy-MM-dd'. */
export function DateInput({
  defaultValue = '',
  onValue,
  maxDate,
  minDate,
  ...rest
}: Omit<TypedInputProps, 'show'> & { minDate?: string; maxDate?: string }) {
  const [open, setOpen] = useState(false);
  const [Calendar, setCalendar] = useState<ComponentType<Parameters<typeof CalendarOf>[0]> | null>(null);
  // Opened when its days are there, so that the focus finds one. Without a connection the date can still be typed.
  const toggle = async () => {
    if (open) return setOpen(false);
    const module = await import('./Calendar.tsx').catch(() => null);
    if (!module) return;
    setCalendar(() => module.Calendar);
    setOpen(true);
  };
  const [value, setValue] = useState(defaultValue);
  const [given, setGiven] = useState(defaultValue);
  // A new value from outside replaces what was typed.
  if (given !== defaultValue) {
    setGiven(defaultValue);
    setValue(defaultValue);
  }
  const button = useRef<HTMLButtonElement>(null);
  const change = (next: string) => {
    setValue(next);
    onValue?.(readDate(next));
  };
  const chosen = isDate(readDate(value)) ? readDate(value) : null;
  return (
    <TypedInput
      inputMode="numeric"
      placeholder="2026-11-20"
      {...rest}
      defaultValue={value}
      onValue={change}
      show={readDate}
      rightSectionPointerEvents="all"
      rightSection={
        <Popover opened={open} onChange={setOpen} position="bottom-end" trapFocus withinPortal>
          <Popover.Target>
            <ActionIcon
              ref={button}
              variant="subtle"
              color="gray"
              aria-label={UI.calendar.open}
              onClick={() => void toggle()}
            >
              <IconCalendar size={18} stroke={1.7} aria-hidden />
            </ActionIcon>
          </Popover.Target>
          <Popover.Dropdown>
            {Calendar && (
              <Calendar
                value={chosen}
                minDate={minDate}
                maxDate={maxDate}
                onChoose={(date) => {
                  change(date);
                  setOpen(false);
                  button.current?.focus();
                }}
              />
            )}
          </Popover.Dropdown>
        </Popover>
      }
    />
  );
}
