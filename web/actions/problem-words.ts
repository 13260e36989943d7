import { fieldsOf } from '../../domain/application/inputs.ts';
import { beyondSentence, outsideSentence } from '../../domain/texts/lt/terms.ts';
import { ApiProblem } from '../api/problem.ts';
import { problemSentence } from '../api/problem-sentence.ts';
import type { FieldName, FormAction } from './fields.ts';
import type { DialogErrors } from './values.ts';

/** A sentence for whatever went wrong with an action: terms that go beyond others are named. */
export function problemWords(error: unknown): string {
  return (error instanceof ApiProblem ? beyondWords(error) : null) ?? problemSentence(error);
}

/** Which terms go beyond what was approved, when that is why. */
function beyondWords({ code, body }: ApiProblem): string | null {
  if (code === 'withinScheme') {
    const { outside } = body.details ?? {};
    return Array.isArray(outside) ? outsideSentence(outside) : null;
  }
  if (code !== 'withinApprovedTerms' && code !== 'changeConfirmed') return null;
  const { beyond } = body.details ?? {};
  return Array.isArray(beyond) ? beyondSentence(code, beyond) : null;
}

/** Names under which the server may complain of a field of the dialog: that of the wire, or our own. */
function namesOf(action: FormAction): Map<string, FieldName | 'files'> {
  const names = new Map<string, FieldName | 'files'>([
    ['file', 'files'],
    ['files', 'files'],
  ]);
  for (const [name, { wire }] of Object.entries(fieldsOf(action))) {
    names.set(wire.toLowerCase(), name as FieldName);
    names.set(name.toLowerCase(), name as FieldName);
  }
  return names;
}

/** Errors of the server laid beside the fields of the dialog; codes or sentences, both are shown. */
export function fieldErrorsOf(error: unknown, action: FormAction): DialogErrors {
  if (!(error instanceof ApiProblem)) return {};
  const { errors } = error.body;
  if (!errors || Array.isArray(errors)) return {};
  const names = namesOf(action);
  const found: DialogErrors = {};
  for (const [field, messages] of Object.entries(errors)) {
    const path = field
      .replace(/\[\d+\]/g, '')
      .toLowerCase()
      .split('.');
    const name = names.get(path.at(-1)!) ?? names.get(path[0]!);
    if (name && messages[0]) found[name] = messages[0];
  }
  return found;
}
