import { describe, expect, test } from '@jest/globals';
import { randomBytes } from 'node:crypto';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { createHash } from 'node:crypto';
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { CODEC_PATH } from '../../api/codec.ts';
import { readConfig as readApiConfig } from '../../api/config.ts';
import { SEARCH_ATTRIBUTES } from '../../domain/application/search-attributes.ts';
import { readConfig as readWorkerConfig } from '../../worker/config.ts';
import {
  ROOT,
  environmentOf,
  exampleVariables,
  interpolations,
  readCompose,
  readText,
} from './compose-file.ts';
import type { ComposeService } from './compose-file.ts';

const compose = readCompose();
const services = Object.entries(compose.services);
const ours = services.filter(([, service]) => service.build);
const variables = interpolations(readText('docker-compose.yml').replaceAll(/^\s*#.*$/gm, ''));
const dockerfile = readText('Dockerfile');
const entrypoint = readText('docker/entrypoint.sh');
const OURS = ['api', 'migrate', 'worker'];
const SECRET = /PASSWORD|KEY|TOKEN|SECRET/;
const isFile = (path: string) => existsSync(join(ROOT, path)) && statSync(join(ROOT, path)).isFile();

/** What a service is, kept from run to run or once. */
const isJob = ({ restart }: ComposeService) => restart.startsWith('on-failure');
const commandOf = ({ command }: ComposeService) => [command].flat()[0] ?? '';
const programOf = (command: string) =>
  new RegExp(`^\\s*${command}\\) program=(\\S+) ;;`, 'm').exec(entrypoint)?.[1];

describe('docker-compose.yml', () => {
  test('follows the schema of the Compose Specification, taken over unchanged', () => {
    const text = readText('tests/architecture/compose-schema/compose-spec.json');
    const hash = createHash('sha256').update(text).digest('hex');
    expect(readText('tests/architecture/compose-schema/PROVENANCE.md')).toContain(hash);
    // Its formats (duration, ports) are Compose's own; the sizes and ports are checked below.
    const ajv = new Ajv2020({ strict: false, validateFormats: false });
    const isValid = ajv.compile(JSON.parse(text) as object);
    expect(isValid(compose) ? [] : isValid.errors).toEqual([]);
    expect(isValid({ services: { api: { helthcheck: {} } } })).toBe(false);
  });

  test('runs exactly our three processes from one image, each a program that exists', () => {
    expect(ours.map(([, service]) => commandOf(service)).sort()).toEqual(OURS);
    for (const [name, service] of ours) {
      expect(name).toBe(commandOf(service));
      expect(isFile(programOf(name) ?? 'missing')).toBe(true);
    }
    expect(new Set(ours.map(([, { image }]) => image)).size).toBe(1);
  });

  test('names images by exact versions, never "latest" and never the retired auto-setup', () => {
    for (const image of services.filter(([, { build }]) => !build).map(([, service]) => service.image)) {
      expect(image).toMatch(/^[a-z/-]+:\d+\.\d+(\.\d+)?[a-z-]*$/);
      expect(image).not.toContain('auto-setup');
    }
    const version = (name: string) => compose.services[name]?.image?.split(':')[1];
    expect(version('temporal')).toBe(version('temporal-schema'));
    expect(version('temporal')).toBe(version('temporal-namespace'));
    const built = [...readText('docs/operations.md').matchAll(/go\.temporal\.io\/server\/\S+@v(\S+)/g)];
    expect(built.map(([, one]) => one)).toEqual([version('temporal'), version('temporal')]);
  });

  test('refers only to services, networks, volumes and secrets that it declares, and uses all of them', () => {
    const used = { networks: new Set<string>(), volumes: new Set<string>(), secrets: new Set<string>() };
    for (const [, service] of services) {
      for (const name of Object.keys(service.depends_on ?? {}))
        expect(compose.services).toHaveProperty([name]);
      service.networks.forEach((name) => used.networks.add(name));
      service.secrets?.forEach((name) => used.secrets.add(name));
      for (const [source = ''] of (service.volumes ?? []).map((volume) => volume.split(':'))) {
        if (!source.startsWith('.')) used.volumes.add(source);
      }
    }
    expect([...used.networks].sort()).toEqual(Object.keys(compose.networks).sort());
    expect([...used.volumes].sort()).toEqual(Object.keys(compose.volumes).sort());
    expect([...used.secrets].sort()).toEqual(Object.keys(compose.secrets).sort());
  });

  test('mounts files of the repository that exist, and runs scripts that are among them', () => {
    for (const [name, service] of services) {
      const mounts = (service.volumes ?? [])
        .map((volume) => volume.split(':'))
        .filter(([from]) => from?.startsWith('.'));
      for (const [from = '', , mode] of mounts) {
        expect({ name, from, exists: existsSync(join(ROOT, from)) }).toEqual({ name, from, exists: true });
        expect(mode).toBe('ro');
      }
      const paths = [...(service.entrypoint ?? []), ...Object.values(service.environment ?? {})];
      for (const path of paths.filter((value) => value?.startsWith('/opt/'))) {
        const inRepository = mounts
          .map(([from = '', to = '']) => path?.replace(to, from))
          .some((file) => isFile(file ?? ''));
        expect({ name, path, inRepository }).toEqual({ name, path, inRepository: true });
      }
    }
  });

  test('waits for health only where a health check is, and for completion only of jobs', () => {
    for (const [name, service] of services) {
      for (const [other, { condition }] of Object.entries(service.depends_on ?? {})) {
        const target = compose.services[other];
        const fits = condition === 'service_healthy' ? target?.healthcheck?.test : target && isJob(target);
        expect({ name, other, fits: Boolean(fits) }).toEqual({ name, other, fits: true });
      }
    }
  });

  test('restarts what must run all the time, checks its health and bounds its memory', () => {
    for (const [name, service] of services.filter(([, one]) => !isJob(one))) {
      expect(service.restart).toBe('unless-stopped');
      expect({ name, test: Boolean(service.healthcheck?.test) }).toEqual({ name, test: true });
      expect(service.deploy?.resources?.limits?.memory).toMatch(/^\d+[mg]$/);
    }
    for (const [name, service] of services)
      expect({ name, logging: Boolean(service.logging) }).toEqual({ name, logging: true });
  });

  test('asks for health at a port the process is told to listen on, with a command the image has', () => {
    expect(isFile('docker/healthy.mjs')).toBe(true);
    expect(dockerfile).toContain('docker/healthy.mjs');
    const port = (url: string) => new URL(url).port;
    const { api, worker } = compose.services;
    const [apiCheck, workerCheck] = [api, worker].map((service) => service?.healthcheck?.test ?? []);
    expect(apiCheck?.slice(0, 3)).toEqual(['CMD', 'node', 'docker/healthy.mjs']);
    expect(port(apiCheck?.[3] ?? '')).toBe(api?.environment?.['PORT']);
    expect(api?.ports?.map(({ target }) => String(target))).toEqual([api?.environment?.['PORT']]);
    expect(dockerfile).toContain(`EXPOSE ${api?.environment?.['PORT']}`);
    expect(workerCheck?.slice(0, 3)).toEqual(['CMD', 'node', 'docker/healthy.mjs']);
    expect(port(workerCheck?.[3] ?? '')).toBe(worker?.environment?.['WORKER_HEALTH_PORT']);
  });

  test('publishes only the api and, on loopback, the engine pages; database and engine have no way out', () => {
    const published = services.filter(([, service]) => service.ports).map(([name]) => name);
    expect(published.sort()).toEqual(['api', 'temporal-ui']);
    expect(compose.services['temporal-ui']?.ports?.[0]?.host_ip).toBe('127.0.0.1');
    expect(compose.services['temporal-ui']?.environment?.['TEMPORAL_DISABLE_WRITE_ACTIONS']).toBe('true');
    for (const name of ['postgres', 'temporal', 'temporal-schema', 'temporal-namespace', 'migrate']) {
      const networks = compose.services[name]?.networks ?? [];
      expect(networks.every((network) => compose.networks[network]?.internal)).toBe(true);
    }
  });

  test('lets only the engine pages, at the address they are published at, have payloads decoded', () => {
    const { api, 'temporal-ui': pages } = compose.services;
    const { host_ip: host, published } = pages?.ports?.[0] ?? {};
    expect(api?.environment?.['TEMPORAL_UI_URL']).toBe(`http://${host}:${published}`);
    expect(pages?.environment).toMatchObject({
      TEMPORAL_CODEC_ENDPOINT: null,
      TEMPORAL_CODEC_INCLUDE_CREDENTIALS: 'true',
    });
    expect(readText('.env.example')).toContain(CODEC_PATH);
  });

  test('runs our processes without privileges, on a file system they cannot write', () => {
    for (const [, service] of ours) {
      expect(service).toMatchObject({
        read_only: true,
        cap_drop: ['ALL'],
        security_opt: ['no-new-privileges:true'],
        tmpfs: ['/tmp'],
      });
    }
    expect(dockerfile).toMatch(/^USER node$/m);
  });
});

describe('Settings', () => {
  test('no secret has a default, and every demanded value says what it is', () => {
    for (const { name, kind, text } of variables) {
      if (SECRET.test(name)) expect({ name, kind }).toEqual({ name, kind: 'required' });
      expect(text.length).toBeGreaterThan(0);
    }
    const values = services.flatMap(([, { environment }]) => Object.entries(environment ?? {}));
    const literal = values.filter(
      ([name, value]) => SECRET.test(name) && value !== null && !value.includes('${'),
    );
    expect(literal.map(([, value]) => value).filter((value) => !value?.startsWith('/run/secrets/'))).toEqual(
      [],
    );
  });

  test('.env.example explains every variable of the compose file, no other, and holds no secret', () => {
    const passedOn = services.flatMap(([, { environment }]) =>
      Object.entries(environment ?? {}).flatMap(([name, value]) => (value === null ? [name] : [])),
    );
    const wanted = [...new Set([...variables.map(({ name }) => name), ...passedOn])].sort();
    const example = exampleVariables();
    expect(Object.keys(example).sort()).toEqual(wanted);
    expect(Object.entries(example).filter(([name, value]) => SECRET.test(name) && value)).toEqual([]);
    const told = variables
      .filter(({ kind }) => kind === 'default')
      .map(({ name, text }) => `${name}=${text}`);
    // Named twice means the same default twice.
    const defaults = [...new Set(told)].map((line) => line.split(/=(.*)/s).slice(0, 2));
    expect(
      Object.entries(example)
        .filter(([, value]) => value)
        .sort(),
    ).toEqual(defaults.sort());
  });

  test('each process accepts what it is given, reads all of it, and gets everything it demands', () => {
    const values = sampleValues();
    for (const [name, service] of ours) {
      const given = environmentOf(service, values);
      const check = { api: readApiConfig, worker: readWorkerConfig, migrate: () => undefined }[name];
      expect(() => check?.(given)).not.toThrow();
      const unread = Object.keys(given).filter((variable) => !variablesReadBy(name).includes(variable));
      expect({ name, unread }).toEqual({ name, unread: [] });
    }
    const {
      PUBLIC_URL: _,
      DATABASE_URL: __,
      ...incomplete
    } = environmentOf(compose.services['api']!, values);
    expect(() => readApiConfig(incomplete)).toThrow(/DATABASE_URL: is missing[^]*PUBLIC_URL: is missing/);
  });

  test('secret files are mounted where the processes are told to look', () => {
    for (const [, service] of ours) {
      const told = Object.values(environmentOf(service, sampleValues())).filter((value) =>
        value.startsWith('/run/secrets/'),
      );
      expect(told.sort()).toEqual((service.secrets ?? []).map((name) => `/run/secrets/${name}`).sort());
    }
  });

  test('namespace, search attributes and queue speed are those of the embedded engine', () => {
    const embedded = readText('stack/temporal.ts');
    const script = readText('docker/temporal/namespace.sh');
    const here = [...script.matchAll(/^attribute (\w+) (\w+)$/gm)].map(([, name, type]) => [
      name,
      type?.toUpperCase(),
    ]);
    expect(Object.fromEntries(here)).toEqual(SEARCH_ATTRIBUTES);
    const told = readText('docs/operations.md').matchAll(/^ *\| `(\w+)` \| (Keyword|Datetime|Bool|Int) \|/gm);
    expect(Object.fromEntries([...told].map(([, name, type]) => [name, type?.toUpperCase()]))).toEqual(
      SEARCH_ATTRIBUTES,
    );
    const settings = readText('docker/temporal/dynamic-config.yaml').matchAll(
      /^([\w.]+):\n\s+- value: (\w+)$/gm,
    );
    for (const [, key, value] of settings) expect(embedded).toContain(`'${key}=${value}'`);
    expect(compose.services['temporal-namespace']?.environment?.['TEMPORAL_RETENTION']).toBe(`${90 * 24}h`);
  });
});

const EVERYBODY = [
  'db/database-settings.ts',
  'db/engine-settings.ts',
  'db/files/settings.ts',
  'db/outbound-settings.ts',
];

/** Names a process asks its environment for: keys of its checked settings, and what it reads beside them. */
function variablesReadBy(name: string): string[] {
  const files = {
    api: [...EVERYBODY, 'api/config.ts', 'api/identity/settings.ts', 'api/main.ts'],
    worker: [
      ...EVERYBODY,
      'worker/config.ts',
      'worker/mail-settings.ts',
      'worker/provider-settings.ts',
      'worker/screening-settings.ts',
      'worker/signing-settings.ts',
      'worker/main.ts',
      'worker/health.ts',
    ],
    migrate: ['db/migrate.ts', 'db/database-settings.ts', 'db/outbound-settings.ts'],
  }[name];
  return (files ?? []).flatMap((file) =>
    [...readText(file).matchAll(/^\s+([A-Z][A-Z0-9_]+): |\bprocess\.env\.([A-Z][A-Z0-9_]+)/gm)].map(
      ([, key, direct]) => key ?? direct ?? '',
    ),
  );
}

/** A value of the right kind for everything .env must hold. */
function sampleValues(): Record<string, string> {
  const special: Readonly<Record<string, string>> = {
    SMTP_URL: 'smtp://paskolos.example.lt:25',
    PAYLOAD_KEY: randomBytes(32).toString('base64'),
    PROVIDER_CODE: '300000001',
    PROVIDER_IBAN: 'LT121000011101001000',
    PROVIDER_EMAIL: 'sutartys@example.lt',
  };
  const valueOf = (name: string) =>
    special[name] ?? (name.endsWith('_URL') ? 'https://paskolos.example.lt' : 'x');
  return Object.fromEntries(
    variables.map(({ name, kind, text }) => [name, kind === 'default' ? text : valueOf(name)]),
  );
}
