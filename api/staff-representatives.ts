import { findPartyByCode, partyOfAuthorisation } from '../db/queries/representatives/for-staff.ts';
import { findParty, registeredName, upsertParty } from '../db/queries/parties.ts';
import { findPersonCode } from '../db/queries/users.ts';
import type { Tx } from '../db/queries/command-input.ts';
import {
  readRepresented,
  type RepresentedField,
  type RepresentedInput,
  type RepresentedParty,
  type RepresentedProblem,
} from '../domain/representation/represented.ts';
import { REPRESENTED_PROBLEM_TEXT } from '../domain/texts/lt/representation.ts';
import type { Deps } from './deps.ts';
import { Problem } from './http/problems.ts';
import type { StaffSession } from './http/session.ts';
import type { Whose } from './representatives.ts';

interface Entered {
  /** Of the authorisation that is changed; null: a new one. */
  id: string | null;
  given: RepresentedInput;
}

/**
 * Whose authorisation a member of staff enters. A party nobody knows yet is made with it, because who has no electronic
 * identity here cannot log in first; of one that is there nothing changes.
 */
export async function enteredBy(deps: Deps, session: StaffSession, entered: Entered): Promise<Whose> {
  const staffPersonCode = await findPersonCode(deps.db, session.userId);
  const read = readRepresented(entered.given);
  if (entered.id !== null) return ofStored(deps, { ...entered, id: entered.id }, staffPersonCode);
  if ('problem' in read) return nobody(read.field, read.problem, staffPersonCode);
  const name = await nameOf(deps, read, entered.given);
  if (name === '') return nobody('RepresentedName', 'representedNameMissing', staffPersonCode);
  return {
    partyOf: (tx) => foundOrMade(tx, read, name),
    ownPersonCodes: read.loginType === 'Individual' ? [read.code] : [],
    staffPersonCode,
  };
}

const problemOf = (field: RepresentedField, problem: RepresentedProblem) => ({
  [field]: [REPRESENTED_PROBLEM_TEXT[problem]],
});

function nobody(field: RepresentedField, problem: RepresentedProblem, staffPersonCode: string): Whose {
  return {
    partyOf: async () => null,
    errors: problemOf(field, problem),
    ownPersonCodes: [],
    staffPersonCode,
  };
}

/** The party of an authorisation stays; a code that says another one is a fault, none is as good as its own. */
async function ofStored(
  deps: Deps,
  { id, given }: Entered & { id: string },
  staffPersonCode: string,
): Promise<Whose> {
  const partyId = await partyOfAuthorisation(deps.db, id);
  if (partyId === null) throw new Problem('notFound');
  const { loginType, code } = await findParty(deps.db, partyId);
  const read = readRepresented(given);
  const isSame =
    'problem' in read
      ? read.problem === 'representedCodeMissing'
      : read.loginType === loginType && read.code === code;
  const field = loginType === 'Company' ? 'RepresentedCompanyCode' : 'RepresentedPersonalCode';
  return {
    partyOf: async () => partyId,
    errors: isSame ? {} : problemOf(field, 'representedLocked'),
    ownPersonCodes: loginType === 'Individual' ? [code] : [],
    staffPersonCode,
  };
}

async function foundOrMade(tx: Tx, { loginType, code }: RepresentedParty, name: string): Promise<number> {
  const known = await findPartyByCode(tx, loginType, code);
  return known ? known.id : upsertParty(tx, { loginType, code, name });
}

/** Of a party that is there, of the register, or what was typed; empty when nobody says it. */
async function nameOf(deps: Deps, { loginType, code }: RepresentedParty, given: RepresentedInput) {
  const known = await findPartyByCode(deps.db, loginType, code);
  if (known) return (await findParty(deps.db, known.id)).name;
  const registered = loginType === 'Company' ? await registeredName(deps.db, code) : null;
  return registered ?? given.RepresentedName.normalize('NFC').replace(/\s+/g, ' ').trim();
}
