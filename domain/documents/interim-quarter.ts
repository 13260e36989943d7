import { addDays, daysBetween } from '../values/days.ts';

/** Calendar days after a quarter's end from which its report is asked. The boundary is a parameter (domain.md 4.1). */
export const INTERIM_REPORT_DAYS = 40;

export interface Quarter {
  year: number;
  /** 1–4. */
  quarter: number;
  /** Last day, 'yyyy-MM-dd'. */
  end: string;
}

function quarterEnding(year: number, quarter: number): Quarter {
  const nextStart =
    quarter === 4 ? `${year + 1}-01-01` : `${year}-${String(quarter * 3 + 1).padStart(2, '0')}-01`;
  return { year, quarter, end: addDays(nextStart, -1) };
}

function before(quarter: Quarter): Quarter {
  return quarter.quarter === 1
    ? quarterEnding(quarter.year - 1, 4)
    : quarterEnding(quarter.year, quarter.quarter - 1);
}

/** The quarter whose interim report is asked on a day: the last that ended at least `days` calendar days ago. */
export function interimQuarter(date: string, days = INTERIM_REPORT_DAYS): Quarter {
  const [year = 0, month = 1] = date.split('-').map(Number);
  const last = before(quarterEnding(year, Math.ceil(month / 3)));
  return daysBetween(last.end, date) >= days ? last : before(last);
}
