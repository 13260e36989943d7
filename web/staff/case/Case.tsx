import { Button } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { ACTION_TEXT } from '../../../domain/texts/lt/action.ts';
import { CASE } from '../../../domain/texts/lt/screen/staff-case.ts';
import { actionRows, type StaffAction } from '../../actions/staff-action.ts';
import { dialogCutOff } from '../../actions/typed-dialog.ts';
import { ApiProblem } from '../../api/problem.ts';
import { countriesQuery, evrkQuery } from '../../forms/code-lists.ts';
import { paths } from '../../paths.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Section } from '../../ui/Section.tsx';
import { MAIN_ID } from '../../ui/SkipLink.tsx';
import { Skeletons } from '../../ui/Skeletons.tsx';
import { useLast } from '../../ui/use-last.ts';
import { usePageTitle } from '../../ui/use-page-title.ts';
import type { ViewableFile } from '../../ui/viewable-file.ts';
import { useCase } from '../data/queries.ts';
import type { StaffCase } from '../data/types.ts';
import { ActionsContext } from './case-actions-context.ts';
import { CaseAction } from './CaseAction.tsx';
import { CaseBanners } from './CaseBanners.tsx';
import { CaseBar } from './CaseBar.tsx';
import classes from './Case.module.css';
import { offeredActions, workDone } from './offered.ts';
import { FileDrawerContext } from './file-drawer-context.ts';
import { RightPane } from './RightPane.tsx';
import { SectionNav } from './SectionNav.tsx';
import { caseSections } from './sections.tsx';
import { useNextCase } from './use-next-case.ts';
import { useSignedReturn } from './use-signed-return.ts';
import { useSteadyCase } from './use-steady-case.ts';

// The drawer and its styles come when the first document is looked at.
const FileDrawer = lazy(() =>
  import('../../ui/FileDrawer.tsx').then((module) => ({ default: module.FileDrawer })),
);

const TrainingStrip = __TRAINING__ ? lazy(() => import('../training/TrainingStrip.tsx')) : null;

/** One request. The number may also be the last part of the address. */
export function Component() {
  const { id: text = '' } = useParams();
  const id = /^\d{1,9}$/.test(text) ? Number(text) : null;
  const query = useCase(id);
  const steady = useSteadyCase(query.data);
  const { request } = steady;
  const title = request
    ? CASE.pageTitle(request.RequestSystemInfo.RequestId, request.company.Name)
    : CASE.loading;
  usePageTitle(title);
  const isGone = id === null || (query.error instanceof ApiProblem && query.error.status === 404);
  if (!request) {
    return (
      <main id={MAIN_ID} tabIndex={-1} className={classes.skeleton}>
        <h1 className="visually-hidden">{CASE.loading}</h1>
        {isGone ? (
          <NotThere />
        ) : query.isError ? (
          <ErrorState
            title={CASE.failed}
            onRetry={() => void query.refetch()}
            requestId={query.error instanceof ApiProblem ? query.error.requestId : null}
          >
            {CASE.failedHelp}
          </ErrorState>
        ) : (
          <Skeletons rows={4} height={140} />
        )}
      </main>
    );
  }
  return (
    <CaseView
      key={request.RequestSystemInfo.RequestId}
      request={request}
      newer={steady.newer}
      onShow={steady.show}
      stale={query.isError}
    />
  );
}

function NotThere() {
  const navigate = useNavigate();
  return (
    <EmptyState
      title={CASE.failed}
      action={
        <Button size="md" onClick={() => void navigate(paths.staffMain)}>
          {CASE.back}
        </Button>
      }
    >
      {CASE.notFound}
    </EmptyState>
  );
}

interface CaseViewProps {
  request: StaffCase;
  newer: StaffCase | null;
  stale: boolean;
  onShow: () => void;
}

function CaseView({ request, newer, stale, onShow }: CaseViewProps) {
  const { RequestId } = request.RequestSystemInfo;
  const state = useLocation().state as { queue?: number[]; action?: StaffAction } | null;
  const scroller = useRef<HTMLDivElement>(null);
  const folded = useFolded(scroller);
  const [action, setAction] = useState<StaffAction | null>(state?.action ?? dialogCutOff(RequestId));
  const [viewed, setViewed] = useState<{ file: ViewableFile; among: readonly ViewableFile[] } | null>(null);
  const shown = useLast(viewed) !== null;
  const next = useNextCase(RequestId, state?.queue ?? null);
  const signing = useSignedReturn(RequestId, onShow);
  const names = useNames();
  const rows = actionRows(offeredActions(request), workDone(request));
  const sections = useMemo(() => caseSections(request, names), [request, names]);
  const actions = useMemo(() => ({ offered: request.actions, open: setAction }), [request.actions]);
  const fileDrawer = useMemo(
    () => ({ open: (file: ViewableFile, among: readonly ViewableFile[]) => setViewed({ file, among }) }),
    [],
  );
  return (
    <ActionsContext value={actions}>
      <FileDrawerContext value={fileDrawer}>
        <div className={classes.scroll} ref={scroller} key={RequestId}>
          <CaseBar request={request} rows={rows} folded={folded} onAction={setAction} />
          {TrainingStrip && (
            <div className={classes.banners} data-print="no">
              <Suspense>
                <TrainingStrip requestId={RequestId} onMoved={onShow} />
              </Suspense>
            </div>
          )}
          <CaseBanners request={request} newer={newer} stale={stale} signing={signing} onShow={onShow} />
          <div className={classes.columns}>
            <div className={classes.nav}>
              <SectionNav sections={sections} />
            </div>
            <main id={MAIN_ID} tabIndex={-1} className={`${classes.main} ${classes.sections}`}>
              {sections.map((section) => (
                <Section key={section.id} id={section.id} title={section.title} aside={section.aside} small>
                  {section.body}
                </Section>
              ))}
            </main>
            <RightPane key={RequestId} request={request} rows={rows} onAction={setAction} />
          </div>
          {rows.next && (
            <div className={classes.nextBar} data-print="no">
              <Button
                size="lg"
                rightSection={<IconChevronRight size={18} aria-hidden />}
                onClick={() => setAction(rows.next)}
              >
                {ACTION_TEXT[rows.next].button}
              </Button>
            </div>
          )}
        </div>
        {shown && (
          <Suspense fallback={null}>
            <FileDrawer
              file={viewed?.file ?? null}
              among={viewed?.among ?? []}
              onShow={(file) => setViewed((was) => was && { ...was, file })}
              onClose={() => setViewed(null)}
            />
          </Suspense>
        )}
        <CaseAction
          action={action}
          request={request}
          newer={newer}
          onClose={() => setAction(null)}
          onChanged={onShow}
          next={next}
        />
      </FileDrawerContext>
    </ActionsContext>
  );
}

/** Names behind codes of activities and countries. */
function useNames() {
  const evrk = useQuery(evrkQuery).data;
  const countries = useQuery(countriesQuery).data;
  return useMemo(() => {
    const byEvrk = new Map(evrk?.map(({ code, name }) => [code, name]));
    const byCountry = new Map(countries?.map(({ Code, Name }) => [Code, Name]));
    return {
      evrk: (code: string) => byEvrk.get(code) ?? null,
      country: (code: string) => byCountry.get(code) ?? null,
    };
  }, [evrk, countries]);
}

/** Folds after a short way down and unfolds only near the top, so that it never flickers on the edge. */
const FOLD_AT = 90;
const UNFOLD_AT = 12;

function useFolded(scroller: RefObject<HTMLElement | null>): boolean {
  const [folded, setFolded] = useState(false);
  useEffect(() => {
    const node = scroller.current;
    if (!node) return;
    const onScroll = () => setFolded((was) => (was ? node.scrollTop > UNFOLD_AT : node.scrollTop > FOLD_AT));
    node.addEventListener('scroll', onScroll, { passive: true });
    return () => node.removeEventListener('scroll', onScroll);
  }, [scroller]);
  return folded;
}
