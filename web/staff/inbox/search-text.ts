export interface SearchFields {
  RequestId?: number;
  CompanyCode?: string;
  CompanyName?: string;
}

/** One box for three filter fields: up to six digits are a number, nine or eleven a code, anything else a name. */
export function searchFields(text: string): SearchFields {
  const trimmed = text.trim();
  if (trimmed === '') return {};
  const digits = trimmed.replace(/^nr\.?\s*/i, '').replace(/\s/g, '');
  if (/^\d{1,6}$/.test(digits)) return { RequestId: Number(digits) };
  if (/^\d{7,11}$/.test(digits)) return { CompanyCode: digits };
  return { CompanyName: trimmed };
}
