// What compiled-tests.ts has put together is run as it is; the places of failures are told in the sources.
import written from '../jest.config.js';

export default {
  ...written,
  rootDir: '..',
  roots: [`<rootDir>/${process.env.COMPILED_TESTS}`],
  testMatch: ['**/*.test.mjs'],
  testPathIgnorePatterns: ['/node_modules/'],
  modulePathIgnorePatterns: [],
  transform: { '\\.mjs$': '<rootDir>/stack/with-source-map.mjs', ...written.transform },
  snapshotResolver: '<rootDir>/stack/snapshots-of-sources.cjs',
};
