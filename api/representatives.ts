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

export interface Saving {
  deps: Deps;
  session: ApplicantSession;
  /** The Idempotency-Key: the same call again adds neither an authorisation nor a document. */
  key: string;
  id: string | null;
  input: AuthorisationInput;
  file: ReceivedFile | null;
}

/** Adds an authorisation of the session's party, or changes one; answers its id. Field errors name the wire's fields. */
export async function saveAuthorisation(saving: Saving): Promise<string> {
  const { deps, session, file } = saving;
  const input = cleanAuthorisation(saving.input);
  if (file) await checkFiles([file], AUTHORISATION_EXTENSIONS, 'UploadedFile');
  const ownPersonCodes = await peopleWithOwnRights(deps, session);
  const people = { givers: ownPersonCodes, representative: input.PersonalCode };
  const container = file ? await judgeContainer(file, people) : null;
  const stored = file ? await deps.files.put(createReadStream(file.path)) : null;
  let isKept = false;
  try {
    return await deps.db.transaction().execute(async (tx) => {
      await lockParty(tx, session.partyId);
      const before = await findSavedBefore(tx, session.partyId, keyOf(saving));
      if (before) return before.id;
      const all = await listAuthorisations(tx, session.partyId);
      const edited = editedOf(all, saving.id);
      const others = all.filter(({ id }) => id !== edited?.id);
      const facts: AuthorisationFacts = {
        today: vilniusDate(new Date()),
        storedPersonCode: edited?.personalCode ?? null,
        ownPersonCodes,
        others,
        hasFile: file !== null || (edited?.files.length ?? 0) > 0,
      };
      const errors = checkAuthorisation(input, facts);
      if (Object.keys(errors).length > 0)
        throw new Problem('validation', { errors: inWords(errors, input, others) });
      const id = await store(tx, { saving, edited, input });
      if (file && stored)
        isKept = await insertAuthorisationFile(tx, {
          representativeId: id,
          fileName: file.name,
          contentType: contentTypeOf(file.name),
          stored,
          userId: session.userId,
          uploadKey: keyOf(saving),
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

const keyOf = ({ session, key }: Saving): string => `${session.userId}:${session.partyId}:${key}`;

/** Who needs no authorisation: who is logged in, and the sole trader. */
async function peopleWithOwnRights(deps: Deps, session: ApplicantSession): Promise<string[]> {
  const person = await deps.db
    .selectFrom('app_user')
    .select('personal_code')
    .where('id', '=', session.userId)
    .executeTakeFirstOrThrow();
  return [person.personal_code, session.partyCode];
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
  edited: Authorisation | null;
  input: AuthorisationInput;
}

async function store(tx: Tx, { saving, edited, input }: Stored): Promise<string> {
  const { session } = saving;
  const values: AuthorisationValues = {
    partyId: session.partyId,
    personalCode: input.PersonalCode,
    firstName: input.FirstName,
    lastName: input.LastName,
    validFrom: input.ValidFrom,
    validTo: input.ValidTo,
    userId: session.userId,
  };
  if (edited) await updateAuthorisation(tx, edited.id, values);
  const id = edited?.id ?? (await insertAuthorisation(tx, { ...values, createdKey: keyOf(saving) }));
  const { validFrom, validTo } = values;
  const details = { representativeId: id, validFrom, validTo, withFile: saving.file !== null };
  await noteAuthorisation(tx, { kind: 'authorisationSaved', actorId: session.userId, details });
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
