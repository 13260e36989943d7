// Who went to the signing provider comes back to the case, and the case asks how it ended.
const KEY = 'boSigning';

export function rememberSigning(requestId: number): void {
  sessionStorage.setItem(KEY, String(requestId));
}

/** True once, for the request this person went to sign. */
export function cameFromSigning(requestId: number): boolean {
  if (sessionStorage.getItem(KEY) !== String(requestId)) return false;
  sessionStorage.removeItem(KEY);
  return true;
}
