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
  {
    kind: 'glass',
    word: /\b(?:glass|glaz\w*|windows?|panes?|mirror\w*|screens?|showers?|doors?|skylights?|louvres?|balust\w*|panels?|shards?|sharp|jagged|shatter\w*|splashback|oven|cooktop|pool)\b/,
    beside:
      /\b(?:drive ?way\w*|concrete|slab|paving|pavers?|(?:foot)?paths?|patio|kerb|render\w*|brick\w*|mortar|tiles?|grout|plaster\w*|asphalt|bitumen)\b/,
  },
];

/** A room's floor, and the tubes that termites build of mud: neither is a balcony or the soil behind a wall. */
const OF_FLOOR =
  /\b(?:mud|(?:hall\w*|kitchen|bath\w*|bed\w*|lounge|laundry|room|wooden|timber|house) floor\w*|floor(?:ing|boards?)?|foot went (?:in|through))\b/;
const OF_BALCONY =
  /\b(?:balcon\w*|bals?|decks?|decking|verand\w*|porch\w*|patio|terrace\w*|loggia|landing|mezzanine|walkway|catwalk|alfresco|outside|outdoor\w*|ledger|joists?|bearers?|posts?|rail\w*|balust\w*|steps?|stairs?|upstairs|cantilever\w*|platform)\b/;
const OF_SOIL = /\b(?:retain\w*|sleepers?|soil|banks?|slope\w*|garden\w*|fence\w*|boundar\w*|yard|behind)\b/;

/** Who sleeps on which floor is no danger by itself. */
const ROOM_UP =
  /\b(?:(?:second|third|first|2nd|3rd|1st|top|upper) (?:floor|storey|story|level)|upstairs|level (?:\d|two|three))\b/;
const OF_ROOM =
  /^(?:kids?|child(?:ren)?|toddlers?|bab(?:y|ies)|nursery|sons?|daughters?|boys?|girls?|upstairs|third|upper|top|[1-3](?:st|nd|rd)|s|re|ve|d|sleeps?)$/;
const FALLS_FROM =
  /\b(?:windows?|sills?|screens?|flyscreens?|rails?|railings?|balust\w*|barriers?|stairs?|stairwell|steps?|edge|drop\w*|holes?|voids?|covers?|roof|decks?|balcon\w*|bals?|verand\w*|ladder\w*|loft|mezzanine|open\w*|gaps?|doors?|juliet\w*)\b/;

/**
 * What it smells of is named, and smells of no gas: 'the bottle cupboard smells of dog'. Every other word has to be of the
 * room or of what stands there; any other may be a sign, and what hisses or burns has no smell of its own.
 */
const SCENT =
  '(?:the |a |my |our |wet |old |fresh )*(?:dogs?|puppy|curry|bacon|toast|coffee|bread|cakes?|biscuits|cookies|chocolate|cinnamon|roasts?|stew|soup|pizza|popcorn|pancakes|dinner|lavender|roses|flowers|perfume|shampoo|soap|detergent)';
const COOKED = `(?:we |i |had |just )*(?:cook(?:ed|ing)|baked|fried|made) ${SCENT}\\b`;
const SMELL_OF = `(?:smells?|smelt|whiff)(?: still| always| just| a bit)? (?:of|like)`;
const SMELLS_OF_ELSE = new RegExp(
  `\\b(?:${SMELL_OF} ${SCENT}|${COOKED}(?=.* of it\\b)(?: so| and)?(.*?)${SMELL_OF} it)\\b`,
);
const OF_KITCHEN =
  /^(?:(?:the|a|our|my|in|with|by|near|where|is|are|always|still|again|all|day|days|for|whole|we have|after|kitchen|laundry|room|house|cupboard|gas (?:bottles?|stove|oven|cooktop|hob)) ?)*$/;

/** Steam. */
const HISSES =
  /\b(?:pressure cooker|kettle|coffee (?:machine|maker)|espresso machine|steam(?:er| iron)|iron|frypan|bacon)s?(?: \w+){0,2}? hiss(?:es|ing|ed)?(?: on the (?:gas )?(?:stove|cooktop|hob))?/;
const OF_GAS =
  /\b(?:gas|smell\w*|hiss\w*|stink\w*|bottles?|meter|pipes?|hose|valve|regulator|behind|under|off|cylinder|shock\w*|spark\w*|so (?:does|is)|too|and)\b/;

/** A roof against a wall, and what may be wrong there all the same. */
const LEAN_TO =
  /\blean to(?: (?:roofs?|sheds?|carports?|pergolas?|verandah?s?|beside|needs?|at the|on the|over the|with|is (?:getting|being|going))\b|$)/g;
const LEANS =
  /\b(?:lean\w*|crack\w*|bulg\w*|rot\w*|sag\w*|loose|mov(?:es?|ed|ing)|gaps?|fall\w*|fell|collaps\w*|tilt\w*|pull\w*|out of plumb|bow\w*|wobbl\w*|lift\w*|rust\w*|props?|broke\w*|split\w*|drop\w*|bent|chimney (?:is|has)|termites?|wind)\b/;
const OF_LEAN: readonly AlertKind[] = ['structural', 'retaining_wall', 'balcony'];

/** Kinds of which the words name nothing, whatever they remind the models of. */
export function unnamedIn(
  { words, found }: Reading,
  isRuled: (kind: AlertKind) => boolean,
): readonly AlertKind[] {
  const text = words.map((word) => word.text).join(' ');
  const kinds = NAMED_BY.filter(
    ({ kind, word, beside }) => !isRuled(kind) && !word.test(text) && beside.test(text),
  ).map(({ kind }) => kind);
  if (isRuled('structural') && !isRuled('balcony') && OF_FLOOR.test(text) && !OF_BALCONY.test(text))
    kinds.push('balcony');
  if (found.has('mudtube') && !isRuled('retaining_wall') && !OF_SOIL.test(text)) kinds.push('retaining_wall');
  // A machine at a trench with people in it reminds the models of a main that was struck.
  if (
    found.has('saiddigedge') &&
    !/\b(?:gas|smell\w*|hiss\w*|roar\w*|bubbl\w*|yellow|pipe|main|line|hit|struck|nicked|clipped)\b/.test(
      text,
    )
  )
    kinds.push('gas');
  // What glows in a crack burns, and a television takes no ceiling with it.
  if (found.has('saidglow') && !isRuled('structural')) kinds.push('structural');
  if (found.has('saidripping') && !isRuled('ceiling') && !found.has('ceiling')) kinds.push('ceiling');
  if (HISSES.test(text) && !OF_GAS.test(text.replace(HISSES, ''))) kinds.push('gas');
  if (text.match(LEAN_TO) && !LEANS.test(text.replaceAll(LEAN_TO, ''))) kinds.push(...OF_LEAN);
  const rest = text.replace(SMELLS_OF_ELSE, '$1').replace(/\s+/g, ' ').trim();
  if (SMELLS_OF_ELSE.test(text) && OF_KITCHEN.test(rest)) kinds.push('gas');
  const isOnlyRoom =
    ROOM_UP.test(text) &&
    !FALLS_FROM.test(text) &&
    tellsNoSign(words.filter((word) => !OF_ROOM.test(word.text)));
  return isOnlyRoom ? ALERT_KINDS.filter((kind) => !isRuled(kind)) : kinds;
}
