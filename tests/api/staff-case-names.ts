// Names of the specification for what staff get of a case, and a paper as a case lists it.
import type { ContractDocument } from '../../web/staff/data/types.ts';

const FSI = ['Fsi2019Submitted', 'Fsi2020Submitted', 'Fsi2021Submitted'];
const EVRK = ['Evrk', 'DateFrom', 'DateTo', 'IsMain', 'IsRed'];
const PARTS = ['sharesPart', 'votingPart'];
const CHECKS = `Check1Confirment Check2Correctness Check3AgreementToCheck Check4AgreementToPublish
  Check5AgreementToManage Check6OtherCircuference Check7Restructuring Check8Turnover1 Check9Turnover2
  Check10Chinese`.split(/\s+/);
const QUESTIONS = 'IsSmall IsNotListed IsProfitNotShared IsNotJoined IsNotTaken IsNotProblemic'.split(' ');

export type Whose = 'company' | 'trader';
/** Whose case, the object or list in it, its names, and of a list how many rows. */
type Named = readonly [path: string, whose: Whose, names: readonly string[], rows: number | null];

export const NAMED: readonly Named[] = [
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
  [
    'Documents',
    'trader',
    `FileType FileName DocumentCreatedAt ApplicantSigningDate InvegaSigningDate InvegaSignatureNeeded
    ChangeConditionsFileId`.split(/\s+/),
    5,
  ],
  ['requestLog', 'company', ['ActionLogType', 'ChangedBy', 'Created'], 3],
];

export const paper = (FileType: ContractDocument['FileType']): ContractDocument => ({
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
