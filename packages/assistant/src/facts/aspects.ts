/** What is asked of a thing: its height, how often it is looked at, who does it, whether it is allowed. */

/** In the order in which they are tried: what is more particular stands before what is less. */
const ASPECTS = {
  temperature:
    /\b(?:how (?:hot|warm|cold)|too (?:hot|cold)|hottest|coldest|temp(?:erature)?s?|degrees|celsius)\b/i,
  moisture:
    /\b(?:moisture (?:content|reading|level|limit)s?|(?:how much|what|max(?:imum)?) moisture|(?:moisture|damp) meter|how (?:wet|dry)(?! (?:does|do|will) (?:it|they) take)|humidity)\b/i,
  overlap:
    /\b(?:over ?laps?|laps?|lapped|hang(?:s|ing)? (?:over|past|into)|stick(?:s|ing)? (?:out|past)|over ?hang\w*)\b/i,
  spacing:
    /\b(?:how far apart|apart|distances? between|spac(?:ing|ings|ed)|centres|centers|how (?:often|many)(?= (?:do|does|should|are|must)?.{0,40}\b(?:joints?|per metre|a metre|in a wall)\b)|every how many (?:m|mm|met\w+)|how close together)\b/i,
  slope:
    /\b(?:falls?(?! (?:off|over|out|down|from)\b)|slop(?:e|es|ed|ing)|pitch|gradients?|grade(?= (?:of|for|on) (?:a |the )?(?:pipe|drain|path|driveway|ramp))|how steep|steepest|steepness)\b/i,
  flatness: /\b(?:how (?:flat|level|even|straight)|flatness)\b/i,
  gap: /\b(?:gaps?|clearances?|undercut|how much (?:space|room|clearance)|how big (?:is|should|must|can|are) (?:the |a )?(?:opening|space)s?)\b/i,
  thickness: /\b(?:how (?:thick|thin)|thickness|thick)\b/i,
  depth: /\b(?:how deep|how far (?:down|in|into)|depths?|deep)\b/i,
  width: /\b(?:how (?:wide|narrow)|widths?|wide)\b/i,
  height: /\b(?:how (?:high|tall|low)|heights?|high|tall)\b/i,
  distance:
    /\b(?:how (?:far|close|near)(?! (?:apart|down|into|together))|distances?|set ?backs?|away from|far from|close to|nearest|closest)\b/i,
  strength:
    /\b(?:how strong|strengths?|mpa|(?:what|which) (?:class|grade|rating|mix|type|kind|sort|level|h)\b|hazard (?:level|class)|(?:slip|fire|wind|stress|energy|star) ratings?|graded?|classes|rating)\b/i,
  amount:
    /\b(?:how (?:much|many dollars)|(?:what|how much of a) (?:percent(?:age)?|amount|price|value|share|limit|threshold)|percent(?:age)?s?|amount|thresholds?|limits?|max(?:imum)?|cap|from what|over what|above what)\b|%/i,
  size: /\b(?:how (?:big|large|small)|how long (?:must|should|does|do|is|are) (?:an? |the )?(?:\w+ ){1,3}(?:have to )?be(?! left| kept| dry)|how much (?:of|window|light|cover|coverage|overlap)|sizes?|dimensions?|diameters?|areas?)\b/i,
  count: /\b(?:(?<!every )how many|number of)\b/i,
  often:
    /\b(?:how (?:often|regular(?:ly)?|frequent(?:ly)?|many times)|every how|how many years between|intervals?|frequency|once a year)\b/i,
  deadline:
    /\b(?:how long (?:do|have|has|does) (?:i|we|you|they|he|she|an? \w+|the \w+) (?:have|got)|how long after .{0,40}\b(?:claim|complain|sue|lodge)\w*|time limit|deadline|by when|too late)\b/i,
  life: /\b(?:life ?(?:span|time|expectancy)|(?:design )?life of|shelf life|service life|how long\b.{0,50}\blast\w*|how long\b.{0,40}\b(?:be good for|good for|hold up|live|stand up)|how old (?!is|are|was|were)|last how long|how long\b.{0,60}\b(?:valid|current|in force)\b|valid(?:ity)?|expir\w+|when (?:should|shoud|shd|do|does|must|to|is|are)\b.{0,40}\b(?:replac\w+|renew\w*|chang\w+)|how many years\b.{0,40}\b(?:get|last|out of))\b/i,
  speed:
    /\b(?:how (?:fast|quick(?:ly)?)|trip(?:ping)? (?:times?|speed)|response time|milli ?seconds?|ms|how many seconds)\b/i,
  hours:
    /(?<!\b(?:many|few|opening) )\bhours\b|\bwhat time\b|\bhow (?:late|early)\b|\b(?:until|till|til) (?:what|when)\b|\bon (?:a )?(?:satur|sun)days?\b/i,
  wait: /\b(?:how (?:long|fast|quick(?:ly)?|many (?:days|weeks|hours|months))|how soon (?:can|may|could|after|before)|how soon (?:must|should|does|do|will)\b.{0,50}\b(?:dr(?:y|ies|ied)|grows?|starts?|sets?|forms?|appears?)\b|when (?:can|may|could|is|should|do|did|will)|(?:\w+(?:ing|ation)|cure|dry) times?|time (?:to (?:cure|dry|set)|before|between)|wait\b)/i,
  who: /\b(?:who(?:['’]s|se)?|whom|(?:which|what) (?:trade|tradie|tradesperson|professional)|(?:which|what) (?:sort|kind|type) of (?:trade|tradie|person))\b/i,
  pays: /\b(?:who(?:['’]s)? (?:\w+ )?(?:pays?|responsib\w+|has to pay|cops|foots|owns|liable)|(?:whose|who['’]?s) (?:duty|job|responsib\w+|cost|bill)|do (?:i|we) (?:have to )?pay|responsibility|half each|hal(?:ve|ves|ved|ving)|50[ /-]50|pay (?:\w+ )?half|(?:split|share) (?:\w+ )?(?:costs?|bill)|(?:costs?|bill)\b.{0,40}\b(?:split|shared))\b/i,
  myself:
    /\b(?:(?:by )?(?:myself|yourself|ourselves|my ?self|your ?self)|diy|do it (?:my|your)self|without (?:a|an) (?:licen[cs]e\w*|plumber|electrician|builder|sparky|tradie)|need an? (?:licen[cs]\w+|plumber|electrician|sparky|builder|tradie|engineer|professional|pro))\b/i,
  permit:
    /\b(?:permits?|approvals?|da\b|council|certificates?|certif(?:y|ied)|consent|planning|permission|sign(?:ed)? off)\b/i,
  difference: /\b(?:differen(?:ce|t|ces)|versus|vs|compared? (?:to|with)|distinguish)\b/i,
  tell: /\b(?:how (?:do|does|can|could|would|should|to|d['’]?)(?: (?:i|we|you|u|one|people|inspectors?))?(?: \w+)? ?(?:know|tell|test|check|measure|spot|identify|find(?: out)?|locate|see|recogni[sz]e|detect|work out|monitor|inspect)|how is\b.{0,40}\b(?:tested|checked|measured)|signs? of|test for|way to (?:test|check|tell|know)|how (?:do|can) (?:i|we|you) (?:\w+ )?(?:if|whether))\b/i,
  prevent:
    /\b(?:prevent\w*|avoid\w*|keep\b.{0,30}\bfrom|stop\b.{0,40}\b(?:from|\w+ing)|how (?:do|can|to|could)\b.{0,20}\bstop)\b/i,
  cause:
    /\b(?:why|what (?:causes?|makes?|would cause|could cause|is causing)|caus(?:e|es|ed)|reasons?|how come|where (?:does|do)\b.{0,40}\bcome from)\b/i,
  order:
    /\b(?:(?:what|which) (?:comes|goes|is done|do i do|gets? done|should (?:come|go|be done)) first|in (?:what|which) order|order of|before or after|(?:first|before) or|sequence)\b/i,
  where: /\b(?:where(?:abouts)?|which (?:rooms?|windows?|places?|circuits?))\b/i,
  include:
    /\b(?:includ\w+|what goes|excluded|left out|not covered|what(?:['’]?s| is)? (?:not )?in\b|what (?:do|should|must) (?:i|we) (?:bring|take)|bring|what (?:has|needs) to be (?:finished|done))\b/i,
  steps:
    /\b(?:what (?:can|should|do|could) (?:i|we) do|how (?:do|can|could|to) (?:i |we )?(?:get|make|force|stop|dispose|apply|go about)|what happens|next steps?)\b/i,
  which:
    /\b(?:which|(?:what|which) (?:kind|type|sort|year|papers?|paperwork|documents?|certificates?|forms?|stages?|tools?|way)|better|what(?:['’]?s| is| are) the)\b/i,
  need: /\b(?:do(?:es)?\b.{0,40}\b(?:need|require|have to)|(?:is|are)\b.{0,50}\b(?:required|compulsory|mandatory|needed|necessary|a must)|need(?:ed)? (?:an?|any|to)\b|must\b.{0,40}\bhave|when (?:is|are)\b.{0,40}\b(?:required|needed)|have to (?:have|be)|worth (?:it|having))\b/i,
  allowed:
    /\b(?:can|could|may|ok(?:ay)?|allowed|legal(?:ly)?|permitted|alright|all right|should|must|acceptable|against|fine|bad|good idea|a defect|normal|safe|dangerous|matter)\b/i,
  purpose:
    /\bwhat(?:['’]?s| is| are| r)? (?!.*\b(?:best|cheapest|cost)\b).{2,50}\b(?:for|used for|purpose|point)\W*$|\bwhat does(?! (?:i|we|you)\b)|\bwhat (?:do|is|are|did)(?! (?:i|we|you)\b)\b.{2,50}\b(?:do|mean|for|does|stop)\b|\b(?:purpose|point|use|job) of\b|\b(?:explain|define)\b|\bmean(?:s|ing)?\b|\bwhat(?:['’]?s| is| are| r) (?:an? |the )?(?!(?:min|max|best|right|usual|normal|standard|correct|most|least|limit|tolerance|rule|signs?|cheapest|good|difference|requirement|longest|shortest|biggest|smallest|highest|lowest)\w*\b)(?:[\w’'-]+ ){0,3}(?!it\b|this\b|that\b|they\b|these\b|those\b)[\w’'-]+(?=\W*$| and | in an? | on an? | under | used )/i,
  bound: /\b(?:min(?:imum)?|max(?:imum)?|at least|at most|limit|smallest|largest|lowest|highest)\b/i,
  /** Whatever is asked of a thing whose very name says what is wanted: a cooling-off period, a fencing notice. */
  any: /^/,
} as const satisfies Record<string, RegExp>;

/** What is measured, counted or compared: who asks for it asks for nothing looser. */
export const MEASURED: ReadonlySet<string> = new Set([
  'temperature',
  'moisture',
  'overlap',
  'spacing',
  'slope',
  'flatness',
  'gap',
  'thickness',
  'depth',
  'width',
  'height',
  'distance',
  'size',
  'count',
  'often',
  'difference',
] satisfies FactAspect[]);
/** Asked in words that stand in many questions. */
export const LOOSE: ReadonlySet<string> = new Set(['need', 'allowed', 'purpose'] satisfies FactAspect[]);

export type FactAspect = keyof typeof ASPECTS;

/** An aspect that a message asks for, with where its words stand. */
export interface AspectAsked {
  aspect: FactAspect;
  start: number;
  end: number;
}

/** All that a message may ask for, the most particular first. */
export function aspectsAsked(message: string): AspectAsked[] {
  const asked = Object.entries(ASPECTS).flatMap(([aspect, words]): AspectAsked[] => {
    const found = words.exec(message);
    return found
      ? [{ aspect: aspect as FactAspect, start: found.index, end: found.index + found[0].length }]
      : [];
  });
  const measures = asked.some(({ aspect }) => MEASURED.has(aspect));
  return measures ? asked.filter(({ aspect }) => !LOOSE.has(aspect)) : asked;
}
