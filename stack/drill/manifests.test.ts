import { expect, test } from '@jest/globals';
import { namesNobodyHas, readManifests } from './manifests.ts';

const user = (name: string): string =>
  `apiVersion: v1\nkind: Pod\nmetadata: {name: api}\nspec: {containers: [{envFrom: [{configMapRef: {name: ${name}}}]}]}\n`;
const MAP = 'apiVersion: v1\nkind: ConfigMap\nmetadata: {name: settings-4k2}\n';

test('settings under the name that is used are found', () => {
  expect(namesNobodyHas(readManifests(`${MAP}---\n${user('settings-4k2')}`))).toEqual([]);
});

test('a use that did not follow the new name is told, and settings that nobody uses', () => {
  expect(namesNobodyHas(readManifests(`${MAP}---\n${user('settings')}`))).toEqual([
    'settings is used and nobody makes it',
    'settings-4k2 is made and nobody uses it',
  ]);
});
