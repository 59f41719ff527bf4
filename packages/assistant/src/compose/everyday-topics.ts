/** What anybody asks of a building over the fence, told by its matter: what counts as a defect, what is allowed, who looks. */
import { type PlainTopic, TRADE_KNOWLEDGE } from './plain-topic.ts';

const SALTS =
  /\befflor\w*|\bwhite (?:\w+ )?(?:powder\w*|salts?|fur|bloom|deposits?|stuff|crust|dust|marks?|residue|chalk\w*)|\bsalts? (?:on|coming|in|out)\b/i;
/** The salts by their own name lie on nothing else. */
const OF_WALLS =
  /\befflor\w*|\b(?:bricks?|brickwork|walls?|masonry|blocks?|blockwork|concrete|pavers?|chimney|stone|render)\b/i;
/** One that was recorded is told from its record. */
const RECORDED = /\bfindings?\b|\b(?:was|were|did) /i;

export const EVERYDAY_TOPICS: readonly PlainTopic[] = [
  {
    said: [
      /\bwear (?:and|&|n|['’]n['’]?) tear\b|\b(?:lack of|poor) maintenance\b|\bmaintenance (?:issue|item|matter|problem)\b|\bageing\b/i,
      /\b(?:difference|differ\w*|versus|vs|or|rather than|tell|same|distinguish|between)\b/i,
      /\b(?:defects?|defective|faults?|bad work(?:manship)?|poor work(?:manship)?)\b/i,
    ],
    unless: /\b(?:insur\w*|policy|landlord|tenant\w*|bond|rent\w*|finding \d)\b/i,
    text: `**A defect is work that was done wrongly or falls short of what was promised; wear and tear comes of use and age, however well it was built.** A door that never closed properly is a defect; a hinge that is worn after 15 years is wear. What decides it: when it first showed, what the contract, the code or a guide asks for, and whether upkeep would have prevented it. A builder’s warranty covers defects and no wear.\n\n${TRADE_KNOWLEDGE}`,
  },
  {
    said: [
      /\bweep ?holes?\b/i,
      /\b(?:should|must|do|does|need|needs|supposed|meant|have to|ought)\b/i,
      /\b(?:clear|open|empty|free|exposed|uncovered|visible|showing|unblocked)\b/i,
    ],
    unless: /\b(?:who|how (?:many|far|often)|apart|limit)\b|\d ?mm\b/i,
    text: '**Yes, keep them clear.** Weepholes let water out of the wall’s cavity. Where mortar, soil, paving or render covers them, water stays in and damp can come through to the inside.',
    rows: ['tolerance:mas-weephole'],
  },
  {
    said: [
      SALTS,
      /\b(?:paint\w*|seal\w*|render\w*|coat\w*|plaster\w*|cover\w*)\b/i,
      /\b(?:can|could|may|should|ok|okay|alright|just|fine|how)\b/i,
    ],
    unless: RECORDED,
    text: `**No, not yet: the salts push paint, render and sealer off again.** Find where the water comes from and stop it, let the wall dry, and brush the salts off dry, for washing puts them back in. Coat it once they have stayed away, with something that lets the wall breathe.\n\n${TRADE_KNOWLEDGE}`,
    rows: ['defect:efflorescence/next'],
  },
  {
    said: [
      SALTS,
      OF_WALLS,
      /\b(?:why|what causes|what(?:['’]?s| is| are) (?:the |that |this |all )?(?:white|caus)\w*|causes?|come\w* from|reasons?|how come)\b/i,
    ],
    unless:
      /\bfindings?\b|\bwhat causes (?:the )?efflorescence\b|\b(?:salt (?:damp|attack)|pool|rising|balcon\w*|paint\w*|fix|remove|clean\w*|get rid|cost|who|serious|bad|worr\w*|insur\w*|pays?)\b/i,
    text: `**Salts: water inside the wall dissolves them, and leaves them on the face as it dries.** The water comes of rain through joints or a missing capping, of damp from the ground, of a leak, or of bricks that were laid wet; of those it fades within a season or two. It looks worse than it is, but water is getting in.\n\n${TRADE_KNOWLEDGE}`,
    rows: ['defect:efflorescence/cause'],
  },
  {
    said: [
      /\b(?:when|at (?:what|which) (?:point|stage|size|width)|from (?:what|which) (?:size|width)|min(?:imum)?|smallest)\b/i,
      /\b(?:structural )?engineers?\b/i,
      /\b(?:need\w*|required?|necessary|call\w*|get|hire|involve\w*|ask\w*|bring|have to|worth)\b/i,
    ],
    unless:
      /\b(?:findings?|report|pay\w*|cost\w*|did|was|come|came|coming|visit\w*|certif\w*|inspection stage|warrant\w*)\b|\d ?mm\b/i,
    text: `**A structural engineer, when something that carries load moves, or is about to be changed.** That is a crack of 5 mm or more, one that grows, runs in steps or goes through the wall; doors and windows that begin to jam; a lean, a sag or a lintel that drops; concrete that breaks off over rust; and before a wall comes out, a post is cut or anybody digs beside a footing. A fine crack in plaster that doesn’t grow needs none.\n\n${TRADE_KNOWLEDGE}`,
  },
  {
    said: [
      /\bcracks?\b/i,
      /\b(?:settl\w*|subsid\w*|footings?|foundations?|movement|moving)\b/i,
      /\b(?:patch\w*|fill\w*|repair\w*|plaster\w*|paint\w*|mend\w*|fix\w*)\b/i,
      /\b(?:when|how (?:soon|long)|(?:best|right|good) time|now or later|wait\w*|too (?:soon|early))\b/i,
    ],
    unless: /\b(?:findings?|who|warrant\w*|claim\w*|builder|cost\w*|was|were|did)\b/i,
    text: `**Once the movement has stopped and its cause has been dealt with.** A patch over ground that still moves opens again. Mark both ends with the date, measure it at one spot, and look again over a wet and a dry season. An engineer looks first where it is 5 mm or wider, is stepped, grows, or doors begin to jam.\n\n${TRADE_KNOWLEDGE}`,
  },
  {
    said: [
      /\bcracks?\b/i,
      /\b(?:winter|summer|seasons?|seasonal\w*|drought|dry (?:spell|weather|months)|wet (?:weather|months|season)|when it rains|after rain)\b/i,
      /\b(?:clos\w*|open\w*|come and go|shut|move\w*|shrink\w*|smaller|wider|bigger|heal\w*)\b/i,
    ],
    unless:
      /\b(?:findings?|gas|ceiling|retaining|balcon\w*|getting (?:wider|bigger)|keeps?|leaks?)\b|\d ?mm\b/i,
    text: `**Some do. Clay swells when it is wet and shrinks when it dries, so a crack above it may open in a dry summer and close in a wet winter.** One that has closed isn’t mended: the ground still moves. Measure it at the same spot through the year. An engineer looks at one that is 5 mm or wider, opens further each year, or comes with doors that jam.\n\n${TRADE_KNOWLEDGE}`,
  },
  {
    said: [
      /\b(?:clothes )?dryers?\b/i,
      /\b(?:vent\w*|duct\w*|exhaust\w*|discharg\w*|hoses?|run)\b/i,
      /\b(?:roof|ceiling|attic|loft|cavity|sub ?floor|under the (?:house|floor))\b/i,
    ],
    unless: /\b(?:findings?|who|cost\w*|how (?:long|far|much))\b/i,
    text: `**No, take it outdoors.** A dryer blows out warm, wet air and lint: in a roof, a wall or under a floor that makes mould and rot, and lint burns. Keep the duct short and smooth, and clean the lint out.\n\n${TRADE_KNOWLEDGE}`,
  },
  {
    said: [
      /\b(?:insulation|batts?)\b/i,
      /\bdown ?lights?\b/i,
      /\b(?:can|could|may|ok|okay|alright|safe|allowed|fine|should)\b/i,
    ],
    unless:
      /\b(?:findings?|who|smoke|smok\w+|burn\w*|smell\w*|scorch\w*|melt\w*|sparks?|how (?:far|much|close)|clearance|fire (?:started|is)|is (?:it|this) serious)\b|\d ?mm\b/i,
    text: `**No, not unless the light is marked for it (IC or IC-4).** Any other gets hot under insulation, and that can start a fire. Keep the distance that its label or instructions give, and leave it switched off where batts lie on it already. A licensed electrician says what kind it is; don’t move cables yourself.\n\n${TRADE_KNOWLEDGE}`,
    rows: ['defect:insulation_on_downlight/next'],
  },
  {
    said: [
      /\binsur\w*\b|\bpolicy\b/i,
      /\b(?:cover\w*|pay|pays|claim\w*|include\w*)\b/i,
      /\b(?:rising damp|damp|mou?ld|rot|rotten|termites?|white ants?|rust\w*|corrosion|wear and tear|slow leaks?|condensation|efflorescence|concrete cancer)\b/i,
    ],
    unless:
      /\b(?:builder\w*|home warranty|hbcf|hbf|dbi|domestic building|indemnity|landlord\w*|strata|storm|burst|flood\w*|tribunal)\b/i,
    text: `**Usually not.** Home insurance pays for what happens suddenly, such as a storm or a burst pipe. What comes bit by bit is left out as a rule: damp, mould, rot, rust, termites and wear. Read the exclusions, and ask your insurer in writing. Where bad work is behind it and the house isn’t old, the builder’s warranty may count instead: tell me the state and when it was finished.\n\n${TRADE_KNOWLEDGE}`,
  },
  {
    said: [
      /\bcracks?\b/i,
      /\b(?:slabs?|floors?|walls?|ceilings?|bricks?|brickwork|footings?)\b/i,
      /^\W*(?:(?:so|and|but|hi)\W+)*(?:is|are|was|could|would|can) (?:the|a|my|our|this|that|these|it) .{0,50}\bstructural\b(?! (?:engineer|wall|element|warranty|claim))/i,
    ],
    unless: /\b(?:findings?|flat|unit|lot|warrant\w*|claim\w*|major|minor)\b|\d ?(?:mm|cm)\b/i,
    text: `**That can’t be said from words or a photo: width alone never decides it.** It is treated as structural, and an engineer looks first, where it is 5 mm or wider, grows, has one side higher than the other, runs on through walls or footing, or doors and tiles move with it. A hairline that stays the same is mostly shrinkage. Measure it, mark its ends with the date, and look again in a few weeks.\n\n${TRADE_KNOWLEDGE}`,
  },
  {
    said: [
      /\b(?:steps?|lip|rise|threshold)\b/i,
      /\b(?:front|back|entry|entrance|external|sliding|patio|balcony) (?:sliding )?doors?\b|\bdoor(?:way|step)s?\b/i,
      /\b(?:ok|okay|allowed|limit|max\w*|how (?:high|big)|too (?:high|big)|comply|complies|compliant|legal|alright|fine)\b/i,
    ],
    unless:
      /\b(?:stairs?|risers?|goings?|treads?|landing|crack\w*|flight|two steps|gap|membrane|waterproof\w*)\b/i,
    text: 'I hold no confirmed limit for one step at a door. It depends on the drawings, on what keeps rain out there, and on whether the entry has to be step-free, as in some newer houses. Ask the certifier or builder which rule was used.',
    declined: true,
  },
];
