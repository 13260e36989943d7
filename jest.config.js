// One configuration for all kinds of tests; `node stack/test.mjs` starts what they need and chooses the files.
export default {
  testEnvironment: 'node',
  // The temporary folder of a run goes with it; what was compiled stays.
  cacheDirectory: '<rootDir>/node_modules/.cache/jest',
  roots: ['<rootDir>'],
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '/.data/'],
  modulePathIgnorePatterns: ['/dist/', '/.data/'],
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: {
    '^.+\\.tsx?$': [
      '@swc/jest',
      {
        jsc: {
          target: 'es2022',
          parser: { syntax: 'typescript', tsx: true, decorators: false },
          transform: { react: { runtime: 'automatic' } },
        },
        module: { type: 'es6' },
      },
    ],
  },
  testSequencer: '<rootDir>/stack/longest-first.mjs',
  moduleNameMapper: { '\\.css$': '<rootDir>/tests/harness/style-names.ts' },
  testTimeout: 60_000,
};
