import { Problem, type ApiProblemCode } from '../api/http/problems.ts';
import { anyProblemText } from '../domain/texts/lt/served-problem.ts';
import { WHEN } from './error-reasons.ts';

const HEAD = `# Errors

Printed from the table of codes (\`node --import tsx docs/print-errors.ts\`); do not edit.

Every refusal is \`application/problem+json\`: \`{ ErrorId, ErrorMessage, ErrorDescription, errors, code, requestId }\`. \`code\` is stable, the sentence is for
people, \`requestId\` is in the log and in \`X-Request-Id\`. Which keys are set decides the dialog (\`web/api/problem.ts\`):

| Answer | Shown |
| --- | --- |
| 401 | tokens and filters are cleared, the login says that the session is over; the draft stays on the server |
| 400, \`errors\` is a list | „Privalomi pateikti priedai“ with the list; the criteria dialog closes |
| 400, \`errors\` by field and neither ErrorId nor ErrorMessage, or only ErrorMessage | „Nustatytos klaidos“, the first message of each field after „Laukelis pavadinimu“ and its name |
| 403 | the sentence about missing rights, OK |
| \`noLoginType\` | nothing |
| anything with ErrorDescription | „Įvyko klaida“ with the description; confirmations close |
| anything else, no answer at all | „Įvyko klaida“ and what is safe |

202 has a body of its own (\`pending\`): the same call is asked again with the same Idempotency-Key.
`;

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\u00A0', ' ');

/** docs/errors.md: every code with its status, what people read and when it comes. */
export function errorsPage(): string {
  const rows = (Object.keys(WHEN) as ApiProblemCode[])
    .map((code) => ({ code, status: new Problem(code).status }))
    .sort((a, b) => a.status - b.status || (a.code < b.code ? -1 : 1))
    .map(({ code, status }) => {
      const sentence = code === 'requestInProgress' ? anyProblemText('outcomeUnknown') : anyProblemText(code);
      return `| ${status} | \`${code}\` | ${cell(sentence)} | ${cell(WHEN[code])} |`;
    });
  return [HEAD, '| Status | Code | Sentence | When |', '| --- | --- | --- | --- |', ...rows, ''].join('\n');
}
