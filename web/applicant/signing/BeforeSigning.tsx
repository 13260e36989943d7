import { Button } from '@mantine/core';
import { IconCalendarPlus, IconDownload, IconSignature } from '@tabler/icons-react';
import { DOCUMENT_KIND_LABEL } from '../../../domain/texts/lt/attachment.ts';
import { DEADLINE } from '../../../domain/texts/lt/screen/common.ts';
import { REQUESTS } from '../../../domain/texts/lt/screen/applicant.ts';
import { SIGNING } from '../../../domain/texts/lt/screen/signing.ts';
import { deadlineSummary, SIGNATURES } from '../../../domain/texts/lt/screen/applicant-request.ts';
import { download } from '../../api/files.ts';
import { showProblem } from '../../api/query-client.ts';
import { paths } from '../../paths.ts';
import { withDates } from '../../ui/DateText.tsx';
import { Card } from '../../ui/Card.tsx';
import { DataList } from '../../ui/DataList.tsx';
import { deadlineTone } from '../../ui/deadline.ts';
import { Ruler } from '../../ui/Ruler.tsx';
import { usePageTitle } from '../../ui/use-page-title.ts';
import { calendarDaysLeft } from '../list/time-left.ts';
import { documentPath } from '../../ui/document-path.ts';
import type { RequestDetail } from '../request/queries.ts';
import { saveDeadline } from '../save-deadline.ts';
import { Changes } from './Changes.tsx';
import { NothingToSign } from './NothingToSign.tsx';
import { PdfPreview } from './PdfPreview.tsx';
import type { SigningInfo } from './queries.ts';
import { Signatories } from './Signatories.tsx';
import { useOpenSigning } from './use-open-signing.ts';
import classes from './Signing.module.css';

interface BeforeSigningProps {
  id: number;
  title: string;
  detail: RequestDetail;
  info: SigningInfo;
  isChange: boolean;
}

/** What is signed and what it changes, by whom and until when; one click opens one signing, however often it is pressed. */
export function BeforeSigning({ id, title, detail, info, isChange }: BeforeSigningProps) {
  usePageTitle(isChange ? SIGNING.changeTitle : SIGNING.title);
  const { open, opening } = useOpenSigning(id);
  const document = info.documents.find(
    (file) => !file.void && file.FileType === (isChange ? 'ChangeConditions' : 'Contract'),
  );
  const clock = detail.clocks.find((running) => running.kind === detail.mainClock);
  if (info.waitsFor !== 'applicant' || !document) return <NothingToSign detail={detail} info={info} />;
  const path = documentPath(id, document);
  return (
    <>
      <h1 className={classes.title}>{title}</h1>
      <div className={classes.columns}>
        <PdfPreview path={path} name={DOCUMENT_KIND_LABEL[document.FileType]} fileName={document.FileName} />
        <aside className={`${classes.aside} ${classes.stack}`}>
          <Card>
            <DataList
              items={[
                { label: SIGNING.what, value: DOCUMENT_KIND_LABEL[document.FileType] },
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
            <p className={classes.note}>
              {isChange ? SIGNATURES.changeDeadlineWarning : SIGNATURES.deadlineWarning}
            </p>
            <div className={classes.buttons}>
              <Button
                fullWidth
                loading={opening}
                onClick={() => void open()}
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
                  onClick={() =>
                    saveDeadline({
                      requestId: id,
                      kind: clock.kind,
                      date: clock.dueDate,
                      summary: deadlineSummary(clock.kind, id),
                      path: paths.signing(id),
                    })
                  }
                >
                  {REQUESTS.calendar}
                </Button>
              )}
            </div>
            <p className={classes.note} role="status">
              {opening ? SIGNING.opening : SIGNING.handOver}
            </p>
          </Card>
          {isChange && info.change && <Changes terms={detail.Contract} change={info.change} />}
          <Signatories
            info={info}
            document={document}
            party={detail.company.Name}
            dueDate={clock?.dueDate ?? null}
          />
        </aside>
      </div>
    </>
  );
}
