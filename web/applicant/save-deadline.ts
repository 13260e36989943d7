import { CALENDAR } from '../../domain/texts/lt/screen/applicant-request.ts';
import { saveBlob } from '../api/files.ts';
import { calendarFile } from './calendar.ts';

interface Deadline {
  requestId: number;
  /** Which of the request's terms: with the number it names the event for good. */
  kind: string;
  /** 'yyyy-MM-dd' */
  date: string;
  summary: string;
  /** Where the event leads back to. */
  path: string;
}

/** Gives the person a calendar file of one deadline. */
export function saveDeadline({ requestId, kind, date, summary, path }: Deadline): void {
  const file = calendarFile(
    {
      uid: `${kind}-${requestId}@verslo-paskolos`,
      date,
      summary,
      description: CALENDAR.until,
      url: new URL(path, window.location.origin).href,
    },
    new Date().toISOString(),
  );
  saveBlob(new Blob([file], { type: 'text/calendar;charset=utf-8' }), `prasymas_Nr_${requestId}.ics`);
}
