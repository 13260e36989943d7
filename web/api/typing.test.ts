import { beforeEach, describe, expect, test } from '@jest/globals';
import {
  forgetTyped,
  isTypingKept,
  keepTyped,
  ownTyped,
  setTyped,
  stashTyped,
  typedAt,
  typedFrom,
} from './typing.ts';

const stored = new Map<string, string>();
globalThis.sessionStorage = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
  removeItem: (key: string) => void stored.delete(key),
} as unknown as Storage;

beforeEach(() => {
  forgetTyped('staff');
  forgetTyped('applicant');
});

describe('what was being typed when the session ended', () => {
  test('comes back to the same person, text by text and from forms that are asked for it', () => {
    ownTyped('staff', 'egle');
    setTyped('comment:7', 'Trūksta pažymos');
    const stop = typedFrom('action:7', () => ({ action: 'reject', values: { comment: 'Neįrodyta' } }));
    keepTyped('staff');
    stop();
    expect(typedAt('comment:7')).toBeNull();
    expect(isTypingKept('staff')).toBe(true);
    expect(isTypingKept('applicant')).toBe(false);
    ownTyped('staff', 'egle');
    expect(typedAt('comment:7')).toBe('Trūksta pažymos');
    expect(typedAt('action:7')).toEqual({ action: 'reject', values: { comment: 'Neįrodyta' } });
    // Until it is sent the tab may be reloaded once more.
    expect(isTypingKept('staff')).toBe(true);
    setTyped('comment:7', null);
    setTyped('action:7', null);
    stashTyped('staff');
    expect(isTypingKept('staff')).toBe(false);
  });

  test('is thrown away when somebody else logs in, and when the person logs out', () => {
    ownTyped('staff', 'egle');
    setTyped('comment:7', 'Trūksta pažymos');
    keepTyped('staff');
    ownTyped('staff', 'andrius');
    expect(typedAt('comment:7')).toBeNull();
    expect(stored.size).toBe(0);
    setTyped('comment:7', 'Gerai');
    forgetTyped('staff');
    ownTyped('staff', 'andrius');
    expect(typedAt('comment:7')).toBeNull();
  });

  test('words typed before the page of the login has come join those that wait', () => {
    ownTyped('applicant', 'ieva:1');
    setTyped('comment:6', 'Prieš pabaigą');
    let answers: string | null = null;
    const stop = typedFrom('answers:7', () => answers);
    keepTyped('applicant');
    setTyped('comment:7', 'Po pabaigos');
    answers = 'Nauji tiekėjai';
    stop();
    answers = null;
    ownTyped('applicant', 'ieva:1');
    expect(typedAt('comment:6')).toBe('Prieš pabaigą');
    expect(typedAt('comment:7')).toBe('Po pabaigos');
    expect(typedAt('answers:7')).toBe('Nauji tiekėjai');
  });

  test('words typed after the end are not those of whoever logs in next', () => {
    ownTyped('staff', 'egle');
    keepTyped('staff');
    setTyped('comment:7', 'Tik mano');
    ownTyped('staff', 'andrius');
    expect(typedAt('comment:7')).toBeNull();
    expect(stored.size).toBe(0);
    keepTyped('staff');
    setTyped('comment:7', 'Tik mano');
    ownTyped('applicant', 'ieva:1');
    expect(typedAt('comment:7')).toBeNull();
  });

  test('a form with nothing unsaved leaves nothing', () => {
    ownTyped('applicant', 'ieva:1');
    typedFrom('answers:7', () => null);
    keepTyped('applicant');
    expect(stored.size).toBe(0);
  });

  test('words of one represented company are not those of another', () => {
    ownTyped('applicant', 'jonas:1');
    setTyped('comment:7', 'Kitos įmonės');
    ownTyped('applicant', 'jonas:2');
    expect(typedAt('comment:7')).toBeNull();
  });

  test('a reload of the tab finds what was not sent, and nothing once it is', () => {
    ownTyped('applicant', 'ieva:1');
    let unsaved: object | null = { formVersion: 3, values: { sum: '1' } };
    const stop = typedFrom('answers:7', () => unsaved);
    stashTyped('applicant');
    expect(typedAt('answers:7')).toBeNull();
    const storedBefore = new Map(stored);
    stop();
    forgetTyped('applicant');
    for (const [key, value] of storedBefore) stored.set(key, value);
    ownTyped('applicant', 'ieva:1');
    expect(typedAt('answers:7')).toEqual({ formVersion: 3, values: { sum: '1' } });
    setTyped('answers:7', null);
    unsaved = null;
    stashTyped('applicant');
    expect(stored.size).toBe(0);
  });

  test('while nobody knows whose they are, words that wait are left alone', () => {
    ownTyped('applicant', 'ieva:1');
    setTyped('comment:7', 'Gerai');
    keepTyped('applicant');
    stashTyped('applicant');
    ownTyped('applicant', 'ieva:1');
    expect(typedAt('comment:7')).toBe('Gerai');
  });
});
