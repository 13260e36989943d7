// `npm run doctor`, second half: what is wrong with an installation as its api meets it (docs/operations.md).
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { httpFinding } from '../db/checkup/address-findings.ts';
import { remedyFor, troubleOf } from '../db/checkup/connection-trouble.ts';
import { databaseFindings } from '../db/checkup/database-findings.ts';
import { fileFindings } from '../db/checkup/file-findings.ts';
import { fine, printFindings, warning, wrong, type Finding } from '../db/checkup/finding.ts';
import { connect } from '../db/connect.ts';
import { databaseAddress } from '../db/database-settings.ts';
import { openFileStore } from '../db/files/settings.ts';
import { useOutbound } from '../db/outbound-settings.ts';
import { settingsOrExit } from '../db/start-settings.ts';
import { readConfig } from './config.ts';
import { certificateWarnings } from './identity/gateway-keys.ts';
import { viispConfig } from './identity/settings.ts';
import { proxyFindings } from './proxy-findings.ts';

const config = settingsOrExit(() => readConfig(process.env));
const identity = settingsOrExit(() => viispConfig(config));
useOutbound(config);
const db = connect(databaseAddress(config), { max: 1 });
const findings = [
  fine('the settings of the api fit together'),
  ...(await databaseFindings(db)),
  ...(await fileFindings(await openFileStore(config), config.STORAGE_DIR)),
  ...proxyFindings(config),
  ...ofPages(),
  ...ofCertificates(),
  await httpFinding('IDENTITY_URL', config.IDENTITY_URL),
  await httpFinding('SIGNING_URL', config.SIGNING_URL),
  await ofPublicAddress(),
];
await db.destroy();
printFindings('api', findings);

function ofPages(): Finding[] {
  return [
    existsSync(join(config.WEB_DIR, 'index.html'))
      ? fine('the pages are built')
      : wrong('the pages are not there (WEB_DIR)', 'node node_modules/vite/bin/vite.js build'),
  ];
}

function ofCertificates(): Finding[] {
  const found = certificateWarnings(identity.trust.keys, new Date());
  return found.length === 0
    ? [fine('the certificates of the identity gateway are valid')]
    : [
        warning(
          'certificates of the identity gateway end soon, or have ended',
          'Add the new one to IDENTITY_GATEWAY_CERT_FILE (docs/operations.md, Keys and passwords).',
        ),
      ];
}

/** Through the proxy, as people come; before anything is started nobody is there. */
async function ofPublicAddress(): Promise<Finding> {
  const answer = await fetch(`${config.PUBLIC_URL}/readyz`, { signal: AbortSignal.timeout(8_000) }).catch(
    troubleOf,
  );
  if (typeof answer === 'string') return warning(`PUBLIC_URL does not answer (${answer})`, remedyFor(answer));
  return answer.ok
    ? fine('PUBLIC_URL answers that an api is ready')
    : warning(
        `PUBLIC_URL answers ${answer.status} and not that an api is ready`,
        'Is an api started, and does the proxy send to it? Its own word: /readyz at HOST and PORT.',
      );
}
