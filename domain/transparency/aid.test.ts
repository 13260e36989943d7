import { describe, expect, test } from '@jest/globals';
import { daysToPublish, publishBy, publishesItselfOn } from './aid.ts';

describe('aid is published within six months of its contract', () => {
  test.each([
    ['2026-05-20', '2026-11-20', '2026-11-06'],
    ['2026-08-31', '2027-02-28', '2027-02-14'],
    ['2027-08-31', '2028-02-29', '2028-02-15'],
  ])('granted on %s: by %s, by itself from %s', (grantedOn, by, itself) => {
    expect(publishBy(grantedOn)).toBe(by);
    expect(publishesItselfOn(grantedOn)).toBe(itself);
    expect(daysToPublish(grantedOn, by)).toBe(0);
    expect(daysToPublish(grantedOn, itself)).toBe(14);
  });
});
