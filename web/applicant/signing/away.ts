const KEY = (id: number): string => `signing-${id}`;

/** The person has gone to the signing page of this request: the way back is recognised even without its mark in the address. */
export function markAway(id: number): void {
  sessionStorage.setItem(KEY(id), '1');
}

export function isAway(id: number): boolean {
  return sessionStorage.getItem(KEY(id)) !== null;
}

export function forgetAway(id: number): void {
  sessionStorage.removeItem(KEY(id));
}
