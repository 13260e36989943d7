import { Button } from '@mantine/core';
import { IconCalendarPlus, IconDownload, IconSignature } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { DOCUMENT_KIND_LABEL } from '../../../domain/texts/lt/attachment.ts';
import { DEADLINE } from '../../../domain/texts/lt/screen/common.ts';
import { REQUESTS, SIGNING } from '../../../domain/texts/lt/screen/applicant.ts';
import { api, ask } from '../../api/client.ts';
import { download, saveBlob } from '../../api/files.ts';
import { showProblem } from '../../api/query-client.ts';
import { paths } from '../../paths.ts';
import { withDates } from '../../ui/DateText.tsx';
import { Card } from '../../ui/Card.tsx';
import { DataList } from '../../ui/DataList.tsx';
import { deadlineTone } from '../../ui/deadline.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Ruler } from '../../ui/Ruler.tsx';
import { usePageTitle } from '../../ui/use-page-title.ts';
import { calendarFile } from '../calendar.ts';
import { calendarDaysLeft } from '../list/time-left.ts';
import { documentPath } from '../request/document-path.ts';
import type { RequestDetail } from '../request/queries.ts';
import { markAway } from './away.ts';
import { PdfPreview } from './PdfPreview.tsx';
import type { SigningInfo } from './queries.ts';
import classes from './Signing.module.css';

interface BeforeSigningProps {
  id: number;
  title: string;
  detail: RequestDetail;
  info: SigningInfo;
  isChange: boolean;
}

/** What is signed, by whom and until when; one click opens one signing, however often it is pressed. */
export function BeforeSigning({ id, title, detail, info, isChange }: BeforeSigningProps) {
  usePageTitle(isChange ? SIGNING.changeTitle : SIGNING.title);
  const [opening, setOpening] = useState(false);
  const document = info.documents.find(
    (one) => !one.void && one.FileType === (isChange ? 'ChangeConditions' : 'Contract'),
  );
  const clock = detail.clocks.find((one) => one.kind === detail.mainClock);
  if (info.waitsFor !== 'applicant' || !document) {
    return (
      <>
        <h1 className={classes.title}>{REQUESTS.request(id)}</h1>
        <EmptyState
          icon={<IconSignature size={24} stroke={1.7} aria-hidden />}
          title={SIGNING.nothing}
          action={
            <Button component={Link} to={paths.request(id, 'view')}>
              {SIGNING.toRequest}
            </Button>
          }
        >
          {SIGNING.nothingText}
        </EmptyState>
      </>
    );
  }
  const sign = async () => {
    setOpening(true);
    try {
      const { signingUrl } = await ask(
        api.GET('/api/Request/GetSigningUrl/{id}', { params: { path: { id } } }),
      );
      const url = new URL(signingUrl, window.location.origin);
      if (!url.searchParams.has('return_url')) {
        url.searchParams.set('return_url', `${window.location.origin}${paths.signing(id)}?returned=1`);
      }
      markAway(id);
      window.location.assign(url);
    } catch (problem) {
      setOpening(false);
      showProblem(problem);
    }
  };
  const addToCalendar = () => {
    if (!clock) return;
    const url = new URL(paths.signing(id), window.location.origin).href;
    const file = calendarFile(
      {
        uid: `${clock.kind}-${id}@verslo-paskolos`,
        date: clock.dueDate,
        summary: SIGNING.calendarSummary(id),
        url,
      },
      new Date().toISOString(),
    );
    saveBlob(new Blob([file], { type: 'text/calendar;charset=utf-8' }), `prasymas_Nr_${id}.ics`);
  };
  const path = documentPath(id, document);
  return (
    <>
      <h1 className={classes.title}>{title}</h1>
      <div className={classes.columns}>
        <PdfPreview path={path} name={DOCUMENT_KIND_LABEL[document.FileType]} fileName={document.FileName} />
        <aside className={classes.aside}>
          <Card>
            <DataList
              items={[
                { label: SIGNING.what, value: DOCUMENT_KIND_LABEL[document.FileType] },
                { label: SIGNING.who, value: `${detail.company.Name}. ${SIGNING.order}` },
                ...(clock
                  ? [
                      {
                        label: SIGNING.until,
                        value: (
                          <b>
                            {withDates(
                              `${clock.dueDate}, ${DEADLINE.calendarLeft(Math.max(0, calendarDaysLeft(clock.dueDate)))}`,
                            )}
                          </b>
                        ),
                      },
                    ]
                  : []),
                { label: SIGNING.need, value: SIGNING.needText },
              ]}
            />
            {clock && clock.days.length > 0 && (
              <Ruler
                days={clock.days}
                size="case"
                tone={deadlineTone(clock)}
                name={DEADLINE.rulerName(clock.usedDays, clock.leftDays, clock.dueDate)}
              />
            )}
            <div className={classes.buttons}>
              <Button
                fullWidth
                loading={opening}
                onClick={() => void sign()}
                leftSection={<IconSignature size={18} aria-hidden />}
              >
                {SIGNING.sign}
              </Button>
              <Button
                fullWidth
                variant="default"
                leftSection={<IconDownload size={18} aria-hidden />}
                onClick={() => void download(path, document.FileName).catch(showProblem)}
              >
                {SIGNING.download}
              </Button>
              {clock && (
                <Button
                  fullWidth
                  variant="default"
                  leftSection={<IconCalendarPlus size={18} aria-hidden />}
                  onClick={addToCalendar}
                >
                  {REQUESTS.calendar}
                </Button>
              )}
            </div>
            <p className={classes.note} role="status">
              {opening ? SIGNING.opening : SIGNING.handOver}
            </p>
          </Card>
        </aside>
      </div>
    </>
  );
}
