/** What SaveView says when a person has as many views as one may have. */
export const TOO_MANY_VIEWS = 'Daugiausia galima turėti 20 rodinių. Pašalinkite nereikalingą.';

/** A renamed view was to get the name of another one. */
export const VIEW_NAME_TAKEN = 'Rodinį tokiu pavadinimu jau turite.';
