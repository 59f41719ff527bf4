/** What a message asks of what it names, one thing at a time: when, how bad, what was measured, who, whether it is closed. */

export type Facet =
  | 'use'
  | 'state'
  | 'changed'
  | 'verdict'
  | 'noted'
  | 'when'
  | 'where'
  | 'severity'
  | 'sureness'
  | 'who'
  | 'wait'
  | 'next'
  | 'count';

const I = '(?:i|we|you)';
const PUT =
  '(?:put|enter(?:ed)?|typ(?:e|ed)|wr(?:ite|ote|itten)|measur(?:e|ed)|record(?:ed)?|not(?:e|ed)|log(?:ged)?|took|take|got|get|said|say|dictated?|jot(?:ted)?|gave|give)';
const SIZE =
  '(?:widths?|sizes?|readings?|figures?|numbers?|measurements?|mm|mil|gaps?|heights?|depths?|lengths?|distance|wide|deep|high|far|far out|big|long|tall|thick)';

const FACETS: readonly (readonly [Facet, RegExp])[] = [
  [
    'use',
    /(?<!\bhow long )\b(?:can|could|may|should|ok|okay|safe|alright|fine)\b.{0,40}\b(?:use|using|walk|stand|sit|sleep|live|stay|swim|play|go (?:on|in|out|under)|park|climb|party|let|open|leave (?:\w+ )*(?:under|on|in|out)|drinks|keep using)\b/i,
  ],
  [
    'state',
    /\b(?:did|have|has|was|were|is|are|been|got|i|we|it|still)\b.{0,40}\b(?:closed?(?: off| out)?|fixed|sorted|signed off|decided|resolved|dealt with|ticked off|verified|confirmed|open|active|ongoing)\b|\b(?:did|has|have) (?:any(?:one|body)|some(?:one|body)|i|we)\b.{0,20}\b(?:close|fix|sort|decide|confirm|sign off|verify)\b/i,
  ],
  [
    'changed',
    /\b(?:has|have|had|did|is|are) (?:it|that|this|they|the [\w ]{3,30}?)(?: \w+)?(?: ever| since| at all)? (?:chang(?:ed?|ing)|mov(?:ed?|ing)|gr[eo]w[n]?|got(?:ten)? (?:any )?(?:worse|bigger|wider|longer)|spread|any (?:worse|different|bigger|wider))\b/i,
  ],
  [
    'verdict',
    /\b(?:is|are|was|were|does|do|would|will)\b.{0,40}\b(?:legal|compl(?:y|ies|iant|ying)|to code|over the limit|within (?:the )?(?:limit|tolerance)|pass|fail|allowed|ok(?:ay)? or not|acceptable)\b|\b(?:is|was|are) (?:the|my|our|that) .{3,60}\b(?:over|under|too (?:big|wide|high|low|much))\W*$/i,
  ],
  [
    'noted',
    new RegExp(
      `\\b(?:what|which|how|remind me)\\b.{0,24}\\b${SIZE}\\b.{0,30}\\b${I}\\b.{0,14}\\b${PUT}\\b|\\b${SIZE}\\b.{0,20}\\b(?:did|have|had) ${I} ${PUT}\\b|\\bwhat (?:did|have|had|was it) (?:${I}|they|he|she|any\\w+)\\b.{0,8}\\b(?:write|written|wrote|note|noted|say|said|type|typed|put|jot|dictate)\\b|\\b(?:my|our|the|any) notes? (?:on|for|of|about|say)\\b|\\bhow (?:wide|far out|high|tall|big|deep|thick) (?:is|was|were|are) (?:the|my|our|that|it)\\b`,
      'i',
    ),
  ],
  [
    'when',
    /(?:^|[,.?!;:-] ?|\band |\bso )when(?: (?:was|were|is|did|has|had|exactly|though|again)\b|\W*$)|\b(?:what|which|whats|what's)(?: (?:was|is|the))* (?:date|day)\b|\bdates? (?:on|of|for) (?:it|that|this|the|them|those|each)\b|\bhow long ago\b|\bsince when\b/i,
  ],
  [
    'where',
    /\bwhere\b|\b(?:which|what) (?:of (?:my|our|the) )?(?:room|level|area|wall|unit|part|floor|jobs?|projects?|sites?|house|lots?|schemes?)\b/i,
  ],
  [
    'severity',
    /\bseverity\b|\bhow (?:bad|serious|severe|urgent)\b|\b(?:is|was|are|were|it|they|got) rated\b|\brating\b|\bis (?:it|that|this) (?:bad|serious|dangerous)\b|\bwhy\b.{0,60}\b(?:critical|high|medium|low)\b/i,
  ],
  ['sureness', /\bhow (?:sure|confident|certain)\b/i],
  [
    'who',
    /\bwho(?:['’]?s|['’]?d|m)?\b(?! (?:pays?|foots|owns|made|told|said|built|caused))|\b(?:which|what) (?:trades?|tradies?)\b/i,
  ],
  [
    'wait',
    /\bhow (?:long|soon)\b.{0,30}\b(?:wait|leave|got|have|fix\w*|hold)\b|\b(?:can|could|will) (?:it|that|this|they|the \w+(?: \w+)?) wait\b/i,
  ],
  [
    'next',
    /\bwhat (?:now|next|then)\b|\bwhat (?:do|should|can) (?:i|we) do\b|\bwhat(?:['’]?s| is) the (?:fix|next step)\b/i,
  ],
  [
    'count',
    /\bhow many\b|\b(?:number|count|total) of (?:\w+ )?(?:items|findings|defects|issues|things|problems)\b/i,
  ],
];

/** What a message asks, in the order in which an answer tells it. */
export const facetsAsked = (text: string): Facet[] =>
  FACETS.filter(([, asked]) => asked.test(text)).map(([facet]) => facet);
