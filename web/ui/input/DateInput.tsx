import { ActionIcon, Popover } from '@mantine/core';
import { DatePicker } from '@mantine/dates';
import { IconCalendar } from '@tabler/icons-react';
import 'dayjs/locale/lt';
import { useRef, useState } from 'react';
import { UI } from '../../../domain/texts/lt/screen/common.ts';
import { isDate } from '../../../domain/values/working-days.ts';
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
              onClick={() => setOpen(!open)}
            >
              <IconCalendar size={18} stroke={1.7} aria-hidden />
            </ActionIcon>
          </Popover.Target>
          <Popover.Dropdown>
            <DatePicker
              locale="lt"
              firstDayOfWeek={1}
              value={chosen}
              defaultDate={chosen ?? undefined}
              minDate={minDate}
              maxDate={maxDate}
              ariaLabels={{
                nextMonth: UI.calendar.nextMonth,
                previousMonth: UI.calendar.previousMonth,
                nextYear: UI.calendar.nextYear,
                previousYear: UI.calendar.previousYear,
                nextDecade: UI.calendar.nextDecade,
                previousDecade: UI.calendar.previousDecade,
                monthLevelControl: UI.calendar.chooseMonth,
                yearLevelControl: UI.calendar.chooseYear,
              }}
              onChange={(date) => {
                if (date) change(String(date));
                setOpen(false);
                button.current?.focus();
              }}
            />
          </Popover.Dropdown>
        </Popover>
      }
    />
  );
}
