import type { StateCode } from '@plumbline/knowledge';

/** Stands below what no document says. */
export const TRADE_KNOWLEDGE = '*General trade knowledge, not taken from a standard.*';

/** Stands below a figure that no source of the knowledge confirms. */
export const LIKELY = 'Likely, not confirmed here: check it before you rely on it.';

/** Something that people ask in many words and that is told by its matter, so that no row is told that shares one word with it. */
export interface PlainTopic {
  /** All must be said. */
  said: readonly RegExp[];
  unless?: RegExp;
  text: string;
  rows?: readonly string[];
  /** Only where one of these states is named, or none. */
  states?: readonly StateCode[];
  /** Only where this state is named. */
  inState?: StateCode;
  declined?: boolean;
}
