import type { ActionField } from '../../domain/application/actions/field.ts';
import type { ActionCall } from '../../domain/application/actions/row.ts';
import { fieldsOf, filesOf, type ActionInput } from '../../domain/application/inputs.ts';
import { callOf, type ActionName } from '../../domain/application/transitions.ts';
import { toWire } from '../../domain/values/money.ts';
import type { KeyHeader } from '../api/act.ts';
import { api } from '../api/client.ts';

/** What an action is done to, and the version the person saw; null where the screen shows none. */
export interface Target {
  id: number;
  version: number | null;
}

export interface Attached {
  files: readonly File[];
  /** A contract made from its terms, instead of a file. */
  documentId?: string | undefined;
}

type Answer = { data?: unknown; error?: unknown; response: Response };
type Body = Record<string, unknown>;

/** Sums and rates go as decimals with two digits, the rest as it is. */
function wireValue({ kind }: ActionField, value: unknown): unknown {
  return (kind === 'sum' || kind === 'rate') && typeof value === 'number' ? toWire(value) : value;
}

/** The parts of the call: fields under their names on the wire. Without a rate the scheme's formula is meant. */
export function callParts(
  action: ActionName,
  call: ActionCall,
  { target, input, documentId }: { target: Target; input: object; documentId?: string | undefined },
): { path: Body; query: Body; body: Body } {
  const parts = { path: {} as Body, query: {} as Body, body: {} as Body };
  parts[call.request.in][call.request.name] = target.id;
  const given = input as Record<string, unknown>;
  for (const [name, field] of Object.entries(fieldsOf(action))) {
    const value = given[name];
    const isMissing = value === undefined || value === null;
    if (field.kind === 'rate' && field.formula && isMissing) parts.body.RateByFormula = true;
    else if (value !== undefined)
      parts[call.query?.includes(name) ? 'query' : 'body'][field.wire] = wireValue(field, value);
  }
  if (documentId) parts.body.DocumentId = documentId;
  return parts;
}

/** A multipart body; the client passes it on as it is and the browser writes the boundary. */
function multipart(fields: Body, field: string, files: readonly File[]) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, String(value));
  for (const file of files) form.append(field, file, file.name);
  return { body: form, bodySerializer: () => form };
}

/** The client is typed by address; here the address is data of the row, and the API's own tests hold both together. */
type AnyCall = (path: string, options: object) => Promise<Answer>;

/** Says an action of the transition table to the API, as its row describes the call. */
export function sendAction<A extends ActionName>(
  action: A,
  target: Target,
  input: ActionInput<A>,
  { files, documentId }: Attached = { files: [] },
): (key: KeyHeader) => Promise<Answer> {
  const call = callOf(action);
  if (!call) throw new Error(`${action} has no call`);
  const { path, query, body } = callParts(action, call, { target, input: input, documentId });
  const rule = filesOf(action);
  const hasBody = Object.keys(body).length > 0;
  const sent = rule ? multipart(body, rule.max > 1 ? 'Files' : 'File', files) : hasBody ? { body } : {};
  const send = (call.method === 'DELETE' ? api.DELETE : api.POST) as unknown as AnyCall;
  return (key) =>
    send(call.path, {
      params: {
        path,
        query,
        header: { ...key, ...(target.version === null ? {} : { 'If-Match': `"${target.version}"` }) },
      },
      ...sent,
    });
}
