/**
 * Rows that are asked for by words of their own, and that a search by shared words misses: the row's own text is told.
 * `test/every-row-asked.test.ts` asks for every row.
 */
import { STATE_CODES } from '@plumbline/knowledge';
import { ROWS } from '../corpus.ts';
import type { PlainTopic } from './plain-topic.ts';

type RowTopic = Omit<PlainTopic, 'text'> & { text?: string };

const COUNTS =
  /\b(?:defect\w*|faulty|allowed|allow|guide|normal|acceptable|must|should|have to|supposed|ok|okay|limit|tolerance|rule)\b/i;
const CLAUSE = /\b(?:clauses?|guide|numbers?|section)\b/i;
const HOW_FAR = /\b(?:how (?:far|wide|big|much|deep)|what (?:width|distance)|width|distance|mm)\b/i;

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);

/** What a part of NCC 2019 is called since, by its old number. */
const RENUMBERED: readonly RowTopic[] = ROWS.filter(({ id }) => id.startsWith('renumbered:')).map(
  ({ id, title }) => ({
    said: [
      new RegExp(
        String.raw`(?<![\w.])${escaped(/NCC 2019 (\S+)/.exec(title)?.[1] ?? title)}(?![\w.]*\d)`,
        'i',
      ),
      /\b(?:2019|2022|old|bca|ncc)\b/i,
      /\b(?:since|now|call\w*|becom\w*|became|new|renumber\w*|moved|where|equivalent|today)\b/i,
    ],
    rows: [id],
  }),
);

/** What AS 4349.1 says of its own words, the longest word first. */
const DEFINED: readonly RowTopic[] = ROWS.filter(({ id }) => id.startsWith('as4349:'))
  .map(({ id, title }) => ({ id, words: title.replace(/ \(AS.*$/, '') }))
  .sort((a, b) => b.words.length - a.words.length)
  .map(({ id, words }) => ({
    said: [/\b(?:as ?)?4349(?:\.1)?\b/i, new RegExp(String.raw`\b${escaped(words)}s?\b`, 'i')],
    unless: /\b(?:which standard|my|our|vs|versus|differen\w*)\b/i,
    rows: [id],
  }));

export const ROW_TOPICS: readonly RowTopic[] = [
  {
    said: [
      /\b(?:inspect\w*|pre-?purchase|4349)\b/i,
      /\b(?:how far|30 ?m|which areas?|what areas?|where all)\b/i,
      /\b(?:around|from the house|boundary|site|yard|areas?|outside|fences?|shed)\b/i,
    ],
    unless: /\b(?:apart|stand|view\w*|paint\w*|project|stages?|mandatory)\b/i,
    rows: ['as4349:areas'],
  },
  {
    said: [
      /\b(?:(?:roof|ceiling) (?:space )?(?:access|manhole|hatch|opening|hole)|man ?hole|access (?:hole|hatch|panel)|crawl ?space|sub ?floor|ladder)\b/i,
      /\b(?:how (?:big|wide|large|small|high|tall|low)|size|which ladder|what ladder|dimensions?|minimum|must|too (?:small|tight|low)|reach\w*)\b/i,
      /\b(?:inspect\w*|access|man ?hole|hatch|report|look(?:ed)? (?:at|in))\b/i,
    ],
    unless: /\b(?:damp|mould|smell\w*|vents?|ventilat\w*|safe|rcd|wir\w*|fall|photo\w*)\b/i,
    rows: ['as4349:access'],
  },
  {
    said: [/^\W*(?:what(?:['’]?s| is| are| counts as)?|define|meaning of) (?:an? )?minor defects?\b/i],
    unless: /\b(?:law|state|nsw|qld|vic|act|how long|warranty|years?)\b/i,
    rows: ['as4349:minor-defect', 'as4349:major-defect'],
  },
  ...STATE_CODES.map((code) => ({
    said: [/\b(?:which|what) (?:\w+ )?guides?\b(?! (?:lets?|allows?))/i],
    unless: /\b(?:say|says|clauses?|binding|legal|law|mean\w*|photo|plumbline|limit|on|about|wins?|or)\b/i,
    inState: code,
    rows: [`state:${code}/guide`],
  })),
  ...RENUMBERED,
  ...DEFINED,
  ...(['1', '2'] as const).map((amendment) => ({
    said: [
      /\bncc ?2022\b/i,
      new RegExp(String.raw`\bamendment ${amendment}\b`, 'i'),
      /\b(?:when|what date|since)\b/i,
    ],
    rows: [`edition:ncc-2022-amendment-${amendment}`],
  })),
  {
    said: [/\bncc ?2025\b/i, /\b(?:section j|energy)\b/i, /\b(?:chang\w*|new|differen\w*)\b/i],
    rows: ['change:commercial-energy-efficiency-section-j'],
  },
  {
    said: [
      /\bncc ?2025\b/i,
      /\b(?:external waterproofing|water management|part f1|step-?downs?)\b/i,
      /\b(?:chang\w*|new|differen\w*)\b/i,
    ],
    rows: ['change:water-management-external-waterproofing-'],
  },
  ...(['2019', '2022'] as const).map((year) => ({
    said: [
      new RegExp(String.raw`\bncc ?${year}\b`, 'i'),
      /\b(?:when|what date|which date|since when|from when)\b/i,
      /\b(?:start\w*|beg[ai]n|come in|came in|commence\w*|effect|appl(?:y|ies)|force)\b/i,
    ],
    rows: [year === '2019' ? 'edition:ncc-2019-amendment-1' : 'edition:ncc-2022'],
  })),
  {
    said: [/\b(?:sound|acoustic\w*|noise)\b/i, /\b(?:ncc|code|clauses?|part|section)\b/i],
    unless: /\b(?:who|fix|neighbour\w*|complain\w*|db|decibels?|how (?:loud|quiet))\b/i,
    rows: ['ncc-topic:sound'],
  },
  {
    said: [/\blead(?:[- ]free)?\b/i, /\b(?:taps?|tapware|brass|drinking water|plumbing products?)\b/i],
    unless: /\b(?:flashing|paint|roof|leads to|lead to|who)\b/i,
    rows: ['change:lead-free-plumbing-volume-three'],
  },
  {
    said: [
      /\b(?:2029|pause|freeze|frozen|moratorium)\b/i,
      /\b(?:code|ncc|residential|housing|rules)\b/i,
      /\b(?:chang\w*|pause|freeze|new|update\w*)\b/i,
    ],
    rows: ['change:housing-pause'],
  },
  ...(
    [
      ['frame', 'frame_stage'],
      ['base', 'base_stage'],
      ['fixing', 'fixing_stage'],
      ['lock[- ]?up', 'lockup_stage'],
      ['slab', 'slab_pour'],
      ['(?:practical )?completion', 'practical_completion'],
    ] as const
  ).map(([words, stage]) => ({
    said: [
      new RegExp(String.raw`\b${words}(?: stage)?\b`, 'i'),
      /\b(?:how much|what (?:percent\w*|share|part)|percent\w*|%)\b/i,
      /\b(?:claim\w*|paid|pay\w*|due|invoice\w*|bill\w*)\b/i,
      /\bstage\b|\bprogress (?:claim|payment)\b|\bat (?:lock|frame|base|fixing)/i,
    ],
    unless: /\b(?:warrant\w*|hold back|withhold|refuse|insur\w*|defects?|credits?|mm)\b/i,
    rows: [`stage:${stage}`],
  })),
  {
    said: [/\b(?:windows?|doors?)\b/i, /\b(?:latch\w*|lock|stick\w*|bind\w*|jam\w*|shut|close)\b/i, COUNTS],
    unless:
      /\b(?:fire|pool|gates?|garage|crack\w*|water|leak\w*|who|fix|cause\w*|why|child\w*|safe|worse|fridge|gap|photo)\b/i,
    states: ['NSW'],
    rows: ['tolerance:door-operate'],
  },
  {
    said: [
      /\bdoors?\b.{0,16}\b(?:edges?|top and bottom|tops?|bottoms?|underside)\b|\b(?:edges?|tops?|bottoms?|underside) (?:and \w+ )?(?:edges? )?(?:of|on) (?:an? |the |my |our )?doors?\b|\bunder the doors?\b/i,
      /\b(?:paint\w*|seal\w*|primed?|varnish\w*)\b/i,
    ],
    unless: /\b(?:fire|smoke|draught|draft|seals|shower|rot\w*|water|who|garage)\b/i,
    rows: ['tolerance:door-edge-seal'],
  },
  {
    said: [
      /\b(?:windows?|doors?|frames?|sliders?)\b/i,
      /\b(?:leak\w*|let\w* (?:the )?(?:water|rain) in|(?:water|rain) (?:\w+ )?(?:in|through))\b/i,
      /\b(?:may|allowed|defect\w*|guide|tolerance)\b/i,
    ],
    unless: /\b(?:who|fix|cause\w*|why|urgent|wait|years?|warranty|shower|pays?)\b/i,
    states: ['NSW'],
    rows: ['tolerance:window-weather'],
  },
  {
    said: [
      /\b(?:tell\w*|notif\w*|notice|let .{0,15}know|heads[- ]?up)\b/i,
      /\b(?:builder|developer)\b/i,
      /\b(?:by (?:when|some date|what date|a date)|how (?:soon|long|quick\w*)|deadline|within|time limit|sit on (?:it|that|this)|owe|in time|until when|date)\b/i,
    ],
    unless:
      /\b(?:findings?|credits?|fix it|to fix|give (?:him|them|the builder)|13 weeks|liab\w*|warranty)\b/i,
    inState: 'NSW',
    rows: ['law:nsw-tell-builder'],
  },
  {
    said: [
      /\b(?:safety glass|toughened|tempered glass|laminated glass|grade a)\b/i,
      /\b(?:bath(?:room)?s?|showers?|ensuites?|spas?)\b/i,
      /\b(?:need\w*|have to|has to|must|required?|legal|law|supposed|meant)\b/i,
    ],
    unless: /\b(?:who|crack\w*|broke\w*|smash\w*|shatter\w*|chip\w*|stamp\w*|mark\w*|label\w*|sticker\w*)\b/i,
    rows: ['tolerance:glass-bath'],
  },
  {
    said: [/\b(?:squeak\w*|creak\w*)\b/i, /\bfloor\w*|\bboards?\b/i, COUNTS],
    unless: /\b(?:who|fix|cause\w*|why|stairs?|worr\w*|wait|safe|how (?:long|bad|serious))\b/i,
    rows: ['tolerance:floor-squeak'],
  },
  {
    said: [/\bas ?3600\b/i, /\b(?:flat\w*|straight\w*|surface)\b/i],
    rows: ['tolerance:slab-flat-as3600'],
  },
  {
    said: [
      /\b(?:ground|soil|paving|path|garden|yard)\b/i,
      /\b(?:falls?|slopes?|graded?)\b/i,
      /\b(?:away|off)\b.{0,12}\b(?:house|walls?|slab|building|home)\b/i,
      /\b(?:how (?:much|steep|far)|what (?:fall|slope))\b/i,
    ],
    rows: ['tolerance:mas-slab-height'],
  },
  { said: [/\bponding\b/i, CLAUSE, /\b(?:nsw|new south wales|guide)\b/i], rows: ['tolerance:wet-nsw'] },
  {
    said: [
      /\b(?:flashings?|parapets?|cappings?)\b/i,
      /\b(?:nsw|new south wales)\b/i,
      /\b(?:guide|tolerances?)\b/i,
    ],
    rows: ['tolerance:roof-flash'],
  },
  {
    said: [
      /\b(?:standard|default|which|what)\b.{0,12}\b(?:level|finish)\b/i,
      /\b(?:plaster\w*|gyprock|linings?|(?:nothing|doesn['’]?t|not) (?:else )?(?:said|say|specif\w*|mention\w*)|says nothing|says? none)\b/i,
      /\bfinish\b/i,
    ],
    unless: /\b(?:gloss|dark|black|critical|render|slab|concrete|standard for|which standard|as ?\d{4})\b/i,
    rows: ['tolerance:pb-level4'],
  },
  ...(['3', '5'] as const).map((level) => ({
    said: [
      new RegExp(String.raw`\blevel (?:${level}|${level === '3' ? 'three' : 'five'})\b`, 'i'),
      /\b(?:finish|plaster\w*|gyprock|linings?|paint\w*)\b/i,
      /\b(?:when|what|where|need\w*|why)\b/i,
    ],
    unless: /\b(?:mm|dangerous|floor|unit|flat|apartment|balcony|findings?|who|cost\w*)\b/i,
    rows: [`tolerance:pb-level${level}`],
  })),
  {
    said: [/\b(?:nail|screw)s?\b.{0,12}\bpop\w*|\bpop\w*\b.{0,12}\b(?:nail|screw)s?\b/i, COUNTS],
    unless:
      /\b(?:floor\w*|particle ?board|boards|who|fix|cause\w*|why|sag\w*|line of|row of|ceiling (?:is|has)|worr\w*|how (?:long|bad|serious))\b/i,
    states: ['NSW'],
    rows: ['tolerance:pb-nailpop'],
  },
  {
    said: [/\brender\w*\b/i, /\brust\w*\b/i, COUNTS],
    unless: /\b(?:who|fix|cause\w*|why|lintel\w*|steel|reo|fall\w*)\b/i,
    rows: ['tolerance:render-crack'],
  },
  {
    said: [
      /\b(?:corners?|junctions?)\b/i,
      /\bshower\w*|\bwet (?:area|room)s?\b/i,
      /\b(?:water ?proof\w*|membrane|tanking)\b/i,
      HOW_FAR,
    ],
    rows: ['tolerance:wet-junction'],
  },
  {
    said: [
      /\b(?:balustrad\w*|railings?|barriers?|hand ?rails?|guard ?rails?|rails?)\b/i,
      /\b(?:when|from what|at what|how high (?:a|up|off)|what (?:height|drop))\b.{0,40}\b(?:need\w*|required?|must|have to|compulsory|mandatory)\b/i,
    ],
    unless: /\b(?:pool|spa|who|inspect\w*|both sides|gap|apart|cm|mm)\b|\bhow high (?:does|must|should)/i,
    rows: ['tolerance:bar-need'],
  },
  {
    said: [/\b(?:safety|toughened|laminated) glass\b/i, /\b(?:stamps?|marks?|marked|labels?|etch\w*)\b/i],
    unless: /\b(?:crack\w*|broken|shatter\w*|scratch\w*|photo\w*|plan|pin)\b/i,
    rows: ['tolerance:glass-mark'],
  },
  {
    said: [
      /\b(?:safety|toughened|laminated) glass\b/i,
      /\bhow (?:do|can|would) (?:i|we|you) (?:know|tell)\b/i,
    ],
    unless: /\b(?:crack\w*|broken|shatter\w*)\b/i,
    rows: ['tolerance:glass-mark', 'defect:glass_safety/about'],
  },
  {
    said: [
      /\b(?:fans?|extractor|range ?hood|exhaust)\b/i,
      /\b(?:how (?:strong|powerful|big|much air)|litres?|air ?flow|flow rate|l\/s)\b/i,
    ],
    unless: /\b(?:solar|ceiling fan|who|noise|loud|\d+ ?(?:l|litres?))\b/i,
    rows: ['tolerance:exhaust'],
  },
  {
    said: [
      /\b(?:risers?|steps?|treads?)\b/i,
      /\b(?:differ\w*|vary|varies|uneven|unequal|the same|neighbours?|one another|each other)\b/i,
      /\b(?:how much|how many mm|what|allowed|limit|max\w*|tolerance)\b/i,
    ],
    unless: /\b(?:who|cause\w*|why|fix|colour|slip\w*|between (?:a|an|the) (?:riser|step|tread))\b/i,
    rows: ['tolerance:stair-uniform'],
  },
  {
    said: [/\bscott schedules?\b/i, /\b(?:when|need|have to|must|should)\b/i],
    unless: /\b(?:columns?|fill|format|layout|headings?|export\w*|download\w*)\b/i,
    text: '**Usually when the tribunal directs one,** mostly at the first directions hearing, and not in the letter before it. For that a plain list of the defects is enough: one row each, with its place, size and photo. About five items or fewer often go without one.',
    rows: ['state:NSW/dispute'],
  },
];
