import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { FILE_DRAWER } from '../../../domain/texts/lt/screen/paper.ts';
import { fetchFile } from '../../api/files.ts';
import { ErrorState } from '../ErrorState.tsx';
import { SkeletonLines } from '../Skeletons.tsx';
import type { ViewableFile } from '../viewable-file.ts';
import classes from './FileView.module.css';
import { LaterPdf } from './LaterPdf.tsx';
import type { WantedText } from './use-search.ts';

interface FileViewProps {
  file: ViewableFile;
  /** What it is for, in place of its name. */
  title?: ReactNode;
  tools?: ReactNode;
  wanted?: WantedText | null;
  onWantedDone?: () => void;
}

/** A stored file, fetched with the token: a PDF with its tools, a picture, or why there is nothing to see. */
export function FileView({ file, title, tools, wanted, onWantedDone }: FileViewProps) {
  const [blob, setBlob] = useState<Blob | null>(null);
  const [failed, setFailed] = useState(false);
  const { path, kind } = file;
  useEffect(() => {
    if (kind === 'other') return;
    let left = false;
    fetchFile(path).then(
      (fetched) => !left && setBlob(fetched.blob),
      () => !left && setFailed(true),
    );
    return () => {
      left = true;
    };
  }, [path, kind]);
  if (blob && kind === 'pdf')
    return (
      <LaterPdf
        source={blob}
        name={file.name}
        title={title}
        tools={tools}
        wanted={wanted ?? null}
        onWantedDone={onWantedDone}
      />
    );
  return (
    <div className={classes.viewer}>
      {(title || tools) && (
        <div className={classes.toolbar}>
          <div className={classes.title}>{title}</div>
          <span className={classes.tools}>{tools}</span>
        </div>
      )}
      <div className={classes.message}>
        {kind === 'other' ? (
          <p>{FILE_DRAWER.noPreview}</p>
        ) : failed ? (
          <ErrorState title={FILE_DRAWER.openFailed} />
        ) : blob ? (
          <Picture blob={blob} name={file.name} />
        ) : (
          <SkeletonLines lines={5} />
        )}
      </div>
    </div>
  );
}

function Picture({ blob, name }: { blob: Blob; name: string }) {
  const show = useCallback(
    (image: HTMLImageElement | null) => {
      if (!image) return;
      const url = URL.createObjectURL(new Blob([blob], { type: 'image/jpeg' }));
      image.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [blob],
  );
  return <img ref={show} className={classes.image} alt={name} />;
}
