// A decision between its click and its effect, as staff are told.

export const HELD_DECISION = {
  title: (verb: string, time: string) => `Sprendimas „${verb}“ įsigalios ${time}`,
  text: (who: string) =>
    `Priėmė ${who}. Iki tol sustabdyti gali kiekvienas, kas tokį sprendimą gali priimti. Pareiškėjas kol kas nieko nemato.`,
  left: (clock: string) => `Liko ${clock}`,
  now: 'Įsigalioja',
  stop: 'Sustabdyti',
  held: (time: string) => `Sprendimas priimtas. Jis įsigalios ${time}, iki tol jį galima sustabdyti`,
} as const;
