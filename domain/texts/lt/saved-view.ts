/** What SaveView says when a person has as many views as one may have. */
export const TOO_MANY_VIEWS = 'Daugiausia galima turėti 20 rodinių. Pašalinkite nereikalingą.';
