/** What kind of answer a question wants, by the cues in its words. */
export const INTENTS = [
  'summary',
  'worst',
  'compare',
  'severity',
  'waiting',
  'tolerance',
  'compliance',
  'provision',
  'who',
  'next',
  'cause',
  'warranty',
  'regulator',
  'insurance',
  'inspections',
  'edition',
  'photo',
  'payment',
  'product',
  'sureness',
  'about',
] as const;
export type Intent = (typeof INTENTS)[number];

interface Cue {
  intent: Intent;
  pattern: RegExp;
  /** 3: that and nothing else; 2: likely; 1: only where nothing better is found. */
  weight: 1 | 2 | 3;
}

const cue = (intent: Intent, weight: Cue['weight'], pattern: RegExp): Cue => ({ intent, pattern, weight });

const CUES: readonly Cue[] = [
  cue(
    'next',
    3,
    /\bhow (?:do|can|would|should) (?:i|we|you) (?:get (?:it|this|that|them|those) (?:off|out|away)|get rid of (?:it|this|that|them|those)|clean (?:it|this|that|them|those)|wash (?:it|this|that|them)|remove (?:it|this|that|them)|make (?:it|this|that) (?:stop|go away))\b/,
  ),
  cue('next', 3, /\bwhat (?:should|can|must|needs? to|has to|could) be done\b/),
  cue(
    'about',
    3,
    /\b(?:what(?:'s| is| are| counts as)|define|meaning of|definition of) (?:an? |the )?(?:major|minor|safety|structural|appearance|serviceability|significant|accessible|limitation|reasonable)\b/,
  ),
  cue(
    'tolerance',
    2,
    /\b(?:categor(?:y|ies)|dimensions?|flow rate|how many (?:steps|risers)|widths?|heights?|gaps?|cavity)\b/,
  ),
  cue(
    'summary',
    3,
    /\bsummar(?:y|i[sz]e)|\boverview of (?:my|the|this)|\bwhere do things stand|\bhow many (?:defects|findings|issues|problems)|\blist (?:all |of )?(?:my |the )?(?:defects|findings|issues)|\b(?:status|state) of (?:my|the|this) (?:project|site|job|house|build)|\bhow(?:'s| is) (?:my|the|this) project|\bwhat(?:'s| is) (?:still )?(?:open|outstanding)|\bwhat (?:defects|findings|issues) (?:do|have|are|did)/,
  ),
  cue(
    'worst',
    3,
    /\b(?:worst(?! (?:spot|bit|part|point|place|section|area|end|corner|crack|gap|tile|step|one is \d|\d))|most (?:serious|urgent|severe|critical|dangerous|pressing)|top priorit|priorit|highest severity|fix first|first to (?:fix|do)|start with|tackle first|biggest (?:problem|issue|worry))/,
  ),
  cue(
    'compare',
    3,
    /\b(?:compare|comparison|what's (?:worse|more serious)|difference between|differ(?:s|ent)? (?:from|to)|versus|vs|tell (?:them|these|the two|it|\w+ \w+|\w+) (?:apart|from)|which (?:is|one is|one|of (?:them|these|the two) is) (?:the )?(?:worse|more|bigger)|distinguish|(?:or|and not) just a? ?\w+ ?\w*|worse than|the same (?:thing )?as)\b/,
  ),
  cue(
    'waiting',
    3,
    /\b(?:(?:can|could|should|shall|may) (?:it|this|that|we|i|they|the|my) (?:\w+ ){0,6}(?:wait|leave|ignore|be left|be ignored|put it off|hold off)\b|leave (?:it|this|that|them)\b|left (?:alone|untreated|as (?:it )?is|unfixed|unrepaired)|(?:do|did|doing) nothing|don't (?:fix|repair|do anything|treat|bother)|not (?:fix|fixing|repair|repairing)|never fix|if (?:i|we|you|it) (?:ignore|leave|wait|delay|keep|isn't|is not|don't)|put (?:it |this |that )?off|hold off|delay|postpone|get(?:s|ting)? (?:any )?worse|how long (?:can|could|before|until|have (?:i|we) got before)|cost of waiting|sit tight|what happens (?:if|when|next if)|wait(?: (?:until|till|for|a)|ing)|cost me (?:to|if i) wait|how quickly|how soon|how fast|get (?:any )?bigger)\b|\bwait\?/,
  ),
  cue(
    'severity',
    3,
    /\b(?:how (?:bad|serious|severe|dangerous|urgent|worried|concerned|risky|major|unsafe|critical)|serious(?:ness)?|severity|severe|danger(?:ous)?|(?:is|are) (?:it|this|that|they|these) (?:\w+ )?(?:safe|unsafe|structural|urgent|bad|major|critical)|un?safe|should i (?:be )?(?:worr|panic|concern)|worr(?:y|ied|ying)|concern(?:ed|ing)?|urgent|big deal|collaps|fall down|harmless|cosmetic|only aesthetic|risk|hazard|alarming|stress(?:ing)? about|deal ?breaker|rated)\b/,
  ),
  cue(
    'severity',
    3,
    /\b(?:is|are|was|does|do) (?:it|this|that|they|these|those) (?:a |an )?(?:\w+ )?(?:problem|issue|defect|ok|okay|normal|fine|bad|matter|serious)\b/,
  ),
  cue(
    'severity',
    3,
    /\b(?:is|are) (?!it|this|that)(?:\w+ ){1,4}?(?:a |an )?(?:(?:real|big|serious) )?(?:problem|issue|concern|worry|serious|bad|normal|fine)\b/,
  ),
  cue('severity', 2, /\bstructural(?:ly)?\b|\bmajor or minor\b|\bsafe to\b|\bany good\b/),
  cue(
    'tolerance',
    3,
    /\btoleran|\b(?:allow(?:ed|able|ance)?|permitted|permissible|accept(?:able|ed|ance)|within (?:spec|limits|the limit|tolerance|code)|out of (?:spec|tolerance|level|plumb|square)|(?:max(?:imum)?|min(?:imum)?) \w+|too (?:wide|big|much|high|low|steep|far|narrow|large|small|thin|thick|short|tall|close)|how (?:much|wide|high|far|big|steep|deep|tall|thick|close|level|flat|plumb|straight|uneven|large|small|long) (?:\w+ ){0,3}(?:can|should|must|may|is|are|does|do|has|have|before|between|above|off|out|gap|fall|slope|movement|crack)|what(?:'s| is) the (?:\w+ ){0,3}(?:limit|height|width|gap|fall|slope|size|spacing|clearance|distance|depth|thickness|rate|flow|rise|going|level)|high enough|wide enough|steep enough|deep enough|big enough|close enough|far enough|legal height|how far apart)\b/,
  ),
  cue(
    'tolerance',
    2,
    /\d ?(?:mm|cm|millimet|centimet|metres?\b|m\b)|\b(?:limit|maximum|minimum|max|min|gap|spacing|clearance|height|width|how (?:high|wide|steep|far|flat|level|deep|thick|tall|many mm|close))\b/,
  ),
  cue(
    'compliance',
    3,
    /\b(?:compl(?:y|ies|iant|iance|ying)|non-?compli|against (?:the )?(?:code|ncc)|up to code|breach|illegal|legal\b|pass (?:an? )?inspection|to code|meet(?:s)? (?:the )?(?:code|ncc|standard))\b/,
  ),
  cue(
    'provision',
    3,
    /\b(?:ncc|bca|which (?:code|clause|standard|provision|section|part|regulation|rule|law|australian standard)|what (?:code|clause|standard|provision|section|part|regulation|rule|australian standard)|clause|provision|building code|construction code|as ?\d{3,4}|as\/nzs|part [a-j]\d|volume (?:one|two|three|1|2|3)|housing provisions|australian standards?|standards? (?:for|cover|on|about|apply|deal)|regulations?|[a-j]\d[dp]\d+)\b/,
  ),
  cue(
    'provision',
    3,
    /\b(?:(?:what(?:'s| is)|which|where(?:'s| is)) (?:the |your )?(?:source|reference)s?(?: (?:of|for) (?:that|this|it))?|says who|according to (?:what|which|whom|who)|where does (?:it|that) say|where is that (?:written|from))\b/,
  ),
  cue('provision', 2, /\b(?:standard|standards|code|section|part|refer(?:ence|s)?)\b/),
  cue(
    'who',
    3,
    /\b(?:who (?:do|should|can|to|would|will|could|must|fixes|repairs|handles|deals|does|else|is the right|checks|looks)|whom|(?:which|what) (?:trade|tradie|tradesperson|tradesman|professional|specialist|contractor|kind of (?:trade|contractor|engineer|person|tradie|specialist)|sort of (?:trade|contractor|person|tradie|professional|specialist|engineer)|type of (?:trade|contractor|engineer))|(?:call|hire|get|need|contact|ring|see|want) (?:an?|the|in an?) (?:\w+ )?(?:engineer|plumber|electrician|builder|tiler|plasterer|painter|inspector|carpenter|bricklayer|waterproofer|specialist|expert|professional|tradie|certifier|surveyor|assessor|roofer|glazier)|(?:engineer|plumber|electrician|builder|tiler|plasterer|inspector|carpenter|bricklayer) or|who's the right|whose job|a job for|right person)\b/,
  ),
  cue(
    'who',
    3,
    /\bwho (?!pays|owns|was|has|is|does|wins|won|says|wrote|built|made|regulates|invented|licenses)\w+s\b|^\W*(?:(?:and|so|ok|but|then|or) )?who(?:m|'s that)?(?: then| though| exactly)?\W*$/,
  ),
  cue(
    'next',
    3,
    /\b(?:what (?:do|should|can|must|would|could|shall) (?:i|we|you|they) do|how (?:do|can|should|would|could|might|does|to) (?:i|we|you|one|they|it)? ?(?:be )?(?:fix|repair|treat|stop|get rid|solve|deal|handle|remove|seal|sort|address|rectif|go about|cure|prevent|mend|patch|make good|clean)|how (?:is|are|was) (?:it|this|that|they|\w+ ?\w*) (?:fixed|repaired|treated|rectified)|next steps?|what(?:'s| is) next|where (?:do|should) (?:i|we) start|first thing|get rid of|deal with|sort (?:it|this|that) out|what now|how to (?:fix|repair|treat|stop|remove|seal)|the fix|rectification|remed(?:y|ial|iation)|action plan|(?:next|what|which|the|repair|any) steps(?! (?:in|before|of|are|have|can|may|must))|what to do)\b/,
  ),
  cue(
    'next',
    2,
    /\b(?:fix|repair|rectify|mend|treat(?:ment)?|recommend(?:ed|ation)?|advice|advise|do about)\b/,
  ),
  cue(
    'cause',
    3,
    /\b(?:why|cause[sd]?|causing|reasons?|what (?:would|could|might|does|did|can) do (?:that|this|it)\b|what makes|what made|com(?:e|es|ing) from|where does (?:it|this|that)|due to|how did|source of (?:the |this |my )?(?:leak|water|damp|moisture|smell|noise|mould)|brought (?:it|this) on|to blame|whose fault|behind (?:it|this|that)|lead(?:s|ing)? to|how come|root)\b/,
  ),
  cue('next', 3, /^\W*(?:(?:and|so|ok|but|then) )?(?:now what|then what|how|what then)\W*$/),
  cue(
    'waiting',
    3,
    /\b(?:run|spread|grow)s? (?:further|if)\b|^\W*(?:(?:and|so|ok|but|then) )?(?:when|how urgent)\W*$/,
  ),
  cue(
    'warranty',
    3,
    /\b(?:years?(?: of)? cover|(?:is|are|am|still) (?:\w+ ){0,4}covered (?:after|for|(?:in|by|under) (?!(?:the |a |an |our |my |some )?(?:garden|soil|dirt|mulch|paving|pavers?|concrete|carpet|paint|render|tiles?|cladding|insulation|mou?ld|dust|rust|leaves|sand|grass|plants?|vines?|rug|sheet\w*|tarp\w*|plaster\w*|cement|mortar|lino|vinyl)\b))|warrant(?:y|ies)|liable|liability|limitation|time limit|defects? liability|statutory|on the hook|too late|how (?:long|many years) (?:do (?:i|we) have|have (?:i|we)|is (?:my|the) builder|(?:am|are) (?:i|we) covered|(?:after|since) (?:completion|handover)|does (?:my|the|a) builder|(?:to|can i) (?:claim|make|complain))|builder (?:responsible|still|has to come back|legally)|still (?:claim|covered|within|make the builder)|come back and fix|years (?:do|does|after|ago|old))\b/,
  ),
  cue(
    'regulator',
    3,
    /\b(?:regulat(?:or|es)|(?:oversees|supervises|licenses|polices|governs) (?:\w+ )?builders?|complain|complaint|fair trading|which authority|report (?:\w+ ){0,3}(?:builders?|tradies?|contractors?|building work)|dispute|ombudsman|building commission|watchdog|who (?:do i|can i|to) (?:complain|report))\b/,
  ),
  cue(
    'insurance',
    3,
    /\b(?:insur(?:ance|ed|er)?|home warranty scheme|hbcf|indemnity|(?:builder|builder's|they've|he's|company) (?:has |had |is )?(?:(?:went|gone|is|goes|going) )?(?:bust|broke|insolvent|bankrupt|under|into liquidation)|insolvent|liquidation|building bond|bankrupt)\b/,
  ),
  cue(
    'inspections',
    3,
    /\b(?:mandatory (?:\w+ )?inspections?|inspection stages?|critical stage|(?:which|what) (?:\w+ )?inspections|inspections? (?:are |is )?(?:required|mandatory|compulsory|needed)|hold points?|stages? (?:must be|get|are|have to be) inspected|certifier (?:come|inspect|visit|have to)|when (?:does|must|should) (?:the|my|a) (?:certifier|surveyor|inspector))\b/,
  ),
  cue(
    'edition',
    3,
    /\b(?:which edition|edition|adopt(?:s|ed|ion)?|(?:ncc|code) (?:2019|2022|2025)|come(?:s)? into (?:force|effect)|take(?:s)? effect|start(?:s)? (?:to apply|in force)|new (?:ncc|code|building code)|what(?:'s| is| has)? (?:new|changed|changes|changing)|changes? (?:in|to|under) (?:the )?(?:new )?(?:ncc|code)|amendment)\b/,
  ),
  cue(
    'photo',
    3,
    /\b(?:photograph|photos?|pictures?|pics?|camera|snap|image of|shot of|how (?:do|should) i (?:shoot|capture|document))\b/,
  ),
  cue(
    'payment',
    3,
    /\b(?:progress (?:payment|claim)s?|payment stages?|stage payments?|(?:frame|slab|base|lock-?up|fixing|completion) (?:stage )?payment|deposit|(?:due|payable) (?:at|on|for)\b|(?:percent|percentage|share|part|much) of (?:the |my |our )?(?:contract|price|total)\b|(?:claim|pay|paid|owe|bill|invoice)\b.{0,40}\b(?:stage|frame|slab|lock-?up|fixing|completion|base|footings)|(?:stage|frame|slab|lock-?up|fixing|completion|base|roofing|painting|flooring|footings|landscaping|excavation)\b.{0,30}\b(?:payment|claim|percent|share of|price))\b/,
  ),
  cue(
    'product',
    3,
    /\b(?:credits?|plumbline|this app|the app|my account|sign up|refund|receipts?|(?:my|your) invoices?|invoice from you|offline|iphone|android|tablet|charged|(?:i|we)(?:'ve)? paid|upload|heic|file size|file format|pdf|delete my|privacy|personal data|my data|card (?:stored|details)|password|free (?:trial|analys)|analys(?:is|es) cost|cost of a report|buy (?:a )?report|create a project|how many engines|your engines|band|subscription|tutorial)\b/,
  ),
  cue('product', 2, /\b(?:analys[ie]s|report|reports|engines?|app|data|price of)\b/),
  cue(
    'sureness',
    3,
    /\b(?:how (?:sure|confident|certain|accurate|reliable)|confidence|disagree(?:d|ment)?|engines? (?:say|think|vote[ds]?|disagree|agree)|(?:can i|should i) trust|are you (?:\d+ ?% |so |really |quite )?(?:sure|certain)|could (?:it|this|you) be wrong|second opinion|votes?|consensus)\b/,
  ),
  cue(
    'sureness',
    3,
    /\b(?:is|are|was|could|can) (?:this|the|your|that|it|my) (?:(?:finding|result|analysis|answer|verdict)s? )?(?:be )?(?:wrong|right|correct|true|accurate|reliable)\b/,
  ),
  cue(
    'about',
    3,
    /\bwhat (?:did|has|have) (?:you|it|the (?:ai|panel|engines?)) (?:find|found|see)\b|\bwhat (?:is|was) found\b/,
  ),
  cue(
    'about',
    1,
    /\b(?:what(?:'s| is| are| does| do)|looks? like|identify|recogni[sz]e|how (?:do|can|would|to) (?:i|we|you)? ?(?:know|tell|spot)|signs?|symptoms?|mean(?:s|ing)?|definition|define|explain|tell me|describe|info(?:rmation)?|more (?:about|on|detail)|(?:could|might|is) (?:it|this|that) (?:be )?an?)\b/,
  ),
];

/** Words that ask for a kind of answer: none of them is a misspelling of another. */
export const WORDS_OF_CUES: readonly string[] = CUES.flatMap(
  ({ pattern }) => pattern.source.match(/[a-z]{5,}/g) ?? [],
);

/** Where the first is asked for, words that sound like the others belong to it. */
const OUTWEIGHS: Partial<Record<Intent, Intent[]>> = {
  warranty: ['tolerance', 'waiting', 'who', 'compliance', 'product', 'cause'],
  regulator: ['who', 'provision', 'product'],
  insurance: ['who', 'warranty', 'regulator', 'product'],
  edition: ['provision', 'about', 'tolerance', 'warranty'],
  inspections: ['provision', 'compliance', 'who', 'about', 'payment'],
  payment: ['tolerance', 'product', 'warranty', 'provision', 'inspections'],
  summary: ['product', 'tolerance', 'severity', 'sureness', 'worst'],
  worst: ['severity', 'next', 'compare'],
  waiting: ['tolerance'],
  compare: ['about'],
  tolerance: ['severity'],
  who: ['next'],
  photo: ['next', 'tolerance', 'product', 'who'],
};

/** Small letters, straight apostrophes, and the ones that people leave out put back. */
function foldForCues(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/\b(what|who|where|how|that|there|it)s\b/g, (word, stem: string) =>
      word === 'its' ? word : `${stem}'s`,
    )
    .replace(/\b(don|isn|doesn|won|can|aren)t\b/g, "$1't");
}

const ASKING_PART =
  /\?|\b(?:what|which|who|whose|whom|why|how|when|where)\b|^\W*(?:is|are|can|could|should|do|does|will|must|may|any)\b/;

/** The sentences that ask; what is only told, such as 'it is a trip hazard', isn't what is asked for. */
function askingPart(folded: string): string {
  const pieces = folded.split(
    /(?<=[.!?;\n])\s+|,\s+(?=(?:so |and |but )?(?:what|which|who|whose|why|how|when|where|is|are|can|should|do|does|ok)\b)/,
  );
  return pieces.filter((piece) => ASKING_PART.test(piece)).join(' ');
}

/** About the product, though the words sound like photos, by the row that answers it. */
const PRODUCT_ROWS: readonly (readonly [RegExp, string])[] = [
  [/\bwho (?:can|else can|could|will|else) (?:see|look at|access|read)\b/, 'help:guide/security/protection'],
  [
    /\bwhat (?:can't|cannot|can not|doesn't) (?:a |the |your |my )?(?:photos?|pictures?|analysis|ai|plumbline)\b|\bphotos? (?:can't|cannot|can not) (?:show|tell)/,
    'help:guide/ai-results/limits',
  ],
];

export const productRowFor = (text: string): string | undefined =>
  PRODUCT_ROWS.find(([pattern]) => pattern.test(foldForCues(text)))?.[1];

/** What is asked for, strongest first; a weaker kind is left out where a stronger one is found. */
export function readIntents(text: string): Intent[] {
  const folded = foldForCues(text);
  if (productRowFor(folded)) return ['product'];
  const asked = askingPart(folded);
  const found = asked.length < folded.length ? intentsIn(asked) : [];
  return found.length > 0 ? found : intentsIn(folded);
}

function intentsIn(folded: string): Intent[] {
  const best = new Map<Intent, { weight: number; at: number }>();
  for (const { intent, pattern, weight } of CUES) {
    const at = folded.search(pattern);
    if (at < 0) continue;
    const known = best.get(intent);
    if (!known || weight > known.weight) best.set(intent, { weight, at });
  }
  // The edition is said along with what is asked for: 'NCC 2022 clause for wet areas'.
  if (/\b(?:clause|provision|part|section|deemed)\b/.test(folded)) best.delete('edition');
  // A number of the old code asks where it stands now.
  if (/\b3\.\d{1,2}\.\d/.test(folded)) return ['provision'];
  const strongest = Math.max(0, ...[...best.values()].map(({ weight }) => weight));
  for (const [intent, over] of Object.entries(OUTWEIGHS) as [Intent, Intent[]][])
    if (best.get(intent)?.weight === 3) for (const other of over) best.delete(other);
  return [...best]
    .filter(([, { weight }]) => weight === strongest)
    .sort(([, a], [, b]) => a.at - b.at)
    .map(([intent]) => intent);
}

type Smalltalk = 'greeting' | 'day' | 'thanks' | 'bye' | 'self' | 'sorry' | 'wrong';

const SMALLTALK: readonly (readonly [Smalltalk, RegExp])[] = [
  [
    'wrong',
    /^(?:no[,!. ]+)?(?:that's|that is|this is|you're|you are|it's) (?:wrong|incorrect|nonsense|not (?:right|true|correct|what i (?:asked|meant|said)))\b.{0,30}$/,
  ],
  [
    'sorry',
    /^[^?]{0,30}\b(?:you(?:'re| are| suck)|this is|that's|what a|so|fuck\w*|bloody)\b ?(?:\w+ ){0,2}(?:useless|stupid|dumb|idiot|rubbish|crap|bullshit|shit|garbage|hopeless|pathetic|waste of time|you)\b.{0,40}$|^(?:useless|rubbish|bullshit|crap|fuck\w*)\b.{0,30}$/,
  ],
  ['greeting', /^(?:hi|hello|hey|g'?day|good (?:morning|afternoon|evening)|howdy|yo|hiya)\b[\s\w,!.]{0,20}$/],
  [
    'day',
    /^(?:(?:hi|hey|hello|g'?day|so|and|anyway|ok|mate|thanks|cheers)\b[ ,!.]*)*(?:how(?:'s| is|s)? (?:your|ya|yer|the) (?:day|week|weekend|morning|night|arvo|arve)\b(?: \w+)?|how(?:'s| is|s) (?:it|things|everything|life|life treating you) (?:going|hanging|travelling|with you)?|how (?:are|r) (?:you|ya|u)\b(?: \w+)?|how you (?:going|doing|been)|(?:you|u|ya) (?:well|good|alright|right|going ok)|what(?:'s|s| are you| you) up(?: to)?)(?: today| mate| then| anyway)*\W*$/,
  ],
  [
    'thanks',
    /^(?:ok(?:ay)?,? )?(?:thanks?|thank you|cheers|ta|great|perfect|awesome|brilliant|got it|good to know|legend|nice|much appreciated|appreciate it)\b(?![\s\S]*\b(?:do|does|can|could|is|are|how|what|when|who|where|which|will)\b)[\s\w,!.]{0,30}$/,
  ],
  ['bye', /^(?:bye|goodbye|see (?:you|ya)|cya|later|that's all|no more questions)\b[\s\w,!.]{0,20}$/],
  [
    'self',
    /\b(?:who|what) are you\b|\bare you (?:a )?(?:bot|robot|human|ai|real|person|chatgpt)|\bwho (?:made|built|created|trained|owns) you|\bwhat can you (?:do|help|answer|tell)|\bhow can you help|\bwhat (?:can|should) i ask(?: you\b|\W*$)|^\W*(?:help(?: me)?|\?+|menu|options)\W*$/,
  ],
];

/** Talk that wants no source: a greeting, thanks, a goodbye, a question about the assistant itself. */
export function readSmalltalk(text: string): Smalltalk | undefined {
  const folded = foldForCues(text).trim();
  return SMALLTALK.find(([, pattern]) => pattern.test(folded))?.[0];
}
