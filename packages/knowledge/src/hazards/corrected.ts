/**
 * Texts that take something back: 'crack is fine, 1 mm. Correction: 22 mm and doors jam'. What comes after belongs to the
 * part that was named before, and what was said of it no longer holds.
 */
import type { Word } from './words.ts';

const MARKER =
  /\b(?:(?:oh |no |sorry |wait |hang on |hold on |actually |ah |um |whoops |oops )*(?:correction|corrected|typo|i (?:just )?measured (?:it )?again|i meant to (?:say|write|type|put)|that should (?:be|say|read)|scratch that|strike that|make that|my mistake|my bad|i meant|i mean to say|i was wrong|i take that back|wait no|no wait|oh wait|wait there|wait it|wait its|wait they|wait i|actually no|actually wait|hang on|hold on|on second look|on closer look|looking again|looked again|checked again|just checked again|take two)(?: (?:no|sorry|that|actually|is|to|it should be|should be|should read))*) /;
/** What was said that no longer holds: that it is well, and how big. */
const TAKEN_BACK =
  /\b(?:(?:just |only |all |quite |perfectly |pretty |about |like |nice and |a )*(?:fine|ok|okay|solid|sound|good|firm|tight|plumb|flat|straight|level|tiny|hairline|small|minor|slight|normal|safe|well|secure|intact|properly|dry|clean|nothing|\d+(?:[.,]\d+)?(?: ?(?:mm|cm|m|mil|metres?|inch|inches))?))\b|\b(?:no|not|nil|without|any)\b/g;
/** A bare size is of a crack where doors or windows come into it: '1 mm. Correction: 22 mm and doors jam'. */
const SAYS_NOTHING = /^(?:(?:it|its|s|is|that|thats|this|about|around|was|say|maybe)\s*)*$/;
const SUBJECT = 'crack';
const AT_DOOR = /\b(?:doors?|windows?)\b/;
/** Says something of what was named before: 'I meant it’s sagging', 'I meant 22 mm'. */
const LEANS_BACK = /\d|^(?:its?|they|that|this|is|are|was|were|has|not)\b/;
/** What somebody said at first. */
const SAID = /\b(?:when )?(?:i|we) (?:said|wrote|typed) .*$/;
/** More words before it tell more than the one thing that is put right. */
const LONGEST_BEFORE = 16;

/** The text as it stands once what was taken back is left out; nothing where nothing is. */
export function correctedIn(words: readonly Word[]): string | undefined {
  const text = words.map((word) => word.text).join(' ');
  const marker = MARKER.exec(text);
  if (!marker || marker.index === 0) return undefined;
  const after = `${marker[0].trim().endsWith('there') ? 'there ' : ''}${text.slice(marker.index + marker[0].length).trim()}`;
  const told = text.slice(0, marker.index).trim();
  // 'When I said live wire I meant live edge timber': what was meant stands in its place.
  const before = LEANS_BACK.test(after) ? told : told.replace(SAID, '').trim();
  const subject =
    SAYS_NOTHING.test(before.replace(TAKEN_BACK, ' ').trim()) && /\d/.test(before) ? SUBJECT : '';
  if (before.split(' ').length > LONGEST_BEFORE || after.split(' ').length < 2) return undefined;
  if (subject && AT_DOOR.test(after)) return `${subject} ${after}`;
  return `${before.replace(TAKEN_BACK, ' ').replace(/\s+/g, ' ').trim()} ${after}`.trim();
}
