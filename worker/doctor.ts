// `npm run doctor`, first half: what is wrong with an installation as its worker meets it, and what is to be done (docs/operations.md).
import { createMailer } from '../activities/adapters/mail.ts';
import { AdapterError } from '../activities/adapters/adapter-error.ts';
import { httpFinding, portFinding } from '../db/checkup/address-findings.ts';
import { remedyFor, troubleOf } from '../db/checkup/connection-trouble.ts';
import { databaseFindings } from '../db/checkup/database-findings.ts';
import { fileFindings } from '../db/checkup/file-findings.ts';
import { fine, printFindings, warning, wrong, type Finding } from '../db/checkup/finding.ts';
import { connect } from '../db/connect.ts';
import { databaseAddress } from '../db/database-settings.ts';
import { openFileStore } from '../db/files/settings.ts';
import { useOutbound } from '../db/outbound-settings.ts';
import { poolerProblem } from '../db/pooler.ts';
import { settingsOrExit } from '../db/start-settings.ts';
import { bundleFindings } from './bundle-findings.ts';
import { deploymentOf } from './deployment.ts';
import { deploymentFindings } from './deployment-findings.ts';
import { readConfig, type WorkerConfig } from './config.ts';
import { engineClient } from './engine.ts';
import { engineFindings, engineQuestion, pollerFindings } from './engine-findings.ts';
import { mailerConfig } from './mail-settings.ts';

/** Addresses that the worker calls; the year of a file stands for itself. */
const CALLED = [
  'REGISTERS_URL',
  'SCREENING_URL',
  'SIGNING_URL',
  'SIGNATURE_VALIDATION_URL',
  'BROKER_URL',
  'PUBLIC_REGISTER_URL',
] as const satisfies readonly (keyof WorkerConfig)[];

const config = settingsOrExit(() => readConfig(process.env));
useOutbound(config);
const findings = [fine('the settings of the worker fit together')];
const checks = [ofDatabase, ofEngine, ofFiles, ofServices, ofMail, () => bundleFindings(config)];
for (const check of checks) findings.push(...(await check()));
printFindings('worker', findings);

async function ofDatabase(): Promise<Finding[]> {
  const address = databaseAddress(config);
  const db = connect(address, { max: 1 });
  try {
    const found = await databaseFindings(db);
    const problem = await poolerProblem(address).catch(() => null);
    return problem ? [...found, wrong(problem, 'See docs/integrations.md.')] : found;
  } finally {
    await db.destroy();
  }
}

async function ofEngine(): Promise<Finding[]> {
  try {
    const engine = await engineClient(config);
    try {
      const question = engineQuestion(engine.client, config);
      return [
        ...(await engineFindings(question)),
        ...(await pollerFindings(question)),
        ...(await deploymentFindings(deploymentOf(engine.client, config))),
      ];
    } finally {
      await engine.close();
    }
  } catch (error) {
    return [
      wrong(
        `the engine at TEMPORAL_ADDRESS does not answer (${troubleOf(error)})`,
        'Is it started, and do TEMPORAL_ADDRESS and the TEMPORAL_… settings of TLS fit it? (docs/integrations.md)',
      ),
    ];
  }
}

async function ofFiles(): Promise<Finding[]> {
  const { S3_ENDPOINT: bucket, CLAMAV_URL: scanner } = config;
  const found = await fileFindings(await openFileStore(config), config.STORAGE_DIR);
  if (bucket) found.push(await httpFinding('S3_ENDPOINT', bucket));
  if (!scanner)
    return [...found, warning('uploads are not scanned for viruses', 'Set CLAMAV_URL where clamd runs.')];
  const { hostname, port } = new URL(scanner);
  return [...found, await portFinding('CLAMAV_URL', hostname, Number(port))];
}

async function ofServices(): Promise<Finding[]> {
  const named = CALLED.flatMap((name) => (config[name] ? [[name, config[name]] as const] : []));
  const own = Object.entries(config.REGISTER_ENDPOINTS).map(
    ([register, { url }]) => [`REGISTER_ENDPOINTS, ${register}`, url] as const,
  );
  return Promise.all([...named, ...own].map(([name, address]) => httpFinding(name, address)));
}

async function ofMail(): Promise<Finding[]> {
  const mailer = createMailer(mailerConfig(config));
  try {
    await mailer.verify();
    return [fine('the mail server lets us in')];
  } catch (error) {
    const code = error instanceof AdapterError ? error.code : troubleOf(error);
    return [
      wrong(
        `the mail server of SMTP_URL does not let us in (${code})`,
        code === 'unavailable' ? 'Nobody answers there, or it offers no TLS.' : remedyFor(code),
      ),
    ];
  } finally {
    mailer.close();
  }
}
