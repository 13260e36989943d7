// A form filled as people fill it, for tests: every value is acceptable, none is yet in its stored form.
import type { FormContext, FormData } from '../form.ts';

export const COMPANY_CONTEXT: FormContext = {
  loginType: 'Company',
  scheme: 'tiesiogines',
  status: 1,
  today: '2026-11-21',
  registeredEvrks: ['464300'],
  // Young enough for the six questions.
  activeSince: '2023-06-01',
  limitCents: 5_000_000_00,
};

export const INDIVIDUAL_CONTEXT: FormContext = {
  ...COMPANY_CONTEXT,
  loginType: 'Individual',
  registeredEvrks: ['741000'],
};

const yes = {
  IsSmall: true,
  IsNotListed: true,
  IsProfitNotShared: true,
  IsNotJoined: true,
  IsNotTaken: true,
  IsNotProblemic: true,
};

const checks = {
  Check1Confirment: true,
  Check2Correctness: true,
  Check3AgreementToCheck: true,
  Check4AgreementToPublish: true,
  Check5AgreementToManage: true,
  Check6OtherCircuference: true,
  Check7Restructuring: true,
  Check8Turnover1: true,
  Check9Turnover2: true,
  Check10Chinese: true,
};

const entity = {
  CompanyManagerCitizenshipId: 'LT',
  ActivityAddress: {
    DistrictId: 10,
    District: 'Vilniaus apskritis',
    MunicipalityId: 41,
    Municipality: 'Vilniaus rajono savivaldybė',
    SettlementId: 410001,
    Settlement: 'Airėnų k.',
    Street: 'Gedimino pr.',
    HouseNumber: '1',
    PostalCode: 'LT-01103',
  },
  CompanyPhone: '8 612 34567',
  CompanyEmail: 'info@siaures-linija.lt',
  ContractEmail: 'sutartys@siaures-linija.lt',
  CompanySizeType: 2,
  NumberOfEmployees: '34',
  HasParentCompanyCode: false,
};

const people = {
  pepData: {
    HasImportantResponsibilities: false,
    ControllingPersons: [
      {
        name: 'Ieva',
        surname: 'Sakalauskaitė',
        citizenshipId: 'LT',
        personCode: '48403129911',
        position: 'Direktorė',
        sharesPart: '62,5',
        votingPart: 62.5,
      },
    ],
    ControllingCompanies: [
      { country: 'LT', code: '900000023', name: 'AB „Baltijos audinys“', sharesPart: 37.5, votingPart: 37.5 },
    ],
  },
  suppliers: [
    {
      name: 'Nordic Parts OY',
      code: 'FI1234567-8',
      registrationCountryId: 'FI',
      evrk: '464300',
      basisForPayments: 'Prekių pirkimo sutartis',
    },
  ],
};

const copy = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

/** Company variant; a fresh copy each time. */
export function filledCompanyForm(): FormData {
  return copy({
    ContactInfo: { ApplicantEmail: 'ieva@siaures-linija.lt', ApplicantPhone: '+370 (612) 34-567' },
    CompanyData: { ...entity, CompanyEvrk: '464300', Iban: 'LT19 7300 0900 0000 0001' },
    FinancialData: { InvegaAligTurnSumLoan: '0.00', InvegaAligInvSumLoan: '25 000' },
    ...people,
    LoanInfo: {
      LoanSum: '185 000,00',
      LoanPurposeId: 2,
      LoanTerm: 18,
      LoanDelayTerm: 6,
      LoanPaymentDay: 15,
      LoanEvrk: '464300',
      LoanSocialBusiness: true,
    },
    InvegaReason: 'Apyvartinėms lėšoms papildyti',
    Checks: checks,
    Questionnaire: yes,
    SelfDeclaration: true,
  });
}

/** Individual variant; a fresh copy each time. */
export function filledIndividualForm(): FormData {
  const { CompanyData: _company, FinancialData: _financial, ...rest } = filledCompanyForm();
  return {
    ...rest,
    ApplicantData: copy({
      ...entity,
      CompanyEvrk: '741000',
      Iban: 'LT121000011101001000',
      IndividualActivityCertificateNumber: 'IV-990001',
      IndividualActivityCertificateStartDate: '2017-03-01',
    }),
  };
}
