/** Which stage of works is told: what is done, which trade comes next, and so what can be looked at before it is covered. */
import type { LookId } from '../compose/stage-looks.ts';

/** Work that is told of. */
interface Work {
  /** How it is named: the trade or what it makes. */
  of: RegExp;
  /** What is looked at once it is done; none where that is nothing of its own. */
  done?: LookId;
  /** What is looked at before it covers that. */
  before?: LookId;
}

/** The first that is named in a clause is meant. */
const WORKS: readonly Work[] = [
  {
    of: /\b(?:pci|practical completion|pc inspection|hand ?over|handing over|settlement|final (?:inspection|walk ?through)|walk ?through)\b|\b(?:get|getting|pick up|collect) (?:the |our |my )?keys\b/i,
    done: 'handover',
    before: 'handover',
  },
  { of: /\block ?-?ups?\b/i, done: 'lockup', before: 'lockup' },
  {
    of: /\b(?:water ?proof(?:ing|er|ers|ed)|wet ?seal(?:ing|er|ers|ed)?|membrane|tanking|tanked)\b/i,
    done: 'waterproofing',
    before: 'wet_areas',
  },
  {
    of: /\b(?:tilers?|tiling|tiled|(?:floor|wall|bathroom|shower|ensuite|laundry) tiles|tiles)\b/i,
    done: 'tiling',
    before: 'waterproofing',
  },
  {
    of: /\b(?:painters?|painting|painted|(?:first|final|second|top) coats?|undercoat)\b/i,
    done: 'painting',
    before: 'linings',
  },
  {
    of: /\b(?:plasterers?|plastering|plastered|plaster(?! dust)|plaster['’]?s|gyprock\w*|gyproc\w*|plasterboard\w*|linings?|sheeters?|drywall\w*|cornices?)\b/i,
    done: 'linings',
    before: 'before_linings',
  },
  {
    of: /\b(?:carpets?|carpet layers?|floor(?:ing)? (?:layers?|guys?|blokes?)|floor ?boards|floorers?|vinyl planks?|hybrid (?:floor\w*|planks?)|laminate|flooring)\b/i,
    done: 'flooring',
    before: 'subfloor',
  },
  {
    of: /\b(?:rough(?:ed|ing)?[ -]?ins?|first fix|(?:wiring|pipes|plumbing|ducts|services) (?:is|are|went|got|has|have) (?:in|run|done|been))\b/i,
    done: 'before_linings',
  },
  {
    of: /\b(?:brick ?(?:ies|ie|y|layers?|laying|work)|bricks|blockwork|block ?layers?)\b/i,
    done: 'brickwork',
    before: 'frame',
  },
  {
    of: /\b(?:cladd(?:ing|ers?)|weather ?boards?|hebel)\b/i,
    done: 'cladding',
    before: 'frame',
  },
  { of: /\brender(?:ing|ers?|ed)?\b/i, done: 'render', before: 'brickwork' },
  {
    of: /\b(?:roof trusses|trusses|rafters|roof frame)\b/i,
    done: 'roof_frame',
    before: 'frame',
  },
  {
    of: /\b(?:roofers?|roofing|roof (?:tilers?|plumbers?|sheets|tiles|cover)|(?:the |our |my )?roo(?:f|ves?|fs|f['’]s)(?: frame)? (?:is |went |goes |going |gets? |got |has been )?(?:on|done|finished|up|tiled|sheeted)|colorbond)\b/i,
    done: 'roofing',
    before: 'roof_frame',
  },
  {
    of: /\b(?:frames?|framing|framed|framers?|chipp(?:ies|y)|stud ?work|stick ?work)\b/i,
    done: 'frame',
    before: 'slab',
  },
  { of: /\b(?:slabs?|concreters?|base stage)\b/i, done: 'slab', before: 'before_pour' },
  {
    of: /\b(?:footings?|trenches|piers|screw piles?|stumps?|re-?stumpers?)\b/i,
    done: 'footings',
    before: 'footings',
  },
  {
    of: /\b(?:fixing stage|fit[- ]?(?:off|out)|second fix|skirtings? (?:and|are|is|went)|architraves|doors are hung|cabinet ?makers?|joinery)\b/i,
    done: 'fixing',
  },
  {
    of: /\b(?:landscap\w+|pavers? (?:are|is|went|guys?)|paving (?:is|was|went|guys?))\b/i,
    done: 'landscaping',
  },
];

/** Is still to come, whatever else is said of it. */
const TO_COME =
  /\b(?:com(?:es|e|ing)|starts?|starting|booked|due|arriv\w+|tomorrow|tmrw|tomoz|next (?:week|month|\w+day)|soon|before (?:the|they|he|she|our|my|it)|until|gets?|getting|being|to be|will|['’]ll|about to|wants? to|going to|gonna|goes (?:on|in|down|up|over)|go(?:ing)? (?:on|in|down|over) (?:on|next|in|this|tomorrow|mon\w*|tue\w*|wed\w*|thu\w*|fri\w*|sat\w*|sun\w*)|turn(?:s|ing)? up|lined up|scheduled|are on (?:mon|tue|wed|thu|fri|sat|sun)\w*|is on the)\b/i;
const DONE =
  /\b(?:done|did|finished|finish|complete[d]?|went (?:down|up|on|in|over|off)|(?:is|are|were|was|['’]?s|theyre|just|all) (?:up|on|in|down|set|hung|laid)|(?:up|on|in|down)\W*$|poured|laid|packed up|wrapped(?: up)?|passed|signed off|put (?:in|on|down|up)|nearly|almost|just (?:left|had)|built|painted|tiled|fitted|installed|set|cured?|dry|dried|hung|stripped|at|stage|inspector|inspection|inspected)\b/i;
const WEEKDAY =
  /\b(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?\b|\b(?:this|next) (?:week|arvo|afternoon)\b/i;
const CLAUSE = /[.;,!?\n]|\b(?:and|but|then|so|while|once|before|after)\b/i;

/** In a clause: a work, and whether it is still to come. */
function worksIn(line: string): { work: Work; toCome: boolean }[] {
  const before = /\bbefore\b/i.exec(line)?.index ?? line.length;
  let from = 0;
  return line.split(CLAUSE).flatMap((clause) => {
    const at = line.indexOf(clause, from);
    from = Math.max(from, at + clause.length);
    const work = WORKS.find(({ of }) => of.test(clause));
    if (!work) return [];
    const comes = at > before || TO_COME.test(clause);
    return comes || DONE.test(clause) || WEEKDAY.test(clause)
      ? [{ work, toCome: comes || !DONE.test(clause) }]
      : [];
  });
}

/**
 * What can be looked at by these lines, the newest last: what the next trade will cover, else what is done; undefined
 * where they tell of no stage.
 */
export function stageTold(lines: readonly string[]): LookId | undefined {
  const works = [...lines].reverse().flatMap(worksIn);
  const next = works.find(({ work, toCome }) => toCome && work.before !== undefined)?.work.before;
  return next ?? works.find(({ work, toCome }) => !toCome && work.done !== undefined)?.work.done;
}
