import { describe, expect, test } from '@jest/globals';
import { setAt, getAt } from '../../domain/forms/path.ts';
import { placeChanges, placesAbove } from './place-choice.ts';

const at = 'CompanyData.ActivityAddress';
const chosen = () => ({
  CompanyData: {
    ActivityAddress: {
      DistrictId: '10',
      District: 'Vilniaus apskritis',
      MunicipalityId: '41',
      Municipality: 'Vilniaus rajono savivaldybė',
      EldershipId: '7',
      Eldership: 'Senoji',
      SettlementId: '410001',
      Settlement: 'Airėnų k.',
      PostalCode: '',
    },
  },
});
const after = (
  level: 'district' | 'municipality' | 'eldership' | 'settlement',
  option: { id: number; name: string; postalCode?: string | null } | null,
  values: Record<string, unknown> = chosen(),
) => {
  for (const { path, value } of placeChanges(values, { level, at }, option)) setAt(values, path, value);
  return getAt(values, at) as Record<string, string>;
};

describe('choosing a place', () => {
  test('a district clears what was below it', () => {
    expect(after('district', { id: 2, name: 'Kauno apskritis' })).toMatchObject({
      DistrictId: '2',
      District: 'Kauno apskritis',
      MunicipalityId: '',
      Municipality: '',
      EldershipId: '',
      SettlementId: '',
      Settlement: '',
    });
  });

  test('a municipality clears eldership and settlement', () => {
    const address = after('municipality', { id: 42, name: 'Elektrėnų savivaldybė' });
    expect(address).toMatchObject({
      DistrictId: '10',
      MunicipalityId: '42',
      EldershipId: '',
      SettlementId: '',
    });
  });

  test('an eldership clears the settlement, a settlement clears nothing', () => {
    expect(after('eldership', { id: 8, name: 'Kita' })).toMatchObject({
      MunicipalityId: '41',
      SettlementId: '',
    });
    expect(after('settlement', { id: 410002, name: 'Kita k.' })).toMatchObject({
      EldershipId: '7',
      SettlementId: '410002',
      Settlement: 'Kita k.',
    });
  });

  test('the postal code of a settlement is filled in, and never over what somebody typed', () => {
    expect(after('settlement', { id: 1, name: 'A k.', postalCode: '14001' }).PostalCode).toBe('14001');
    const typed = chosen();
    typed.CompanyData.ActivityAddress.PostalCode = '01001';
    expect(after('settlement', { id: 1, name: 'A k.', postalCode: '14001' }, typed).PostalCode).toBe('01001');
  });

  test('an optional choice can be taken back', () => {
    expect(after('eldership', null)).toMatchObject({ EldershipId: '', Eldership: '', SettlementId: '' });
  });

  test('what is above is read from typed and from stored values', () => {
    expect(placesAbove(chosen(), at)).toEqual({ district: 10, municipality: 41, eldership: 7 });
    expect(placesAbove({}, at)).toEqual({ district: null, municipality: null, eldership: null });
  });
});
