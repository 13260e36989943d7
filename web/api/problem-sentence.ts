import { PROBLEM_TEXT, problemText } from '../../domain/texts/lt/problem.ts';
import { ERRORS } from '../../domain/texts/lt/screen/common.ts';
import { ApiProblem } from './problem.ts';

/** A sentence for whatever went wrong: the stable code's own words first, then the server's. */
export function problemSentence(error: unknown): string {
  if (!(error instanceof ApiProblem)) return ERRORS.noConnection;
  const { code } = error;
  if (code !== 'unexpected' && Object.hasOwn(PROBLEM_TEXT, code)) return problemText(code);
  return error.sentence ?? problemText(code);
}
