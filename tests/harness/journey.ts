// The way of a request as one of each role goes it.
import { randomUUID } from 'node:crypto';
import type { CommandResult } from '../../domain/application/command.ts';
import { vilniusDate } from '../../domain/values/days.ts';
import { addWorkingDays } from '../../domain/values/working-days.ts';
import * as define from '../../workflows/definitions.ts';
import { Case, type Person, type World } from './case.ts';
import { addStaff } from './people.ts';
import { until } from './waiting.ts';

export interface Staff {
  assessor: Person;
  manager: Person;
  approver: Person;
  signatory: Person;
}

export async function addEverybody({ db }: World): Promise<Staff> {
  return {
    assessor: { actorId: await addStaff(db, 'egle'), roles: ['assessor'] },
    manager: { actorId: await addStaff(db, 'kristina'), roles: ['manager'] },
    approver: { actorId: await addStaff(db, 'andrius'), roles: ['approver'] },
    signatory: { actorId: await addStaff(db, 'daiva'), roles: ['signatory'] },
  };
}

/** Terms of a contract that pass every check. */
export function contractTerms(sumCents = 200_000_00) {
  const paymentTerm = addWorkingDays(vilniusDate(Date.now()), 400);
  return { contractNumber: 'S-2026/118', sumCents, rate: 210, paymentTerm, delayMonths: 3, comment: '' };
}

/** From nothing to 2. */
export async function toSubmitted(world: World): Promise<Case> {
  const one = await Case.prepare(world);
  await one.start();
  await one.submit();
  return one;
}

/** In 2 and screened: nothing is under way beside the commands, and nothing reads the row by itself. */
export async function toScreened(world: World): Promise<Case> {
  const one = await toSubmitted(world);
  await until(
    async () =>
      (await one.row())?.aml_check_result_id && (await one.handle.query(define.getState)).jobs.length === 0,
    { what: 'the end of the screening' },
  );
  return one;
}

/** From 2 (or 12) to 3: taken, sized, summed, screened, handed over, approved. */
export async function approve(one: Case, staff: Staff): Promise<CommandResult> {
  await prepareDecision(one, staff);
  return one.act(staff.approver, 'approve', { input: { comment: 'Tinka' } });
}

/** Everything an approver needs. */
export async function prepareDecision(one: Case, { assessor }: Staff): Promise<void> {
  await until(async () => (await one.row())?.aml_check_result_id, { what: 'the screening' });
  await one.act(assessor, 'setAssessor', { input: { userId: assessor.actorId } });
  await one.act(assessor, 'setCompanySize', { input: { companySizeTypeId: 2 } });
  await one.act(assessor, 'setLoanSum', { input: { sumCents: 200_000_00 } });
  await one.act(assessor, 'handOver');
}

/** Terms of a change beyond the contract: proposed by the manager, confirmed by the approver. */
export async function agreeChange(
  one: Case,
  { manager, approver }: Staff,
  terms: { sumCents: number; rate: number; paymentTerm: string },
): Promise<void> {
  const { sumCents, rate, paymentTerm } = terms;
  const asked = { sumCents, rate, paymentTerm };
  await one.act(manager, 'confirmConditions', { input: { ...asked, reason: 'Prašo pareiškėjas' } });
  await one.act(approver, 'confirmConditions', { input: asked });
}

/** From 3 to 7: double check, generated contract, sent to be signed. */
export async function sendContract(one: Case, { manager }: Staff): Promise<CommandResult> {
  await one.evaluate(manager, 'double');
  const terms = contractTerms();
  const documentId = await one.generateContract(manager, terms);
  return one.act(manager, 'uploadContract', { input: { ...terms, fileIds: [documentId] } });
}

export interface SigningPlace {
  /** Address of the provider's pages. */
  url: string;
}

export interface OpenSession {
  signingId: string;
  /** Tokens of the link at the provider. */
  provider: string;
  signer: string;
}

/** Opens the person's session at the provider, or finds the open one. */
export async function openSession(one: Case, person: Person, signer: define.Signer): Promise<OpenSession> {
  const commandId = randomUUID();
  const command: define.OpenSigningCommand = {
    commandId,
    signer,
    actorId: person.actorId!,
    roles: person.roles,
  };
  const { signingId } = await one.handle.executeUpdate(define.openSigning, {
    args: [command],
    updateId: commandId,
  });
  const row = await one.world.db
    .selectFrom('signing')
    .select(['provider_token', 'signer_token'])
    .where('id', '=', signingId)
    .executeTakeFirstOrThrow();
  return { signingId, provider: row.provider_token!, signer: row.signer_token! };
}

/** „Pasirašyti“ on the provider's page. */
export async function pressSign({ provider, signer }: OpenSession, { url }: SigningPlace): Promise<void> {
  const page = await fetch(`${url}/signing/${provider}/sign`, {
    method: 'POST',
    body: new URLSearchParams({ access_token: signer }),
  });
  if (!page.ok) throw new Error(`the signing page answered ${page.status}`);
}

/** Opens a session and signs on the provider's page as the person would; answers the signing's id. */
export async function signAtProvider(
  one: Case,
  person: Person,
  { signer, url }: SigningPlace & { signer: define.Signer },
): Promise<string> {
  const session = await openSession(one, person, signer);
  await pressSign(session, { url });
  return session.signingId;
}

/** Signs and tells the workflow, as the post-back or the returning browser does. */
export async function sign(
  one: Case,
  person: Person,
  place: SigningPlace & { signer: define.Signer },
): Promise<define.SigningOutcome> {
  const signingId = await signAtProvider(one, person, place);
  return one.handle.executeUpdate(define.signingNews, { args: [{ signingId }] });
}

/** From 7 to 9. */
export async function signByBoth(one: Case, staff: Staff, place: SigningPlace): Promise<void> {
  await sign(one, one.applicant, { ...place, signer: 'applicant' });
  await sign(one, staff.signatory, { ...place, signer: 'provider' });
}

/** From nothing to 9. */
export async function toSigned(world: World, staff: Staff, place: SigningPlace): Promise<Case> {
  const one = await toSubmitted(world);
  await approve(one, staff);
  await sendContract(one, staff);
  await signByBoth(one, staff, place);
  return one;
}
