import { ActionIcon, Button } from '@mantine/core';
import { IconCheck, IconDownload, IconX } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { allFilesName } from '../../../../domain/documents/kinds.ts';
import { UI } from '../../../../domain/texts/lt/screen/common.ts';
import { PAPERS } from '../../../../domain/texts/lt/screen/staff-papers.ts';
import { act, ActionKey } from '../../../api/act.ts';
import { api } from '../../../api/client.ts';
import { download } from '../../../api/files.ts';
import { showProblem } from '../../../api/query-client.ts';
import { SkeletonLines } from '../../../ui/Skeletons.tsx';
import type { WantedText } from '../../../ui/pdf/use-search.ts';
import { MAIN_ID } from '../../../ui/SkipLink.tsx';
import type { ViewableFile } from '../../../ui/viewable-file.ts';
import { KEYS } from '../../data/queries.ts';
import type { StaffCase } from '../../data/types.ts';
import { useLetters } from '../../shell/letters.tsx';
import { controlOf } from '../../inbox/keys.ts';
import { Toggle } from '../Toggle.tsx';
import { DataPane } from './DataPane.tsx';
import classes from './Documents.module.css';
import { PaperList } from './PaperList.tsx';

const FileView = lazy(() =>
  import('../../../ui/pdf/FileView.tsx').then((module) => ({ default: module.FileView })),
);

interface DocumentPanesProps {
  request: StaffCase;
  file: ViewableFile;
  among: readonly ViewableFile[];
  onShow: (file: ViewableFile) => void;
  onClose: () => void;
}

/** A document beside the data it proves: papers, the paper, its data. On a phone one of the two at a time. */
export default function DocumentPanes({ request, file, among, onShow, onClose }: DocumentPanesProps) {
  const id = request.RequestSystemInfo.RequestId;
  const [wanted, setWanted] = useState<WantedText | null>(null);
  const [tab, setTab] = useState<'paper' | 'data'>('paper');
  const heading = useRef<HTMLElement>(null);
  const stored = (fileId: string) => request.files.find(({ Id }) => Id === fileId);
  const kept = stored(file.id);
  const isSeen = kept?.SeenBy.some(({ own }) => own) ?? true;
  const seen = among.filter((one) => stored(one.id)?.SeenBy.some(({ own }) => own)).length;
  const mark = useMarkSeen(id);
  const at = among.findIndex((one) => one.id === file.id);
  const step = useCallback(
    (by: number) => {
      const next = among[at + by];
      if (!next) return;
      setWanted(null);
      onShow(next);
    },
    [among, at, onShow],
  );
  useEffect(() => heading.current?.focus(), []);
  usePaperKeys({ step, onClose, mark: () => kept && !isSeen && void mark(file.id) });
  const find = (next: WantedText) => {
    setWanted({ ...next });
    setTab('paper');
  };
  return (
    <main id={MAIN_ID} ref={heading} tabIndex={-1} className={classes.panes} data-tab={tab}>
      <div className={classes.list}>
        <div className={classes.listHead}>
          <h2 className={classes.paneTitle}>{PAPERS.title}</h2>
          <span className={classes.meta}>{PAPERS.seenOf(seen, among.length)}</span>
        </div>
        <PaperList
          files={among}
          current={file.id}
          stored={stored}
          onShow={(next) => (setWanted(null), onShow(next))}
        />
        <div className={classes.foot}>
          <span className={classes.keys}>
            <kbd>J</kbd>
            <kbd>K</kbd> {PAPERS.next}
          </span>
          <button
            type="button"
            className={classes.link}
            onClick={() =>
              void download(`/api/request/DownloadAllFiles/${id}`, allFilesName(id)).catch(showProblem)
            }
          >
            {PAPERS.all}
          </button>
        </div>
      </div>
      <div className={classes.tabs}>
        <Toggle
          wide
          name={PAPERS.tabs.name}
          value={tab}
          onChange={setTab}
          options={[
            { value: 'paper', label: PAPERS.tabs.paper },
            { value: 'data', label: PAPERS.tabs.data },
          ]}
        />
        <ActionIcon variant="default" size={34} aria-label={PAPERS.close} onClick={onClose}>
          <IconX size={18} stroke={1.8} aria-hidden />
        </ActionIcon>
      </div>
      <div className={classes.viewer}>
        <Suspense fallback={<SkeletonLines lines={6} />}>
          <FileView
            key={file.id}
            file={file}
            title={
              <>
                {file.title ?? file.name} {file.meta && <span className={classes.meta}>{file.meta}</span>}
              </>
            }
            tools={
              <>
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  size={30}
                  aria-label={`${UI.download} ${file.name}`}
                  onClick={() => void download(file.path, file.name).catch(showProblem)}
                >
                  <IconDownload size={17} stroke={1.8} aria-hidden />
                </ActionIcon>
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  size={30}
                  className={classes.closer}
                  aria-label={PAPERS.close}
                  onClick={onClose}
                >
                  <IconX size={17} stroke={1.8} aria-hidden />
                </ActionIcon>
              </>
            }
            wanted={wanted}
            onWantedDone={() => setWanted(null)}
          />
        </Suspense>
      </div>
      <div className={classes.side}>
        <DataPane
          request={request}
          fileType={kept?.FileType ?? null}
          canFind={file.kind === 'pdf'}
          wanted={wanted}
          onFind={find}
        />
        <div className={classes.foot}>
          {kept && (
            <Button
              size="sm"
              variant="default"
              disabled={isSeen}
              leftSection={<IconCheck size={16} stroke={1.8} aria-hidden />}
              onClick={() => void mark(file.id)}
            >
              {isSeen ? PAPERS.marked : PAPERS.mark}
            </Button>
          )}
          <Button size="sm" disabled={at >= among.length - 1} onClick={() => step(1)}>
            {PAPERS.following}
          </Button>
        </div>
      </div>
    </main>
  );
}

function useMarkSeen(requestId: number): (fileId: string) => Promise<void> {
  const client = useQueryClient();
  const key = useRef(new ActionKey());
  return async (fileId) => {
    try {
      await act(
        (header) =>
          api.POST('/api/BackOffice/MarkFileSeen', {
            params: { header },
            body: { requestId, fileId },
          }),
        key.current,
      );
      await client.invalidateQueries({ queryKey: KEYS.case(requestId) });
    } catch (error) {
      showProblem(error);
    }
  };
}

interface PaperKeys {
  step: (by: number) => void;
  mark: () => void;
  onClose: () => void;
}

/** J, K and M while no field has the focus, and Escape back to the case. */
function usePaperKeys(keys: PaperKeys): void {
  const letters = useLetters();
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return;
      if (controlOf(event.target) === 'text') return;
      const { step, mark, onClose } = latest.current;
      if (event.key === 'Escape') return onClose();
      if (!letters.on) return;
      const act = { j: () => step(1), k: () => step(-1), m: mark }[event.key.toLowerCase()];
      if (!act) return;
      event.preventDefault();
      act();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [letters.on]);
}
