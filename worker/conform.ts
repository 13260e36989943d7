// `npm run conform`: whether a register gateway answers as docs/registers.openapi.json says. Codes come by the environment,
// because what is typed on a command line stays in its history.
import { checkGateway } from './register-conformance.ts';

const {
  REGISTERS_URL: baseUrl,
  REGISTERS_API_KEY: apiKey,
  CONFORM_COMPANY_CODE: companyCode,
  CONFORM_PERSONAL_CODE: personalCode,
} = process.env;
if (!baseUrl || !apiKey) {
  process.stderr.write(
    'REGISTERS_URL and REGISTERS_API_KEY are needed; CONFORM_COMPANY_CODE and CONFORM_PERSONAL_CODE help.\n',
  );
  process.exit(2);
}
const findings = await checkGateway({ baseUrl, apiKey, companyCode, personalCode });
const lines = findings.map(
  ({ register, asked, isGood, told }) =>
    `${isGood ? 'good' : 'BAD '}  ${register.padEnd(20)} ${asked.padEnd(16)} ${told}`,
);
const bad = findings.filter(({ isGood }) => !isGood).length;
process.stdout.write(`${lines.join('\n')}\n\n${findings.length - bad} good, ${bad} bad\n`);
process.exitCode = bad === 0 ? 0 : 1;
