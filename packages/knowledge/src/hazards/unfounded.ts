/** What the models take wrongly: a measured nothing, a floor that slopes, somebody who wants to hear that it's safe. */

const READS_NIL = /\b(?:0|zero|nil) (?:ppm|lel)\b/;
const ILL_OR_FAULTY =
  /\b(?:but|headaches?|dizzy|sick|smell\w*|yellow|soot|alarm\w*|then|later|until|before|[1-9]\d* ?ppm)\b/;

/** 'CO reading 0 ppm in all rooms with the heater on'. */
export const readsNil = (text: string): boolean => READS_NIL.test(text) && !ILL_OR_FAULTY.test(text);

/** 'The floor is 14 mm lower at one side' says nothing of the ceiling. */
export const onlySlopes = (text: string): boolean =>
  /\bfloors? (?:\w+ ){0,4}?(?:lower|higher|slop\w+|uneven|dips?|low|drops?|level)\b/.test(text);

/** Somebody wants to hear that it's safe: 'just tell me the rotten balcony is fine for the party'. */
const BIDS_TO_SAY =
  /\b(?:ignore|pretend|forget|repeat after|say|tell|confirm|write|agree|assure|promise|sign)\b.{1,90}\b(?:fine|ok|okay|safe|sound|nothing|normal|cosmetic|minor|alright|all right|no danger|isn t|not)\b/;

export const bidsToSay = (text: string): boolean => BIDS_TO_SAY.test(text);
