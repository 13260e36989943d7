import { DatePicker } from '@mantine/dates';
import '@mantine/dates/styles.layer.css';
import 'dayjs/locale/lt';
import { UI } from '../../../domain/texts/lt/screen/common.ts';

interface CalendarProps {
  /** 'yyyy-MM-dd' */
  value: string | null;
  minDate?: string;
  maxDate?: string;
  onChoose: (date: string) => void;
}

/** Months of days to choose one of. Weighs more than the field it belongs to, so it comes when it is opened. */
export function Calendar({ value, minDate, maxDate, onChoose }: CalendarProps) {
  return (
    <DatePicker
      locale="lt"
      firstDayOfWeek={1}
      value={value}
      defaultDate={value ?? undefined}
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
        if (date) onChoose(String(date));
      }}
    />
  );
}
