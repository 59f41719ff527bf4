/** What people ask of what is talked of, in words that name nothing, as it is asked of a thing that is named. */

/** The plain question that such words ask. */
const PLAIN: readonly (readonly [RegExp, string, RegExp])[] = [
  [
    /\b(?:can|could|do|must) (?:i|we) (?:make|get|force|have) (?:him|her|them|the builder) (?:to )?(?:come back|re-?do|fix|repair|replace|do|pay|sort)\b|\b(?:does|do|would|will) (?:he|she|they|the builder) have to (?:come back|re-?do|fix|repair|replace|pay|sort)\b|\bis (?:it|that) (?:on|up to) (?:the builder|him|them)\b/i,
    'is the builder still liable for it?',
    /^(?:pos\.pays|law\..*|warranty|hazard)$/,
  ],
  [
    /\bwhat if (?:it|they|that) comes? back\b|\b(?:will|does|would) (?:it|they|that) come back\b/i,
    'what if it comes back?',
    /^knowledge$/,
  ],
  [
    /\bwho(?:['’]?d| would| do| should| does| can| could| will|['’]?ll)? (?:you|i|we|he|she|they|one) (?:send|get|call|ring|see|use|need|ask|hire|book|want|contact|talk to|speak to|go to|bring|have)\b(?! (?:rid|back|paid))|\bwho(?:['’]?s| is)? (?:for (?:that|this|it|them)|the right (?:one|person|trade)|fixes|mends|repairs|sorts|checks|handles|looks at|does|comes)(?: (?:that|this|it|them|those|out))?\W*$|^\W*(?:(?:and|so|then|ok)\b\W*)*who(?: then| to call)?\W*$|\bwho (?:checks|fixes|looks at|mends) (?:it|them|that|those)\b/i,
    'who fixes it?',
    /^(?:pos\.(?:who|trade)|who|hazard|own\.trade|payment)$/,
  ],
  [
    /\bhow (?:soon|urgent|quick\w*|fast)\b(?!.{0,30}\b(?:dry|cure|paid|report|analys\w*)\b)|\b(?:is|are) (?:it|that|they|this) (?:that |really |very )?urgent\b|\bcan (?:it|that|this|they) wait\b|\bwhen (?:do|should|must) (?:i|we) (?:need |have to |get )?(?:it |that |this |them )?(?:fix\w*|done|repair\w*|sort\w*|need)\b|\b(?:any|a) (?:rush|hurry)\b|\bhow long (?:before|till|until) (?:i|we) (?:need to |have to |should |must )?(?:worry|act|do something|call|get)\b|\bhow long (?:can|have|could) (?:i|we|it) (?:got|wait|leave)\b/i,
    'how long can it wait?',
    /^(?:pos\.(?:wait|stay)|waiting|hazard|law\..*|own\.(?:first|when))$/,
  ],
  [
    /\b(?:what(?:['’]?s| is| has)? (?:it |that |them )?(?:caused|causes?|causing|making|behind) ?(?:by|it|that|this)?)\W*$|^\W*(?:(?:and|so|but)\b\W*)*(?:why|how come)(?: is (?:that|it)| does (?:it|that) (?:do (?:it|that)|happen))?\W*$|\b(?:could|might|can) (?:it|that|this|they) (?:(?:just|only|maybe|also|all|simply) )*(?:be|come from)\b|\bis (?:that|it) (?:why|just|only|from|because|due to)\b/i,
    'what causes it?',
    /^(?:cause|hazard|about|knowledge)$/,
  ],
  [
    /\bhow (?:bad|serious|grave|dangerous)\b|\b(?:is|are) (?:it|that|they|this) (?:(?:really|very|that|even|actually) )*(?:bad|serious|a (?:problem|worry|concern|big deal)|dangerous|anything to worry about|normal)\b|\b(?:should|do|need) (?:i|we) (?:need to |have to )?(?:be )?(?:worr\w*|concerned)\b|\bworth worrying\b/i,
    'how serious is it?',
    /^(?:severity|worst|hazard|own\..*|pos\.(?:ok|wait|stay)|tolerance|compliance)$/,
  ],
  [
    /^\W*(?:(?:and|so|but|ok|then|now)\b\W*)*(?:where (?:do|should|would|to|can)?(?: i| we)? ?(?:start|begin)|what (?:do|should|can|would) (?:i|we|you) (?:do|start with)(?: first| now| next| about (?:it|that|this|them))?|what (?:first|now|next)|now what|next steps?|what (?:comes|happens) (?:first|next|now)|how (?:do|can|should) (?:i|we) (?:fix|sort|handle|deal with|treat|stop|get rid of|tackle) (?:it|that|this|them))\W*$/i,
    'what do i do about it?',
    /^(?:next|worst|hazard|own\.first|law\..*|knowledge)$/,
  ],
  [
    /^\W*(?:(?:and|so|but|ok)\b\W*)*(?:would|will|does|do|could|can) (?:an? |the |some |just |a bit of |a coat of )*\w+(?: \w+)? (?:do|work|help|fix|cure|be enough|do it|do the (?:job|trick)|fix it|help it)\W*$|\b(?:can|could|may|should) (?:i|we) (?:(?:just|simply|not|also) )*(?:sand|fill|patch|paint|seal|scrub|clean|brush|wash|caulk|silicone|plug|wipe|fix|do|repair|cover|bleach|spray|grout|glue|nail|screw)(?: over)? (?:it|that|them|this|those|over it)\b/i,
    'can i fix it myself?',
    /^(?:pos\.(?:diy|trade|ok)|next|hazard|knowledge)$/,
  ],
];

/** What somebody else says of the time, and what that comes to. */
const SAYS_TOO_LATE =
  /\b(?:time(?:['’]?s| is) up|too late|out of time|(?:has|have|had|is|it['’]?s|its) (?:run out|expired|over|lapsed)|(?:not|no longer|isn['’]?t|isnt) (?:covered|liable|his problem|their problem)|warranty(?:['’]?s| is)? (?:over|up|finished|gone|done))\b/i;
const LIABLE = 'is the builder still liable for it?';
/** Whether what somebody says holds. */
const VERDICT =
  /^\W*(?:(?:and|so|but|well)\b\W*)*(?:is|are|was) (?:he|she|they|that|it|this|the \w+|my \w+)(?: \w+)? (?:right|true|correct|wrong|fair|legit|bull\w*|having me on)\b/i;

/** Whether a message asks whether what somebody says holds. */
export const asksVerdict = (message: string): boolean => VERDICT.test(message);

/** The plain question that what somebody says comes to; undefined where it comes to none. */
export const questionOfSaying = (said: string): string | undefined =>
  SAYS_TOO_LATE.test(said) ? LIABLE : undefined;

/** Whether an answer of this kind is one to the plain question that a message asks. */
export const answersPlainly = (message: string, kind: string): boolean =>
  PLAIN.find(([words]) => words.test(message))?.[2].test(kind) ?? true;

/** The plain question; undefined where a message asks something else. */
export const plainQuestion = (message: string): string | undefined =>
  PLAIN.find(([words]) => words.test(message))?.[1] ?? questionOfSaying(message);
