import { readFileSync } from 'node:fs';
import { companyByKey, personByKey } from '../../stack/stand-ins/parties.ts';
import { validForm } from '../harness/form.ts';
import type { Answers } from './sightings.ts';

interface DemoFile {
  companies: Record<string, { Iban: string; expected: Record<string, string> }>;
  individualActivities: { person: string; evrk: string; expected: Record<string, string> }[];
}

export const DEMO = JSON.parse(
  readFileSync(new URL('../../stack/stand-ins/data/demo-parties.json', import.meta.url), 'utf8'),
) as DemoFile;

/** Code of a demo company, or of a demo person. */
export function codeOf(key: string): string {
  return companyByKey(key)?.CompanyCode ?? personByKey(key)!.PersonalCode;
}

const sizeOf = (employees: number) => (employees < 10 ? 1 : employees < 50 ? 2 : employees < 250 ? 3 : 4);

/** The form of a demo party as its owner would fill it, with some answers of one's own. */
export function demoForm(key: string, answers: Answers = {}): Record<string, unknown> {
  const company = companyByKey(key);
  const entity = {
    CompanyEvrk: company?.mainEvrk ?? DEMO.individualActivities.find(({ person }) => person === key)!.evrk,
    Iban: company ? DEMO.companies[key]!.Iban : 'LT121000011101001000',
    CompanySizeType: company ? sizeOf(company.employees) : 1,
    HasParentCompanyCode: answers.named !== undefined,
    ...(answers.named ? { ParentCompanyCodesFromRequest: answers.named } : {}),
    ...(answers.evrk === undefined ? {} : { CompanyEvrk: answers.evrk }),
    ...(answers.iban === undefined ? {} : { Iban: answers.iban }),
    ...(answers.size === undefined ? {} : { CompanySizeType: answers.size }),
  };
  const form = validForm();
  const { CompanyData, LoanInfo, ...rest } = form as Record<string, Record<string, unknown>>;
  return {
    ...rest,
    ...(company ? { CompanyData: { ...CompanyData, ...entity } } : { ApplicantData: entity }),
    LoanInfo: {
      ...LoanInfo,
      LoanPurposeId: answers.purpose ?? 2,
      LoanSocialBusiness: answers.social === undefined ? false : answers.social,
      ...(answers.sector ? { SectorType: answers.sector } : {}),
    },
    ...(answers.income ? { FinancialData: { Income19: answers.income } } : {}),
    ...(answers.bill
      ? {
          Invoice: {
            RealEstateObjectId: answers.bill.objectId,
            OwnerCode: answers.bill.ownerCode,
            RentDate: answers.bill.rentDate,
          },
        }
      : {}),
  };
}
