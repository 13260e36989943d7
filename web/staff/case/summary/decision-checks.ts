import { ATTACHMENT_TEXT } from '../../../../domain/texts/lt/attachment.ts';
import { EMPTY, formatEur, formatPercent } from '../../../../domain/texts/lt/format.ts';
import { SUMMARY } from '../../../../domain/texts/lt/screen/staff-summary.ts';
import { AML_RESULT_TEXT, RISK_TEXT } from '../../../../domain/texts/lt/screen/staff-screening.ts';
import { fromWire } from '../../../../domain/values/money.ts';
import { caseFacts } from '../../../actions/case-facts.ts';
import { sizeLabel } from '../../../actions/SizeField.tsx';
import { criterionWords } from '../../../criteria/criterion-words.ts';
import type { StaffAction } from '../../../actions/staff-action.ts';
import type { CriteriaResult, StaffCase } from '../../data/types.ts';
import { missingSteps } from '../../registers/step-words.ts';
import { companyRows, financialRows, personRows, type ComparisonRow } from '../comparisons.ts';
import { differenceOf, sideWords } from '../difference.ts';
import { openHits } from '../open-hits.ts';

/** `block`: the decision waits for it; `open`: to be known before deciding; `clear`; `unknown`: nobody has looked. */
export type CheckState = 'block' | 'open' | 'clear' | 'unknown';

export interface DecisionCheck {
  key: keyof typeof SUMMARY.names;
  /** Section of the case that holds it. */
  section: string;
  state: CheckState;
  /** The finding, then the figures. */
  words: string;
  /** Who found it and when. */
  by: string;
  /** The action that removes a block. */
  remedy: StaffAction | null;
}

export interface SeenWith {
  criteria: CriteriaResult | undefined;
  limitCents: number | null;
}

const listed = (words: readonly string[], most = 3): string =>
  words.length > most ? `${words.slice(0, most).join('; ')} …` : words.join('; ');

/** Everything a decision rests on, what is open first. */
export function decisionChecks(request: StaffCase, seen: SeenWith): DecisionCheck[] {
  const checks = [
    screening(request),
    differences(request),
    criteriaCheck(request, seen.criteria),
    risk(request),
    size(request),
    sum(request, seen.limitCents),
    files(request),
    registers(request),
  ];
  return [...checks].sort((a, b) => ORDER.indexOf(a.state) - ORDER.indexOf(b.state));
}

const ORDER: readonly CheckState[] = ['block', 'unknown', 'open', 'clear'];

export const isOpen = ({ state }: DecisionCheck): boolean => state !== 'clear';

const check = (
  key: DecisionCheck['key'],
  section: string,
  rest: Pick<DecisionCheck, 'state' | 'words'> & Partial<DecisionCheck>,
): DecisionCheck => ({ key, section, by: '', remedy: null, ...rest });

function screening(request: StaffCase): DecisionCheck {
  const result = request.AmlCheckResultId;
  const hits = openHits(request);
  const run = request.amlRuns.find(({ state }) => state === 'finished');
  const by = run?.FinishedAt?.slice(0, 16) ?? '';
  const pep = request.PepExists ? `. ${SUMMARY.pep}` : '';
  if (result === null)
    return check('screening', 'screening', {
      state: 'unknown',
      words: SUMMARY.notChecked,
      remedy: 'renewAml',
    });
  if (result === 2)
    return check('screening', 'screening', {
      state: 'block',
      words: SUMMARY.failedTitle,
      by,
      remedy: 'saveAmlCheck',
    });
  if (hits.length > 0) {
    const names = hits.map((hit) =>
      hit.state === 'same'
        ? `${hit.Caption}. ${SUMMARY.same}`
        : SUMMARY.unseen(hit.Caption, formatPercent(Math.round(hit.Score * 100))),
    );
    return check('screening', 'screening', { state: 'block', words: listed(names), by, remedy: 'reviewAml' });
  }
  return check('screening', 'screening', {
    state: request.PepExists ? 'open' : 'clear',
    words: `${AML_RESULT_TEXT[result]?.label ?? ''}${pep}`,
    by,
  });
}

const nobody = () => null;

/** Declared against registers, rows that differ. */
export function differing(request: StaffCase): ComparisonRow[] {
  const isCompany = request.RequestSystemInfo.LoginType === 'Company';
  const rows = [
    ...(isCompany ? companyRows(request, nobody) : personRows(request, nobody)),
    ...financialRows(request),
  ];
  return rows.filter((row) => differenceOf(row.compared).state === 'differs');
}

function differences(request: StaffCase): DecisionCheck {
  const rows = differing(request);
  const own = request.RequestSystemInfo.LoginType === 'Company' ? 'company' : 'person';
  if (rows.length === 0) return check('differences', own, { state: 'clear', words: SUMMARY.noDifferences });
  const words = rows.map(({ label, compared }) =>
    SUMMARY.differs(label, sideWords(compared, 'declared'), sideWords(compared, 'register')),
  );
  return check('differences', own, { state: 'open', words: listed(words) });
}

function criteriaCheck(request: StaffCase, criteria: CriteriaResult | undefined): DecisionCheck {
  if (!criteria?.Decision)
    return check('criteria', 'criteria', { state: 'unknown', words: SUMMARY.notChecked });
  const met = criteria.Rules.filter(({ Decision }) => Decision === 'Accepted').length;
  const others = criteria.Rules.filter(({ Decision }) => Decision !== 'Accepted');
  const words = SUMMARY.criteria(met, criteria.Rules.length);
  const by = criteria.evaluatedAt?.slice(0, 16) ?? '';
  if (others.length === 0) return check('criteria', 'criteria', { state: 'clear', words, by });
  const names = listed(others.map((rule) => criterionWords(rule, criteria).title));
  return check('criteria', 'criteria', { state: 'open', words: `${words}. ${SUMMARY.notMet(names)}`, by });
}

function risk(request: StaffCase): DecisionCheck {
  const result = request.RiskAssessmentResultId;
  const by = [request.riskAssessedBy, request.riskAssessedAt?.slice(5, 10)].filter(Boolean).join(', ');
  if (result === null)
    return check('risk', 'screening', { state: 'open', words: SUMMARY.noRisk, remedy: 'assessRisk' });
  return check('risk', 'screening', {
    state: result === 3 ? 'clear' : 'open',
    words: [RISK_TEXT[result], request.RiskAssessmentNote].filter(Boolean).join('. '),
    by,
  });
}

function size(request: StaffCase): DecisionCheck {
  const { declaredSize, enteredSize } = caseFacts(request);
  const own = request.RequestSystemInfo.LoginType === 'Company' ? 'company' : 'person';
  const declared = SUMMARY.declaredSize(sizeLabel(declaredSize).toLowerCase());
  if (enteredSize === null)
    return check('size', own, {
      state: 'block',
      words: `${SUMMARY.noSize} (${declared})`,
      remedy: 'setCompanySize',
    });
  return check('size', own, {
    state: enteredSize === declaredSize ? 'clear' : 'open',
    words: `${sizeLabel(enteredSize)} (${declared})`,
    by: byEvent(request, 'setCompanySize'),
  });
}

function sum(request: StaffCase, limitCents: number | null): DecisionCheck {
  const { setCents, requestedCents } = caseFacts(request);
  if (setCents === null)
    return check('sum', 'loan', { state: 'block', words: SUMMARY.noSum, remedy: 'setLoanSum' });
  const words = `${formatEur(setCents)}, ${SUMMARY.requested} ${requestedCents === null ? EMPTY : formatEur(requestedCents)}`;
  const by = byEvent(request, 'setLoanSum');
  if (limitCents !== null && setCents > limitCents)
    return check('sum', 'loan', {
      state: 'block',
      words: `${SUMMARY.beyond}: ${words}`,
      by,
      remedy: 'setLoanSum',
    });
  return check('sum', 'loan', { state: 'clear', words, by });
}

function files(request: StaffCase): DecisionCheck {
  const needed = request.attachmentNeeds.filter(({ Required }) => Required);
  const missing = needed.filter(({ Uploaded }) => Uploaded === 0);
  const unseen = request.files.filter(({ SeenBy }) => !SeenBy.some(({ own }) => own)).length;
  const rest = unseen > 0 ? `, ${SUMMARY.unseenFiles(unseen)}` : '';
  const last =
    request.files
      .map(({ UploadedAt }) => UploadedAt.slice(0, 10))
      .sort()
      .at(-1) ?? '';
  if (missing.length > 0) {
    const names = listed(
      missing.map(({ FileType }) => ATTACHMENT_TEXT[FileType as keyof typeof ATTACHMENT_TEXT]?.short ?? ''),
    );
    return check('files', 'attachments', {
      state: 'open',
      words: SUMMARY.filesMissing(names) + rest,
      by: last,
    });
  }
  const words = needed.length > 0 ? SUMMARY.filesWhole(needed.length) : SUMMARY.filesNone;
  return check('files', 'attachments', { state: 'clear', words: words + rest, by: last });
}

function registers(request: StaffCase): DecisionCheck {
  const missing = missingSteps(request.registersState.progress.Steps).length;
  return missing > 0
    ? check('registers', 'registers', { state: 'open', words: SUMMARY.registersMissing(missing) })
    : check('registers', 'registers', { state: 'clear', words: SUMMARY.registersWhole });
}

/** „Eglė Vertelytė, 11-16“ of the newest event of an action. */
function byEvent(request: StaffCase, action: string): string {
  const event = [...request.requestLog].sort((a, b) => b.Id - a.Id).find((row) => row.action === action);
  return event ? [event.ChangedBy, event.Created.slice(5, 10)].filter(Boolean).join(', ') : '';
}

export const limitOf = (limit: { Limit: string | null } | undefined): number | null =>
  limit ? fromWire(limit.Limit) : null;
