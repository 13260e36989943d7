import { DIALOG } from '../../domain/texts/lt/screen/staff-dialog.ts';
import { EMPTY, formatEur } from '../../domain/texts/lt/format.ts';
import { STATUS_TEXT } from '../../domain/texts/lt/status.ts';
import type { StaffCase } from '../staff/data/types.ts';
import type { DataItem } from '../ui/DataList.tsx';
import { deadlineWords } from '../ui/deadline.ts';
import { caseFacts, mainClock } from './case-facts.ts';

/** What the dialog is about, in three or four lines. */
export function summaryOf(request: StaffCase): DataItem[] {
  const facts = caseFacts(request);
  const clock = mainClock(request);
  const status = STATUS_TEXT[request.RequestSystemInfo.Status].label;
  const code = request.company.Code.replace(/(\d{3})(?=\d)/g, '$1\u00A0');
  return [
    { label: DIALOG.applicant, value: `${request.company.Name}, ${code}` },
    {
      label: DIALOG.requestedSum,
      value: facts.requestedCents === null ? EMPTY : formatEur(facts.requestedCents),
    },
    ...(facts.setCents === null ? [] : [{ label: DIALOG.setSum, value: formatEur(facts.setCents) }]),
    { label: DIALOG.status, value: clock ? `${status}, ${deadlineWords(clock)}` : status },
  ];
}
