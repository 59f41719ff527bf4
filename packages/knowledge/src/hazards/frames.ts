/** What may stand around a danger: what somebody says of it, asks of it or wants done about it, and who is to pay. */

const TRADE =
  '(?:plumber|gasfitter|gas fitter|handyman|sparky|sparkie|electrician|chippy|chippie|carpenter|builder|plasterer|painter|tiler|bricklayer|brickie|roofer|glazier|fencer|landscaper|concreter|renderer|stonemason|engineer|structural engineer|trad(?:ie|y|esman|esperson)|licensed \\w+|professional|specialist|someone|somebody|anyone|anybody)';
const KIN =
  '(?:mate|mates|neighbour|neighbours|hubby|husband|wife|partner|missus|dad|mum|father|mother|brother|uncle|cousin|boyfriend|girlfriend|housemate|flatmate|son|boss)';
const OFFICE =
  '(?:agents?|owner|agency|real estate|rea|landlord|landlady|property manager|pm|manager|strata|body corp|body corporate|owners corp|seller|vendor|salesman|sales guy|supervisor|site super|foreman|developer|caretaker|super|people|everyone|everybody|they|he|she|certifier|pest bloke|pest guy|inspector)';
const SAYER = `(?:${TRADE}|${KIN}|${OFFICE}|\\w+ (?:bloke|guy|man|fella|lady|woman))`;
const CLAIM =
  '(?:deny|denies|denied|says?|said|reckons?|reckoned|thinks?|thought|claims?|claimed|insists?|insisted|swears?|swore|told (?:me|us|him|her|them)|tells (?:me|us)|keeps? (?:saying|telling (?:me|us))|is (?:saying|telling (?:me|us)|adamant|convinced)|assures? (?:me|us)|assured (?:me|us))';
const MUCH =
  '(?:(?:just|only|all|perfectly|totally|completely|probably|really|quite|pretty|absolutely|still|always|actually|nothing but|purely|merely|like|a bit|a little|bit) )*';
const CALM =
  '(?:fine|ok|okay|normal|nothing|harmless|safe|alright|all right|cosmetic|sound|common|expected|to be expected|typical|standard|good|cool|settlement|settling|old age|static|natural|character|nuisance|not (?:\\w+ )?(?:a problem|an issue|urgent|a big deal|big deal|a worry|a concern|serious|dangerous|a hazard|a priority|bad|structural|to worry|unsafe|a drama|a safety issue)|no (?:problem|problems|big deal|drama|dramas|worry|worries|issue|issues|concern|biggie|stress|risk|danger|harm|rush|hurry)|within tolerance|(?:has|have) always been like that|always been like that|will hold|will be (?:fine|ok|okay|right|alright)|can wait|good for (?:years|another))';
/** What else a danger is called that somebody plays down. */
const MILD =
  '(?:a feature|part of (?:the|its|their|life)|relaxing|on purpose|decorative|meant to|supposed to|by design|how they (?:build|built)|(?:quite )?usual|acceptable|tolerable|only old|(?:just )?its age|just (?:the|a|an) )';
const TOLD_SO =
  '(?:it (?:has been|was|is|s been) (?:suggested|said|claimed|put to (?:me|us))|(?:i|we) (?:am|are|was|were|have been|ve been|got|get) (?:told|assured|advised|reassured)|apparently|supposedly|allegedly|word is|the word is|rumour has it|according to (?:\\w+ ){1,3}?|(?:the )?(?:report|letter|email|listing|ad|brochure|quote) (?:says|said|claims|calls))';
/** 'There is no', 'it isn’t': how a denial begins. */
const IT = '(?:(?:it|that|this|there|they|all|is|are|was|were|has|have|will|be|do|does) )*';
const NO = '(?:no|not|nothing|never|none|any)';
const ON = '(?: (?:for|with|until|till|or|so|and|but|just) .+)?';
/** Where or when something is asked to be normal: 'near a new stove', 'when we dance on it'. */
const WHERE =
  '(?: (?<where>(?:near|in|on|at|around|behind|under|beneath|beside|next to|inside|from|over|above|below|by|when|while|after|during|if|late|first thing|between) .+))';
const FINE =
  '(?:all right|alright|normal|ok|okay|fine|safe|acceptable|usual|common|expected|allowed|a worry|a problem|a concern|an issue|bad|dangerous|serious|urgent|a big deal)';
/** A statement ends in a question: 'balcony is a bit bouncy, normal?' */
const IS_IT =
  '(?:(?:is|are|isn t) (?:that|this|it|they|these|those) (?:\\w+ ){0,2}?(?:all right|alright|normal|ok|okay|fine|safe|acceptable|usual|common|expected|allowed|a worry|a problem|a concern|an issue|bad|dangerous|serious|urgent|a big deal|supposed to(?: \\w+)?|meant to(?: \\w+)?)(?: or not)?|(?:can|could) (?:that|this|it) wait)';
const BARE =
  '(?:(?:normal|ok|okay|all good|no big deal|all right|alright|no worries|no drama|no dramas|fine|safe|acceptable)(?: or not| or what| right| yeah)?|normal (?:settlement|wear|movement))';
/** How it behaves, at the end of 'should the wall lean like this'. */
const SO_MUCH =
  '(?:like (?:this|that)|(?:this|that|so) (?:much|far|badly|bad)|a (?:bit|little|touch)|when .+|if .+|by itself|on its own|between .+|towards? .+|in the middle.*|(?:back )?open.*|forward.*|out(?:wards?)?.*|in(?:wards?)?)';
const WAITS = '(?:wait|hold|last|hold out|hold up|be left|be put off|be ignored|stay (?:as it is|like that))';
const NEEDS =
  '(?:need (?:to be )?(?:fixed|fixing|repaired|repairing|done|doing|looked at|replaced|replacing|seen to|attention)(?: (?:straight ?away|right away|now|urgently|today|immediately|soon|quickly|at once))?)';
/** Endings that add nothing. */
const TAIL =
  '(?: (?:to (?:worry|stress|fuss|panic) about|to worry|at all|for now|mate|though|really|right|true|correct|yeah|yes|in (?:an? )?(?:old|older|new) (?:house|home|houses|homes|place|building)s?|in a house this old|for (?:an? )?(?:old|older|new|house) (?:house|home|houses|homes|place|building|this age)s?|for (?:its|it|the|this) age|with (?:old|older|new) (?:houses|homes)|is (?:that|this|it|he|she) (?:right|true|correct)|true or false|should i (?:believe|trust) (?:him|her|them|that)|or (?:what|not|is it bad|should i worry|bad|dangerous|do i need .*)))*';
const OPEN =
  '(?:(?:hi|hey|hello|gday|ok|okay|so|just|quick|question|and|also|um|please|thanks|guys|all|but|well|does anyone know|curious|wondering|btw|by the way) )*';
const WHOSE = '(?:(?:my|our|the|a|an|one|old|some|his|her) |(?:\\w+ ){0,1})';
const WHO = '(?:(?:my|our|the|a|an|one|old|some|his|her) )*';
const LOOKS =
  '(?:fix|fixes|mend|mends|repair|repairs|patch|look at|looks at|look after|looks after|check|checks|check out|see|sort|sorts|sort out|sorts out|deal with|deals with|handle|handles|inspect|inspects|assess|come out for|do something about|take care of|attend to|replace|replaces|secure|secures|make safe|rip up|rip out|remove|removes)';

const RELAX =
  '(?:(?:(?:to )?(?:do not|not to|no need to|should not|need not|do not need to|stop|do not have to) (?:bother|worry|stress|panic|fret|fuss|lose (?:any )?sleep|be concerned|sweat)(?: (?:too much|much))?|ignore|just ignore|to ignore|leave|to leave|forget|to forget))';
/** What is there, and not one of its sort: 'the rail', 'a bottle that is leaking', but not 'a wall that collapses'. */
const HERE =
  '(?=(?:the|my|our|this|these|those|his|her|their|all the|both|some) |.*\\b(?:that|which) (?:\\w+ing|is|are|has|have)\\b|.*\\b(?:came|fell|blew|broke|broken|snapped|collapsed|shattered)\\b)';
const PAYER =
  '(?:(?:the|my|our|home|house|building|contents|statutory) )*(?:insurance|insurer|policy|warranty|strata|body corp(?:orate)?|landlord|builder|owner|council|seller|vendor|agent)(?: company)?';
/** 'Cosmetic', 'a minor defect', as somebody wants it written. */
const WORDED = `(?:is|are|was|be|being|sounds?|looks?|as) (?:(?:an? |only |just |purely )*(?:${CALM}|minor|acceptable|low)).*`;

/**
 * Each with what it is of: only 'is … normal' is also asked of no place in particular, and a last word such as 'fine' is a
 * question only where a question mark stands behind it.
 */
export const FRAMES: readonly { isAsked: boolean; needsMark?: boolean; frame: RegExp }[] = [
  {
    isAsked: false,
    frame: new RegExp(
      `^${OPEN}${WHOSE}?${SAYER}(?: \\w+){0,2} ${CLAIM} (?:that )?(?<inner>.+?) (?:is|are|was|were|will be)? ?${MUCH}${CALM}${TAIL}$`,
    ),
  },
  {
    isAsked: false,
    frame: new RegExp(
      `^${OPEN}${WHOSE}?${SAYER}(?: \\w+)? ${CLAIM} (?:(?:to|just|we can|you can|i can) )*(?:plaster|paint|patch|fill|tape|silicone|skim|cover)(?: (?:over|up))+ (?<inner>(?:the|my|our|an?) .+?)(?: agree| right)?${TAIL}$`,
    ),
  },
  {
    isAsked: false,
    frame: new RegExp(
      `^${OPEN}${WHOSE}?${SAYER}(?: \\w+)? ${CLAIM} (?:me |us )?(?:that )?(?:i |we )?${RELAX} (?:about |over |with |on )?(?<inner>(?!it\\b|that\\b|this\\b).+?)${TAIL}$`,
    ),
  },
  {
    isAsked: false,
    frame: new RegExp(
      `^${OPEN}(?<inner>.{6,}?) (?:(?:and|but|though|although|yet|so) )*${WHO}${SAYER}(?: \\w+)? ${CLAIM} (?:me |us )?(?:(?:that )?(?:(?:it|that|this|they|these|them|all|there|thats|everything) )*(?:is|are|will be|was)? ?${MUCH}${CALM}|(?:i |we )?${RELAX}(?: (?:about|over|with))?(?: (?:it|that|them|this))?)${TAIL}$`,
    ),
  },
  // What one sees, and another denies: 'balcony moves, builder says no defect'.
  {
    isAsked: false,
    frame: new RegExp(
      `^${OPEN}(?<inner>.{6,}?) (?:(?:and|but|though|although|yet|so) )*(?:${WHO}(?!engineer|structural)${SAYER}(?: \\w+)? ${CLAIM} (?:me |us |that )*${IT}${NO}(?: \\w+){0,5}|${NO}(?: \\w+){1,3} (?:according to|${CLAIM}) ${WHO}(?!engineer|structural)${SAYER})$`,
    ),
  },
  {
    isAsked: false,
    frame: new RegExp(
      `^${OPEN}${WHOSE}?${SAYER}(?: \\w+)? ${CLAIM} (?:that )?${IT}${NO} (?<inner>.+?) (?:but|yet|though|although|however)(?<where> (?:i|we|you|they|my \\w+|our \\w+|tenants?) (?:(?:can|could|all|both|still|just|definitely) )*(?:smell|smelt|see|saw|hear|heard|feel|felt)\\b.*)$`,
    ),
  },
  {
    isAsked: false,
    frame: new RegExp(
      `^${OPEN}${WHOSE}?${SAYER}(?: \\w+)? ${CLAIM} (?:that )?${IT}${NO} .+? (?:but|yet|though|although|however) (?<inner>.+)$`,
    ),
  },
  {
    isAsked: false,
    frame: new RegExp(
      `^${OPEN}(?:${WHOSE}?(?:\\w+ )?${SAYER}(?: \\w+)? ${CLAIM} (?:that )?)?(?<inner>.+?) (?:may|can|could|should) (?:stay|remain|be left|be kept)(?<where> \\w+)(?: (?:until|till|for|over|while|after) .+)?${TAIL}$`,
    ),
  },
  {
    isAsked: true,
    frame: new RegExp(
      `^${OPEN}(?:is|are|isn t) (?<inner>(?!it |this |that |there |they |these |those ).+?) ${MUCH}(?:normal|a (?:big deal|worry|problem|concern|hazard|danger|safety issue|risk)|(?:any|some)thing to (?:worry|ring|call|see|do something|be worried|be concerned|fix|stress|fret|get looked at|ask)(?: \\w+){0,3}|an issue|dangerous|bad|ok|okay|fine|safe|alright|urgent|serious|common|nothing)${TAIL}$`,
    ),
  },
  {
    isAsked: true,
    frame: new RegExp(
      `^${OPEN}(?:is|isn t) (?:it|this|that) ${MUCH}(?:normal|ok|okay|fine|alright|all right|safe|bad|a problem|a worry|a big deal|dangerous|common|an issue|usual|acceptable|expected) (?:that|if|when|for|to have|to see|having|with) (?<inner>.+?)${TAIL}$`,
    ),
  },
  {
    isAsked: false,
    frame: new RegExp(
      `^${OPEN}(?:is|can|could|should|do|does|would|will|do i need|do we need|need|should i get|should i call|should we get|do i get|do i call) (?:i |we )?(?:need |get |call |ring |ask |have )?(?:an? |the |my |our |your )?(?:local |proper |licensed |good )?${TRADE}(?: \\w+)? (?:to |be able to |come |come and |come to |have to |need to )*${LOOKS} (?:at )?(?<inner>.+?)${TAIL}$`,
    ),
  },
  {
    isAsked: false,
    frame: new RegExp(
      `^${OPEN}(?:what|which|who|whos|what is the|who is the) (?:is |s )?(?:kind of |sort of |type of )?(?:an? |the |right |best |correct )*(?:trade|trades|tradie|tradies|tradesman|tradesperson|person|professional|contractor|specialist|bloke|guy|one|builder|engineer)? ?(?:is |would |should |can |do i need |do i get |to call |do i call |that |who |would you get |)*(?:to |for )?(?:${LOOKS}|to ${LOOKS}) (?<inner>.+?)${TAIL}$`,
    ),
  },
  {
    isAsked: false,
    frame: new RegExp(
      `^${OPEN}who (?:do|should|would|can|could|does|am) (?:i|we|one|you) (?:need to |supposed to |meant to |have to )?(?:call|ring|contact|get|see|ask|talk to|speak to|need|phone|report|hire|tell|get in)(?: in| out| up)? (?:to ${LOOKS}|about|for|with|regarding|if|when|to look at|to tell about|over)? ?(?<inner>.+?)${TAIL}$`,
    ),
  },
  {
    isAsked: false,
    frame: new RegExp(
      `^${OPEN}(?:can|could|should|may|ok to|is it ok to|is it safe to|is it fine to|how long can) (?:i|we|you)? ?(?:just |safely |still )*(?:leave|ignore|put off|live with|wait on|forget about|keep using|use) (?<inner>.+?)(?: (?:for (?:a )?(?:bit|while|now|few \\w+)|till .+|until .+|as (?:is|it is)|alone|like that|a while longer|another \\w+))*${TAIL}$`,
    ),
  },
  {
    isAsked: false,
    frame: new RegExp(
      `^${OPEN}(?:am i (?:over ?reacting|being silly|paranoid|being paranoid|being precious)|should (?:i|we) (?:be )?(?:worry|worried|concerned|panic|care|stress)|do (?:i|we) (?:need|have) to (?:worry|be worried|be concerned|care|stress)|how (?:worried|concerned) should (?:i|we) be|how (?:bad|serious|urgent|dangerous) (?:is|are)|how soon (?:do|should) (?:i|we) (?:need to )?${LOOKS}|is there (?:a problem|any danger|any risk|a danger) with) ?(?:about|over|by|that|if|with)? ?(?<inner>.+?)${TAIL}$`,
    ),
  },
  {
    isAsked: false,
    frame: new RegExp(
      `^${OPEN}${TOLD_SO} (?:that )?(?<inner>.+?) (?:is|are|was|were|will be) ${MUCH}(?:${CALM}|${MILD}).*$`,
    ),
  },
  {
    isAsked: false,
    frame: new RegExp(
      `^${OPEN}${WHOSE}?${SAYER}(?: \\w+)? ${CLAIM} (?:that )?(?<inner>.+?) (?:is|are|was|were) ${MUCH}${MILD}.*$`,
    ),
  },
  {
    isAsked: false,
    frame: new RegExp(
      `^${OPEN}would (?:you|anyone|anybody) (?:be (?:worried|concerned|happy|ok|okay|bothered)|worry|call it \\w+|say it is \\w+|find it \\w+|live with|accept|sign off(?: on)?|mind) ?(?:if|that|when|about|with|by)? (?<inner>.+?)${TAIL}$`,
    ),
  },
  {
    isAsked: true,
    frame: new RegExp(
      `^${OPEN}(?:is|are|isn t) (?<inner>(?!it |this |that |there |they |these |those ).+?) ${MUCH}(?:all right|acceptable|allowed|normal|ok|okay|fine|safe|alright|urgent|serious|common|anything serious|a big deal|a worry|something (?:i|we) (?:should|need to|ought to))${ON}$`,
    ),
  },
  {
    isAsked: false,
    frame: new RegExp(
      `^${OPEN}do (?:i|we) (?:really |actually |still )*(?:have|need) to (?:bother |worry )?(?:with |about )?(?:${LOOKS}|do (?:anything|something) (?:about|with)|call (?:someone|anyone|somebody) (?:about|for)|get (?:someone|anyone|somebody) (?:in )?(?:about|for|to ${LOOKS})) (?<inner>.+?)${TAIL}$`,
    ),
  },
  {
    isAsked: false,
    frame: new RegExp(
      `^${OPEN}(?:how do (?:i|we|you)|how should (?:i|we)|what do (?:i|we)|what should (?:i|we)|what can (?:i|we)) (?:\\w+ )?(?:do (?:about|with)|deal with|tell (?:\\w+ ){1,3}(?:that|about)|explain (?:to (?:\\w+ ){1,3})?(?:that|about)|ask (?:\\w+ ){1,3}(?:to ${LOOKS}|about)|get (?:\\w+ ){1,3}to ${LOOKS}) (?<inner>.+?)${TAIL}$`,
    ),
  },
  {
    isAsked: true,
    frame: new RegExp(
      `^${OPEN}(?:is|are|isn t) (?<inner>(?!it |this |that |there |they |these |those ).+?) ${MUCH}${FINE}${WHERE}$`,
    ),
  },
  {
    isAsked: false,
    frame: new RegExp(
      `^${OPEN}(?<inner>(?!(?:is|are|was|were|can|could|should|would|will|does|do|did|what|how|why|which|who|when|if) ).{6,}?) ${IS_IT}$`,
    ),
  },
  {
    isAsked: false,
    needsMark: true,
    frame: new RegExp(
      `^${OPEN}(?<inner>(?!(?:is|are|was|were|can|could|should|would|will|does|do|did|what|how|why|which|who|when|if) ).{6,}?) ${BARE}$`,
    ),
  },
  {
    isAsked: true,
    frame: new RegExp(
      `^${OPEN}(?:does|do|should) (?<inner>(?!it |this |that |there |they |i |we |you |he |she ).+?) ${NEEDS}(?: .+)?$`,
    ),
  },
  {
    isAsked: false,
    frame: new RegExp(
      `^${OPEN}(?:is|isn t) (?:it|this|that) ${MUCH}${FINE} (?:for|that|if|when) (?<inner>.+?)(?<to> to) (?<where>.+)$`,
    ),
  },
  {
    isAsked: false,
    frame: new RegExp(
      `^${OPEN}should (?<inner>(?:the|a|an|my|our|this|that|these|those) (?:(?!be |have )\\w+ ){1,4}?)(?:be )?(?<where>(?:(?!be |have )\\w+ ){1,5}?${SO_MUCH})$`,
    ),
  },
  {
    isAsked: false,
    frame: new RegExp(
      `^${OPEN}should (?<inner>(?:the|a|an|my|our|this|that|these|those) (?:(?!be |have )\\w+ ){1,4}?)be (?<where>.+ to (?:the )?touch|(?:this|that|so) .+|.+ like (?:this|that))$`,
    ),
  },
  {
    isAsked: false,
    frame: new RegExp(
      `^${OPEN}(?:is|are|isn t|aren t) (?<inner>(?:the|a|an|my|our|this|that|these|those) .+?) (?:supposed|meant) to (?<where>.+)$`,
    ),
  },
  {
    isAsked: false,
    frame: new RegExp(
      `^${OPEN}(?:can|could|will|should|how long can|how long will) (?<inner>(?!it |this |that |there |they |i |we |you |he |she ).+?) ${WAITS}(?: .+)?$`,
    ),
  },
  {
    isAsked: false,
    frame: new RegExp(
      `^${OPEN}is there (?:any |a )?(?:rush|hurry|urgency|need) (?:to (?:${LOOKS})|with|about) (?<inner>.+?)${TAIL}$`,
    ),
  },
  {
    isAsked: false,
    frame: new RegExp(
      `^${OPEN}(?:does|would|should) it (?:matter|bother (?:me|us)|mean (?:anything|something|trouble)|make a difference|worry (?:me|us)) (?:if|that|when) (?<inner>.+?)${TAIL}$`,
    ),
  },
  {
    isAsked: false,
    frame: new RegExp(
      `^${OPEN}(?:do|does) (?<inner>(?!it |this |that |there |they |i |we |you |he |she ).+?) (?:mean|matter|point to)(?: (?:anything|something|trouble|much|at all|a problem))?(?: or .+)?${TAIL}$`,
    ),
  },
  {
    isAsked: true,
    frame: new RegExp(
      `^${OPEN}(?:is|are|will|would) (?<inner>(?!it |this |that |there |they |these |those ).+?) (?:be )?covered(?: (?:by|under|in|for) .+)?$`,
    ),
  },
  // A photo, a code, a class, a quote, a warranty: what it is of may be there now.
  {
    isAsked: true,
    frame: new RegExp(
      `^${OPEN}(?:(?:how|where) (?:do|can|should) (?:i|we|you)|(?:can|could|may|should) (?:i|we)|(?:i|we) (?:want|need) to) (?:\\w+ )?(?:photo(?:graph)?|take (?:an? )?(?:photos?|pics?|pictures?) of|document|record|report|list|log|note|write up|describe|claim|code|price|rate)(?: for)? (?<inner>.+?)(?: (?:for|in|on|under|through|with|from) (?:(?:the|my|our|an?|home|building|house) )*(?:report|insurance|insurer|policy|claim|warranty|register|record|list|app|file))*${TAIL}$`,
    ),
  },
  {
    isAsked: true,
    frame: new RegExp(
      `^${OPEN}(?:what|which) (?:(?:trade|defect|code|category|class|stage|severity|type|of|works?) )+(?:is|for|covers|(?:do|should|would|can) (?:i|we) (?:pick|use|choose|select|put)(?: for)?) (?<inner>.+?)${TAIL}$`,
    ),
  },
  {
    isAsked: true,
    frame: new RegExp(
      `^${OPEN}(?:(?:i|we|can|could|want|need|get|after|looking for|chasing|an?|the) )*(?:quotes?|price|quotation|estimate) (?:for|to fix|on) (?<inner>(?!.*(?:remov|replac|repair|install|suppl|test|inspect|new)).+?)(?: please| thanks)?$`,
    ),
  },
  // Who pays, what it costs, what has to be asked first, who comes, how it is worded.
  {
    isAsked: true,
    frame: new RegExp(
      `^${OPEN}(?:does|do|will|would|is|are|can|should|has) ${PAYER} (?:(?:have|need|going) to |be )?(?:cover|pay(?: out)?(?: for)?|fix|replace|repair|liable for|responsible for) ${HERE}(?<inner>.+?)${TAIL}$`,
    ),
  },
  {
    isAsked: true,
    frame: new RegExp(
      `^${OPEN}(?:do|would|will) (?:i|we) need (?:an? |any )?(?:\\w+ )?(?:permit|da|approval|consent|permission) (?:to ${LOOKS}|for) ${HERE}(?<inner>.+?)${TAIL}$`,
    ),
  },
  {
    isAsked: true,
    frame: new RegExp(
      `^${OPEN}(?:who (?:pays for|is (?:responsible|liable) for|do (?:i|we) bill for|has to (?:pay for|fix))|what (?:is |s )?the (?:law|rules?|excess|rule) (?:about|on|for|with)|(?:how|what) (?:much )?(?:would|does|will|is) (?:it )?(?:be|cost)? ?to ${LOOKS}|how much to ${LOOKS}) ${HERE}(?<inner>.+?)${TAIL}$`,
    ),
  },
  {
    isAsked: true,
    frame: new RegExp(
      `^${OPEN}(?:(?:can|could|will) (?:you |someone )?)?(?:please )?(?:book|send|get|arrange|organise) (?:me |us )?(?:an? )?(?:${TRADE}|quote|tradie)(?: for| to ${LOOKS}| about| because| on)? ${HERE}(?<inner>.+?)${TAIL}$`,
    ),
  },
  {
    isAsked: true,
    frame: new RegExp(
      `^${OPEN}(?:ignore|forget(?: about)?|never mind|leave out) ${HERE}(?<inner>.+?) (?:i (?:only|just)|just|only|what) .+$`,
    ),
  },
  {
    isAsked: true,
    frame: new RegExp(
      `^${OPEN}(?:(?:can|could) (?:you|i have) (?:the )?)?(?:write|say|put|note|state|word(?:ing)?|draft)(?: (?:an?|note|it|down|in|the|my|report|saying|to|say|so|that)){0,8}? (?<inner>(?:the|our|my|this) (?!report|note|listing|wording).+?) ${WORDED}$`,
    ),
  },
  {
    isAsked: true,
    frame: new RegExp(
      `^${OPEN}(?:should|do|must) (?:i|we) (?:have to )?(?:mention|disclose|declare|tell \\w+ about) ${HERE}(?<inner>.+?)(?: (?:in|on|to) the (?:listing|ad|contract|buyers?|report))?$`,
    ),
  },
  {
    isAsked: true,
    frame: new RegExp(
      `^${OPEN}(?:is|are|would(?! an? )) (?<inner>(?!it |this |that |there |they |these |those ).+?) (?:be )?(?:called |counted as |classed as )?(?:an? )?(?:major|minor|structural)(?: or (?:an? )?(?:major|minor))? (?:defect|fault|issue|one).*$`,
    ),
  },
  {
    isAsked: true,
    frame: new RegExp(
      `^${OPEN}(?:what|how long|is there|do (?:i|we) (?:have|get)|who gives)(?: (?:is|the|an?|any|still))* (?:\\w+ )?(?:warranty|guarantee|cover)(?: period)? (?:on|for|over) (?<inner>(?!.*(?:new|work)\\b).+?)${TAIL}$`,
    ),
  },
  {
    isAsked: false,
    frame: new RegExp(
      `^${OPEN}(?<inner>(?:my|our|the|this) .+?) (?:(?:and|so|but) )*(?:who|which \\w+|what) (?:is|are|was) (?:the|my|our) .+$`,
    ),
  },
];
