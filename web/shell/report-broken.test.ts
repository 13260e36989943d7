import { expect, test } from '@jest/globals';
import { placesOf } from './report-broken.ts';

test('only files and positions leave the browser, never the words of the message', () => {
  const stack = [
    'TypeError: Ieva Sakalauskaitė 48403129911 is not a function',
    '    at Row (https://paskolos.example/assets/Requests-Ab_1.js:12:3456)',
    '    at http://localhost:5173/web/public/Home.tsx?t=17:3:1',
    '    at async Promise.all (index 0)',
  ].join('\n');
  expect(placesOf(stack)).toEqual(['Requests-Ab_1.js:12:3456', 'Home.tsx:3:1']);
});

test('and no more than eight of them', () => {
  expect(placesOf('at a.js:1:1\n'.repeat(50))).toHaveLength(8);
});
