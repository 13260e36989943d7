import {
  chownSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { say, took } from '../console.ts';
import { cacheFolder } from '../places.ts';
import type { Processes } from './processes.ts';
import { numberedLater, type Release } from './release.ts';

/** Of the image's configuration what decides how its processes run. */
interface Configuration {
  Env: string[];
  Entrypoint: string[];
  User: string;
  WorkingDir: string;
}

const MIRROR = 'http://deb.debian.org/debian';
const NPM = '11.19.1';
const AUTHORITIES = 'etc/ssl/certs/ca-certificates.crt';
const IMAGE = 'verslo-paskolos:drill';

/** `docker build` without its daemon, and processes in the image's files: what docker-compose.yml does, as far as a machine without containers can. */
export class Image {
  private readonly store: string;
  private readonly containers: string[] = [];

  private constructor(
    private readonly processes: Processes,
    /** Folders of the drill its processes see at their own places. */
    private readonly shown: readonly string[],
  ) {
    this.store = join(cacheFolder(processes.places.root), 'images');
  }

  /** Builds it from the Dockerfile; the system below it is made once for each version of Node. */
  static async built(processes: Processes, shown: readonly string[]): Promise<Image> {
    const image = new Image(processes, shown);
    const { root } = processes.places;
    const since = Date.now();
    const base = await image.base(nodeVersionOf(readFileSync(join(root, 'Dockerfile'), 'utf8')));
    await image.buildah('bud', [
      ...['--isolation=chroot', '--format=docker', '--pull-never', '--build-arg', `NODE_IMAGE=${base}`],
      ...['--tag', IMAGE, root],
    ]);
    say('Image', `built (${took(since)})`);
    return image;
  }

  /** Its files unpacked, as a container has them; `isLater` gives it a later number. */
  async release(isLater: boolean): Promise<Release & { megabytes: number }> {
    const container = (await this.buildah('from', ['--pull-never', IMAGE])).at(-1)!;
    this.containers.push(container);
    const files = (await this.buildah('mount', [container])).at(-1)!;
    const { root } = this.processes.places;
    const stated = (await this.buildah('inspect', ['--type=image', IMAGE])).join('\n');
    const { OCIv1 } = JSON.parse(stated) as { OCIv1: { config: Configuration } };
    const { Env, Entrypoint, User, WorkingDir } = OCIv1.config;
    if (isLater) numberedLater(join(files, WorkingDir));
    const own = Object.fromEntries(
      Env.map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]),
    );
    // A container knows nothing of the variables of the machine below it.
    const nothing = Object.fromEntries(Object.keys(process.env).map((name) => [name, undefined]));
    const script = join(root, 'stack/drill/in-image.sh');
    return {
      megabytes: Math.round(bytesIn(join(files, WorkingDir)) / 1e6),
      program: (name, env) => ({
        command: 'unshare',
        args: [
          ...['--mount', '--propagation', 'private', 'sh', script],
          ...[files, User, WorkingDir, this.shown.join(':'), ...Entrypoint, name],
        ],
        env: { ...nothing, ...own, ...env },
      }),
    };
  }

  async close(): Promise<void> {
    for (const container of this.containers.splice(0)) await this.buildah('rm', [container]);
    await this.buildah('rmi', ['--prune', '--force']);
  }

  /** A small Debian with Node and npm out of the package registries, in place of the official image of Node. */
  private async base(node: string): Promise<string> {
    const tag = `drill-base:node-${node}`;
    const known = await this.buildah('images', ['--noheading', '--format={{.Name}}:{{.Tag}}']);
    if (known.some((line) => line.endsWith(tag))) return `localhost/${tag}`;
    const since = Date.now();
    say('Image', `making the system below it: Debian, Node ${node}`);
    const folder = join(this.store, 'base');
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    await this.run('debootstrap', [
      '--variant=minbase',
      '--include=ca-certificates,libstdc++6',
      'bookworm',
      folder,
      MIRROR,
    ]);
    const machine = `node-${process.platform}-${process.arch}`;
    for (const [name, version, into] of [
      [machine, node, 'usr/local'],
      ['npm', NPM, 'usr/local/lib/node_modules/npm'],
    ] as const) {
      await this.run('npm', ['pack', '--silent', '--pack-destination', this.store, `${name}@${version}`]);
      const archive = join(this.store, `${name}-${version}.tgz`);
      mkdirSync(join(folder, into), { recursive: true });
      await this.run('tar', ['-xzf', archive, '-C', join(folder, into), '--strip-components=1']);
      rmSync(archive);
    }
    symlinkSync('../lib/node_modules/npm/bin/npm-cli.js', join(folder, 'usr/local/bin/npm'));
    await this.run('chmod', [
      '+x',
      join(folder, 'usr/local/bin/node'),
      join(folder, 'usr/local/lib/node_modules/npm/bin/npm-cli.js'),
    ]);
    await this.run('chroot', [folder, '/usr/sbin/groupadd', '--gid', '1000', 'node']);
    await this.run('chroot', [
      folder,
      '/usr/sbin/useradd',
      '--uid',
      '1000',
      '--gid',
      'node',
      '--create-home',
      'node',
    ]);
    writeFileSync(join(folder, 'etc/hosts'), '127.0.0.1 localhost\n');
    // Behind a proxy with an authority of its own the registry answers with its certificate.
    if (existsSync(`/${AUTHORITIES}`))
      writeFileSync(join(folder, AUTHORITIES), readFileSync(`/${AUTHORITIES}`));
    for (const rest of [
      'var/cache/apt/archives',
      'var/lib/apt/lists',
      'usr/local/include',
      'usr/local/share',
    ])
      rmSync(join(folder, rest), { recursive: true, force: true });
    const container = (await this.buildah('from', ['scratch'])).at(-1)!;
    await this.buildah('add', ['--quiet', container, folder, '/']);
    await this.buildah('config', [
      ...['--env', 'PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin'],
      ...['--env', `NODE_EXTRA_CA_CERTS=/${AUTHORITIES}`, container],
    ]);
    await this.buildah('commit', ['--quiet', '--rm', container, tag]);
    rmSync(folder, { recursive: true, force: true });
    say('Image', `the system below it is made (${took(since)})`);
    return `localhost/${tag}`;
  }

  private buildah(verb: string, args: string[]): Promise<string[]> {
    const places = [
      '--root',
      join(this.store, 'root'),
      '--runroot',
      join(this.store, 'run'),
      '--storage-driver=vfs',
    ];
    return this.run('buildah', [...places, verb, ...args]);
  }

  /** Answers the lines it wrote that say something. */
  private async run(command: string, args: string[]): Promise<string[]> {
    const { code, lines } = await this.processes.run({ name: `image-${command}`, command, args });
    if (code !== 0)
      throw new Error(`${command} ${args.at(-1)} ended with ${code}:\n${lines.slice(-25).join('\n')}`);
    return lines.filter((line) => line.trim() !== '');
  }
}

/** The version the Dockerfile is made for. */
export function nodeVersionOf(dockerfile: string): string {
  const [, version] = /^ARG NODE_IMAGE=node:(\d+\.\d+\.\d+)-/m.exec(dockerfile) ?? [];
  if (!version) throw new Error('The Dockerfile must name the version of Node it is made for.');
  return version;
}

/** Files the processes of an image read or write are their user's, as they are when a secret is mounted for it. */
export function giveTo(user: number, folder: string): void {
  chownSync(folder, user, user);
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
    chownSync(join(entry.parentPath, entry.name), user, user);
}

const bytesIn = (folder: string): number =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0);
