/** Kinds of files of payment requests and their documents (`PRDocumentTypeId`), and what each may be. */
export const PAYMENT_FILE_TYPES = {
  /** Supporting payment documents. */
  3: ['.pdf'],
  /** Other documents. */
  5: ['.docx', '.xlsx', '.doc', '.xls', '.pdf', '.jpeg', '.png', '.jpg'],
} as const;

export type PaymentFileType = keyof typeof PAYMENT_FILE_TYPES;

export function isPaymentFileType(value: number): value is PaymentFileType {
  return Object.hasOwn(PAYMENT_FILE_TYPES, value);
}
