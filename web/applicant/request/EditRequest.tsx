import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { sourceStandings, type SourceStandings } from '../../../domain/forms/source-standing.ts';
import { wantedOffers, withOffers } from '../../../domain/forms/with-offers.ts';
import { withReadOnly } from '../../../domain/forms/normalise.ts';
import { getAt } from '../../../domain/forms/path.ts';
import { appliesNow, sectionsFor } from '../../../domain/forms/sections/index.ts';
import type { FormData } from '../../../domain/forms/form.ts';
import { ERRORS, requestName } from '../../../domain/texts/lt/screen/common.ts';
import { FORM } from '../../../domain/texts/lt/screen/form.ts';
import { fromWire } from '../../../domain/values/money.ts';
import { unsavedAnswers } from '../../forms/autosave-journal.ts';
import { changedSections } from '../../forms/changed-sections.ts';
import { errorLines } from '../../forms/error-lines.ts';
import { fieldId, sectionId } from '../../forms/field-id.ts';
import { focusField } from '../../forms/focus-field.ts';
import { FoldedRun } from '../../forms/FoldedRun.tsx';
import { FormSection } from '../../forms/FormSection.tsx';
import { Navigator } from '../../forms/Navigator.tsx';
import { isClosed, isOffered, sectionRuns } from '../../forms/section-runs.ts';
import { UnsavedGuard } from '../../forms/UnsavedGuard.tsx';
import { useCurrentSection } from '../../ui/use-current-section.ts';
import { useOffers } from '../../forms/use-offers.ts';
import { useRequestForm } from '../../forms/use-request-form.ts';
import { paths } from '../../paths.ts';
import { Note } from '../../ui/Note.tsx';
import '../../ui/style/inputs.css';
import { usePageTitle } from '../../ui/use-page-title.ts';
import { AttachmentsCard } from './AttachmentsCard.tsx';
import { EditRail } from './EditRail.tsx';
import { EditStrip } from './EditStrip.tsx';
import { HelpCard } from './HelpCard.tsx';
import { documentId } from './findings.ts';
import { formContextOf } from './form-context.ts';
import { LimitHint } from './LimitHint.tsx';
import { PhoneBar, PhoneSections } from './PhoneBars.tsx';
import { registersQuery, type Offers, type RegistersProgress, type RequestDetail } from './queries.ts';
import { RegisterBanner } from './RegisterBanner.tsx';
import { useCheckFlow } from './use-check-flow.ts';
import { refreshRequest } from './refresh.ts';
import { useDraft } from './use-draft.ts';
import { useFindings } from './use-findings.ts';
import { useErrorWalk } from './use-error-walk.ts';
import { useSectionAddress } from './use-section-address.ts';
import { useSubmit } from './use-submit.ts';
import classes from './EditRequest.module.css';

export interface EditRequestProps {
  detail: RequestDetail;
  limitWire: string | null;
  partyId: number;
  /** For empty fields. */
  offers: Offers;
}

// Comes with the first error.
const ErrorSummary = lazy(() => import('../../ui/ErrorSummary.tsx'));
// Its words of the rules are many, and it comes after the form is filled.
const CriteriaDialog = lazy(() => import('./CriteriaDialog.tsx'));
// Only a request that was written about, or sent back, has them.
const CommentsCard = lazy(() => import('./CommentsCard.tsx'));
const ReturnedNote = lazy(() => import('./ReturnedNote.tsx'));
const FindingsCard = lazy(() => import('./ReturnedNote.tsx').then((m) => ({ default: m.FindingsCard })));
const UntouchedDialog = lazy(() => import('./UntouchedDialog.tsx'));
// Only one scheme has sectors.
const SectorNote = lazy(() => import('./SectorNote.tsx'));
const DraftConflictDialog = lazy(() => import('./DraftConflictDialog.tsx'));

const standingsOf = ({ Steps }: RegistersProgress): SourceStandings => sourceStandings(Steps);

const SUM_PATH = 'LoanInfo.LoanSum';
const SECTOR_PATH = 'LoanInfo.SectorType';
const isSector = (value: number): value is 1 | 2 | 3 => [1, 2, 3].includes(value);

/** The form: navigator, sections, buttons and documents; everything typed survives every failure. */
export default function EditRequest({ detail, limitWire, partyId, offers }: EditRequestProps) {
  const navigate = useNavigate();
  const id = detail.RequestSystemInfo.RequestId;
  // What is picked from an answer stays the same while nothing in it changes, unlike its times that run.
  const standings = useQuery({ ...registersQuery(partyId), enabled: partyId > 0, select: standingsOf }).data;
  const isTaxKnown = standings?.taxAuthority.kind === 'known';
  const limitCents = limitWire === null ? null : fromWire(limitWire);
  // The query keeps unchanged parts of an answer, so a refetch with the same facts keeps the context.
  const { RequestSystemInfo, evrksList, activeSince } = detail;
  const context = useMemo(
    () => formContextOf({ RequestSystemInfo, evrksList, activeSince }, limitCents, isTaxKnown),
    [RequestSystemInfo, evrksList, activeSince, limitCents, isTaxKnown],
  );
  const [changed, setChanged] = useState(false);
  const [missingAsked, setMissingAsked] = useState(0);
  const askMissing = useCallback(() => setMissingAsked((count) => count + 1), []);
  const changedRef = useRef<() => void>(() => undefined);
  const [unsaved] = useState(() => unsavedAnswers(id));
  // What was typed before is kept as it was left, with nothing put in.
  const [applied] = useState(() => (unsaved ? [] : wantedOffers(detail, offers, context)));
  const [begun] = useState(() => unsaved?.values ?? withOffers(detail, applied, context));
  // What was left unsaved came from a form that had them all.
  const [offered] = useState(() => (unsaved ? offers : applied).map(({ path }) => path));
  const form = useRequestForm(begun, context, () => {
    setChanged(true);
    changedRef.current();
  });
  const draft = useDraft({ detail, context, form, unsaved, offered });
  const { autosave } = draft;
  useLayoutEffect(() => {
    changedRef.current = autosave.changed;
  }, [autosave.changed]);

  const returned = useMemo(() => new Set<string>(detail.returned?.sections ?? []), [detail.returned]);
  const { sourceOf, knownFrom, valuesFor } = useOffers({
    offers,
    stored: detail,
    context,
    now: form.snapshot,
  });
  const { put } = form;
  const putIn = useCallback(
    (path: string) => valuesFor(path).forEach((one) => put(one.path, one.value)),
    [put, valuesFor],
  );
  const findings = useFindings(detail, form.snapshot, context);
  const sections = useMemo(() => sectionsFor(context), [context]);
  const [folded, setFolded] = useState<ReadonlySet<string>>(() => {
    // Whoever was cut off in the middle of a section finds it open.
    const cutOff = changedSections(
      unsaved?.values ?? (applied.length > 0 ? begun : undefined),
      detail,
      context,
    );
    return new Set(
      form.progress.sections
        .filter((section) => isClosed(section.state) && !isOffered(section.state))
        .map((section) => section.id)
        .filter((id) => !returned.has(id) && !cutOff.has(id)),
    );
  });
  const unfold = useCallback(
    (ids: readonly string[]) => setFolded((old) => new Set([...old].filter((id) => !ids.includes(id)))),
    [],
  );

  const [focusSummary, setFocusSummary] = useState(0);
  const showErrors = useCallback(() => setFocusSummary((count) => count + 1), []);

  const check = useCheckFlow({
    id,
    form,
    autosave,
    offered,
    onErrors: showErrors,
    onSaved: () => setChanged(false),
  });
  const submit = useSubmit({
    id,
    version: autosave.version,
    onMissing: () => {
      check.close();
      askMissing();
    },
    onDone: (pending) => {
      setChanged(false);
      void refreshRequest(id);
      const no = detail.RequestSystemInfo.SubmissionCount + 1;
      // The guard reads the latest state on the next turn.
      setTimeout(() => void navigate(paths.submitted(id, { no, pending })), 0);
    },
  });

  const lines = useMemo(
    () => errorLines(form.problems, form.progress.sections),
    [form.problems, form.progress.sections],
  );
  const goToField = useCallback(
    (target: string) => {
      const problem = form.problems.find((found) => fieldId(found.path) === target);
      if (problem) unfold([problem.sectionId]);
      requestAnimationFrame(() => focusField(target));
    },
    [form.problems, unfold],
  );
  const nextError = useErrorWalk(lines, goToField);
  const goToSection = useCallback(
    (target: string) => {
      unfold([target]);
      requestAnimationFrame(() => {
        document.getElementById(sectionId(target))?.scrollIntoView({ block: 'start' });
        document.getElementById(`${sectionId(target)}-title`)?.focus({ preventScroll: true });
      });
    },
    [unfold],
  );

  const visible = sectionRuns(form.progress.sections, folded);
  const currentId = useCurrentSection(sections.map((section) => sectionId(section.id)));
  const current = sections.find((section) => sectionId(section.id) === currentId)?.id ?? null;
  useSectionAddress(currentId, sections, goToSection);
  const data = useMemo(
    () => withReadOnly(form.snapshot, detail as unknown as FormData, context),
    [form.snapshot, detail, context],
  );
  const typedSum = getAt(form.snapshot, SUM_PATH);
  const sector = Number(getAt(form.snapshot, SECTOR_PATH));
  const after = {
    [SECTOR_PATH]: isSector(sector) && (
      <Suspense fallback={null}>
        <SectorNote id={id} sector={sector} />
      </Suspense>
    ),
    [SUM_PATH]: <LimitHint id={id} typedSum={typeof typedSum === 'string' ? typedSum : ''} />,
  };
  usePageTitle(`${lines.length > 0 ? ERRORS.titlePrefix : ''}${requestName(id)}`);

  const closeCriteria = () => {
    check.close();
    void refreshRequest(id);
  };
  const findingsProps = {
    sections,
    open: findings.open,
    onSection: goToSection,
    onDocument: (document: string) => void focusField(documentId(document)),
  };
  const rail = (
    <EditRail
      detail={detail}
      progress={form.progress}
      errors={lines.length}
      busy={check.state.kind === 'saving'}
      saveError={check.saveError}
      changed={changed}
      untouched={findings.count}
      onNextError={nextError}
      onCheck={() => void check.run()}
      onShowCriteria={check.open}
      onMissing={askMissing}
      onErrors={() => {
        form.attempt();
        showErrors();
      }}
    />
  );

  return (
    <>
      <EditStrip detail={detail} draft={draft} />
      <PhoneSections
        progress={form.progress}
        current={current}
        returned={findings.sections}
        onGo={goToSection}
      />
      <div className={`wide ${classes.grid}`}>
        <div className={classes.rail}>
          <Navigator
            progress={form.progress}
            current={current}
            returned={findings.sections}
            onGo={goToSection}
          />
        </div>
        <div className={classes.sections}>
          {detail.returned && (
            <Suspense>
              <ReturnedNote {...findingsProps} returned={detail.returned} />
            </Suspense>
          )}
          {partyId > 0 && <RegisterBanner requestId={id} partyId={partyId} />}
          {lines.length > 0 && (
            <Suspense>
              <ErrorSummary asked={focusSummary} lines={lines} onGo={goToField} />
            </Suspense>
          )}
          {visible.length === 1 && visible[0]!.kind === 'folded' && findings.count === 0 && (
            <Note tone="success" title={FORM.allFilled}>
              {FORM.allFilledText}
            </Note>
          )}
          {visible.map((run) => {
            if (run.kind === 'folded') {
              const inside = sections.slice(run.from, run.to + 1);
              return (
                <FoldedRun
                  key={`folded-${run.from}`}
                  from={run.from + 1}
                  to={run.to + 1}
                  title={inside.length === 1 ? inside[0]!.title : null}
                  onOpen={() => unfold(inside.map((section) => section.id))}
                />
              );
            }
            const section = sections[run.index]!;
            return (
              <FormSection
                key={section.id}
                section={section}
                number={run.index + 1}
                data={data}
                typed={form.snapshot}
                context={context}
                applies={appliesNow(section, data, context)}
                returned={returned.has(section.id)}
                standings={standings}
                after={section.id === 'loan' ? after : undefined}
                initialOf={(path) => getAt(form.values(), path)}
                keyOf={form.keyOf}
                errorOf={form.errorOf}
                sourceOf={sourceOf}
                knownFrom={knownFrom}
                onPutIn={putIn}
                onChange={form.change}
                onRows={form.put}
                onPlace={form.choosePlace}
                companies={form.companies}
              />
            );
          })}
        </div>
        <aside className={classes.aside} aria-label={FORM.stepsName}>
          <div className={classes.sticky}>
            {detail.returned && (
              <Suspense>
                <FindingsCard {...findingsProps} returned={detail.returned} />
              </Suspense>
            )}
            {rail}
            <AttachmentsCard detail={detail} missingAsked={missingAsked} />
            {detail.CommentsHistory.length > 0 && (
              <Suspense>
                <CommentsCard comments={detail.CommentsHistory} />
              </Suspense>
            )}
            <HelpCard contact={detail.contact} />
          </div>
        </aside>
      </div>
      <PhoneBar
        draft={draft}
        sections={form.progress.sections}
        current={current}
        errors={lines.length}
        onGo={goToSection}
        onNextError={nextError}
        onCheck={() => void check.run()}
      />
      {check.state.kind !== 'idle' && (
        <Suspense fallback={null}>
          <CriteriaDialog
            state={check.state.kind === 'saving' ? { kind: 'idle' } : check.state}
            onSubmit={() => findings.ask(() => void submit.submit())}
            submitting={submit.busy}
            onRetry={() => void check.run()}
            onClose={closeCriteria}
          />
        </Suspense>
      )}
      {findings.asking && findings.open && (
        <Suspense fallback={null}>
          <UntouchedDialog
            untouched={findings.open}
            sections={sections}
            onConfirm={findings.confirm}
            onClose={() => {
              findings.close();
              closeCriteria();
            }}
          />
        </Suspense>
      )}
      {draft.conflict && (
        <Suspense fallback={null}>
          <DraftConflictDialog conflict={draft.conflict} draft={draft} form={form} context={context} />
        </Suspense>
      )}
      <UnsavedGuard
        state={autosave.state}
        within={(path) => path.startsWith(paths.submitted(id))}
        save={autosave.flush}
      />
    </>
  );
}
