/** A message that goes on from a row that was told, and asks what stands in it. */
import type { Asked } from '../aims/ask-back.ts';
import { refused } from '../aims/refused.ts';
import { cite } from '../compose/cite.ts';
import { findRow } from '../corpus.ts';
import { wordsOf } from '../question/words.ts';
import type { Reply } from '../reply.ts';

/** 'And the crawl space?' of a row that was told and says it: that row, where all that the message names stands in it. */
export function fromWhatWasShown({ message, spelt, thread, corpus }: Asked): Reply | undefined {
  const goesOn = GOES_ON.test(message) && message.trim().split(/\s+/).length <= MOST_WORDS;
  if (!goesOn || thread.asked !== '' || refused(message) !== undefined) return undefined;
  const { subject } = wordsOf(spelt);
  const row = thread.cited
    .map((id) => findRow(id))
    .find((each) => each && subject.length > 0 && subject.every((stem) => corpus.holds(each, stem)));
  if (!row) return undefined;
  return {
    ...cite([{ text: row.text, rows: [row], support: LIKELY }]),
    kind: 'knowledge',
    declined: false,
    support: LIKELY,
    thread: { ...thread, cited: [row.id] },
    followUp: true,
    contextLoaded: false,
    fits: false,
    choices: [],
  };
}
const GOES_ON = /^\W*(?:and|or|what about|how about|plus|then)\b/i;
const MOST_WORDS = 9;
/** What only the words say supports at most. */
const LIKELY = 0.5;
