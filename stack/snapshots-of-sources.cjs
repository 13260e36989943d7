// Snapshots lie beside the sources of tests, wherever what was compiled of them runs.
const { basename, dirname, join } = require('node:path');

const folder = `${process.env.COMPILED_TESTS}/`;

module.exports = {
  testPathForConsistencyCheck: `/checkout/${folder}domain/some.test.mjs`,
  resolveSnapshotPath: (test, extension) => {
    const source = test.replace(folder, '').replace(/\.mjs$/, '.ts');
    return join(dirname(source), '__snapshots__', `${basename(source)}${extension}`);
  },
  resolveTestPath: (snapshot, extension) => {
    const source = join(dirname(dirname(snapshot)), basename(snapshot, extension));
    const root = source.startsWith('/checkout/') ? '/checkout' : join(__dirname, '..');
    return `${root}/${folder}${source.slice(root.length + 1).replace(/\.ts$/, '.mjs')}`;
  },
};
