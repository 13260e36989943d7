// One line for each folded section: what stands in it.
import type { AnswerRow } from '../../../domain/forms/answers.ts';
import { ATTACHMENT_TEXT } from '../../../domain/texts/lt/attachment.ts';
import { FORM_WORDS } from '../../../domain/texts/lt/form/shared.ts';
import { EMPTY, eurOrEmpty, formatPercent } from '../../../domain/texts/lt/format.ts';
import { COMPARE, CRITERIA, EMPTY_SECTION } from '../../../domain/texts/lt/screen/staff-case.ts';
import { REGISTERS_SECTION } from '../../../domain/texts/lt/screen/staff-registers.ts';
import { FOLD } from '../../../domain/texts/lt/screen/staff-fold.ts';
import { AML_RESULT_TEXT } from '../../../domain/texts/lt/screen/staff-screening.ts';
import { fromWire } from '../../../domain/values/money.ts';
import type { CriteriaResult, StaffCase } from '../data/types.ts';
import { missingSteps } from '../registers/step-words.ts';
import { financialYears, type ComparisonRow } from './comparisons.ts';
import { differenceOf } from './difference.ts';
import { newestChange } from './history.ts';
import { openHits } from './open-hits.ts';
import { mainActivity, ownersOf } from './register-facts.ts';

const listed = (words: readonly string[], most = 3): string =>
  words.length > most ? `${words.slice(0, most).join(', ')} …` : words.join(', ');

export const ofRequest = ({ RequestSystemInfo: info }: StaffCase): string =>
  FOLD.request(info.SubmittedDate?.slice(0, 16) ?? null, info.SubmissionCount);

/** The first answers that were given. */
export const ofAnswers = (rows: readonly Pick<AnswerRow, 'value'>[]): string =>
  listed(
    rows.map(({ value }) => value).filter((value) => value !== FORM_WORDS.notGiven && value.length < 60),
  ) || EMPTY_SECTION.rows;

export function ofComparison(rows: readonly ComparisonRow[]): string {
  const states = rows.map((row) => ({ label: row.label, state: differenceOf(row.compared).state }));
  const differing = states.filter(({ state }) => state === 'differs');
  if (differing.length > 0) return FOLD.differs(listed(differing.map(({ label }) => label.toLowerCase())));
  const same = states.filter(({ state }) => state === 'same').length;
  return same > 0 ? FOLD.same(same) : FOLD.nothing;
}

export function ofFigures(request: StaffCase): string {
  const newest = financialYears(request.registers).find(({ filed }) => filed);
  if (!newest) return COMPARE.noAccounts;
  const figure = (key: string) => newest.figures.find((one) => one.key === key)?.cents ?? null;
  return FOLD.figures(newest.year, eurOrEmpty(figure('income')), eurOrEmpty(figure('assets')));
}

export function ofGroup(request: StaffCase): string {
  const all = [...request.ControllingCompaniesFromRequest, ...request.ControllingCompaniesFromRegister];
  if (all.length === 0) return EMPTY_SECTION.group;
  return FOLD.group(all.length, all.filter(({ IsFound }) => IsFound === false).length);
}

export const ofShares = (request: StaffCase): string =>
  listed(ownersOf(request.registers).map(({ name, sharesPart }) => `${name} ${formatPercent(sharesPart)}`)) ||
  EMPTY_SECTION.shares;

export const ofRepresentatives = ({ Representatives }: StaffCase): string =>
  listed(Representatives.map(({ FirstName, LastName }) => `${FirstName} ${LastName}`)) || FOLD.authorisedNone;

export function ofScreening(request: StaffCase): string {
  const result = request.AmlCheckResultId;
  if (result === null) return EMPTY_SECTION.screening;
  const open = openHits(request).length;
  return `${AML_RESULT_TEXT[result]?.label ?? ''}${open > 0 ? FOLD.matches(open) : ''}`;
}

export const ofCriteria = (criteria: CriteriaResult | undefined): string =>
  criteria?.Decision ? CRITERIA.evaluated(criteria.evaluatedAt ?? '') : EMPTY_SECTION.criteria;

export function ofRegisters({ registersState: { progress } }: StaffCase): string {
  const missing = missingSteps(progress.Steps);
  return missing.length > 0 ? REGISTERS_SECTION.missing(missing.length) : FOLD.answeredAll;
}

export function ofEvrk(request: StaffCase): string {
  const rows = [...request.CompanyEvrks, ...request.IndividualEvrks];
  if (rows.length === 0) return EMPTY_SECTION.evrk;
  return FOLD.evrk(mainActivity(request.registers), rows.length);
}

export function ofVmi({ RequestSystemInfo: info }: StaffCase): string {
  if (info.VmiExportSum === null && info.VmiImportSum === null) return EMPTY_SECTION.vmi;
  return FOLD.vmi(eurOrEmpty(fromWire(info.VmiExportSum)), eurOrEmpty(fromWire(info.VmiImportSum)));
}

export const ofRelated = ({ relatedRequests }: StaffCase): string =>
  relatedRequests.length > 0 ? FOLD.related(relatedRequests.length) : EMPTY_SECTION.related;

export function ofFiles({ files }: StaffCase): string {
  if (files.length === 0) return EMPTY_SECTION.attachments;
  const purposes = new Set(
    files.map(({ FileType }) => ATTACHMENT_TEXT[FileType as keyof typeof ATTACHMENT_TEXT]?.short ?? ''),
  );
  return `${FOLD.files(files.length)}: ${listed([...purposes].filter(Boolean))}`;
}

export const ofContract = ({ Contract, Documents }: StaffCase): string =>
  [Contract.InvegaContractNumber, FOLD.documents(Documents.length)].filter(Boolean).join(', ');

export const ofNotes = ({ notes }: StaffCase): string => FOLD.notes(notes.history.length);

export function ofComments({ CommentsHistory }: StaffCase): string {
  const last = CommentsHistory[0];
  return last ? FOLD.comments(CommentsHistory.length, last.CommentedBy ?? EMPTY) : EMPTY_SECTION.comments;
}

export function ofHistory({ requestLog }: StaffCase): string {
  const last = newestChange(requestLog);
  return last ? `${last.title}, ${last.at.slice(0, 16)}` : EMPTY_SECTION.history;
}

export const ofReaders = FOLD.readers;
