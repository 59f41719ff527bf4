/** Kinds of danger of which the words name nothing: a room upstairs is no balcony, roof tiles are no retaining wall. */
import { ALERT_KINDS, type AlertKind } from './alert.ts';
import { tellsNoSign } from './plain-words.ts';
import type { Reading } from './reading.ts';

/** Where one of these is named and no word of the kind, no rule speaks of it either, it isn't meant. */
const NAMED_BY: readonly { kind: AlertKind; word: RegExp; beside: RegExp }[] = [
  {
    kind: 'retaining_wall',
    word: /\b(?:retain\w*|walls?|soil|dirt|earth|clay|mud\w*|banks?|slopes?|hill\w*|embankments?|fill|sleepers?|fences?|boundar\w*|boulders?|rocks?|gabions?|crib|terrac\w*|block\w*|logs?|land\w*|yard|garden\w*)\b/,
    beside: /\b(?:roof\w*|tiles?|slates?|ridge|chimneys?|gutters?|render\w*|facade|eaves?|gables?)\b/,
  },
  {
    kind: 'ceiling',
    word: /\b(?:ceil\w*|plaster\w*|gyprock|cornices?|overhead|above (?!the (?:front |back |garage )?(?:doors?|entr\w*|windows?))|upstairs|inside|attic|up there|over (?:the|my|our|a) \w+|roof\w*|lights?)\b/,
    beside: /\b(?:render\w*|facade|cladding|relief)\b/,
  },
];

/** Who sleeps on which floor is no danger by itself. */
const ROOM_UP =
  /\b(?:(?:second|third|first|2nd|3rd|1st|top|upper) (?:floor|storey|story|level)|upstairs|level (?:\d|two|three))\b/;
const OF_ROOM =
  /^(?:kids?|child(?:ren)?|toddlers?|bab(?:y|ies)|nursery|sons?|daughters?|boys?|girls?|upstairs|third|upper|top|[1-3](?:st|nd|rd)|s|re|ve|d|sleeps?)$/;
const FALLS_FROM =
  /\b(?:windows?|sills?|screens?|flyscreens?|rails?|railings?|balust\w*|barriers?|stairs?|stairwell|steps?|edge|drop\w*|holes?|voids?|covers?|roof|decks?|balcon\w*|bals?|verand\w*|ladder\w*|loft|mezzanine|open\w*|gaps?|doors?|juliet\w*)\b/;

/** Kinds of which the words name nothing, whatever they remind the models of. */
export function unnamedIn({ words }: Reading, isRuled: (kind: AlertKind) => boolean): readonly AlertKind[] {
  const text = words.map((word) => word.text).join(' ');
  const kinds = NAMED_BY.filter(
    ({ kind, word, beside }) => !isRuled(kind) && !word.test(text) && beside.test(text),
  ).map(({ kind }) => kind);
  const isOnlyRoom =
    ROOM_UP.test(text) &&
    !FALLS_FROM.test(text) &&
    tellsNoSign(words.filter((word) => !OF_ROOM.test(word.text)));
  return isOnlyRoom ? ALERT_KINDS.filter((kind) => !isRuled(kind)) : kinds;
}
