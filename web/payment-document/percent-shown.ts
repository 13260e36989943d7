/** '33.3333' as „33,3333 %“, its space of the kind that does not break. */
export const percentShown = (percent: string | null): string =>
  percent === null ? '' : `${percent.replace('.', ',')}\u00A0%`;
