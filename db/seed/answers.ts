import { mailOf, type DemoCompany, type DemoPerson } from './people.ts';
import type { SeedFile } from './portal.ts';

/** Answers of a company's form as its director would type them, under the wire names. Names and register data come from the portal. */
export function answersOf(
  company: DemoCompany,
  manager: DemoPerson,
  loan: { sum: string; term: number },
): Record<string, unknown> {
  return {
    ContactInfo: { ApplicantEmail: mailOf(company.manager), ApplicantPhone: '+370 600 00000' },
    CompanyData: {
      CompanyEvrk: company.mainEvrk,
      CompanyManagerCitizenshipId: 'LT',
      ActivityAddress: ADDRESS,
      CompanyPhone: '+370 600 00000',
      CompanyEmail: 'info@pavyzdys.lt',
      ContractEmail: 'sutartys@pavyzdys.lt',
      Iban: company.Iban,
      CompanySizeType:
        company.employees >= 250 ? 4 : company.employees >= 50 ? 3 : company.employees >= 10 ? 2 : 1,
      NumberOfEmployees: company.employees,
      HasParentCompanyCode: false,
    },
    pepData: { HasImportantResponsibilities: false, ControllingPersons: [ownerOf(manager, 'Vadovas')] },
    ...answersFor(company.mainEvrk, loan),
  };
}

const ADDRESS = {
  DistrictId: 10,
  MunicipalityId: 13,
  Street: 'Pavyzdžio g.',
  HouseNumber: '1',
  PostalCode: '01001',
};

/** Catering, as the tax authority has the sole trader of the demo data. */
const TRADERS_EVRK = '561000';

const ownerOf = (person: DemoPerson, position: string) => ({
  name: person.FirstName,
  surname: person.LastName,
  citizenshipId: 'LT',
  personCode: person.PersonalCode,
  position,
  sharesPart: 100,
  votingPart: 100,
});

/** What a company and a sole trader answer alike. */
function answersFor(evrk: string, loan: { sum: string; term: number }) {
  return {
    FinancialData: { InvegaAligTurnSumLoan: '0,00', InvegaAligInvSumLoan: '0,00' },
    suppliers: [
      {
        name: 'Pavyzdžio tiekėjas Sp. z o.o.',
        code: 'PL5260001246',
        registrationCountryId: 'PL',
        evrk,
        basisForPayments: 'Prekių pirkimo sutartis',
      },
    ],
    LoanInfo: {
      LoanSum: loan.sum,
      LoanTerm: loan.term,
      LoanDelayTerm: 3,
      LoanPaymentDay: 15,
      LoanPurposeId: 2,
      LoanEvrk: evrk,
      LoanSocialBusiness: false,
    },
    InvegaReason:
      'Apyvartinis kapitalas naujiems tiekėjams ir naujoms rinkoms, nes prekyba su buvusia šalimi nutrūko.',
    Checks: Object.fromEntries(
      [
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
      ].map((name) => [name, true]),
    ),
    Questionnaire: {
      IsSmall: true,
      IsNotListed: true,
      IsProfitNotShared: true,
      IsNotJoined: true,
      IsNotTaken: true,
      IsNotProblemic: true,
    },
    SelfDeclaration: true,
  };
}

/** Answers of a sole trader who rents premises: the demo parties know one such lease. */
export function traderAnswersOf(
  person: DemoPerson,
  loan: { sum: string; term: number },
): Record<string, unknown> {
  const mail = `${person.FirstName.toLowerCase()}@pavyzdys.lt`;
  const common = answersFor(TRADERS_EVRK, loan);
  return {
    ContactInfo: { ApplicantEmail: mail, ApplicantPhone: '+370 600 00000' },
    ApplicantData: {
      CompanyEvrk: TRADERS_EVRK,
      CompanyManagerCitizenshipId: 'LT',
      IndividualActivityCertificateNumber: 'IV-990004',
      IndividualActivityCertificateStartDate: '2016-04-01',
      ActivityAddress: ADDRESS,
      CompanyPhone: '+370 600 00000',
      CompanyEmail: mail,
      ContractEmail: mail,
      Iban: 'LT121000011101001000',
      CompanySizeType: 1,
      NumberOfEmployees: 1,
      HasParentCompanyCode: false,
    },
    pepData: {
      HasImportantResponsibilities: false,
      ControllingPersons: [ownerOf(person, 'Savarankiškai dirbantis')],
    },
    ...common,
    FinancialData: { ...common.FinancialData, Income19: '40000.00' },
    Invoice: {
      RealEstateObjectId: '1094-0123-4567:0001',
      OwnerCode: '45906219814',
      RentDate: '2020-02-01',
      InvoiceType: 1,
    },
  };
}

/** A one-page PDF with a line of text: small, valid, and different for every name. */
export function demoPdf(name: string): SeedFile {
  const text = `(${name.replace(/[^\x20-\x7e]/g, '?').replace(/[()\\]/g, ' ')})`;
  const content = `BT /F1 14 Tf 60 760 Td ${text} Tj ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let pdf = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const at = pdf.length;
    pdf += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return at;
  });
  const xref = pdf.length;
  pdf += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n`;
  pdf += offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('');
  pdf += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${xref}\n%%EOF\n`;
  return { name: `${name}.pdf`, type: 'application/pdf', bytes: new TextEncoder().encode(pdf) };
}
