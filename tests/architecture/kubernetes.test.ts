import { describe, expect, test } from '@jest/globals';
import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parse, parseAllDocuments } from 'yaml';
import { SCHEMA, schemaOf } from '../../stack/drill/manifests.ts';
import { ROOT, readCompose, readText } from './compose-file.ts';

const FOLDER = 'docker/kubernetes';

interface Container {
  name: string;
  image: string;
  args: string[];
  ports?: { name: string; containerPort: number }[];
  envFrom: { configMapRef?: { name: string }; secretRef?: { name: string } }[];
  readinessProbe: {
    httpGet: { path: string; port: string };
    periodSeconds: number;
    failureThreshold: number;
  };
  resources: { limits: { memory: string } };
  securityContext: { readOnlyRootFilesystem: boolean; capabilities: { drop: string[] } };
}
interface Resource {
  apiVersion: string;
  kind: string;
  metadata: { name: string };
  spec: {
    selector?: Record<string, unknown>;
    replicas?: number;
    minAvailable?: number;
    ports?: { targetPort: string }[];
    template?: {
      metadata?: { labels: Record<string, string> };
      spec: {
        terminationGracePeriodSeconds?: number;
        containers: [Container];
        volumes: { secret?: { secretName: string } }[];
      };
    };
  };
}
interface Kustomization {
  resources: string[];
  configMapGenerator?: { name: string; literals: string[] }[];
}

const kustomizationOf = (folder: string) =>
  parse(readText(`${FOLDER}/${folder}/kustomization.yaml`)) as Kustomization;
const documentsOf = (file: string): Resource[] =>
  parseAllDocuments(readText(file)).map((document) => document.toJS() as Resource);
const files = ['portal', 'migrate'].flatMap((folder) =>
  kustomizationOf(folder).resources.map((name) => `${FOLDER}/${folder}/${name}`),
);
const resources = files.flatMap(documentsOf);
const settings = new Map(
  (kustomizationOf('portal').configMapGenerator ?? []).map(({ name, literals }) => [
    name,
    Object.fromEntries(literals.map((line) => line.split(/=(.*)/s).slice(0, 2) as [string, string])),
  ]),
);
const deployment = (name: string) =>
  resources.find(({ kind, metadata }) => kind === 'Deployment' && metadata.name === `portal-${name}`)!;
const containerOf = (resource: Resource) => resource.spec.template!.spec.containers[0];
const compose = readCompose();

describe('manifests for Kubernetes', () => {
  test('follow the schemas of their kinds, in which no other key is allowed', () => {
    const text = readText(`${SCHEMA}/definitions.json`);
    expect(readText(`${SCHEMA}/PROVENANCE.md`)).toContain(createHash('sha256').update(text).digest('hex'));
    const wrong = schemaOf(ROOT);
    expect(resources.map(({ kind }) => kind).sort()).toEqual([
      'Deployment',
      'Deployment',
      'Job',
      'PersistentVolumeClaim',
      'PodDisruptionBudget',
      'PodDisruptionBudget',
      'Service',
    ]);
    for (const resource of resources)
      expect({ resource, wrong: wrong(resource) }).toEqual({ resource, wrong: [] });
    const misspelt = structuredClone(deployment('api')) as { spec: Record<string, unknown> } & Resource;
    misspelt.spec['replcas'] = 2;
    expect(wrong(misspelt)).not.toEqual([]);
  });

  test('name every file that lies there, and no other', () => {
    for (const folder of ['portal', 'migrate'])
      expect(readdirSync(join(ROOT, FOLDER, folder)).sort()).toEqual(
        [...kustomizationOf(folder).resources, 'kustomization.yaml'].sort(),
      );
  });

  test.each(['api', 'worker'] as const)(
    '%s: two of them, one kept, ready and closed as in the compose file',
    (name) => {
      const resource = deployment(name);
      const { template, replicas } = resource.spec;
      const container = containerOf(resource);
      const labels = template!.metadata!.labels;
      expect(resource.spec.selector).toEqual({ matchLabels: labels });
      expect(replicas).toBe(2);
      const budget = resources.find(
        ({ kind, metadata }) => kind === 'PodDisruptionBudget' && metadata.name === `portal-${name}`,
      )!;
      expect(budget.spec).toEqual({ minAvailable: 1, selector: { matchLabels: labels } });
      expect(container.args).toEqual([name]);
      expect(container.securityContext).toMatchObject({
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      });
      const own = compose.services[name]!;
      const inMebibytes = (size: string) => Number.parseInt(size) * (/g/i.test(size) ? 1024 : 1);
      const { limits } = own.deploy!.resources as { limits: { memory: string } };
      expect(inMebibytes(container.resources.limits.memory)).toBe(inMebibytes(limits.memory));
      const given = { ...settings.get('portal-settings'), ...settings.get(`portal-${name}-settings`) };
      // Only what this process is told in the compose file, too.
      expect(Object.keys(given).filter((key) => !(key in own.environment!))).toEqual([]);
      const asked = container.readinessProbe.httpGet;
      expect(asked.path).toBe('/readyz');
      const port = container.ports!.find((one) => one.name === asked.port)!.containerPort;
      expect(String(port)).toBe(name === 'api' ? given['PORT'] : given['WORKER_HEALTH_PORT']);
      const maps = container.envFrom.flatMap(({ configMapRef }) => configMapRef?.name ?? []);
      expect(maps).toEqual(['portal-settings', `portal-${name}-settings`]);
    },
  );

  test('an api has the time to say that it stops and to finish, and is taken out before it does', () => {
    const { template } = deployment('api').spec;
    const drain = Number(settings.get('portal-api-settings')!['API_DRAIN_SECONDS']);
    expect(template!.spec.terminationGracePeriodSeconds).toBeGreaterThanOrEqual(drain + 15);
    const { periodSeconds, failureThreshold } = containerOf(deployment('api')).readinessProbe;
    expect(periodSeconds * failureThreshold).toBeLessThan(drain);
  });

  test('every secret they ask for is described, and none lies here', () => {
    const asked = resources.flatMap(({ spec }) =>
      (spec.template?.spec.containers ?? [])
        .flatMap(({ envFrom }) => envFrom.flatMap(({ secretRef }) => secretRef?.name ?? []))
        .concat((spec.template?.spec.volumes ?? []).flatMap(({ secret }) => secret?.secretName ?? [])),
    );
    const chapter = readText('docs/operations.md').split('## Kubernetes')[1]?.split('\n## ')[0] ?? '';
    expect([...new Set(asked)].filter((name) => !chapter.includes(`\`${name}\``))).toEqual([]);
    expect(files.map(readText).join()).not.toMatch(/kind: Secret/);
  });
});
