export type SecondAnswer = 'fixed' | 'not_fixed' | 'cant_tell';

/** Why: the screen has the words. */
export type SecondReason =
  | 'no_match'
  | 'not_in_view'
  | 'too_soft'
  | 'place_unknown'
  | 'unclear'
  | 'danger'
  | 'gone'
  | 'still_there'
  | 'partly_there'
  | 'wider';

export interface SecondLook {
  answer: SecondAnswer;
  reason: SecondReason;
  /** How sure it is by a fit to drawn pairs, 0 to 1; 0 where there is no answer. */
  confidence: number;
  /** Share of it that is still there, 0 to 1, where it could be followed. */
  remains: number | null;
  /** A crack's width over its width before, where both could be measured. */
  widthRatio: number | null;
}
