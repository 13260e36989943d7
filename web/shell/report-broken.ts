import { api } from '../api/client.ts';
import { ApiProblem } from '../api/problem.ts';

const MOST_PLACES = 8;

/** Where in our built files it happened: names of files and positions, never words of the message, which may quote data. */
export function placesOf(stack: string): string[] {
  return (stack.match(/[\w.-]+\.[jt]sx?(?:\?[\w=]*)?:\d+:\d+/g) ?? [])
    .map((place) => place.replace(/\?[\w=]*/, ''))
    .slice(0, MOST_PLACES);
}

/** Tells the server that a screen broke; answers the number under which its log has it. */
export function reportBroken(error: unknown): string {
  // What the server refused has its number already.
  if (error instanceof ApiProblem && error.requestId) return error.requestId;
  const reference = crypto.randomUUID();
  const [name, stack] = error instanceof Error ? [error.name, error.stack ?? ''] : ['Unknown', ''];
  const body = { reference, name: /^\w{1,60}$/.test(name) ? name : 'Unknown', places: placesOf(stack) };
  // Silence is no second error: the number is shown either way.
  void api.POST('/api/ScreenError', { body }).catch(() => undefined);
  return reference;
}
