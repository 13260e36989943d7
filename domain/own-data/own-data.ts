import type { ReadKind } from '../application/reads.ts';
import type { HumanRole } from '../application/role.ts';
import { OWN_DATA as T } from '../texts/lt/own-data.ts';
import { ROLE_LABEL } from '../texts/lt/screen/staff.ts';

/** What is held of a person; instants as 'yyyy-MM-dd HH:mm:ss' in Vilnius. */
export interface OwnData {
  person: {
    firstName: string;
    lastName: string;
    personalCode: string;
    email: string | null;
    phone: string | null;
    since: string;
  };
  consents: { party: string; email: string; phone: string; at: string; version: string }[];
  authorisations: { party: string; from: string; to: string; isRemoved: boolean }[];
  logins: { at: string; lastSeenAt: string; device: string; browser: string | null }[];
  /** Requests the person began, submitted or is the borrower of. */
  requests: { id: number; party: string; startedAt: string; isDeleted: boolean }[];
  files: { requestId: number; name: string; at: string; isRemoved: boolean }[];
  /** Who of the staff looked at those requests: roles, never names. */
  reads: {
    requestId: number;
    kind: ReadKind;
    roles: Exclude<HumanRole, 'applicant'>[];
    times: number;
    lastAt: string;
  }[];
}

export type OwnDataRow = readonly [label: string, value: string];

/** The same sections on the screen and on paper. */
export function ownDataSections(data: OwnData): { title: string; rows: OwnDataRow[] }[] {
  const { person } = data;
  const rolesOf = (roles: OwnData['reads'][number]['roles']): string =>
    roles.map((role) => ROLE_LABEL[role]).join(', ');
  return [
    {
      title: T.sections.person,
      rows: [
        [T.name, `${person.firstName} ${person.lastName}`],
        [T.code, person.personalCode],
        [T.email, person.email ?? '–'],
        [T.phone, person.phone ?? '–'],
        [T.since, person.since],
      ],
    },
    {
      title: T.sections.consents,
      rows: data.consents.map((row) => [
        row.at,
        `${row.party}: ${T.consent(row.email, row.phone, row.version)}`,
      ]),
    },
    {
      title: T.sections.authorisations,
      rows: data.authorisations.map((row) => [row.party, T.authorisation(row.from, row.to, row.isRemoved)]),
    },
    {
      title: T.sections.requests,
      rows: data.requests.map((row) => [row.startedAt, T.request(row.id, row.party, row.isDeleted)]),
    },
    {
      title: T.sections.files,
      rows: data.files.map((row) => [row.at, T.file(row.requestId, row.name, row.isRemoved)]),
    },
    {
      title: T.sections.logins,
      rows: data.logins.map((row) => [row.at, T.login(row.device, row.browser)]),
    },
    {
      title: T.sections.reads,
      rows: data.reads.map((row) => [
        row.lastAt,
        T.read(row.requestId, row.kind, rolesOf(row.roles), row.times),
      ]),
    },
  ];
}
