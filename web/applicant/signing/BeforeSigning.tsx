import { Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconArrowLeft, IconDownload } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { DOCUMENT_KIND_LABEL } from '../../../domain/texts/lt/attachment.ts';
import { SIGNING } from '../../../domain/texts/lt/screen/signing.ts';
import { REQUESTS } from '../../../domain/texts/lt/screen/applicant.ts';
import { download } from '../../api/files.ts';
import { showProblem } from '../../api/query-client.ts';
import { paths } from '../../paths.ts';
import { documentPath } from '../../ui/document-path.ts';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { usePageTitle } from '../../ui/use-page-title.ts';
import type { RequestDetail } from '../request/queries.ts';
import { Changes } from './Changes.tsx';
import { NothingToSign } from './NothingToSign.tsx';
import { PdfPreview } from './PdfPreview.tsx';
import type { SigningInfo } from './queries.ts';
import { SigningCard } from './SigningCard.tsx';
import classes from './Signing.module.css';

const FileDrawer = lazy(() =>
  import('../../ui/FileDrawer.tsx').then((module) => ({ default: module.FileDrawer })),
);

interface BeforeSigningProps {
  id: number;
  detail: RequestDetail;
  info: SigningInfo;
  isChange: boolean;
}

/** The document, and beside it what is signed; where there is no room for both, the document is one touch away. */
export function BeforeSigning({ id, detail, info, isChange }: BeforeSigningProps) {
  const title = isChange ? SIGNING.changeTitle : SIGNING.title;
  usePageTitle(title);
  const isNarrow = useMediaQuery('(max-width: 62em)', undefined, { getInitialValueInEffect: false });
  const [isReading, setReading] = useState(false);
  const document = info.documents.find(
    (file) => !file.void && file.FileType === (isChange ? 'ChangeConditions' : 'Contract'),
  );
  if (info.waitsFor !== 'applicant' || !document) return <NothingToSign detail={detail} info={info} />;
  const path = documentPath(id, document);
  const name = DOCUMENT_KIND_LABEL[document.FileType];
  const file = { id: document.Id, name: document.FileName, path, kind: 'pdf' } as const;
  return (
    <>
      <div>
        <Link to={paths.request(id, 'view')} className={classes.back} data-print="no">
          <IconArrowLeft size={16} stroke={1.8} aria-hidden />
          {REQUESTS.request(id)}
        </Link>
        <div className={classes.head}>
          <h1 className={classes.title}>{title}</h1>
          <StatusBadge status={detail.RequestSystemInfo.Status} />
        </div>
      </div>
      <div className={classes.columns}>
        {!isNarrow && (
          <PdfPreview
            path={path}
            name={name}
            fileName={document.FileName}
            tools={
              <Button
                size="xs"
                variant="default"
                leftSection={<IconDownload size={16} stroke={1.8} aria-hidden />}
                onClick={() => void download(path, document.FileName).catch(showProblem)}
              >
                {SIGNING.download}
              </Button>
            }
          />
        )}
        <aside className={`${classes.aside} ${classes.stack}`}>
          <SigningCard
            id={id}
            detail={detail}
            info={info}
            document={document}
            {...(isNarrow ? { onRead: () => setReading(true) } : {})}
          />
          {isChange && info.change && <Changes terms={detail.Contract} change={info.change} />}
        </aside>
      </div>
      {isReading && (
        <Suspense fallback={null}>
          <FileDrawer file={file} among={[file]} onShow={() => undefined} onClose={() => setReading(false)} />
        </Suspense>
      )}
    </>
  );
}
