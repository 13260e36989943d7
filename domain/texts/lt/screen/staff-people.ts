/** People and companies of a list, as a table in the case. */
export const PEOPLE_TABLE = { number: 'Nr.' } as const;
