/**
 * Fetches what comes after this screen while it is read, so that the browser has it by then: the page names the files
 * (web/first-paint). One after the other, so that a call of the person's waits for no more than one of them. After a release
 * they are gone, and none of the rest is asked for.
 */
export async function fetchNextFiles(): Promise<void> {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (connection?.saveData) return;
  const named = document.querySelector<HTMLMetaElement>('meta[name="next-files"]');
  named?.remove();
  for (const file of named?.content.split(' ') ?? []) {
    const answer = await fetch(`/${file}`, { priority: 'low' });
    if (!answer.ok) return;
    await answer.arrayBuffer();
  }
}
