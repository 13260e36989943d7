import { createReadStream } from 'node:fs';
import {
  findSavedBefore,
  insertAuthorisation,
  listAuthorisations,
  lockParty,
  noteAuthorisation,
  updateAuthorisation,
  type Authorisation,
  type AuthorisationValues,
} from '../db/queries/representatives/authorisations.ts';
import { insertAuthorisationFile } from '../db/queries/representatives/files.ts';
import type { Tx } from '../db/queries/command-input.ts';
import { findPersonCode } from '../db/queries/users.ts';
import {
  AUTHORISATION_EXTENSIONS,
  checkAuthorisation,
  cleanAuthorisation,
  overlappingWith,
  type AuthorisationErrors,
  type AuthorisationFacts,
  type AuthorisationInput,
} from '../domain/representation/authorisation.ts';
import { AUTHORISATION_PROBLEM_TEXT, overlapText } from '../domain/texts/lt/representation.ts';
import { vilniusDate } from '../domain/values/days.ts';
import { contentTypeOf } from './content-type.ts';
import type { Deps } from './deps.ts';
import { Problem } from './http/problems.ts';
import type { ApplicantSession } from './http/session.ts';
import { checkFiles, type ReceivedFile } from './http/uploads.ts';
import { judgeContainer } from './signed-container.ts';

/** Whose authorisation it is, and who needs none for it. */
export interface Whose {
  /** The party in this transaction; null when it is not said well enough, which `errors` tell. */
  partyOf: (tx: Tx) => Promise<number | null>;
  errors?: Record<string, string[]>;
  ownPersonCodes: readonly string[];
  staffPersonCode?: string;
}

export interface Saving {
  deps: Deps;
  userId: string;
  whose: Whose;
  /** The Idempotency-Key: the same call again adds neither an authorisation nor a document. */
  key: string;
  id: string | null;
  input: AuthorisationInput;
  file: ReceivedFile | null;
}

/** The party of the session gives it itself. */
export async function givenBy(deps: Deps, session: ApplicantSession): Promise<Whose> {
  const person = await findPersonCode(deps.db, session.userId);
  return { partyOf: async () => session.partyId, ownPersonCodes: [person, session.partyCode] };
}

/** Adds an authorisation of a party, or changes one; answers its id. Field errors name the wire's fields. */
export async function saveAuthorisation(saving: Saving): Promise<string> {
  const { deps, userId, whose, file } = saving;
  const input = cleanAuthorisation(saving.input);
  if (file) await checkFiles([file], AUTHORISATION_EXTENSIONS, 'UploadedFile');
  const people = { givers: whose.ownPersonCodes, representative: input.PersonalCode };
  const container = file ? await judgeContainer(file, people) : null;
  const stored = file ? await deps.files.put(createReadStream(file.path)) : null;
  let isKept = false;
  try {
    return await deps.db.transaction().execute(async (tx) => {
      const partyId = await whose.partyOf(tx);
      if (partyId !== null) await lockParty(tx, partyId);
      const callKey = `${userId}:${partyId}:${saving.key}`;
      const before = partyId === null ? null : await findSavedBefore(tx, partyId, callKey);
      if (before) return before.id;
      const all = partyId === null ? [] : await listAuthorisations(tx, partyId);
      const edited = editedOf(all, saving.id);
      const others = all.filter(({ id }) => id !== edited?.id);
      const facts: AuthorisationFacts = {
        today: vilniusDate(new Date()),
        storedPersonCode: edited?.personalCode ?? null,
        ownPersonCodes: whose.ownPersonCodes,
        staffPersonCode: whose.staffPersonCode,
        others,
        hasFile: file !== null || (edited?.files.length ?? 0) > 0,
      };
      const errors = { ...whose.errors, ...inWords(checkAuthorisation(input, facts), input, others) };
      if (partyId === null || Object.keys(errors).length > 0) throw new Problem('validation', { errors });
      const id = await store(tx, { saving, partyId, callKey, edited, input });
      if (file && stored)
        isKept = await insertAuthorisationFile(tx, {
          representativeId: id,
          fileName: file.name,
          contentType: contentTypeOf(file.name),
          stored,
          userId,
          uploadKey: callKey,
          container,
        });
      return id;
    });
  } catch (error) {
    isKept = false;
    throw error;
  } finally {
    if (stored && !isKept) await deps.files.remove(stored.storageKey);
  }
}

/** The authorisation that is changed; one that is somebody else's, or was removed, is not there. */
function editedOf(all: readonly Authorisation[], id: string | null): Authorisation | null {
  if (id === null) return null;
  const found = all.find((representative) => representative.id === id);
  if (!found) throw new Problem('notFound');
  return found;
}

interface Stored {
  saving: Saving;
  partyId: number;
  callKey: string;
  edited: Authorisation | null;
  input: AuthorisationInput;
}

async function store(tx: Tx, { saving, partyId, callKey, edited, input }: Stored): Promise<string> {
  const { userId } = saving;
  const values: AuthorisationValues = {
    partyId,
    personalCode: input.PersonalCode,
    firstName: input.FirstName,
    lastName: input.LastName,
    validFrom: input.ValidFrom,
    validTo: input.ValidTo,
    userId,
  };
  if (edited) await updateAuthorisation(tx, edited.id, values);
  const id = edited?.id ?? (await insertAuthorisation(tx, { ...values, createdKey: callKey }));
  const { validFrom, validTo } = values;
  const details = { representativeId: id, validFrom, validTo, withFile: saving.file !== null };
  await noteAuthorisation(tx, { kind: 'authorisationSaved', actorId: userId, details });
  return id;
}

function inWords(
  errors: AuthorisationErrors,
  input: AuthorisationInput,
  others: AuthorisationFacts['others'],
): Record<string, string[]> {
  const overlap = overlappingWith(input, others);
  return Object.fromEntries(
    Object.entries(errors).map(([field, problem]) => [
      field,
      [
        problem === 'overlapping' && overlap
          ? overlapText(overlap.validFrom, overlap.validTo)
          : AUTHORISATION_PROBLEM_TEXT[problem],
      ],
    ]),
  );
}
