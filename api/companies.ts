import type { z } from 'zod';
import { findCompanies } from '../db/queries/group-statements.ts';
import { findRunProgress } from '../db/queries/register-progress.ts';
import { ensureRun, ensureSubject } from '../db/queries/registers.ts';
import type { CompanyFound, FormData } from '../domain/forms/form.ts';
import { namedCompanies } from '../domain/forms/named-companies.ts';
import { JUST_ASKED_MS } from '../domain/registers/ask-again.ts';
import type { Deps } from './deps.ts';
import type { foundCompany } from './wire/companies.ts';

type Found = z.input<typeof foundCompany>;

/**
 * What the register of legal entities says of companies by their codes. Codes it has not been asked about are asked
 * now, that register only: nothing else of a stranger is anybody's business.
 */
export async function lookUpCompanies(deps: Deps, codes: readonly string[], by: string): Promise<Found[]> {
  const known = await findCompanies(deps.db, codes);
  return Promise.all(
    [...new Set(codes)].map(async (code): Promise<Found> => {
      const company = known[code];
      if (company) return { Code: code, State: company.found ? 'Found' : 'NotFound', Name: company.name };
      return { Code: code, State: await askAbout(deps, code, by), Name: null };
    }),
  );
}

async function askAbout(deps: Deps, code: string, by: string): Promise<'Searching' | 'Failed'> {
  const run = await findRunProgress(deps.db, 'company', code);
  const step = run?.steps.find(({ register }) => register === 'legal-entities');
  const isFresh = run?.finishedAt && Date.now() - run.finishedAt.getTime() < JUST_ASKED_MS;
  if (step?.state === 'failed' && isFresh) return 'Failed';
  if (run?.state === 'inProgress' && step?.state === 'running') return 'Searching';
  const subjectId = await ensureSubject(deps.db, 'company', code);
  const { runId } = await ensureRun(deps.db, {
    subjectId,
    reason: 'companyLookUp',
    requestedBy: by,
    registers: ['legal-entities'],
  });
  await deps.engine.startRegisters({ subjectId, runId });
  return 'Searching';
}

/** What is known of the companies an answered form names, for its checks. */
export async function companiesNamedIn(
  deps: Deps,
  answers: FormData,
): Promise<Readonly<Record<string, CompanyFound>>> {
  const codes = namedCompanies(answers);
  return codes.length === 0 ? {} : findCompanies(deps.db, codes);
}
