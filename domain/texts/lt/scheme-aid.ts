// On what ground each scheme gives state aid, as its contracts say it, after „pagal“.
import type { SchemeCode } from '../../schemes/scheme.ts';

const TEMPORARY_FRAMEWORK =
  'Sutarties dėl Europos Sąjungos veikimo 107 straipsnio 3 dalies b punktą ir Europos Komisijos komunikato „Laikinoji valstybės pagalbos priemonių, skirtų ekonomikai remti reaguojant į dabartinį COVID-19 protrūkį, sistema“ (2020/C 91 I/01) 3.1 skirsnį';

export const SCHEME_AID = {
  tiesiogines: 'Sutarties dėl Europos Sąjungos veikimo 107 straipsnio 3 dalies c punktą',
  startuok:
    'Komisijos reglamento (ES) Nr. 651/2014 22 straipsnį, kuriuo reglamentuojama pagalba pradedančiosioms įmonėms',
  covid: TEMPORARY_FRAMEWORK,
  nuoma: TEMPORARY_FRAMEWORK,
} as const satisfies Record<SchemeCode, string>;
