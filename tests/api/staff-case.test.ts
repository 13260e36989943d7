// What staff get of a case by one call, under the names of the specification, and what of it stands on the screen.
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Status, STATUS_IDS, type StatusId } from '../../domain/application/status.ts';
import { transitionOf } from '../../domain/application/transitions.ts';
import { RULE_NAMES } from '../../domain/eligibility/rule-name.ts';
import { ACTION_TEXT } from '../../domain/texts/lt/action.ts';
import { STAFF_UPLOAD } from '../../domain/texts/lt/screen/staff-parties.ts';
import { SCREENED_ROLE } from '../../domain/texts/lt/screen/staff-screening.ts';
import { STAFF_ACTIONS, type StaffAction } from '../../web/actions/staff-action.ts';
import type { StaffCase } from '../../web/staff/data/types.ts';
import { startApi, type Api, type Client } from '../harness/api.ts';
import { COMMENT, EXCLUDED, openCases, PAPERS, type Cases } from './staff-case-ground.ts';
import { NAMED, paper, type Whose } from './staff-case-names.ts';
import { dialog, section, sectionIds, shownRules } from './staff-case-screen.tsx';

let api: Api;
let cases: Cases;

beforeAll(async () => {
  api = await startApi();
  cases = await openCases(api);
}, 180_000);
afterAll(async () => await api?.close(), 60_000);

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

  test('ages, the size found, notes, answers and papers stand beside them, each in the case it concerns', () => {
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
    expect(trader.Documents.map(({ FileType }) => FileType).sort()).toEqual([...PAPERS].sort());
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
    expect(await answered(`/api/Request/GetCompanyEvrks?requestId=${id}`)).toEqual(company.CompanyEvrks);
    expect(await answered('/api/Request/GetAssessorsList')).toContainEqual(
      expect.objectContaining({ Id: egle.userId, FirstName: 'Eglė', LastName: 'Vertelytė' }),
    );
  });
});

/** The company's case with some of it otherwise. */
const changed = (change: Partial<StaffCase>): StaffCase => ({ ...cases.company, ...change });
const inStatus = (Status: StatusId, change: Partial<StaffCase> = {}): StaffCase =>
  changed({ ...change, RequestSystemInfo: { ...cases.company.RequestSystemInfo, Status } });
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
    const counted = (of: string) => rules.filter(({ Decision }) => Decision === of).length;
    expect(all.match(/<li [^>]*data-tone="success"/g)).toHaveLength(counted('Accepted'));
    expect(all.match(/<li [^>]*data-tone="danger"/g)).toHaveLength(counted('Denied'));
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

describe('the dialogs of a case', () => {
  const asked = async (action: StaffAction, labels: readonly string[]) => {
    const { text } = await dialog(cases.company, action);
    expect(text).toContain(ACTION_TEXT[action].button);
    for (const label of labels) expect(text).toContain(label);
  };

  test('submitting for signature begins with the double check; an assessor is chosen; a sum is set', async () => {
    await asked('setLoanSum', ['Paskolos suma', 'Priežastis']);
    expect((await dialog(cases.company, 'setAssessor')).text).toContain('Priskirti vertintoją prašymui Nr.');
    expect((await dialog(cases.company, 'uploadContract')).text).toContain(
      'Iš naujo tikriname registrus ir finansavimo taisykles',
    );
  });

  test('a change of conditions is accepted or refused, the contract’s file and the size changed, the contract terminated', async () => {
    const terms = ['Paskolos suma', 'Palūkanų norma', 'Galutinis grąžinimo terminas'];
    await asked('uploadConditionsChange', ['Dokumento numeris', 'Dokumento data', ...terms, 'Failas']);
    await asked('rejectConditionsChange', ['Komentaras']);
    await asked('changeContractFile', ['Sutarties numeris', ...terms, 'Atidėjimo terminas', 'Failas']);
    await asked('setCompanySize', ['Labai maža įmonė', 'Maža įmonė', 'Vidutinė įmonė', 'Didelė įmonė']);
    await asked('terminate', ['Failas', 'Nutrauktos sutarties atkurti negalėsite.']);
  });

  test('a request is confirmed, confirmed with additional documents, and its contract signed', async () => {
    await asked('approve', ['Paskolos suma', 'Palūkanų norma', 'Ilgiausias terminas', 'Atidėjimo terminas']);
    await asked('approveWithDocs', ['Sutarties numeris', '1 mėn. 2 mėn. 3 mėn. 4 mėn. 5 mėn. 6 mėn.']);
    const signing = await dialog(
      inStatus(Status.signedByApplicant, { Documents: [paper('Contract')] }),
      'providerSign',
    );
    expect(signing.text).toContain('Pasirašyti sutartį teikėjo vardu, prašymas Nr.');
    expect(signing.text).toContain('Pasirašomas dokumentas Contract.pdf');
  });

  test('with the criteria met and without, an approval says so in words of its own', async () => {
    const { company, criteria } = cases;
    const all = criteria.Rules.length;
    const [first, ...others] = criteria.Rules;
    const refused = {
      ...criteria,
      Decision: 'Denied' as const,
      Rules: [{ ...first!, Decision: 'Denied' as const }, ...others],
    };
    const none = { ...criteria, Decision: null, Rules: [] };
    for (const [result, words] of [
      [criteria, `Tvirtinama su finansavimo kriterijais: atitinka visus ${all}`],
      [refused, `Tvirtinama be finansavimo kriterijų: atitinka ${all - 1} iš ${all}`],
      [none, 'Tvirtinama be finansavimo kriterijų: jie dar nepatikrinti.'],
    ] as const)
      for (const action of ['approve', 'approveWithDocs'] as const)
        expect((await dialog(company, action, result)).text).toContain(words);
  });

  test('the note about no bank financing may be ticked where a request is approved, in 2 and 12, and nowhere else', async () => {
    const ticked: StaffAction[] = [];
    for (const action of STAFF_ACTIONS) {
      const { text } = await dialog(cases.company, action);
      if (text.includes('Sugeneruoti pažymą apie banko nefinansavimą')) ticked.push(action);
    }
    expect(ticked.sort()).toEqual(['approve', 'approveWithDocs']);
    expect(
      ticked.flatMap((action) => transitionOf(action).from).sort((a, b) => Number(a) - Number(b)),
    ).toEqual([2, 2, 12]);
  });

  test('each action that moves the request asks before it, and what cannot be taken back says so', async () => {
    const question = 'būseną į „Pateikta vertinti“?';
    expect((await dialog(cases.company, 'changeToSubmitted')).text).toMatch(
      new RegExp(`^Ar tikrai norite pakeisti prašymo Nr. \\d+ ${question.replace('?', '\\?')}`),
    );
    expect((await dialog(cases.company, 'reject')).text).toContain('Sprendimo pakeisti negalėsite.');
    for (const action of STAFF_ACTIONS)
      expect((await dialog(cases.company, action)).text).toMatch(/Atšaukti|Uždaryti$/);
  });
});
