import { expect, test } from '@jest/globals';
import { isMissingFile, watchMissingFiles } from './missing-files.ts';

test('a file that could not be loaded is told from a screen that broke, whatever the words', () => {
  const page = new EventTarget();
  watchMissingFiles(page);
  const missing = new TypeError('x');
  page.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: missing }));
  expect(isMissingFile(missing)).toBe(true);
  expect(isMissingFile(new TypeError('x'))).toBe(false);
  expect(isMissingFile(undefined)).toBe(false);
});
