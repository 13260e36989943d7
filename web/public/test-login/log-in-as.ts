import { api, ask } from '../../api/client.ts';
import { forgetPlace, rememberedPlace, storeLogin } from '../../api/session.ts';
import { paths, safeReturn } from '../../paths.ts';

interface Someone {
  companyCode: string;
  companyName?: string;
  personalCode: string;
  firstName?: string;
  lastName?: string;
  email: string;
  password: string;
}

/** Logs in past the gateway and goes to the main path, or back to where the session ended. Throws what the server refused. */
export async function logInAs(someone: Someone): Promise<void> {
  storeLogin(await ask(api.POST('/api/Auth/vaiisistest', { body: someone })));
  const place = safeReturn(rememberedPlace());
  forgetPlace();
  window.location.replace(place ?? paths.mainWindow);
}
