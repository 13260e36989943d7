/** The one global error dialog. What is shown is decided by api/problem.ts. */
export type GlobalError =
  | { kind: 'attachments'; messages: readonly string[] }
  | { kind: 'fields'; fields: readonly { field: string; message: string }[]; message?: string | null }
  | { kind: 'description'; message: string; requestId: string | null }
  | { kind: 'forbidden' }
  /** `offline`: no answer came, and it is not known what became of the action. */
  | { kind: 'generic'; requestId: string | null; offline?: true };

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

const confirmations = new Set<Listener>();

/** A confirmation that is open says how it is closed: an error takes its place (specification, section 8). */
export function onConfirmationsClose(close: Listener): () => void {
  confirmations.add(close);
  return () => {
    confirmations.delete(close);
  };
}

/** Answers whether there was one. */
export function closeConfirmations(): boolean {
  const open = [...confirmations];
  for (const close of open) close();
  return open.length > 0;
}
