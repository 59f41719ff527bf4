/**
 * What hangs, slips or has come loose above a place where people go: a gutter over a door, a unit over a walkway. The
 * place below is named only to say where, so nothing else is read from it.
 */
import type { AlertKind } from './alert.ts';
import { type Stretch, stretchesWith } from './phrases.ts';
import { tellsNoSign } from './plain-words.ts';
import type { Reading } from './reading.ts';
import type { Word } from './words.ts';

/** Breaks off in pieces. */
const STONE =
  '(?:(?:roof|ridge|hip|facade|wall) )?tiles?|slates?|ridge (?:caps?|capping|tiles?)|cap(?:pings?|stones?)|coping(?: stones?)?|brick (?:slips?|veneer|facing)|(?:stone|brick|window) sills?|sill (?:bricks?|stones?)|cornice stones?|finials?|render|stucco|chimney (?:pots?|caps?)|parapets?';
/** Is meant to hang there, so that it's amiss only where its fixing is. */
const HUNG =
  'awnings?|canop(?:y|ies)|signs?|signage|signboards?|sign boards?|billboards?|(?:shade )?sails?|(?:window )?hoods?|shutters?|planter boxes?|flower boxes?|window boxes?|lanterns?|flagpoles?|(?:light|camera) poles?|banners?|cowls?|(?:ac|a c|aircon|air con|air conditioner|air conditioning)(?: (?:unit|condenser|compressor|bracket)s?)?|split systems?(?: units?)?|condensers?|compressors?|(?:evap|evaporative)(?: coolers?)?|antennas?|aerials?|antennae|masts?|satellite dish(?:es)?|solar(?: panels?)?|pv panels?|hot water panels?';
/** Lies or is nailed there: bent or sagging it falls on nobody. */
const LIGHT =
  'gutters?|guttering|down ?pipes?|rain ?heads?|fascias?(?: boards?)?|barge ?boards?|barge boards?|flashings?|(?:roof|iron|tin|metal) sheets?|roofing iron|roof iron|colorbond sheets?|claddings?|cladding (?:panels?|boards?|sheets?)|weather ?boards?|facade panels?|lattice|trellis|lead ?work';

const FIXING =
  '(?:brackets?|bolts?|screws?|fixings?|rods?|mounts?|mountings?|hangers?|hooks?|chains?|straps?|clips?|nails?|anchors?|welds?|hinges?|stays?|feet|frame|supports?|cables?)';
const BAD = String.raw`(?:rust\w*|corrod\w*|rott\w*|crack\w*|brok\w+|snapp\w*|gone|missing|loose|bent|pulled|sheared|failed|fell|worn|perished|through|out|off)`;

/** Is on its way down, whatever it is. */
const GOING = String.raw`(?:dangl\w+|swinging|swings|(?:hang|hung|hanging|hangs) (?:off|down|loose|by|from (?:a|one|its?)|on (?:by|with)|askew|crooked|precarious\w*|free)|half off|coming (?:off|away|down|loose|adrift|apart)|comes? (?:off|away|down|loose|adrift)|came (?:off|away|down|loose|adrift)|pull(?:ed|ing|s) (?:out|off|away|loose)|let(?:ting)? go|slipp(?:ed|ing)|slips|slid(?:ing|es)?|fall(?:ing|en|s)|fell|about to (?:fall|go|drop|slide|come)|dislodged|detached|unseated|unhooked|unclipped|torn (?:off|loose)|ripped (?:off|loose)|popp(?:ed|ing) off|broken? (?:off|away)|off (?:its?|their|the) (?:brackets?|fixings?|mounts?|hinges?|clips?|hooks?|frames?|battens?|bed)|off hinges?|drop(?:ped|ping)|loose|unfixed|insecure|wobbl\w+|rock(?:s|ing)|mov(?:es|ing) in)`;
/** Is on its way down where it's one of those that lie or are nailed. */
const HANGS =
  '(?:hanging|hangs?|hung|flapping|flaps|lift(?:ed|ing|s)|peel(?:ed|ing) (?:back|off|away)|missing)';
const TIPS = String.raw`(?:lean(?:s|ing)|tilt(?:s|ed|ing)|tipp(?:ed|ing)|bent|snapped|shifted|sagging|sagged|droop\w+|lift(?:ed|ing|s))`;

const BETWEEN = '(?: cracked and| (?!and |but |which |paint)\\w+){0,4}?';
const isBad = `(?:${FIXING}(?: \\w+){0,2}? ${BAD}|${BAD} ${FIXING}|by (?:one|a|two|1|2)(?: single)? ${FIXING})`;
const part = (names: string, signs: string) =>
  `(?:(?:${names})${BETWEEN} ${signs}|${signs}(?: (?:a|the|of|old|some|bit|piece|pieces|section|sections|chunk|length|corner|metal|tin|front|brick|stone|roof|terracotta|concrete)){0,3} (?:${names}))`;
const FAILS = [
  part(`${STONE}|${HUNG}|${LIGHT}`, GOING),
  part(`${STONE}|${LIGHT}`, HANGS),
  part(HUNG, TIPS),
  `(?:${HUNG}|${LIGHT})(?: \\w+){0,3}? ${isBad}`,
  `${isBad} (?:\\w+ ){0,2}?(?:${HUNG}|${LIGHT})`,
].join('|');

const WHERE_PEOPLE_GO = String.raw`(?:doors?|doorways?|entr(?:y|ies|ances?)|paths?|pathways?|footpaths?|walk ?ways?|walking|walks?|drives?|driveways?|streets?|roads?|lanes?|laneways?|pavements?|pavers?|paving|steps?|stairs?|porch|verandahs?|verandas?|decks?|patios?|alfresco|balcon(?:y|ies)|cars?|carports?|car ?parks?|parking|gates?|playgrounds?|court ?yards?|kids?|child\w*|people|pedestrians|shoppers|customers|passages?|passageways?|side|bins?|clothes ?lines?|washing lines?|letter ?box\w*|shop ?fronts?|shops?|crossings?|bbq|tables?|seats?|seating|bench|play|sandpit|trampoline|pool|cafe|bus stop|queue|school|us|our heads|my head|heads)`;
const OVER = `(?:over|above|onto|overhanging|on to)(?: \\w+){0,3}? ${WHERE_PEOPLE_GO}(?: ${WHERE_PEOPLE_GO})*`;
const ROOF_EDGE = '(?:(?:roof|gutter|eaves?) (?:edge|line)|edge of (?:the )?(?:roof|gutter|eaves?))';

const global = (source: string) => new RegExp(`\\b(?:${source})\\b`, 'g');
const FAILING = global(FAILS);
const ABOVE = global(OVER);
const AT_EDGE = global(`${ROOF_EDGE}|${OVER}`);
/** Without any place: what is heavy, and has let go of what it hung on. */
const LET_GO = global(
  `(?:${HUNG})(?: (?!and |but )\\w+){0,3}? (?:pull(?:ed|ing|s) (?:out|off|away)|coming (?:off|away)|come (?:off|away)|came (?:off|away)) (?:of |from )?(?:the |its |our |my )?(?:\\w+ )?(?:wall|brick\\w*|facade|roof|mounts?|brackets?|render|fascia)`,
);
/** Pieces of roof or front, which nothing else holds. */
const OF_STONE = global(STONE);

/** A sail that is taken in for the winter. */
const WOUND_DOWN =
  /\b(?:sails?|awnings?|shutters?|banners?) comes? down\b.* (?:(?:every|each|in|for(?: the)?) (?:summer|autumn|winter|spring|night|evening)|when (?:we|i|you) (?:wind|roll|crank|lower|let) (?:it|them)(?: out| down)?)$/;
/** Somebody has seen to it, or it's no part of a building. */
const MENDED =
  /\b(?:re ?fix\w*|re ?bed\w*|re ?point\w*|re ?set|re ?screw\w*|re ?seal\w*|re ?secured?|re ?attached|re ?hung|re ?instated|re ?nailed|re ?clipped|(?:put|pushed|clipped|screwed|nailed) (?:it |them |that )?back|repaired|replaced|fixed|removed|taken (?:down|off)|secured|tightened|firm|made safe|swept|booked)\b/;
const AMISS_AGAIN = /\b(?:again|still|since|not|needs?|to be|must|should|but|yet|never|badly|require\w*)\b/;
const ELSEWHERE =
  /\b(?:floor|pool|bathroom|shower|splashback|carpet|ceiling|mirror|laundry|ensuite|hearth|step|tread|vinyl|acoustic|sample|road|street|warning|exit|for sale|stop|slippery|film|display|showroom|picture|wind|guards?|leaf|leaves)\b (?:tiles?|slates?|signs?|sails?|sheets?|gutters?)|\bsigns? of\b|\b(?:tiles?|slates?) (?:in|of|on) (?:the |our |my )?(?:bathroom|shower|floor|pool|kitchen|hall|laundry|splashback|steps?|stairs?|tread|hearth)\b|\bgutter guards?\b|\b(?:suspended|grid|roller (?:shutters?|doors?)|point of attachment|poa|consumer mains?|(?:service|overhead) (?:cables?|lines?|wires?|mains?))\b|\bexhaust hoods?\b|\brange ?hoods?\b/;

const HUNG_CLASSES = ['notehung', 'notehungstone'];

type Add = (name: string, start: number, end: number) => void;

/** Where something is coming down on a place, as words from the part to the place. */
function hungStretches(
  words: readonly Word[],
  isSilenced: (at: number) => boolean,
): (Stretch & { isStone: boolean; parts: readonly Stretch[] })[] {
  const sentenceOf = (at: number) => words.filter(({ sentence }) => sentence === words[at]?.sentence);
  const places = stretchesWith(words, AT_EDGE);
  const alone = stretchesWith(words, LET_GO);
  if (places.length === 0 && alone.length === 0) return [];
  const stones = stretchesWith(words, OF_STONE);
  const above = stretchesWith(words, ABOVE);
  return [...stretchesWith(words, FAILING), ...alone].flatMap((fault) => {
    const { start, end } = fault;
    const text = sentenceOf(start)
      .map((word) => word.text)
      .join(' ');
    // 'The parapet above the awning rocks'.
    const isStone = stones.some((one) => one.start < end && start - one.end <= 4);
    const near = (isStone ? places : above).filter(
      (place) =>
        words[place.start]?.sentence === words[start]?.sentence &&
        place.start - end <= 8 &&
        start - place.end <= 4,
    );
    const place = near[0] ?? (alone.includes(fault) ? fault : undefined);
    if (!place) return [];
    for (let at = start; at < end; at += 1) if (isSilenced(at)) return [];
    if (WOUND_DOWN.test(text) || ELSEWHERE.test(text) || (MENDED.test(text) && !AMISS_AGAIN.test(text)))
      return [];
    const whole = { start: Math.min(start, place.start), end: Math.max(end, place.end) };
    return [{ ...whole, isStone, parts: [fault, place] }];
  });
}

/** Adds 'notehung', or 'notehungstone' where it breaks off in pieces. */
export function addHung(words: readonly Word[], isSilenced: (at: number) => boolean, add: Add): void {
  for (const { start, end, isStone } of hungStretches(words, isSilenced))
    add(isStone ? 'notehungstone' : 'notehung', start, end);
}

/** Kinds that the place below, and what holds the part, are taken for. */
const TAKEN_FOR: readonly AlertKind[] = ['balcony', 'fall', 'retaining_wall', 'ceiling', 'glass'];

/** Words of a kind, where they stand beside what is coming down, and where they stand at all. */
const NAMED_BESIDE: Partial<Record<AlertKind, RegExp>> = {
  balcony: /\b(?:balcon\w*|decks?|verand\w*|terraces?|patio)\b/,
  fall: /\b(?:\w*rails?|railings?|balust\w*|barriers?|stairs?|steps?|treads?|edge|drop)\b/,
  retaining_wall: /\bretain\w*\b/,
};
const NAMED_AT_ALL: Partial<Record<AlertKind, RegExp>> = {
  ceiling: /\b(?:ceil\w*|linings?|soffits?|eaves?|plaster\w*|gyprock)\b/,
  glass: /\b(?:glass|glazed|glazing|panes?|louvres?|skylights?)\b/,
};

const HOLDS_IT = new RegExp(`^(?:through|one|${FIXING})$`);

/**
 * The kinds of danger of which only the words tell that say what is coming down, and where. What else is said may be said
 * of the place below ('they are crumbling'), so every other word has to be a plain one.
 */
export function belowInVain({ words, found, denied, quiet }: Reading): readonly AlertKind[] {
  if (!HUNG_CLASSES.some((name) => found.has(name))) return [];
  const parts = hungStretches(words, (at) => denied[at] === true || quiet[at] === true).flatMap(
    (one) => one.parts,
  );
  // 'Corroded through above the door', 'by one chain over the path'.
  const isPart = (text: string, at: number) =>
    parts.some(({ start, end }) => at >= start && (at < end || (at < end + 2 && HOLDS_IT.test(text))));
  const others = words.filter(({ text }, at) => !isPart(text, at));
  if (!tellsNoSign(others)) return [];
  const rest = others.map(({ text }) => text).join(' ');
  const whole = words.map(({ text }) => text).join(' ');
  return TAKEN_FOR.filter((kind) => !NAMED_BESIDE[kind]?.test(rest) && !NAMED_AT_ALL[kind]?.test(whole));
}
