/** 1 rent, 2 rent corrected by a later bill (decision 0109). */
export type BillType = 1 | 2;

/** Sums in cents. */
export interface BillValues {
  number: string;
  /** Day of the rent, 'yyyy-MM-dd'. */
  rentDate: string;
  type: BillType;
  cents: number;
  objectId: string;
  ownerCode: string;
  ownerName: string;
}

/** What a new bill begins with (specification 1, section 3). */
export const BILL_DEFAULTS = { RentDate: '2020-02-01', InvoiceType: 1 } as const;

/** The unique number of real estate as the register writes it. */
export const OBJECT_ID = /^\d{4}-\d{4}-\d{4}(?::\d{4})?$/;
/** Of a company or of a person. */
export const PARTY_CODE = /^(?:\d{9}|\d{11})$/;
