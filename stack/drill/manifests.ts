import { Ajv } from 'ajv';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAllDocuments } from 'yaml';
import type { Processes } from './processes.ts';

/** Of kustomize what `kubectl` of the release the manifests are made for brings. */
const KUSTOMIZE = 'sigs.k8s.io/kustomize/kustomize/v5@v5.8.0';
export const SCHEMA = 'tests/architecture/kubernetes-schema';

interface Manifest {
  apiVersion: string;
  kind: string;
  metadata: { name: string };
}

/** Answers what Kubernetes' own schema of its kind holds against a manifest, and every unknown key. */
export function schemaOf(root: string): (manifest: Pick<Manifest, 'apiVersion' | 'kind'>) => unknown[] {
  const { roots, definitions } = JSON.parse(readFileSync(join(root, SCHEMA, 'definitions.json'), 'utf8')) as {
    roots: Record<string, string>;
    definitions: object;
  };
  const ajv = new Ajv({ strict: false, validateFormats: false });
  return (manifest) => {
    const name = roots[`${manifest.apiVersion} ${manifest.kind}`] ?? 'unknown';
    const isValid = ajv.compile({ definitions, $ref: `#/definitions/${name}` });
    return isValid(manifest) ? [] : (isValid.errors ?? []);
  };
}

/** Has kustomize itself put the manifests together; throws what is wrong with the outcome, answers how many there are. */
export async function manifestsBuilt(processes: Processes, go: string): Promise<number> {
  const { root, data } = processes.places;
  const wrong = schemaOf(root);
  const all: Manifest[] = [];
  for (const folder of ['migrate', 'portal']) {
    const file = join(data, `${folder}.yaml`);
    const built = ['build', join(root, 'docker/kubernetes', folder), '--output', file];
    // A module above the drill's folder is none of its business.
    await processes.once({ name: 'kustomize', command: go, args: ['run', KUSTOMIZE, ...built], cwd: data });
    all.push(...readManifests(readFileSync(file, 'utf8')));
  }
  const found = [
    ...all.flatMap((one) =>
      one.kind === 'ConfigMap' ? [] : wrong(one).map((error) => `${one.kind}: ${JSON.stringify(error)}`),
    ),
    ...namesNobodyHas(all),
  ];
  if (found.length > 0) throw new Error(`The manifests are wrong:\n${found.join('\n')}`);
  return all.length;
}

export const readManifests = (text: string): Manifest[] =>
  parseAllDocuments(text).map((document) => document.toJS() as Manifest);

/** Settings are named by their content, so that a change of one starts the processes anew: each use must have followed. */
export function namesNobodyHas(manifests: readonly Manifest[]): string[] {
  const maps = manifests.filter(({ kind }) => kind === 'ConfigMap').map(({ metadata }) => metadata.name);
  const used = [...JSON.stringify(manifests).matchAll(/"configMapRef":\{"name":"([^"]+)"/g)].map(
    ([, name]) => name!,
  );
  const missing = [...new Set(used)].filter((name) => !maps.includes(name));
  return [
    ...missing.map((name) => `${name} is used and nobody makes it`),
    ...maps.filter((name) => !used.includes(name)).map((name) => `${name} is made and nobody uses it`),
  ];
}
