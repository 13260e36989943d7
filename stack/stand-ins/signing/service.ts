import { join } from 'node:path';
import { Control, mountControl } from '../control.ts';
import { sendAbout } from '../page.ts';
import type { RunningService } from '../service.ts';
import { createApp, listen } from '../service.ts';
import { signingApi } from './api.ts';
import { signingPages } from './browser.ts';
import { DevelopmentCa } from './dev-ca.ts';
import { Postbacks } from './postbacks.ts';
import { SigningStore } from './store.ts';

export interface SigningOptions {
  port: number;
  host: string;
  folder: string;
  accessToken: string;
  returnOrigins: readonly string[];
}

/** The signing provider: Dokobit-shaped API, pages where people sign, PAdES signatures by a development authority. */
export async function startSigning(options: SigningOptions): Promise<RunningService & { caFile: string }> {
  const app = createApp();
  const control = new Control();
  const store = new SigningStore(join(options.folder, 'documents'));
  const ca = await DevelopmentCa.open(options.folder);
  let baseUrl = '';
  const fileUrl = (token: string): string => `${baseUrl}/api/file/${token}/download`;
  const postbacks = new Postbacks(store, fileUrl);

  mountControl(app, control);
  app.use('/api', signingApi({ store, control, accessToken: options.accessToken, fileUrl }));
  app.use(signingPages({ store, control, ca, postbacks, returnOrigins: options.returnOrigins }));
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
