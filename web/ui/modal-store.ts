/** The one global error dialog. What is shown is decided by api/problem.ts. */
export type GlobalError =
  | { kind: 'attachments'; messages: readonly string[] }
  | { kind: 'fields'; fields: readonly { field: string; message: string }[]; message?: string | null }
  | { kind: 'description'; message: string; requestId: string | null }
  | { kind: 'forbidden' }
  | { kind: 'generic'; requestId: string | null };

type Listener = () => void;
let current: GlobalError | null = null;
const listeners = new Set<Listener>();

export function showGlobalError(error: GlobalError | null): void {
  current = error;
  for (const listener of listeners) listener();
}

export function currentGlobalError(): GlobalError | null {
  return current;
}

export function onGlobalError(listener: Listener): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
