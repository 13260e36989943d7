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
