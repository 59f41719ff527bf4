/** What short notes tell of cracks, paths and footings by their signs: growth since a day, sides out of level, support gone. */
import { stretchesWith } from './phrases.ts';
import type { Word } from './words.ts';

type Add = (name: string, start: number, end: number) => void;

const TIME =
  '(?:sec|seconds?|days?|weeks?|wks?|fortnights?|months?|mths?|years?|yrs?|seasons?|summers?|winters?|springs?|autumns?|visits?|inspections?|times?|rains?|storms?|quarters?)';
const MONTH =
  '(?:jan(?:uary)?|feb(?:ruary)?|march|mar|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|xmas|christmas|easter|new year)';
const WHEN = `(?:since|(?:every|each|per|by the|with (?:every|each)|over the|in the (?:last|past)|in a|in (?:\\w+ )?(?:${TIME}|${MONTH})|from) (?:\\w+ ){0,2}?(?:${TIME}|${MONTH})|(?:monthly|yearly|weekly|daily|all the time)|(?:than|from|this|last) (?:\\w+ ){0,2}?(?:${TIME}|${MONTH}|before|then))`;
const GROWS =
  '(?:grow(?:s|n|ing)?|grew|(?:get(?:s|ting)?|got(?:ten)?|become|becoming) (?:\\w+ )?(?:bigger|wider|longer|larger|worse|deeper)|bigger|wider|longer|larger|worse|widen(?:s|ed|ing)|lengthen(?:s|ed|ing)|worsen(?:s|ed|ing)|open(?:s|ed|ing) (?:up|more|further)|spread(?:s|ing)?|extend(?:s|ed|ing)|creep(?:s|ing)|increas(?:es|ed|ing)|doubled|trebled)';
const CRACKS =
  '(?:hairline )?(?:cracks?(?! (?:budget|list|quote|repair))|cracking|splits?(?! (?:systems?|levels?|ac)))';
/** 'Crack getting bigger every year', 'crack growing since March', 'wider each winter, that crack'. */
const GROWN = new RegExp(
  `\\b(?:${CRACKS}(?: \\w+){0,9}? ${GROWS}(?: \\w+){0,3}? ${WHEN}|${CRACKS}(?: \\w+){0,6}? ${WHEN}(?: \\w+){0,2}? ${GROWS}|${GROWS}(?: \\w+){0,3}? ${WHEN}(?: \\w+){0,3}? ${CRACKS})\\b`,
  'g',
);
const SIZE = '(\\d+(?:\\.\\d+)?)(?: (?:mm|mil|mils|cm))?';
const BEFORE = `(?:was|from|started (?:at|as)|measured|(?:last|previous|prior) (?:${TIME}|report)|(?:in|at) ${MONTH}|${TIME} ago)`;
const THEN = `(?:now|today|currently|is|to|this (?:${TIME}|${MONTH}))`;
/** 'Crack was 2 now 4', 'crack 2 mm last year, 5 mm today'. */
const MEASURED_TWICE = new RegExp(
  `\\b${CRACKS}(?: \\w+){0,5}? (?:${BEFORE} (?:\\w+ ){0,3}?${SIZE}|${SIZE} (?:\\w+ ){0,2}?${BEFORE})(?: \\w+){0,4}? (?:${THEN} (?:\\w+ ){0,2}?${SIZE}|${SIZE} (?:\\w+ )?${THEN})`,
  'g',
);

const textOf = (words: readonly Word[], start: number, end: number) =>
  words
    .slice(start, end)
    .map(({ text }) => text)
    .join(' ');

/** A fish, a list or a garden grows; a crack that is told not to, doesn't. */
function addGrowing(words: readonly Word[], isSilenced: (at: number) => boolean, add: Add): void {
  for (const { start, end } of stretchesWith(words, GROWN))
    if (![...Array(end - start).keys()].some((by) => isSilenced(start + by))) add('notegrows', start, end);
  for (const { start, end } of stretchesWith(words, MEASURED_TWICE)) {
    const [was, ...later] = [...textOf(words, start, end).matchAll(/\b\d+(?:\.\d+)?\b/g)].map(Number);
    const is = later.at(-1);
    if (was !== undefined && is !== undefined && is > was && is < 100) add('notegrows', start, end);
  }
}

const SIDE =
  '(?:(?:one|other|left|right|outer|inner|rear|front|north|south|east|west|far|near|outside|top|bottom|each|either) (?:side|face|half|part|edge))';
const LEVEL = '(?:higher|lower|proud|prouder|down|dropped|stepped out|sits out|sunk|out)';
/** 'One side is 4 mm higher', 'outer side stepped out 5mm', '6 mm step across the crack'. */
const SIDES = new RegExp(
  `\\b(?:${SIDE}(?: \\w+){0,2}? (?:\\d+(?:\\.\\d+)? (?:mm|mil|cm) )?(?:\\w+ )?${LEVEL}|\\d+(?:\\.\\d+)? (?:mm|mil|cm) (?:step|lip|level difference|height difference|difference in level|drop) (?:across|at|over|along|between|in))\\b`,
  'g',
);

/** Less than this is the texture of what was laid. */
const LEAST_STEP = 2;

function addSides(words: readonly Word[], isSilenced: (at: number) => boolean, add: Add): void {
  for (const { start, end } of stretchesWith(words, SIDES)) {
    const mm = /(\d+(?:\.\d+)?) (?:mm|mil|cm)/.exec(textOf(words, start, end + 3));
    if (mm && Number(mm[1]) >= LEAST_STEP && !isSilenced(end - 1)) add('notesides', start, end);
  }
}

const WALK =
  '(?:foot ?paths?|paths?|pathways?|walk ?ways?|paving|pavers?|pavement|drive ?ways?|crossovers?|(?:path|footpath|driveway) slabs?|slabs? (?:of|in) (?:the )?(?:path|footpath))';
const LIFTS =
  '(?:lift(?:s|ed|ing)?|rais(?:es|ed|ing)|heav(?:es|ed|ing)|buckl(?:es|ed|ing)|push(?:es|ed|ing) up|pop(?:s|ped|ping) up|ris(?:es|en|ing)|jack(?:ed|ing) up|crack(?:ed|ing) and lift\\w+|up)';
const ROOTS = '(?:(?:tree |fig |gum |jacaranda )?roots?)';
/** 'Tree roots lifting the path', 'pavers pushed up by roots'. */
const ROOTED = new RegExp(
  `\\b(?:${ROOTS}(?: \\w+){0,3}? ${LIFTS}(?: \\w+){0,4}? ${WALK}|${WALK}(?: \\w+){0,2}? ${LIFTS}(?: \\w+){0,4}? ${ROOTS})\\b`,
  'g',
);
/** 'Paver up 25 mm', 'path slab raised 40 at the gate', 'lip of 30 between driveway and floor'. */
const STEPPED = new RegExp(
  `\\b(?:${WALK}(?: \\w+){0,3}? (?:${LIFTS}|lip|step|edge|proud)(?: \\w+){0,4}? (\\d+)(?: (?:mm|mil))?|(?:lip|step) (?:of |is )?(\\d+)(?: (?:mm|mil))?(?: \\w+){0,3}? ${WALK}|(\\d+) (?:mm|mil) (?:lip|step|trip)(?: \\w+){0,4}? ${WALK})\\b`,
  'g',
);
/** From here on somebody trips over it on the way. */
const TRIPS_FROM = 15;
const SLIGHT =
  /\b(?:tad|touch|bit|slightly|slight|hardly|barely|little|small|minor|(?:one|a|odd|single|two) pavers?|garden|lawn|unaffected)\b/;
const LAID =
  /\b(?:relaid|re ?laid|relay|re ?bed\w*|removed|repaired|replaced|fixed|ground|grinding|grind|levelled|cut back|above|for the|so we|barriers?|clear|below|grates?|ramped|prune\w*|sand)\b/;

function addLifted(words: readonly Word[], isSilenced: (at: number) => boolean, add: Add): void {
  const stretches = [...stretchesWith(words, ROOTED), ...stretchesWith(words, STEPPED)];
  for (const { start, end } of stretches) {
    const { sentence } = words[start] ?? {};
    const said = words.filter((word) => word.sentence === sentence).map(({ text }) => text);
    const text = said.join(' ');
    const sizes = [...text.matchAll(/\b(\d+)(?: (?:mm|mil|cm))?\b/g)].map(([, size]) => Number(size));
    if (SLIGHT.test(text) || LAID.test(text) || isSilenced(end - 1)) continue;
    if (sizes.some((size) => size < TRIPS_FROM)) continue;
    add('notelifted', start, end);
  }
}

const FOOTING =
  '(?:footings?|strip footings?|foundations?|underpinning|pad footings?|piers?|slab edge|edge of the slab|slab|house|wall(?! (?:units?|ovens?|cabinets?|cupboards?|beds?|shel\\w+)))';
const BARE_FOOTING =
  '(?:footings?|foundations?)(?: \\w+){0,3}? (?:showing|shows|exposed|visible|hanging|in (?:mid ?)?air|undercut|undermined|unsupported)';
const GONE =
  '(?:(?:soil|ground|dirt|sand|earth|fill|support|clay)(?: \\w+){0,3}? (?:gone|washed (?:out|away)|dropped away|fallen away|fell away|slipp\\w+|removed|eroded|missing|dug (?:out|away))|voids?|washouts?|wash outs?|hollow|cavity|nothing|no (?:soil|ground|support)|air|gap)';
/** 'Soil gone from under the slab edge', 'void under our footing', 'nothing under the pier'. */
const UNSUPPORTED = new RegExp(
  `\\b(?:${GONE}(?: (?:from|is|has|left|right|down))* (?:under|beneath|below|underneath|from under)(?: (?!(?:skirting|doors?|cabinets?)\\b)\\w+){0,3}? ${FOOTING}|${FOOTING}(?: \\w+){0,2}? (?:hanging in|in) (?:mid ?)?air|can see under (?:\\w+ ){0,2}?${FOOTING})\\b`,
  'g',
);
const DUG =
  '(?:dig|digs|digging|dug|excavat\\w*|trench\\w*|underpinning|pool hole|basement|next ?door|neighbou?rs?|undercut)';
/** Somebody digs, and the footing is bare. */
const DUG_BARE = new RegExp(
  `\\b(?:${DUG}(?: \\w+){0,9}? ${BARE_FOOTING}|${BARE_FOOTING}(?: \\w+){0,9}? ${DUG})\\b`,
  'g',
);
const MEANT =
  /\b(?:reinstated|backfilled|back ?filled|inspect(?:ion|ed)|engineer (?:inspected|passed|signed)|certified|completed|poured|pour|new footings?|for the (?:pest|termite)|plumber|waterproof\w*|drain(?:age)?|slab edge (?:exposed|visible))\b/;

/** And nothing more said of it. */
const FILLED = /\bfilled (?:in )?(?:by (?:the |our )?\w+|with (?:concrete|grout))$/;

function addUnsupported(words: readonly Word[], isSilenced: (at: number) => boolean, add: Add): void {
  const told = [
    ...stretchesWith(words, UNSUPPORTED).map((one) => ({ ...one, name: 'noteundercut' })),
    ...stretchesWith(words, DUG_BARE).map((one) => ({ ...one, name: 'notedugbare' })),
  ];
  for (const { start, end, name } of told) {
    const { sentence } = words[start] ?? {};
    const text = words
      .filter((word) => word.sentence === sentence)
      .map((word) => word.text)
      .join(' ');
    // 'Nothing under the footing' denies no danger.
    const isLack = /^(?:no|nothing)$/.test(words[start]?.text ?? '');
    if (!MEANT.test(text) && !FILLED.test(text) && (isLack || !isSilenced(end - 1))) add(name, start, end);
  }
}

const DIG =
  '(?:trench(?:es)?|excavations?|(?:the|our|this|his|their|unshored|open|deep) digs?|(?:footing|pier|pool) holes?|(?:side|wall|bank|edge)s? of the (?:hole|dig))';
const COLLAPSES =
  '(?:collaps(?:e|es|ed|ing)|cav(?:e|es|ed|ing) in|cave ?ins?|gave way|giv(?:e|es|ing) way|slump(?:s|ed|ing))';
/** A trench that 'falls in the easement' runs there. */
const FALLS_IN = `(?:${COLLAPSES}|(?:fell|fall(?:en|ing)|slid) in|falls? in(?! (?:the|an?)\\b))`;
/** What else 'fell in the trench' is a thing or a person. */
const GROUND_FELL =
  '(?:sides?|walls?|banks?|soil|dirt|earth|ground|clay)(?: \\w+){0,4}? (?:fell|fall(?:s|en|ing)?|slid) in(?:to)?';
const DIG_FELL = new RegExp(
  `\\b(?:${DIG}(?: \\w+){0,5}? ${FALLS_IN}|(?:${COLLAPSES}|${GROUND_FELL})(?: \\w+){0,3}? ${DIG})\\b`,
  'g',
);
/** What denies itself: a dig that nothing holds up. */
const UNSHORED = new RegExp(
  `\\b(?:${DIG}(?: [\\w.]+){0,24}? (?:unshored|unsupported|no shor(?:es?|ing)|not (?:been )?(?:shored|benched|battered)|without (?:any )?shor(?:es?|ing))|unshored (?:trench|dig|excavation)|no shor(?:es?|ing) (?:in|on|to|around|at) (?:\\w+ )?${DIG})\\b`,
  'g',
);

/** Not with water, and no form. */
const FILLED_IN =
  /\b(?:filled in(?! (?:\w+ ){0,3}(?:form|report))|(?<!rain |water )filled it|back ?filled)\b/;
/** Of a dig that nobody stands in over the knees nothing can bury anybody. */
const SHALLOW = /\b(?:[1-5]?\d{2} ?mm|0\.[1-5] ?m) deep\b/;
const STILL_OPEN = /\b(?:part\w*|half|being|not|be|again|other|rest|still|while|before)\b/;

function addDigs(words: readonly Word[], isSilenced: (at: number) => boolean, add: Add): void {
  const sentenceOf = (at: number) =>
    words.flatMap((word) => (word.sentence === words[at]?.sentence ? [word.text] : [])).join(' ');
  const isFilled = (text: string) => FILLED_IN.test(text) && !STILL_OPEN.test(text);
  const fell = stretchesWith(words, DIG_FELL).filter(
    ({ start, end }) => !isSilenced(end - 1) && !isFilled(sentenceOf(start)),
  );
  const bare = stretchesWith(words, UNSHORED).filter(({ start }) => {
    const text = sentenceOf(start);
    // 'Not shored' denies no danger; 'no unshored trench' does.
    const isDenied = words[start]?.text === 'unshored' && isSilenced(start);
    return !isDenied && !isFilled(text) && !SHALLOW.test(text);
  });
  for (const { start, end } of [...fell, ...bare]) add('notedigfell', start, end);
}

/** Adds the classes of an inspector's notes that no single word tells. */
export function addSigns(words: readonly Word[], isSilenced: (at: number) => boolean, add: Add): void {
  addGrowing(words, isSilenced, add);
  addSides(words, isSilenced, add);
  addLifted(words, isSilenced, add);
  addUnsupported(words, isSilenced, add);
  addDigs(words, isSilenced, add);
}
