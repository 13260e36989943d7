/** What a person of the staff has to do, as numbers; a morning's mail has nothing else. */
export interface DigestCounts {
  mine: number;
  overdue: number;
  today: number;
  unassigned: number;
}

const DIGEST_LINE: Record<keyof DigestCounts, string> = {
  overdue: 'Vėluoja',
  today: 'Baigiasi šiandien',
  mine: 'Mano darbai',
  unassigned: 'Nepriskirtos',
};

/** „Vėluoja: 2. Baigiasi šiandien: 1.“; what there is none of is left out. */
export function digestText(counts: DigestCounts): string {
  return (Object.keys(DIGEST_LINE) as (keyof DigestCounts)[])
    .filter((key) => counts[key] > 0)
    .map((key) => `${DIGEST_LINE[key]}: ${counts[key]}.`)
    .join(' ');
}
