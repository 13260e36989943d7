import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';

export const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

export interface ComposeService {
  image?: string;
  build?: string;
  command?: string[] | string;
  entrypoint?: string[];
  environment?: Record<string, string | null>;
  volumes?: string[];
  ports?: { target: number; published: string; host_ip?: string }[];
  networks: string[];
  secrets?: string[];
  restart: string;
  depends_on?: Record<string, { condition: string }>;
  healthcheck?: { test?: string[]; disable?: boolean };
  deploy?: { resources?: { limits?: { memory?: string } } };
  logging?: unknown;
}

export interface ComposeFile {
  services: Record<string, ComposeService>;
  secrets: Record<string, { file: string }>;
  volumes: Record<string, unknown>;
  networks: Record<string, { internal?: boolean } | null>;
}

export const readText = (file: string): string => readFileSync(join(ROOT, file), 'utf8');

/** The file as Compose reads it: YAML with merge keys. */
export function readCompose(): ComposeFile {
  return parse(readText('docker-compose.yml'), { merge: true }) as ComposeFile;
}

export interface Interpolation {
  name: string;
  /** `:?` fails without a value, `:-` has a default, neither stands alone in this project. */
  kind: 'required' | 'default';
  text: string;
}

/** Every `${NAME:?…}` and `${NAME:-…}` of the file; anything else with a dollar sign throws. */
export function interpolations(text: string): Interpolation[] {
  return [...text.matchAll(/\$(?:\{([^}]*)\})?/g)].map(([whole, inside = '']) => {
    const match = /^([A-Z][A-Z0-9_]*):([?-])(.+)$/.exec(inside);
    if (!match) throw new Error(`not understood: ${whole}`);
    const [, name = '', sign, rest = ''] = match;
    return { name, kind: sign === '?' ? 'required' : 'default', text: rest };
  });
}

/** What Compose hands to a container when `values` come from .env. */
export function environmentOf(
  service: ComposeService,
  values: Record<string, string>,
): Record<string, string> {
  const filled = Object.entries(service.environment ?? {}).map(([name, value]) => [
    name,
    value === null ? values[name] : fill(value, values),
  ]);
  return Object.fromEntries(filled.filter(([, value]) => value !== undefined)) as Record<string, string>;
}

function fill(text: string, values: Record<string, string>): string {
  return text.replaceAll(
    /\$\{([A-Z0-9_]+):([?-])([^}]*)\}/g,
    (_, name: string, sign: string, rest: string) => {
      const value = values[name];
      if (value) return value;
      if (sign === '-') return rest;
      throw new Error(`${name}: ${rest}`);
    },
  );
}

/** Names of `.env.example` with what stands after the equals sign; lines switched off count too. */
export function exampleVariables(): Record<string, string> {
  const lines = readText('.env.example').matchAll(/^(?:# )?([A-Z][A-Z0-9_]*)=(.*)$/gm);
  return Object.fromEntries([...lines].map(([, name = '', value = '']) => [name, value.trim()]));
}
