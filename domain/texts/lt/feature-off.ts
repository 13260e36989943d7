/** An administrator has switched it off: in the place of its buttons. */
export const FEATURE_OFF = 'Ši funkcija laikinai išjungta';
