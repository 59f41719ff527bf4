/** What a message tells of that leans on something told or asked earlier in the talk, whatever stood in between. */
import { partsNamed } from '../things/house-parts.ts';
import { asksAnything } from './read-turn.ts';

const OPENS = '^((?:\\W*\\b(?:and|but|so|well|now|actually|oh|yeah|nah|hey|ok|also|then|because)\\b)*\\W*)';
const PORTION =
  '((?:one|two|three|four|some|part|half|most|both|all|a (?:bit|piece|panel|section)|the (?:top|end|side|bottom|back|front|middle) (?:bit|part|one)) of )?';
/** 'Mine’s fallen over', 'two of ours are missing'. */
const MINE = new RegExp(`\\b${PORTION}(?:mine|ours)\\b`, 'i');
/** 'One’s come loose'. */
const ONE = new RegExp(`${OPENS}(one|some|two|three|a few|a couple)\\b(?! (?:of|more|day|night|\\d))`, 'i');
/** 'It’s wobbling', 'they come off'. */
const IT = new RegExp(`${OPENS}(?:it|they|that one|this one|the (?:\\w+ )?one)(?=['’]?s?\\b)`, 'i');
const HAS = /['’]s (?=(?:come|came|fallen|broken|gone|given|got|cracked|split|dropped|moved|snapped|let)\b)/i;

/** It is there again: 'it’s doing it again', 'I can smell it again', 'it’s back'. */
const RECURS =
  /\b(?:(?:do|does|doing|did|done) (?:it|that|the same)(?: \w+)? again|(?:happen\w*|start\w*|began|begun|at it|acting up|playing up) again|(?:it|they|that)(?:['’]?s| is|['’]?re| are| has| have)? (?:(?:come|came) )?back(?! (?:on|to|in|up|at|home|from|together|working)\b)|(?:smell|smelt|hear|heard|see|saw|feel|felt|get|got|getting|having) (?:it|that|them|one|the same)(?: \w+)? again|same (?:thing|problem|smell|noise|again))\b/i;

/** What made it past: when it was, and that it was mended. */
const MENDED =
  /[,;.]? ?\b(?:and |but |it['’]?s |its |it was |was |were |is |been |has been |got |all |now |since )*(?:fixed|repaired|treated|redone|replaced|mended|sorted|rectified|resolved|patched)\b(?: (?:by|up|in|last|since|then|now)\b[^,.;]*)?/gi;
const WHEN =
  /\b(?:last (?:year|month|week|summer|winter|time)|(?:\w+ )?(?:years?|months?|weeks?|days?) (?:ago|back)|yesterday|once|before|previously|back in (?:19|20)\d\d|in (?:19|20)\d\d)\b/gi;

/** What was told of the past, said of now. */
const asOfNow = (told: string): string =>
  told
    .replace(MENDED, '')
    .replace(WHEN, '')
    .replace(/\bused to\b/gi, 'does')
    .replace(/\b(?:we|i|they|there|it)(?:['’]d| had| was| were) (?:a|an|some)\b/gi, 'there is a')
    .replace(/\bwas\b/gi, 'is')
    .replace(/\bwere\b/gi, 'are')
    .replace(/\s+/g, ' ')
    .trim();

const MOST_THINGS = 2;

/** The things that were named last, the newest first, as they were called. */
function thingsOf(lines: readonly string[]): string[] {
  const said = lines.flatMap((line) =>
    partsNamed(line).flatMap((each) => (each.isPlace && !asksAnything(line) ? [] : [each.said])),
  );
  return [...new Set(said.reverse())].slice(0, MOST_THINGS);
}

/** A message with the thing that its 'mine', 'one' or 'it' stands for. */
function named(message: string, thing: string): string | undefined {
  const full = message.replace(HAS, ' has ');
  if (MINE.test(full)) return full.replace(MINE, (_all, portion = '') => `${portion}my ${thing}`);
  if (ONE.test(full)) return full.replace(ONE, (_all, before, count) => `${before}${count} of the ${thing}`);
  return IT.test(full) ? full.replace(IT, (_all, before) => `${before}the ${thing}`) : undefined;
}

/**
 * A message as it reads with what it leans on, earlier in the talk: the newest of `lines` stands last. A question that was
 * asked in between tells of nothing and parts nothing; a thing that was only asked about is what 'mine' is one of.
 */
export function leaning(message: string, lines: readonly string[]): readonly string[] {
  if (lines.length === 0 || (asksAnything(message) && !RECURS.test(message))) return [];
  const told = lines.filter((line) => !asksAnything(line));
  const together =
    told.length > 0 && told.length < lines.length
      ? [', ', '. '].map((between) => [...told, message].join(between))
      : [];
  const again = RECURS.test(message)
    ? told.flatMap((line) => {
        const now = asOfNow(line);
        return now === '' ? [] : [now, `${now}. ${message}`];
      })
    : [];
  const things = partsNamed(message).some(({ isPlace }) => !isPlace) ? [] : thingsOf(lines);
  return [...together, ...again, ...things.flatMap((thing) => named(message, thing) ?? [])];
}
