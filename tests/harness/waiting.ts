export interface WaitOptions {
  /** Default 20 s. */
  timeoutMs?: number;
  /** Said when it does not come. */
  what?: string;
}

/** Asks again and again until the answer is neither false nor empty; tests never sleep a guessed while. */
export async function until<T>(
  ask: () => Promise<T> | T,
  { timeoutMs = 20_000, what = 'the condition' }: WaitOptions = {},
): Promise<Exclude<NonNullable<T>, false | '' | 0>> {
  const deadline = Date.now() + timeoutMs;
  let last: unknown;
  for (let pause = 10; ; pause = Math.min(pause * 1.5, 250)) {
    try {
      const answer = await ask();
      if (answer) return answer as Exclude<NonNullable<T>, false | '' | 0>;
      last = answer;
    } catch (error) {
      last = error;
    }
    if (Date.now() > deadline) {
      throw new Error(`${what} did not come within ${timeoutMs} ms; last: ${String(last)}`);
    }
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}
