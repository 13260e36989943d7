// Lives of requests that together walk every row of the transition table. Each answers the ids of the workflows to be kept.
import { sql } from 'kysely';
import { diskFileStore } from '../../db/files/store.ts';
import { loadMatches } from '../../db/queries/screening/matches.ts';
import { Case } from '../harness/case.ts';
import { validForm } from '../harness/form.ts';
import * as journey from '../harness/journey.ts';
import { saveForm } from '../harness/people.ts';
import type { Surroundings } from '../harness/surroundings.ts';
import { until } from '../harness/waiting.ts';
import { DECISION_STORIES } from './decision-stories.ts';
import { PAYMENT_STORIES } from './payment-stories.ts';
import { POLICY_STORIES } from './policy-stories.ts';
import { VMI_STORIES } from './vmi-stories.ts';
import { registersWorkflowId, resync, workflowIdOf, WORKFLOW_TYPE } from '../../workflows/definitions.ts';

type Story = (around: Surroundings) => Promise<readonly string[]>;

const idsOf = (...cases: readonly Case[]): string[] => cases.map(({ requestId }) => workflowIdOf(requestId));
const hasStatus = (one: Case, status: number) =>
  until(async () => (await one.row())?.status === status, { timeoutMs: 60_000, what: `status ${status}` });

/** A PDF that can go with any command. */
async function somePdf(one: Case, { staff, world }: Surroundings): Promise<Buffer> {
  const id = await one.generateContract(staff.manager, journey.contractTerms());
  const row = await world.db
    .selectFrom('document')
    .select('storage_key')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return diskFileStore(world.storageDir).read(row.storage_key);
}

async function askForChange(one: Case, around: Surroundings): Promise<Buffer> {
  const pdf = await somePdf(one, around);
  const fileIds = [await one.stage('ChangeConditionsRequest', pdf)];
  await one.act(one.applicant, 'requestConditionsChange', { input: { fileIds } });
  return pdf;
}

async function sendChange(one: Case, pdf: Buffer, { staff }: Surroundings): Promise<void> {
  const fileIds = [await one.stage('ChangeConditions', pdf)];
  const { paymentTerm } = journey.contractTerms();
  const terms = { sumCents: 210_000_00, rate: 250, paymentTerm };
  await journey.agreeChange(one, staff, terms);
  const input = {
    documentNumber: 'P-1',
    documentDate: '2026-11-20',
    ...terms,
    termsConfirmed: true,
    fileIds,
  };
  await one.act(staff.manager, 'uploadConditionsChange', { input });
}

export const STORIES: Record<string, Story> = {
  'draft-deleted': async ({ world }) => {
    const one = await Case.prepare(world);
    await one.start();
    await one.act(one.applicant, 'delete');
    await one.handle.result();
    return idsOf(one);
  },
  'denied-then-copied': async ({ world }) => {
    const one = await Case.prepare(world, 'bankrotas');
    await one.start();
    await saveForm(world.db, one.requestId, validForm({ company: 'bankrotas' }));
    await one.evaluate();
    await hasStatus(one, 6);
    const copy = await Case.prepare(world, 'bankrotas');
    await copy.start({ action: 'copy', input: { sourceId: one.requestId } });
    return idsOf(one, copy);
  },
  'refused-start': async ({ world }) => {
    const one = await Case.prepare(world);
    await one.start({ input: { partyId: 0 } }).catch(() => undefined);
    await one.handle.result();
    return idsOf(one);
  },
  'returned-and-rejected': async ({ world, staff }) => {
    const one = await journey.toSubmitted(world);
    await one.act(staff.assessor, 'return', { input: { comment: 'Patikslinkite duomenis' } });
    await one.submit(validForm({ sum: '180000.00' }));
    await one.act(staff.manager, 'reject', { input: { comment: 'Netinka programai' } });
    await one.handle.result();
    return idsOf(one);
  },
  'sent-back-to-the-assessor': async ({ world, staff }) => {
    const one = await journey.toSubmitted(world);
    await journey.prepareDecision(one, staff);
    await one.act(staff.approver, 'sendBack', { input: { comment: 'Patikslinkite riziką' } });
    await one.act(staff.manager, 'reject', { input: { comment: 'Netinka programai' } });
    await one.handle.result();
    return idsOf(one);
  },
  'documents-brought': async (around) => {
    const { world, staff } = around;
    const one = await journey.toSubmitted(world);
    await journey.prepareDecision(one, staff);
    await one.act(staff.approver, 'approveWithDocs', { input: { refusalOfFunding: true } });
    await sql`insert into attachment (request_id, file_type, file_name, content_type, size_bytes, sha256, storage_key,
      additional, uploaded_by, upload_key, refused_by) select ${one.requestId}, 11, 'papildomas.pdf', 'application/pdf', 1, 'x', 'x',
      true, ${one.applicant.userId}::uuid, gen_random_uuid(), refuser
      from unnest(array['bank', 'financialCompany', 'financialCompany']) refuser`.execute(world.db);
    await one.act(one.applicant, 'submitAdditionalDocs');
    await one.act(staff.approver, 'approve', { input: {} });
    await one.act(staff.manager, 'changeToSubmitted');
    return idsOf(one);
  },
  'documents-forgotten': async ({ world, staff }) => {
    await sql`insert into setting values ('documentsExpire', 'true') on conflict (key) do update set value = 'true'`.execute(
      world.db,
    );
    const one = await journey.toSubmitted(world);
    await journey.prepareDecision(one, staff);
    await one.act(staff.approver, 'approveWithDocs', { input: {} });
    await hasStatus(one, 4);
    await one.handle.result();
    return idsOf(one);
  },
  'decision-printed-again': async ({ world, staff }) => {
    const one = await journey.toSubmitted(world);
    await journey.approve(one, staff);
    const printed = (times: number) =>
      until(
        async () => {
          const { count } = await world.db
            .selectFrom('document')
            .select((eb) => eb.fn.countAll<number>().as('count'))
            .where('request_id', '=', one.requestId)
            .where('kind', '=', 'Decision')
            .where('state', '<>', 'staged')
            .executeTakeFirstOrThrow();
          return Number(count) === times || null;
        },
        { timeoutMs: 60_000, what: `${times} decisions` },
      );
    await printed(1);
    await one.act(staff.manager, 'regenerateDecision');
    await printed(2);
    return idsOf(one);
  },
  'contract-expired': async ({ world, staff }) => {
    const one = await journey.toSubmitted(world);
    await journey.approve(one, staff);
    await journey.sendContract(one, staff);
    await hasStatus(one, 3);
    return idsOf(one);
  },
  'contract-replaced-and-signed': async (around) => {
    const { world, staff, place } = around;
    const one = await journey.toSubmitted(world);
    await journey.approve(one, staff);
    await journey.sendContract(one, staff);
    await journey.sign(one, one.applicant, { ...place, signer: 'applicant' });
    const terms = journey.contractTerms();
    const fileIds = [await one.generateContract(staff.manager, terms)];
    await one.act(staff.manager, 'changeContractFile', { input: { ...terms, fileIds } });
    await journey.signByBoth(one, staff, place);
    const more = { sumCents: 205_000_00, reason: 'Pabrango įranga' };
    await one.act(staff.manager, 'increaseLoanSum', { input: more });
    await one.act(staff.approver, 'increaseLoanSum', { input: { sumCents: more.sumCents } });
    return idsOf(one);
  },
  'sums-and-terms-later': async (around) => {
    const { world, staff, place } = around;
    const one = await journey.toSubmitted(world);
    await one.act(staff.assessor, 'extendEvaluation', { input: { comment: 'Laukiame registrų' } });
    const system = { actorId: null, roles: ['system'] } as const;
    await one.act(system, 'recountClocks', { input: { comment: 'Paskelbta ne darbo diena' } });
    await journey.approve(one, staff);
    await journey.sendContract(one, staff);
    await journey.signByBoth(one, staff, place);
    await one.act(staff.manager, 'saveLoanSums', { input: { guaranteesCents: 1_000_00, covidCents: 0 } });
    const delayMonths = journey.contractTerms().delayMonths + 1;
    await one.act(staff.approver, 'extendDelay', { input: { delayMonths, reason: 'Vėluoja įranga' } });
    return idsOf(one);
  },
  'terms-changed': async (around) => {
    const { world, staff, place } = around;
    const one = await journey.toSubmitted(world);
    await journey.approve(one, staff);
    await journey.sendContract(one, staff);
    await journey.sign(one, one.applicant, { ...place, signer: 'applicant' });
    const terms = { sumCents: 210_000_00, rate: 195, reason: 'Mažesnė rizika' };
    await one.act(staff.approver, 'changeTerms', { input: terms });
    await journey.sendContract(one, staff);
    await journey.signByBoth(one, staff, place);
    await askForChange(one, around);
    const { rate, paymentTerm } = journey.contractTerms();
    await journey.agreeChange(one, staff, { sumCents: 205_000_00, rate, paymentTerm });
    return idsOf(one);
  },
  'conditions-changed-and-terminated': async (around) => {
    const { world, staff, place } = around;
    const one = await journey.toSigned(world, staff, place);
    const pdf = await askForChange(one, around);
    await one.act(staff.manager, 'rejectConditionsChange', {
      input: { comment: 'Terminas per ilgas' },
    });
    await askForChange(one, around);
    await sendChange(one, pdf, around);
    await journey.signByBoth(one, staff, place);
    const fileIds = [await one.stage('Termination', pdf)];
    await one.act(staff.manager, 'terminate', { input: { fileIds } });
    await one.handle.result();
    return idsOf(one);
  },
  'screened-again': async ({ world, staff }) => {
    const one = await Case.prepare(world, 'tekstile');
    await one.start();
    await one.submit(validForm({ company: 'tekstile' }));
    await until(async () => (await one.row())?.aml_check_result_id === 3, { what: 'the screening' });
    const found = await loadMatches(world.db, one.requestId);
    const matches = found.map(({ id }) => ({ matchId: id, answer: 'same' as const, note: '' }));
    await one.act(staff.assessor, 'reviewAml', { input: { matches } });
    const check = { result: 1, date: '2026-11-20', note: 'Pasitarta.' };
    await one.act(staff.assessor, 'saveAmlCheck', { input: check });
    await one.act(staff.assessor, 'renewAml');
    await until(async () => {
      const runs = world.db.selectFrom('screening_run').select('id').where('result', '=', 1);
      return runs.where('request_id', '=', one.requestId).executeTakeFirst();
    });
    await one.act(staff.assessor, 'assessRisk', { input: { result: 3, date: '2026-11-20', note: '' } });
    return idsOf(one);
  },
  'change-expired': async (around) => {
    const one = await journey.toSigned(around.world, around.staff, around.place);
    await sendChange(one, await askForChange(one, around), around);
    await hasStatus(one, 13);
    return idsOf(one);
  },
  'continued-as-new': async ({ world, staff }) => {
    const one = await Case.prepare(world);
    await one.start({}, 100);
    await one.submit();
    for (let size = 1; size <= 16; size += 1) {
      await one.act(staff.assessor, 'setCompanySize', { input: { companySizeTypeId: (size % 3) + 1 } });
    }
    return idsOf(one);
  },
  /** A life long enough to go on in a new run by itself. */
  'short-histories': async ({ world, staff }) => {
    const one = await Case.prepare(world);
    await one.start();
    await one.submit();
    const runOf = async (): Promise<string> => (await one.handle.describe()).runId;
    const first = await runOf();
    for (let left = 4; left > 0; left -= (await runOf()) === first ? 0 : 1) {
      await one.act(staff.assessor, 'setCompanySize', { input: { companySizeTypeId: (left % 3) + 1 } });
    }
    return idsOf(one);
  },
  registers: async ({ world }) => {
    const { rows } = await sql<{ id: number }>`select subject_id as id from register_run limit 1`.execute(
      world.db,
    );
    return [registersWorkflowId(rows[0]!.id)];
  },
  'version-shown': async ({ world, staff }) => {
    const one = await journey.toSubmitted(world);
    await one.act(staff.assessor, 'setAssessor', { input: { userId: staff.assessor.actorId } });
    await one.handle.signal(resync);
    await one.act(staff.approver, 'reject', { input: { comment: 'Netinka šiai priemonei' } });
    await one.handle.result();
    return idsOf(one);
  },
  'reconcile-both-ways': async ({ world }) => {
    const workflowId = `reconcile-both-${world.taskQueue}`;
    await world.client.workflow.execute(WORKFLOW_TYPE.reconcile, {
      workflowId,
      taskQueue: world.taskQueue,
      args: [],
    });
    return [workflowId];
  },
  reconcile: async ({ world }) => {
    const workflowId = `reconcile-${world.taskQueue}`;
    await world.client.workflow.execute(WORKFLOW_TYPE.reconcile, {
      workflowId,
      taskQueue: world.taskQueue,
      args: [],
    });
    return [workflowId];
  },
  ...VMI_STORIES,
  ...POLICY_STORIES,
  // Last: it changes the worker.
  ...DECISION_STORIES,
  ...PAYMENT_STORIES,
};
