import { companyByKey } from '../../stack/stand-ins/parties.ts';
import { COMPANY } from './people.ts';

const CONFIRMATIONS = [
  'Check1Confirment',
  'Check2Correctness',
  'Check3AgreementToCheck',
  'Check4AgreementToPublish',
  'Check5AgreementToManage',
  'Check6OtherCircuference',
  'Check7Restructuring',
  'Check8Turnover1',
  'Check9Turnover2',
  'Check10Chinese',
];
const QUESTIONS = [
  'IsSmall',
  'IsNotListed',
  'IsProfitNotShared',
  'IsNotJoined',
  'IsNotTaken',
  'IsNotProblemic',
];

const everyTrue = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, true]));

/** A form of a demo company with nothing left to fill, under the wire names. `sum` in euros, as on the wire. */
export function validForm({ company = COMPANY, sum = '250000.00' } = {}): Record<string, unknown> {
  const evrk = companyByKey(company)!.mainEvrk;
  return {
    ContactInfo: { ApplicantEmail: 'kontaktai@example.test', ApplicantPhone: '+37061234567' },
    CompanyData: {
      CompanyEvrk: evrk,
      CompanyManagerCitizenshipId: 'LT',
      // Kaunas: its settlement is not kept.
      ActivityAddress: { DistrictId: 2, MunicipalityId: 19 },
      CompanyPhone: '+37061234567',
      CompanyEmail: 'biuras@example.test',
      ContractEmail: 'sutartys@example.test',
      Iban: 'LT121000011101001000',
      CompanySizeType: 2,
      NumberOfEmployees: 34,
      HasParentCompanyCode: false,
    },
    FinancialData: { InvegaAligTurnSumLoan: '0.00', InvegaAligInvSumLoan: '0.00' },
    pepData: {
      HasImportantResponsibilities: false,
      ControllingPersons: [
        {
          name: 'Ieva',
          surname: 'Sakalauskaitė',
          citizenshipId: 'LT',
          personCode: '48403129911',
          position: 'Direktorė',
          sharesPart: 100,
          votingPart: 100,
        },
      ],
    },
    suppliers: [
      {
        name: 'Pavyzdžio tiekėjas',
        code: 'PL1234567890',
        registrationCountryId: 'PL',
        evrk,
        basisForPayments: 'Prekių pirkimo sutartis',
      },
    ],
    LoanInfo: {
      LoanSum: sum,
      LoanPurposeId: 2,
      LoanTerm: 24,
      LoanDelayTerm: 3,
      LoanPaymentDay: 15,
      LoanEvrk: evrk,
      LoanSocialBusiness: false,
    },
    InvegaReason: 'Apyvartinėms lėšoms, kol atsistatys pardavimai.',
    Checks: everyTrue(CONFIRMATIONS),
    Questionnaire: everyTrue(QUESTIONS),
    SelfDeclaration: true,
  };
}
