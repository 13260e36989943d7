/**
 * What the engine answers; when it fails or refuses, what the log knows of the same command. An answer can get lost after
 * its move was committed (a run gives way to the next in that moment, decision 0141), and whoever then asks again is refused
 * because of the very move that was made.
 */
export async function answerOf<Result>(
  asked: Promise<Result>,
  findMade: () => Promise<Result | null>,
): Promise<Result> {
  try {
    return await asked;
  } catch (error) {
    const made = await findMade().catch(() => null);
    if (made) return made;
    throw error;
  }
}
