// `npm run conform`: whether a register gateway answers as docs/registers.openapi.json says. Codes come by the environment,
// because what is typed on a command line stays in its history.
import { z } from 'zod';
import { OUTBOUND_SETTINGS, useOutbound } from '../db/outbound-settings.ts';
import { readSettings, settingsOrExit } from '../db/start-settings.ts';
import { checkGateway } from './register-conformance.ts';
import { registerEndpoints } from './register-endpoints.ts';

const { REGISTERS_URL: url, REGISTERS_API_KEY: apiKey, REGISTER_ENDPOINTS: own } = process.env;
const { CONFORM_COMPANY_CODE: companyCode, CONFORM_PERSONAL_CODE: personalCode } = process.env;

const end = (sentence: string): never => {
  process.stderr.write(`${sentence}\n`);
  process.exit(2);
};
const read = registerEndpoints.safeParse(own || undefined);
const endpoints =
  read.data ?? end(`REGISTER_ENDPOINTS: ${read.error?.issues.map(({ message }) => message).join('; ')}`);
const gateway = url && apiKey ? { url, apiKey } : null;
if (!gateway && Object.keys(endpoints).length === 0)
  end(
    'REGISTERS_URL and REGISTERS_API_KEY are needed, or REGISTER_ENDPOINTS; CONFORM_COMPANY_CODE and CONFORM_PERSONAL_CODE help.',
  );

settingsOrExit(() =>
  useOutbound(
    readSettings('check of a gateway', z.object(OUTBOUND_SETTINGS), {
      environment: { ...process.env, APP_ENV: 'command' },
      production: { https: [] },
    }),
  ),
);
const findings = await checkGateway({ gateway, endpoints, companyCode, personalCode });
const lines = findings.map(
  ({ register, asked, isGood, told }) =>
    `${isGood ? 'good' : 'BAD '}  ${register.padEnd(20)} ${asked.padEnd(16)} ${told}`,
);
const bad = findings.filter(({ isGood }) => !isGood).length;
process.stdout.write(`${lines.join('\n')}\n\n${findings.length - bad} good, ${bad} bad\n`);
process.exitCode = bad === 0 ? 0 : 1;
