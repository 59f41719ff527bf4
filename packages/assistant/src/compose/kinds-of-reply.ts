/** Which answers give way to a danger that was told before them, and which stand beside it. */

export const ASKS_TO_STAY =
  /\b(?:stay(?:ing)?|sleep(?:ing)?|liv(?:e|ing) (?:in|there|here)|remain(?:ing)?)\b/i;

export const TURNS_AWAY = /^(?:own|law)\.|^(?:smalltalk|warranty|regulator|insurance|inspections|edition)$/;

/** What a limit is, or what something looks like, is asked of something else, where the words don't point back. */
export const INFORMS = /^(?:pos\.ok|tolerance|provision|compliance|about|cause)$/;
export const OF_THINGS = /^(?:pos\.ok|tolerance|compliance|about|cause|knowledge|photo|product)$/;

/** Names one more thing, and says no more of it. */
export const AND_THIS =
  /^\W*(?:and|what about|how about|or)(?: (?:the|a|an|my|our))?(?: (?!it|its|that|this|these|those|they|them|there)[a-z]+){1,3}\W*$/i;

export const LIMIT = /^(?:pos\.ok|tolerance|compliance)$/;
export const BEYOND = /\bbeyond the limit\b|\bbelow the least\b/;
export const WITHIN = /\bwithin the limit\b|\*\*No, none\b/;

/** Answers that take the danger into account; any other could send somebody back to it. */
export const STANDS_BESIDE =
  /^(?:pos|law|own)\.|^(?:knowledge|who|tolerance|compliance|provision|warranty|regulator|insurance|inspections|edition|product|photo)$/;
