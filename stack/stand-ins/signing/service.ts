import { join } from 'node:path';
import { Control, mountControl } from '../control.ts';
import { sendAbout } from '../page.ts';
import type { RunningService } from '../service.ts';
import { createApp, listen } from '../service.ts';
import { signingApi } from './api.ts';
import { signingPages } from './browser.ts';
import { DevelopmentCa } from './dev-ca.ts';
import type { PadesLevel } from './pades.ts';
import { Postbacks } from './postbacks.ts';
import { SigningStore, type Signing } from './store.ts';

export interface SigningOptions {
  port: number;
  host: string;
  folder: string;
  accessToken: string;
  returnOrigins: readonly string[];
  /** How long signatures must be provable; absent = B. */
  level?: PadesLevel | undefined;
  /** Pauses between the tries of a post-back; absent = the provider's own. */
  postbackPausesMs?: readonly number[] | undefined;
}

/** The provider itself signs as LT. */
const DEFAULT_LEVEL: PadesLevel = 'LT';

const FATES = ['failed', 'signerFailed', 'archived', 'gone', 'basic', 'unqualified', 'revoked'] as const;
type Fate = (typeof FATES)[number];
const isFate = (value: string): value is Fate => (FATES as readonly string[]).includes(value);

function meet(fate: Fate, signing: Signing, store: SigningStore): void {
  if (fate === 'gone') return store.removeSigning(signing);
  if (fate === 'failed') signing.failed = true;
  if (fate === 'archived') signing.archived = true;
  if (fate === 'signerFailed') for (const signer of signing.signers) signer.failed = true;
  if (fate === 'basic' || fate === 'unqualified' || fate === 'revoked') signing.poorly = fate;
  store.save(signing);
}

/** The signing provider: Dokobit-shaped API, pages where people sign, PAdES signatures by a development authority. */
export async function startSigning(options: SigningOptions): Promise<RunningService & { caFile: string }> {
  const app = createApp();
  const control = new Control();
  const store = new SigningStore(join(options.folder, 'documents'));
  const ca = await DevelopmentCa.open(options.folder);
  let baseUrl = '';
  const fileUrl = (token: string): string => `${baseUrl}/api/file/${token}/download`;
  const postbacks = new Postbacks(store, fileUrl, options.postbackPausesMs);

  mountControl(app, control);
  app.use('/api', signingApi({ store, control, accessToken: options.accessToken, fileUrl }));
  app.use(
    signingPages({
      store,
      control,
      ca,
      postbacks,
      level: options.level ?? DEFAULT_LEVEL,
      returnOrigins: options.returnOrigins,
    }),
  );
  // What happens to a signing at the provider without anybody asking for it.
  app.get('/__signings', (_req, res) =>
    res.json({
      signings: store.signings().map(({ token, signers }) => ({ token, signers: signers.length })),
    }),
  );
  app.post('/__signings/:token/:fate', (req, res) => {
    const signing = store.signing(req.params.token);
    const { fate } = req.params;
    if (!signing || !isFate(fate)) return void res.status(404).json({ fates: FATES });
    meet(fate, signing, store);
    res.json({ fate });
  });
  app.get('/', (_req, res) =>
    sendAbout(
      res,
      'Pasirašymo tarnyba',
      'Atstoja „Dokobit“: parodo PDF dokumentą ir pasirašo jį bandomosios tarnybos sertifikatu.',
      {
        'Pasirašymų iš viso': String(store.signings().length),
        Sertifikatas: ca.certificate.subject,
      },
    ),
  );

  const service = await listen(app, options.port, options.host);
  baseUrl = service.url;
  postbacks.resume();
  return {
    ...service,
    caFile: ca.certificateFile,
    close: async () => {
      postbacks.close();
      await service.close();
    },
  };
}
