// One step of the walk: a save, a file, or an action of the table, and what must be true after it.
import { randomUUID } from 'node:crypto';
import { deleteAttachment, insertAttachment, listAttachments } from '../../../db/queries/attachments.ts';
import { ACTION_NAMES, transitionOf, type ActionName } from '../../../domain/application/transitions.ts';
import { strayTerms } from '../../harness/clocks.ts';
import { validForm } from '../../harness/form.ts';
import { newRequestId, type Applicant } from '../../harness/people.ts';
import { move } from '../../harness/without-engine.ts';
import { heldBy, naming, saveAsApplicant, type MoneyGround } from '../ground.ts';
import { brokenCaps, brokenCounters, readHeld, type Majorities } from '../oracle.ts';
import type { Chance } from './chance.ts';
import { inputOf, STORED } from './inputs.ts';
import { afterDone, expectedHold, fits, isJudged, type Model } from './model.ts';
import { PREPARE } from './preparations.ts';

export interface Walk {
  ground: MoneyGround;
  chance: Chance;
  applicants: readonly Applicant[];
  majorities: Majorities;
  requests: Model[];
  /** How often each action was carried out, and how often refused with which code. */
  done: Map<string, number>;
  refused: Map<string, number>;
}

const MOST_REQUESTS = 12;
const FILES = [1, 12, 3, 5, 8, 9];
/** As typed: sums that fit, that do not, and what is no sum. */
const SUMS = ['0.01', '30000.00', '99999.99', '1000000.00', '2500000.00', '5000000.00', '5000000.01'];
const ODD_SUMS = ['49000000.00', '500000000.00', '99999999999999.99', 'daug', null];

/** How likely an action is beside the others that fit (10); ends are rare, or few requests would come far. */
const WEIGHT: Partial<Record<ActionName, number>> = {
  delete: 1,
  evaluate: 2,
  save: 4,
  submit: 40,
  return: 4,
  reject: 1,
  docsExpired: 2,
  changeToSubmitted: 3,
  setAssessor: 4,
  renewAml: 4,
  reviewAml: 3,
  saveAmlCheck: 3,
  assessRisk: 3,
  setCompanySize: 30,
  setLoanSum: 20,
  approve: 30,
  approveWithDocs: 15,
  uploadContract: 30,
  applicantSign: 30,
  providerSign: 40,
  requestConditionsChange: 20,
  uploadConditionsChange: 20,
  terminate: 1,
  changeTerms: 5,
};

function likelyAction(chance: Chance, names: readonly ActionName[]): ActionName {
  const weights = names.map((name) => WEIGHT[name] ?? 10);
  let left = chance.int(weights.reduce((sum, weight) => sum + weight, 0));
  return names.find((_name, index) => (left -= weights[index]!) < 0)!;
}

const counted = (counts: Map<string, number>, key: string): void =>
  void counts.set(key, (counts.get(key) ?? 0) + 1);

/** Takes one step and answers what was done, in words for a report. Throws when something that must hold does not. */
export async function takeStep(walk: Walk): Promise<string> {
  const { chance, requests } = walk;
  const open = requests.filter(({ status }) => status !== null && status !== 4 && status !== 10);
  if (open.length < MOST_REQUESTS && chance.in100(open.length < 4 ? 60 : 10)) return begin(walk);
  if (open.length === 0) return begin(walk);
  const rejected = requests.filter(({ status }) => status === 4);
  if (rejected.length > 0 && chance.in100(2)) return act(walk, chance.pick(rejected), 'copy');
  const model = chance.pick(chance.in100(3) ? requests : open);
  const edits = model.status === 1 || model.status === 5;
  const isUnfit = edits && model.draft.sumCents === null;
  if (edits && chance.in100(isUnfit ? 70 : 30)) return save(walk, model);
  if (edits && chance.in100(10)) return handleFile(walk, model);
  const likely = ACTION_NAMES.filter((name) => fits(name, model.status));
  const isAny = likely.length === 0 || chance.in100(8);
  return act(walk, model, isAny ? chance.pick(ACTION_NAMES) : likelyAction(chance, likely));
}

const applicantOf = ({ applicants }: Walk, { borrower }: Model): Applicant =>
  applicants.find(({ code }) => code === borrower)!;

async function begin(walk: Walk): Promise<string> {
  const applicant = walk.chance.pick(walk.applicants);
  const requestId = await newRequestId(walk.ground.db);
  const input = { schemeCode: 'tiesiogines', partyId: applicant.partyId };
  await move(walk.ground, requestId, {
    action: 'start',
    actorId: applicant.userId,
    roles: ['applicant'],
    input,
  });
  for (const fileType of FILES) await addFile(walk, { requestId, fileType, by: applicant });
  const model: Model = {
    requestId,
    borrower: applicant.code,
    status: 1,
    formVersion: 0,
    draft: { sumCents: null, named: [] },
    sent: null,
    byStaff: null,
    approved: null,
    change: null,
    proposal: null,
    held: 0,
  };
  walk.requests.push(model);
  counted(walk.done, 'start');
  return `start ${requestId}`;
}

/** A save by the applicant: any sum, any companies, or nothing at all. Money must not notice. */
async function save(walk: Walk, model: Model): Promise<string> {
  const { chance, applicants } = walk;
  const sum = chance.pick(chance.in100(80) ? SUMS : ODD_SUMS);
  const count = chance.pick([0, 0, 0, 1, 1, 2]);
  const named = [...new Set(Array.from({ length: count }, () => chance.pick(applicants).code))].filter(
    (code) => code !== model.borrower,
  );
  const whole = naming(validForm({ sum: sum ?? '' }), ...named);
  const form = chance.in100(5) ? {} : whole;
  const formVersion = await saveAsApplicant(walk.ground, applicantOf(walk, model), model, form);
  const draft = form === whole ? { sumCents: centsOf(sum), named } : { sumCents: null, named: [] };
  replace(walk, { ...model, formVersion, draft });
  counted(walk.done, 'save draft');
  await check(walk, { ...model, formVersion, draft }, 'save');
  return `save ${model.requestId} ${sum} ${named.join(' ')}`;
}

const centsOf = (sum: string | null): number | null =>
  sum && /^\d{1,12}\.\d\d$/.test(sum) ? Number(sum.replace('.', '')) : null;

async function addFile(
  { ground }: Walk,
  { requestId, fileType, by }: { requestId: number; fileType: number; by: Applicant },
): Promise<void> {
  const file = { fileType, fileName: 'x.pdf', contentType: 'application/pdf', stored: STORED };
  const who = { uploadedBy: by.userId, representativeId: null, uploadKey: randomUUID() };
  await insertAttachment(
    ground.db,
    { requestId, ...file, ...who, additional: false, scanState: 'clean' },
    [1, 5],
  );
}

async function handleFile(walk: Walk, model: Model): Promise<string> {
  const { ground, chance } = walk;
  const files = await listAttachments(ground.db, model.requestId);
  const by = applicantOf(walk, model);
  if (files.length > FILES.length && chance.in100(30))
    await deleteAttachment(ground.db, model.requestId, chance.pick(files).id);
  for (const fileType of FILES) {
    if (!files.some((file) => file.fileType === fileType) || chance.in100(20))
      await addFile(walk, { requestId: model.requestId, fileType, by });
  }
  counted(walk.done, 'files');
  await check(walk, model, 'files');
  return `files ${model.requestId}`;
}

async function act(walk: Walk, model: Model, action: ActionName): Promise<string> {
  const { ground, chance } = walk;
  const row = transitionOf(action);
  const applicant = applicantOf(walk, model);
  const role = chance.pick(row.by);
  const actorId = actorOf(ground, role, applicant);
  const draw = { ground, chance, model };
  let input = await inputOf(action, draw);
  for (const condition of row.needs) {
    const prepare = chance.in100(85) ? PREPARE[condition] : undefined;
    if (prepare) input = { ...input, ...(await prepare(draw, applicant.userId)) };
  }
  const isNew = row.from === null;
  const requestId = isNew ? await newRequestId(ground.db) : model.requestId;
  if (isNew) input = { ...input, schemeCode: 'tiesiogines', partyId: applicant.partyId };
  const outcome = await move(ground, requestId, { action, actorId, roles: [role], input });
  const words = `${action} ${requestId} by ${role} ${JSON.stringify(input)}`;
  if (outcome.kind === 'refused') {
    counted(walk.refused, `${action}: ${outcome.code}`);
    if (!isNew) await check(walk, model, action);
    return `${words}: ${outcome.code}`;
  }
  counted(walk.done, action);
  const { status } = outcome.state;
  // A copy begins with the answers of its source as they were last edited.
  const from = isNew ? { ...model, requestId, formVersion: action === 'copy' ? 1 : 0, ...FRESH } : model;
  const after = isNew ? { ...from, status } : afterDone(from, action, { input, status, actorId });
  if (isNew) walk.requests.push(after);
  else replace(walk, after);
  await check(walk, after, action);
  return `${words}: ${status}`;
}

const FRESH = { sent: null, byStaff: null, approved: null, change: null, proposal: null, held: 0 } as const;

function actorOf({ staff }: MoneyGround, role: string, { userId }: Applicant): string | null {
  if (role === 'system') return null;
  return role in staff ? staff[role as keyof typeof staff] : userId;
}

function replace(walk: Walk, model: Model): void {
  walk.requests = walk.requests.map((one) => (one.requestId === model.requestId ? model : one));
}

/** Held is what was last judged; columns are those of the last submission; no counter and no cap is wrong. */
async function check(walk: Walk, model: Model, action: ActionName | 'files'): Promise<void> {
  const { ground, majorities } = walk;
  const wrong: string[] = [];
  const same = (what: string, is: unknown, expected: unknown): void => {
    if (JSON.stringify(is) !== JSON.stringify(expected))
      wrong.push(`${what} is ${JSON.stringify(is)}, not ${JSON.stringify(expected)}`);
  };
  const held = await heldBy(ground, model.requestId);
  const hold = expectedHold(model.status);
  same('held', held && { cents: held.cents, hold: held.hold }, hold && { cents: model.held, hold });
  if (model.sent && model.status !== null) {
    const row = await ground.db
      .selectFrom('loan_request')
      .select(['loan_sum_cents', 'invega_loan_sum_cents'])
      .where('id', '=', model.requestId)
      .executeTakeFirstOrThrow();
    same('asked', row.loan_sum_cents, model.sent.sumCents);
    same('sum by staff', row.invega_loan_sum_cents, model.byStaff);
    if (held && action !== 'files' && action !== 'save' && isJudged(action)) {
      same(
        'unlinked',
        model.sent.named.filter((code) => !held.groupCodes.includes(code)),
        [],
      );
    }
  }
  const all = await readHeld(ground.db);
  wrong.push(...brokenCaps(all, majorities), ...(await brokenCounters(ground.db, all)));
  same('terms beside their clocks', await strayTerms(ground.db), []);
  if (wrong.length > 0) throw new Error(`after ${action} of ${model.requestId}: ${wrong.join('; ')}`);
}
