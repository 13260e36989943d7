// How often a person has to do something with a field before a request can be sent.
import type { Hand } from './hands.ts';

export interface Counted {
  hand: Hand;
  actions: () => number;
}

/** The same hand, with every input typed, chosen, answered, ticked, attached or opened counted. */
export function counted(hand: Hand): Counted {
  let count = 0;
  const one =
    <A extends unknown[]>(act: (...given: A) => Promise<void>) =>
    async (...given: A): Promise<void> => {
      await act(...given);
      count += 1;
    };
  return {
    actions: () => count,
    hand: {
      page: hand.page,
      press: one((target) => hand.press(target)),
      tick: one((checkbox) => hand.tick(checkbox)),
      answer: one((group, option) => hand.answer(group, option)),
      type: one((input, text) => hand.type(input, text)),
      choose: one((box, text) => hand.choose(box, text)),
      attach: one((button, file) => hand.attach(button, file)),
    },
  };
}
