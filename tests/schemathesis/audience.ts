import { openApiOf } from '../../api/http/openapi.ts';
import { ROUTES } from '../../api/routes/index.ts';
import type { Access } from '../../api/http/access.ts';
import type { Client } from '../harness/api.ts';

export type Audience = 'applicant' | 'staff';

/** Ends the session that all other calls are made with; login.test.ts, session.test.ts and device.test.ts look at it. */
const NOT_JUDGED = /\/(logout|logoff|EndAllSessions)$/i;

const isFor = (access: Access, audience: Audience): boolean =>
  access === 'any' ||
  (audience === 'staff'
    ? typeof access === 'object'
    : access === 'applicant' ||
      access === 'public' ||
      (typeof access === 'object' && access.applicant === true));

interface Operation {
  parameters: { name: string; in: string; example?: unknown; schema: object }[];
}

/**
 * The description of what one audience calls. That the other one is refused is the access test's; `requestId` is shown as
 * an example, so that calls reach further than „not there“.
 */
export function descriptionFor(audience: Audience, requestId: number): object {
  // A mail as it came is no body the tool can make.
  const routes = ROUTES.filter(
    ({ access, path, raw }) => isFor(access, audience) && !NOT_JUDGED.test(path) && raw === null,
  );
  const description = openApiOf(routes) as { paths: Record<string, Record<string, Operation>> };
  for (const { parameters } of Object.values(description.paths).flatMap((methods) => Object.values(methods)))
    for (const parameter of parameters)
      if (/^(id|requestId)$/i.test(parameter.name) && !('format' in parameter.schema))
        parameter.example = requestId;
  return description;
}

/** How a browser shows who it is, both halves; the only place where the run knows. */
export const headersOf = (client: Client): Record<string, string> => client.headers();
