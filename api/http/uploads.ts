export interface ReceivedFile {
  /** Where the bytes wait until the handler stores them; removed when the call ends. */
  path: string;
  /** Safe name as the person's computer calls it. */
  name: string;
  size: number;
  sha256: string;
}
