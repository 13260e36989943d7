import { rememberedPlace } from '../api/session.ts';
import { safeReturn } from '../paths.ts';

/** The address that starts the login at the identity gateway; afterwards the person comes back to where they were. */
export function loginHref(loginType: 'Company' | 'Individual'): string {
  const query = new URLSearchParams({ loginType });
  const place = safeReturn(rememberedPlace());
  if (place && !place.toLowerCase().includes('backoffice')) query.set('returnTo', place);
  return `/api/Auth/Login?${query.toString()}`;
}
