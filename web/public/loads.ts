import type { SchemeCode } from '../../domain/schemes/scheme.ts';
import { fromWire } from '../../domain/values/money.ts';
import { api, ask } from '../api/client.ts';
import type { Budget } from '../ui/budget.ts';

// What anybody may ask.

export async function loadFeatures() {
  const features = await ask(api.GET('/api/feature/get'));
  localStorage.setItem('features', JSON.stringify(features));
  return features;
}

/** Of the direct loans, unless another scheme is named. */
export async function loadBudgetOf(scheme?: SchemeCode): Promise<Budget & { at: number }> {
  const query = scheme ? { schemeCode: scheme } : {};
  const info = await ask(api.GET('/api/Request/GetGeneralInfo', { params: { query } }));
  return {
    totalCents: fromWire(info.TotalSum) ?? 0,
    signedCents: fromWire(info.IssuedSum) ?? 0,
    reservedCents: fromWire(info.ReservedSum) ?? 0,
    at: Date.now(),
  };
}

export const loadGeneralInfo = (): Promise<Budget & { at: number }> => loadBudgetOf();

export const loadSchemes = () => ask(api.GET('/api/Classifiers/Schemes'));

export const loadAid = (page: number) => ask(api.GET('/api/Aid', { params: { query: { page } } }));
