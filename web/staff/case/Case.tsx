import { Button } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { CASE } from '../../../domain/texts/lt/screen/staff-case.ts';
import { statusLabel } from '../../../domain/texts/lt/status.ts';
import { FOLD } from '../../../domain/texts/lt/screen/staff-fold.ts';
import { withAssessment } from '../../actions/assess-rows.ts';
import { actionRows, type OpenedAction } from '../../actions/staff-action.ts';
import { dialogCutOff } from '../../actions/typed-dialog.ts';
import { ApiProblem } from '../../api/problem.ts';
import { countriesQuery, evrkQuery } from '../../forms/code-lists.ts';
import { paths } from '../../paths.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { MAIN_ID } from '../../ui/SkipLink.tsx';
import { Skeletons } from '../../ui/Skeletons.tsx';
import { usePageTitle } from '../../ui/use-page-title.ts';
import { useCase, useCriteria } from '../data/queries.ts';
import type { StaffCase } from '../data/types.ts';
import { actionButton } from './action-icons.tsx';
import { ActionsContext } from './case-actions-context.ts';
import { CaseAction } from './CaseAction.tsx';
import { CaseBanners } from './CaseBanners.tsx';
import { CaseBar } from './CaseBar.tsx';
import classes from './Case.module.css';
import { offeredActions, workDone } from './offered.ts';
import { FileDrawerContext } from './file-drawer-context.ts';
import { FoldedSection } from './FoldedSection.tsx';
import { RightPane } from './RightPane.tsx';
import { SectionNav } from './SectionNav.tsx';
import { SectionsContext } from './section-places.ts';
import { caseSections } from './sections.tsx';
import { useCaseKeys } from './use-case-keys.ts';
import { useNextCase } from './use-next-case.ts';
import { useOpenSections } from './use-open-sections.ts';
import { usePapers } from './use-papers.ts';
import { useSignedReturn } from './use-signed-return.ts';
import { useSteadyCase } from './use-steady-case.ts';

// What shows documents comes when the first one is looked at.
const DocumentPanes = lazy(() => import('./documents/DocumentPanes.tsx'));
const DecisionSummary = lazy(() =>
  import('./summary/DecisionSummary.tsx').then((module) => ({ default: module.DecisionSummary })),
);

const TrainingStrip = __TRAINING__ ? lazy(() => import('../training/TrainingStrip.tsx')) : null;

/** One request. The number may also be the last part of the address. */
export function Component() {
  const { id: text = '' } = useParams();
  const id = /^\d{1,10}$/.test(text) ? Number(text) : null;
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
  const { state, key } = useLocation() as {
    state: { queue?: number[]; action?: OpenedAction } | null;
    key: string;
  };
  const scroller = useRef<HTMLDivElement>(null);
  const folded = useFolded(scroller);
  const [action, setAction] = useState<OpenedAction | null>(state?.action ?? dialogCutOff(RequestId));
  // Chosen in the palette while the case was open.
  const [seen, setSeen] = useState(key);
  if (key !== seen) {
    setSeen(key);
    if (state?.action) setAction(state.action);
  }
  const papers = usePapers(scroller);
  const next = useNextCase(RequestId, state?.queue ?? null);
  const signing = useSignedReturn(RequestId, onShow);
  const names = useNames();
  const { data: criteria } = useCriteria(RequestId);
  const rows = withAssessment(actionRows(offeredActions(request), workDone(request)));
  const sections = useMemo(() => caseSections(request, names, criteria), [request, names, criteria]);
  const fold = useOpenSections(sections);
  const actions = useMemo(() => ({ offered: request.actions, open: setAction }), [request.actions]);
  useCaseKeys({ id: RequestId, queue: state?.queue ?? [], isReading: papers.viewed !== null });
  return (
    <ActionsContext value={actions}>
      <FileDrawerContext value={papers.control}>
        <SectionsContext value={fold.goTo}>
          <div
            className={classes.scroll}
            data-reading={papers.viewed !== null || undefined}
            ref={scroller}
            key={RequestId}
          >
            <div className={classes.sheetHead} data-print="only">
              {CASE.sheet(RequestId, statusLabel(request.RequestSystemInfo.Status), request.version)}
            </div>
            <CaseBar
              request={request}
              rows={rows}
              folded={folded || papers.viewed !== null}
              isActing={action !== null}
              onAction={setAction}
              onPrint={fold.print}
              onTaken={onShow}
            />
            {papers.viewed && (
              <Suspense fallback={<Skeletons rows={1} height={500} />}>
                <DocumentPanes
                  request={request}
                  file={papers.viewed.file}
                  among={papers.viewed.among}
                  onShow={papers.show}
                  onClose={papers.close}
                />
              </Suspense>
            )}
            <div hidden={papers.viewed !== null}>
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
                  <SectionNav sections={sections} onGo={fold.goTo} />
                </div>
                <main
                  id={papers.viewed ? undefined : MAIN_ID}
                  tabIndex={-1}
                  className={`${classes.main} ${classes.sections}`}
                >
                  <Suspense fallback={<Skeletons rows={2} height={240} />}>
                    <DecisionSummary request={request} />
                  </Suspense>
                  <div className={classes.foldAll} data-print="no">
                    <button type="button" className={classes.textButton} onClick={fold.toggleAll}>
                      {fold.areAllOpen ? FOLD.closeAll : FOLD.openAll}
                    </button>
                  </div>
                  {sections.map((section) => (
                    <FoldedSection
                      key={section.id}
                      section={section}
                      isOpen={fold.isOpen(section.id)}
                      onToggle={fold.toggle}
                    />
                  ))}
                </main>
                <RightPane key={RequestId} request={request} rows={rows} onAction={setAction} />
              </div>
            </div>
            {rows.next && !papers.viewed && (
              <div className={classes.nextBar} data-print="no">
                <Button
                  size="lg"
                  rightSection={<IconChevronRight size={18} aria-hidden />}
                  onClick={() => setAction(rows.next)}
                >
                  {actionButton(rows.next)}
                </Button>
              </div>
            )}
          </div>
          <CaseAction
            action={action}
            request={request}
            newer={newer}
            onClose={() => setAction(null)}
            onChanged={onShow}
            next={next}
          />
        </SectionsContext>
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
