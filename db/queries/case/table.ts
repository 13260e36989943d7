/** A table of a kind of case, and its column that names the case. */
export interface CaseTable {
  table: string;
  key: string;
}
