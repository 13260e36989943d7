// What the case does by itself, as its history says it: nobody presses a button for it.
export interface ActionText {
  /** The verb: on the button, and again on the dialog's confirming button. */
  button: string;
  /** Title of the dialog; '{number}' stands for the request's number. */
  title: string;
  /** What will happen, said before it happens. Null: nothing beyond what the form shows. */
  consequence: string | null;
  /** Bold first sentence when there is no way back. */
  warning: string | null;
  /** Notice after it has happened. */
  success: string;
  /** The row in the history: „kas įvyko“. */
  done: string;
}

/** A row nobody presses: only the history says it. */
const byItself = (button: string, done: string): ActionText => ({
  button,
  title: button,
  consequence: null,
  warning: null,
  success: done,
  done,
});

export const BY_ITSELF = {
  signingExpired: byItself(
    'Pasibaigė pasirašymo terminas',
    'Pareiškėjas nepasirašė laiku, prašymas grįžo į „Patvirtinta“',
  ),
  docsExpired: byItself(
    'Pasibaigė dokumentų terminas',
    'Papildomi dokumentai nepateikti laiku, prašymas atmestas',
  ),
  recountClocks: byItself('Terminai perskaičiuoti', 'Pasikeitė ne darbo dienos, terminai perskaičiuoti'),
  changeSigningExpired: byItself(
    'Pasibaigė pakeitimo pasirašymo terminas',
    'Pareiškėjas pakeitimo nepasirašė per 10 darbo dienų, grįžta sąlygų keitimas',
  ),
  holdDecision: byItself('Priimti sprendimą', 'Priimtas sprendimas, kuris dar neįsigaliojo'),
  endWindow: byItself(
    'Baigėsi sprendimo stabdymo laikas',
    'Sprendimas neįsigaliojo, nes pasikeitė tai, kuo jis rėmėsi',
  ),
} as const;
