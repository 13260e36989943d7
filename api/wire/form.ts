import { z } from 'zod';

const section = z.record(z.string(), z.unknown());
const rows = z.array(section);

/**
 * Answers of the form under the names of the specification. Their inner shape belongs to domain/forms, which checks
 * every field on Save; drafts may be half-filled. Keys nobody knows are dropped here.
 */
export const formSections = {
  ContactInfo: section.optional(),
  CompanyData: section.optional(),
  ApplicantData: section.optional(),
  FinancialData: section.optional(),
  LoanInfo: section.optional(),
  pepData: section.optional(),
  suppliers: rows.optional(),
  Checks: section.optional(),
  Questionnaire: section.optional(),
  SelfDeclaration: z.unknown().optional(),
  ControllingCompanies: z.unknown().optional(),
  ControllingForeignCompanies: z.unknown().optional(),
  InvegaReason: z.string().max(20_000).nullable().optional(),
  DeclarationInfo: section.optional(),
  TurnoversInfo: rows.optional(),
  Invoice: section.optional(),
  Ratings: section.optional(),
  GuaranteesLoanSum: z.string().max(20).nullable().optional(),
  CovidLoanSum: z.string().max(20).nullable().optional(),
  ControllingCompaniesFromRequest: rows.optional(),
  ControllingCompaniesFromRegister: rows.optional(),
};

export const formAnswers = z.object(formSections).meta({ id: 'FormAnswers' });
export type FormAnswers = z.output<typeof formAnswers>;
