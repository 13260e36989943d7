// What staff get of a case by one call, under the names of the specification, and what of it stands on the screen.
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Status, STATUS_IDS, type StatusId } from '../../domain/application/status.ts';
import { RULE_NAMES } from '../../domain/eligibility/rule-name.ts';
import { STAFF_UPLOAD } from '../../domain/texts/lt/screen/staff-parties.ts';
import { SCREENED_ROLE } from '../../domain/texts/lt/screen/staff-screening.ts';
import type { ContractDocument, StaffCase } from '../../web/staff/data/types.ts';
import { startApi, type Api, type Client } from '../harness/api.ts';
import { COMMENT, EXCLUDED, openCases, type Cases } from './staff-case-ground.ts';
import { section, sectionIds, shownRules } from './staff-case-screen.tsx';

let api: Api;
let cases: Cases;

beforeAll(async () => {
  api = await startApi();
  cases = await openCases(api);
}, 180_000);
afterAll(async () => await api?.close(), 60_000);

const FSI = ['Fsi2019Submitted', 'Fsi2020Submitted', 'Fsi2021Submitted'];
const EVRK = ['Evrk', 'DateFrom', 'DateTo', 'IsMain', 'IsRed'];
const PARTS = ['sharesPart', 'votingPart'];
const CHECKS = `Check1Confirment Check2Correctness Check3AgreementToCheck Check4AgreementToPublish
  Check5AgreementToManage Check6OtherCircuference Check7Restructuring Check8Turnover1 Check9Turnover2
  Check10Chinese`.split(/\s+/);
const QUESTIONS = 'IsSmall IsNotListed IsProfitNotShared IsNotJoined IsNotTaken IsNotProblemic'.split(' ');

type Whose = 'company' | 'trader';
/** Whose case, the object or list in it, its names, and of a list how many rows. */
type Named = readonly [path: string, whose: Whose, names: readonly string[], rows: number | null];

const NAMED: readonly Named[] = [
  [
    'RequestSystemInfo',
    'company',
    `RequestId Created Status IndividualId VmiChecked AllEvaluationCompleted VmiExportSum VmiExportDate
    VmiImportSum VmiImportDate`.split(/\s+/),
    null,
  ],
  ['ContactInfo', 'company', ['ApplicantName', 'ApplicantSurname', 'ApplicantEmail', 'ApplicantPhone'], null],
  ['FinancialData', 'company', ['Fsi2020Submitted', 'Fsi2021Submitted', 'FsiYear2020'], null],
  ['ApplicantData', 'trader', ['IsBussinessSorrow', 'CheckIndividualAge'], null],
  ['IndividualOldestEvrk', 'trader', ['DateFrom', 'DateTo', 'Number'], null],
  ['AmlChecks', 'company', ['Query', 'HasSanctions', 'HasPep', 'CheckTypeId'], 13],
  ['CompanyEvrks', 'company', EVRK, 2],
  ['IndividualEvrks', 'trader', [...EVRK, 'RegistrationDate'], 1],
  ['ControllingCompaniesFromRequest', 'company', ['CompanyCode', 'IsFound', ...FSI], 1],
  ['ControllingCompaniesFromRegister', 'company', ['CompanyCode', 'IsFound', ...FSI], 0],
  ['suppliers', 'company', ['name', 'code', 'registrationCountryId', 'evrk', 'basisForPayments'], 5],
  ['PepData', 'company', ['HasImportantResponsibilities', 'HasImportantResponsibilitiesMoreThan4'], null],
  [
    'PepData.ImportantResponsibilityPersons',
    'company',
    ['name', 'surname', 'birthDate', 'position', 'country', 'personRelation'],
    4,
  ],
  [
    'PepData.ControllingPersons',
    'company',
    ['name', 'surname', 'citizenshipId', 'personCode', 'position', ...PARTS],
    4,
  ],
  ['PepData.ControllingCompanies', 'company', ['name', 'code', 'country', ...PARTS], 6],
  ['Checks', 'company', CHECKS, null],
  ['Questionnaire', 'trader', QUESTIONS.flatMap((name) => [name, `${name}Comment`]), null],
  ['CommentsHistory', 'company', ['Date', 'CommentedBy', 'NewComment'], 1],
  ['relatedRequests', 'company', ['Id', 'LoanSum', 'Status'], 1],
  ['requestLog', 'company', ['ActionLogType', 'ChangedBy', 'Created'], 3],
];

const is =
  (decision: string) =>
  ({ Decision }: { Decision: string }): boolean =>
    Decision === decision;

const at = (whose: Whose, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>((part, name) => (part as Record<string, unknown>)[name], cases[whose] as unknown);

describe('the case by call', () => {
  test.each(NAMED)('%s of a %s has the names of the specification', (path, whose, names, rows) => {
    const value = at(whose, path);
    if (rows !== null) expect(value).toHaveLength(rows);
    for (const one of rows === null ? [value] : (value as unknown[]))
      expect(Object.keys(one as object)).toEqual(expect.arrayContaining([...names]));
  });

  test('ages, the size found, notes and answers stand beside them, each in the case it concerns', () => {
    const { company, trader } = cases;
    expect(company).toMatchObject({
      CompanyAge: expect.any(Number),
      IndividualAge: null,
      CompanySizeTypeIdInvega: 2,
      ApproversComment: 'Tvirtintojo pastaba',
      SignatorysComment: null,
    });
    expect(trader).toMatchObject({
      CompanyAge: null,
      IndividualAge: expect.any(Number),
      CompanySizeTypeIdInvega: null,
      ApplicantData: { IsBussinessSorrow: false },
      Questionnaire: { IsNotProblemic: false, IsNotProblemicComment: COMMENT },
    });
    expect(company.RequestSystemInfo.IndividualId).toBeNull();
    expect(trader.RequestSystemInfo.IndividualId).toEqual(expect.any(Number));
  });

  test('a row of the log has one code or none, and all of them beside it', () => {
    const log = cases.company.requestLog.map((row) => [row.action, row.ActionLogType, row.logCodes]);
    expect(log).toEqual([
      ['setCompanySize', 20, [20]],
      ['submit', 3, [3]],
      ['start', null, []],
    ]);
  });

  test('activities the rules refuse are red, others are not', () => {
    expect(cases.company.CompanyEvrks.map(({ Evrk, IsRed }) => [Evrk, IsRed])).toEqual([
      ['464300', false],
      [EXCLUDED, true],
    ]);
  });

  test('what the separate calls of a case answer is what the one call carries', async () => {
    const { egle, company } = cases;
    const id = company.RequestSystemInfo.RequestId;
    const answered = async (path: string) => (await egle.get(path)).body as unknown;
    expect(await answered(`/api/request/GetUploadedFilesManager/${id}`)).toEqual(
      company.files.map(({ SeenBy: _seen, ...file }) => file),
    );
    expect(await answered(`/api/request/GetAdditionalComments/${id}`)).toEqual(company.notes);
    expect(await answered(`/api/Request/GetRequestLog/${id}`)).toEqual(company.requestLog);
    expect(await answered(`/api/Request/GetRelatedRequests?requestId=${id}`)).toEqual(
      company.relatedRequests,
    );
    expect(await answered('/api/Request/GetAssessorsList')).toContainEqual(
      expect.objectContaining({ Id: egle.userId, FirstName: 'Eglė', LastName: 'Vertelytė' }),
    );
  });
});

/** The company's case with some of it otherwise. */
const changed = (change: Partial<StaffCase>): StaffCase => ({ ...cases.company, ...change });
const inStatus = (Status: StatusId, change: Partial<StaffCase> = {}): StaffCase =>
  changed({ ...change, RequestSystemInfo: { ...cases.company.RequestSystemInfo, Status } });
const paper = (FileType: ContractDocument['FileType']): ContractDocument => ({
  Id: '00000000-0000-4000-8000-000000000001',
  FileType,
  FileName: `${FileType}.pdf`,
  DocumentCreatedAt: '2026-11-20 10:00:00',
  ApplicantSigningDate: null,
  ApplicantSignedBy: null,
  ApplicantSignature: null,
  InvegaSigningDate: null,
  InvegaSignature: null,
  InvegaSignatureNeeded: false,
  ApplicantSignatureNeeded: false,
  ChangeConditionsFileId: null,
  Size: 15,
  void: false,
  ScanState: null,
});

describe('the case on the screen', () => {
  test('has the sections of a company or of a person, and says its number, day and status', async () => {
    const { company, trader } = cases;
    const both = [
      'request',
      'contact',
      'pep',
      'beneficialOwners',
      'suppliers',
      'loan',
      'purpose',
      'confirmations',
    ];
    const checks = [
      'criteria',
      'registers',
      'evrk',
      'vmi',
      'related',
      'attachments',
      'evaluators',
      'comments',
      'history',
    ];
    const ofCompany = ['company', 'financial', 'group', 'shares'];
    expect(sectionIds(company)).toEqual(
      expect.arrayContaining([...both, ...ofCompany, ...checks, 'representatives', 'screening']),
    );
    expect(sectionIds(trader)).toEqual(expect.arrayContaining([...both, 'person']));
    for (const id of ofCompany) expect(sectionIds(trader)).not.toContain(id);
    expect(sectionIds(company)).not.toContain('person');
    const { RequestId, Created } = company.RequestSystemInfo;
    const { text } = await section(company, 'request');
    expect(text).toContain(`Numeris ${RequestId} Sukurta ${Created} Būsena Pateikta vertinti`);
    expect((await section(company, 'contact')).text).toContain('Ieva Pavardė Sakalauskaitė');
    expect((await section(company, 'company')).text).toContain('UAB „Šiaurės linija“');
    expect((await section(company, 'financial')).heads).toContain('2021 m.');
    expect((await section(trader, 'person')).text).toContain('Pažymos galiojimo pradžia 2017-03-01');
  });

  test('companies of the group stand with three years of statements; who is in no register is said to be missing', async () => {
    const [first] = cases.company.ControllingCompaniesFromRequest;
    const one = { ...first!, Name: null, Fsi2019Submitted: true, Fsi2020Submitted: false };
    const request = changed({
      ControllingCompaniesFromRequest: [one, { ...one, CompanyCode: '900000710', IsFound: false }],
    });
    const { heads, rows } = await section(request, 'group');
    expect(heads.slice(2)).toEqual([2019, 2020, 2021].map((year) => `${year} m. ataskaita`));
    expect(rows).toEqual([
      ['900000023', 'Nurodyta', 'Taip', 'Ne', '–'],
      ['900000710', 'Įmonė nerasta.', 'Taip', 'Ne', '–'],
    ]);
  });

  test('persons in office, owners, suppliers, the contract, the purpose and the ticks show each answer', async () => {
    const { company } = cases;
    const rowsOf = async (id: string) => (await section(company, id)).rows;
    expect((await rowsOf('pep')).map(([, name]) => name)).toEqual([
      'Vardas1',
      'Vardas2',
      'Vardas3',
      'Vardas4',
    ]);
    expect((await rowsOf('beneficialOwners')).at(-1)).toEqual(
      expect.arrayContaining(['Viktor', 'Morozov', '25 %']),
    );
    expect(await rowsOf('companyLinks')).toHaveLength(6);
    expect((await rowsOf('suppliers')).map(([, name]) => name)).toEqual(
      [1, 2, 3, 4, 5].map((number) => `Tiekėjas ${number}`),
    );
    expect((await section(company, 'loan')).text).toContain('Paskolos suma 50 000,00 EUR');
    expect((await section(company, 'purpose')).text).toContain(
      'Apyvartinėms lėšoms, kol atsistatys pardavimai.',
    );
    expect(
      (await section(company, 'confirmations')).text.match(/Sutinku(?! )|Sutinku [A-Z0-9]/g)!.length,
    ).toBeGreaterThan(8);
  });

  test('files, related requests, shareholders and what the tax authority knows of trade, with the way to ask it again', async () => {
    const { company } = cases;
    const files = await section(company, 'attachments');
    for (const { FileName } of company.files) expect(files.text).toContain(FileName);
    expect(files.text).toContain('Atsisiųsti visus (zip)');
    expect((await section(company, 'related')).rows[0]!.slice(0, 2)).toEqual([
      `Nr. ${company.relatedRequests[0]!.Id}`,
      'UAB „Šiaurės linija“',
    ]);
    expect((await section(company, 'shares')).rows).toEqual([
      ['Ieva Sakalauskaitė', '–', '100 %', '100 %', '100 000,00 EUR', '100 000', '1,00 EUR'],
    ]);
    const vmi = await section(company, 'vmi');
    const { VmiExportDate, VmiImportDate } = company.RequestSystemInfo;
    expect(vmi.rows).toEqual([
      ['Eksportas', '400 000,00 EUR', VmiExportDate],
      ['Importas', '3 000 000,00 EUR', VmiImportDate],
    ]);
    expect(vmi.html).toMatch(/<button[^>]*>(?:(?!<\/button>).)*Atnaujinti VMI duomenis/);
  });

  test('whom the party has authorised, with days and papers', async () => {
    const [one] = cases.company.Representatives;
    expect((await section(cases.company, 'representatives')).rows).toEqual([
      ['Jonas Petrauskas', one!.PersonalCode, one!.ValidFrom, one!.ValidTo, 'igaliojimas.pdf'],
    ]);
  });

  test('an activity that gets no loan carries a red flag and its words, others none', async () => {
    const { html, rows } = await section(cases.company, 'evrk');
    expect(rows.map(([code, name]) => [code, name!.includes('Nefinansuojama veikla')])).toEqual([
      ['464300', false],
      [EXCLUDED, true],
    ]);
    expect(html.match(/<tr data-tone="danger">/g)).toHaveLength(1);
  });

  test('what evaluators entered and what approver and signatory noted are one section', async () => {
    const request = changed({
      Contract: { ...cases.company.Contract, InvegaLoanSum: '45000.00' },
      RiskAssessmentResultId: 3,
      RiskAssessmentDate: '2026-11-20',
      SignatorysComment: 'Pasirašančiojo žodis',
    });
    const { text } = await section(request, 'evaluators');
    for (const words of [
      'Dydis Maža įmonė',
      'Nustatyta suma 45 000,00 EUR',
      'AML / PEP patikra Reikia peržiūrėti',
    ])
      expect(text).toContain(words);
    expect(text).toMatch(/Rizikos vertinimas \S.*2026-11-20/);
    expect(text).toContain('Tvirtintojo pastaba Tvirtintojo pastaba');
    expect(text).toContain('Pasirašančiojo pastaba Pasirašančiojo žodis');
  });

  test('contract and papers, comments and the log; all files come as one archive', async () => {
    const request = inStatus(Status.contractGenerated, { Documents: [paper('Contract')] });
    expect((await section(request, 'contract')).rows[0]![0]).toContain('Paskolos sutartis');
    expect((await section(request, 'comments')).text).toContain('Prašome patikslinti tiekėjus');
    const log = await section(request, 'history');
    expect(log.rows.map(([what, code]) => [what, code])).toContainEqual([
      'Prašymas pateiktas vertinti',
      'Pateikta',
    ]);
    expect((await section(request, 'attachments')).text).toContain('Atsisiųsti visus (zip)');
  });

  test('papers of a termination stand in 10', async () => {
    const request = inStatus(Status.terminated, { Documents: [paper('Contract'), paper('Termination')] });
    expect((await section(request, 'contract')).rows.map(([name]) => name)).toEqual([
      'Paskolos sutartis Contract.pdf',
      'Sutarties nutraukimo dokumentas Termination.pdf',
    ]);
  });

  test('criteria are offered in every status but 1, as a section of the case', async () => {
    for (const status of STATUS_IDS)
      expect(sectionIds(inStatus(status)).includes('criteria')).toBe(status !== 1);
    const { company, criteria } = cases;
    const { html, text } = await section(company, 'criteria', criteria);
    expect(criteria.Decision).toBe('Accepted');
    expect(text).toContain('Atitinka');
    const rules = RULE_NAMES.map((RuleName, index) => ({
      ...criteria.Rules[0]!,
      RuleName,
      Decision: (['Accepted', 'Denied', 'DataIsMissing'] as const)[index % 3]!,
    }));
    const all = await shownRules(rules);
    expect(all.match(/<li [^>]*data-tone="success"/g)).toHaveLength(rules.filter(is('Accepted')).length);
    expect(all.match(/<li [^>]*data-tone="danger"/g)).toHaveLength(rules.filter(is('Denied')).length);
    for (const { RuleName } of rules) expect(all).not.toContain(`>${RuleName}`);
    expect(html).not.toContain('role="dialog"');
    expect((await section(company, 'criteria', { ...criteria, Decision: null, Rules: [] })).text).toContain(
      'Patikra neatlikta',
    );
  });

  test('contract and signatures show when there is a file, and in 3, 11 and 12', () => {
    for (const status of STATUS_IDS) {
      expect(sectionIds(inStatus(status)).includes('contract')).toBe([3, 11, 12].includes(status));
      expect(sectionIds(inStatus(status, { Documents: [paper('Decision')] }))).toContain('contract');
    }
  });

  test('staff upload a file once its purpose is chosen', async () => {
    const upload = new RegExp(`<button[^>]*>(?:(?!</button>).)*${STAFF_UPLOAD.title}`);
    const { html } = await section(cases.company, 'attachments');
    expect(upload.exec(html)?.[0]).toContain('disabled');
    const may = { ...cases.company.may, addFiles: false };
    expect((await section(changed({ may }), 'attachments')).html).not.toMatch(upload);
  });

  test('a failed screening asks for the risk and compliance department and offers the additional check', async () => {
    const { company, egle } = cases;
    const requestId = company.RequestSystemInfo.RequestId;
    const now = async () =>
      (await egle.get(`/api/Request/GetForManager?requestId=${requestId}`)).body as StaffCase;
    expect(company.AmlCheckResultId).toBe(3);
    const shown = await section(company, 'screening');
    for (const role of [1, 2, 3, 4]) expect(shown.text).toContain(SCREENED_ROLE[role]);
    expect(shown.text).toContain('taip pat įmonės vadovas');
    const matches = company.AmlChecks.flatMap(({ Hits }) => Hits).map(({ MatchId }) => ({
      matchId: MatchId,
      seenReviewId: null,
      answer: 'same',
      note: '',
    }));
    const additional = (who: Client, seenCheckId?: number) =>
      who.post('/api/Request/SaveAmlAdditionalCheck', {
        json: { requestId, date: '2026-11-20', note: 'Pasitarta', result: 1, seenCheckId },
      });
    await egle.post('/api/Request/ReviewAmlChecks', { json: { requestId, matches } });
    const failed = await now();
    expect(failed.AmlCheckResultId).toBe(2);
    const { text } = await section(failed, 'screening');
    expect(text).toContain('Neigiamas rezultatas: būtina pasitarti su rizikos ir atitikties skyriumi.');
    expect(text).toContain('Papildoma patikra');
    await additional(egle);
    await additional(await api.staff('paulius'), (await now()).amlWaitingCheck?.Id);
    expect((await now()).AmlCheckResultId).toBe(1);
  });
});
