import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { outsidePlace, placesIn } from './places.ts';
import { endOrphans } from './owned-process.ts';
import { runningHere } from './running.ts';

/** Empties `.data`, and the places outside the checkout where root may have had to put the database and its programs. */
export async function reset(root: string): Promise<void> {
  const places = placesIn(root);
  const running = runningHere(places);
  if (running)
    throw new Error(`The portal is running here (process ${running.pid}); stop it first with Ctrl-C.`);
  await endOrphans(places.run, '');
  for (const folder of [root, places.data]) rmSync(outsidePlace(folder), { recursive: true, force: true });
  for (const name of readdirSync(places.data)) {
    // Programs fetched once are no data.
    if (name !== 'cache') rmSync(join(places.data, name), { recursive: true, force: true });
  }
  console.log('The data is gone; the next npm start begins anew.');
}
