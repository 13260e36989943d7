/** Stands alone, because the plainest error needs it and is part of every page (problem.ts has all the others). */
export const NO_RIGHTS =
  'Šiam veiksmui atlikti neturite reikiamų teisių. Kreipkitės į sistemos administratorių';
