// A company's case and a sole trader's, each with everything a form can hold, as staff get them by one call.
import { sql } from 'kysely';
import type { Database } from '../../db/connect.ts';
import type { CriteriaResult, StaffCase } from '../../web/staff/data/types.ts';
import type { Api, Client } from '../harness/api.ts';
import { validForm } from '../harness/form.ts';
import { acceptedDraft, askRegisters, expectOk } from '../harness/over-http.ts';
import { addAttachments } from '../harness/people.ts';
import { authorise, logInAs, personOf } from '../harness/representatives.ts';
import { until } from '../harness/waiting.ts';

const times = <T>(count: number, make: (at: number) => T): T[] =>
  Array.from({ length: count }, (_, at) => make(at + 1));

/** On the lists of sanctions. */
export const VIKTOR = { name: 'Viktor', surname: 'Morozov', citizenshipId: 'BY', personCode: '36812059976' };

export const COMMENT = 'Buvo sunkumų 2020 metais.';

/** Every list of the form as long as it may be. */
function fullForm(): Record<string, unknown> {
  const form = validForm({ sum: '50000.00' }) as Record<string, Record<string, unknown>>;
  const [supplier] = form.suppliers as unknown as object[];
  const [owner] = form.pepData!.ControllingPersons as object[];
  const owners = [
    owner,
    ...times(2, (at) => ({ ...owner, name: `Owner${at}`, citizenshipId: 'PL', personCode: `PL${at}` })),
    { ...owner, ...VIKTOR },
  ].map((one) => ({ ...one, sharesPart: 25, votingPart: 25 }));
  return {
    ...form,
    CompanyData: {
      ...form.CompanyData,
      HasParentCompanyCode: true,
      ParentCompanyCodesFromRequest: '900000023',
    },
    suppliers: times(5, (at) => ({ ...supplier, name: `Tiekėjas ${at}` })),
    pepData: {
      HasImportantResponsibilities: true,
      HasImportantResponsibilitiesMoreThan4: true,
      ImportantResponsibilityPersons: times(4, (at) => ({
        name: `Vardas${at}`,
        surname: 'Pareigūnas',
        birthDate: '1970-01-01',
        position: 'Ministras',
        country: 'LV',
        personRelation: 1,
      })),
      ControllingPersons: owners,
      ControllingCompanies: times(6, (at) => ({
        name: `Spółka ${at}`,
        code: `PL00000000${at}`,
        country: 'PL',
        sharesPart: 10,
        votingPart: 10,
      })),
    },
  };
}

function traderForm(): Record<string, unknown> {
  const { CompanyData, pepData, ...rest } = validForm({ sum: '9000.00' }) as Record<
    string,
    Record<string, unknown>
  >;
  const [owner] = pepData!.ControllingPersons as object[];
  const { FirstName, LastName, PersonalCode } = personOf('ruta');
  return {
    ...rest,
    Questionnaire: { ...rest.Questionnaire, IsNotProblemic: false, IsNotProblemicComment: COMMENT },
    pepData: {
      ...pepData,
      ControllingPersons: [{ ...owner, name: FirstName, surname: LastName, personCode: PersonalCode }],
    },
    ApplicantData: {
      ...CompanyData,
      CompanyEvrk: '741000',
      CompanySizeType: 1,
      NumberOfEmployees: 1,
      IndividualActivityCertificateNumber: 'IV-990001',
      IndividualActivityCertificateStartDate: '2017-03-01',
    },
  };
}

/** Kinds of documents of the specification. */
export const PAPERS = [
  'Contract',
  'Decision',
  'ChangeConditionsRequest',
  'ChangeConditions',
  'RejectDecision',
] as const;

/** A bank's activity. */
export const EXCLUDED = '641100';

/** The tax authority lists one more activity of the party from now on. */
const listActivity = (db: Database, partyId: number, code: string) =>
  sql`insert into register_snapshot (subject_id, register, source, as_of, data)
    select n.subject_id, n.register, n.source, n.as_of, jsonb_set(n.data, '{activities}', n.data -> 'activities' ||
      jsonb_build_object('code', ${code}::text, 'from', '2020-01-01', 'to', null, 'classifier', 'EVRK2', 'main', false))
    from register_snapshot n join register_subject s on s.id = n.subject_id join party p on p.code = s.code
    where s.kind = 'company' and p.id = ${partyId} and n.register = 'tax-authority'
    order by n.id desc limit 1`.execute(db);

export interface Cases {
  egle: Client;
  /** Of the company, as staff ask for them. */
  criteria: CriteriaResult;
  company: StaffCase;
  trader: StaffCase;
}

export async function openCases(api: Api): Promise<Cases> {
  const { db } = api.database;
  const director = await api.applicant();
  const ruta = await logInAs(api, 'ruta');
  const egle = await api.staff('egle');
  const consent = { email: 'ruta@example.test', phoneNumber: '+37061234567', accepted: true };
  expectOk(await ruta.post('/api/Users/CreateConsent', { json: consent }));
  await Promise.all([askRegisters(director), askRegisters(ruta, 'Individual')]);
  await authorise(director);

  const id = await acceptedDraft(api, director);
  expectOk(await director.post('/api/Request/Start', { json: {} }));
  await sql`update loan_request_form set form = ${JSON.stringify(fullForm())}::jsonb
    where request_id = ${id}`.execute(db);
  expectOk(await director.post(`/api/Request/SendForApprove?requestId=${id}`));

  await listActivity(db, director.partyId, EXCLUDED);
  const comment = { requestId: id, comment: 'Prašome patikslinti tiekėjus' };
  expectOk(await egle.post('/api/Request/SaveUserComment', { json: comment }));
  expectOk(
    await egle.post('/api/Request/ManagerSaveCompanySizeType', {
      json: { RequestId: id, companySizeTypeId: 2 },
    }),
  );

  const andrius = await api.staff('andrius', ['approver']);
  const approversComment = 'Tvirtintojo pastaba';
  expectOk(
    await andrius.post('/api/request/SaveAdditionalComments', { json: { requestId: id, approversComment } }),
  );

  const own = (await ruta.post('/api/Request/Start', { json: {} })).body.requestId as number;
  const json = { requestSystemInfo: { RequestId: own }, formVersion: 0, ...traderForm() };
  expectOk(await ruta.post('/api/Request/Save', { json }));
  await addAttachments(db, { requestId: own, userId: ruta.userId, storageDir: api.worker!.storageDir }, [6]);

  for (const kind of PAPERS)
    await sql`insert into document (request_id, kind, state, file_name, size_bytes, sha256, storage_key)
      values (${own}, ${kind}, 'current', ${`${kind}.pdf`}, 1, 'x', 'x')`.execute(db);

  const caseOf = async (of: number): Promise<StaffCase> =>
    (await egle.get(`/api/Request/GetForManager?requestId=${of}`)).body as StaffCase;
  await until(async () => (await caseOf(id)).AmlCheckResultId, { what: 'the screening', timeoutMs: 30_000 });
  const path = `/api/request/GetFinancialCriteriaResults/${id}?role=Manager&recheck=true`;
  return {
    egle,
    criteria: (await egle.get(path)).body as CriteriaResult,
    company: await caseOf(id),
    trader: await caseOf(own),
  };
}
