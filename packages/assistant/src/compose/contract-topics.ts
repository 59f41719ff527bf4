/**
 * What people ask of the contract itself: cooling off, the last payment, a job that runs late, who is sued and what that
 * costs, approvals. Little of it is held: each says so in a sentence, and who knows it.
 */
import type { Aim } from '../aims/aims.ts';

/** A matter of law or money that is told by its words. */
export interface Topic {
  /** All must be said. */
  of: readonly RegExp[];
  unless?: RegExp;
  aim: Aim;
  text: string;
  /** Whether the state's period is told after it. */
  period?: boolean;
  rows?: readonly string[];
  /** The kinds of the state's rows that it rests on. */
  ofState?: readonly string[];
  /** Whether it is a refusal that says what can be had. */
  declined?: boolean;
}

const ANSWERS_TO_OWNER =
  /\b(?:builder(?:['’]?s)?|contractor|tradie|tiler|plumber|roofer|painter|plasterer|concreter|electrician|sparky|chippy|carpenter|bricklayer|landscaper|renovator|company|he['’]?s?|she['’]?s?|they(?:['’]re)?|him|her|them)\b/i;
/** A court, or going to one. */
const GOES_TO_LAW =
  /\b(?:su(?:e|ed|es|ing)|(?:tak(?:e|es|ing)|took|drag\w*) (?:\w+ ){1,4}to (?:the )?(?:court|tribunal|[nvq]cat|acat|tascat|sat)|(?:go(?:ing)?|went) to (?:the )?(?:court|tribunal|[nvq]cat|acat|tascat|sat)|legal action|lawyer(?:ing)? up)\b/i;
const COSTS =
  /\b(?:cost(?:s|ing)?|how much|set (?:me|us) back|(?:filing|court|legal|tribunal|application|lawyers?['’]?) fees?|fees?|afford|expensive|price)\b/i;
/** 'The builder is suing me', 'got a letter of demand'. */
const AGAINST_US =
  /\b(?:su(?:e|es|ed|ing) (?:me|us)\b|(?:i['’]?m|we['’]?re|am|are|i|we|been|being|getting|get|got) sued\b|(?:tak(?:e|es|ing)|took|drag\w*) (?:me|us) to (?:the )?(?:court|tribunal|[nvq]cat|acat|tascat|sat)|(?:got|get|received?|sent (?:me|us)|have|an?other|from (?:\w+ )?\w+)\b.{0,24}\b(?:letter|notice) of demand(?! to (?:him|her|them|my|the))|statement of claim|served (?:me|us)\b|(?:come|comes|coming|go|goes|going) after (?:me|us)\b|legal action against (?:me|us))/i;
const LAST_PAYMENT = /\b(?:final|last)\b.{0,12}\b(?:payment|invoice|claim|instal\w*|bill|stage)\b/i;
const NOT_DONE =
  /\b(?:unfinished|incomplete|(?:not|never|isn['’]?t|isnt|aren['’]?t|wasn['’]?t|hasn['’]?t|haven['’]?t|havent|hasnt|arent)\b.{0,24}\b(?:finish\w*|done|complete\w*|in|on|tiled|painted|connected|fixed|fitted|installed|up|hung|laid|working|ready|there)|half (?:done|finished)|still (?:no|missing|to (?:do|come|finish)|waiting)|missing|defects?|snags?|without)\b/i;
const ASKS_TO_PAY =
  /\b(?:do|should|must|can|could|have|need|got|gotta|ought) (?:i|we|to)\b.{0,20}\bpay\b|\b(?:pay|paying|hold|withhold|keep|refuse|stop)\b.{0,24}\b(?:it|him|them|her|back|now|yet|or not|first)\b/i;
const APPROVAL =
  /\b(?:permits?|approvals?|approved|d\.?a\.?|development application|council (?:wants?|needs?|cares?|gets?|comes?|has|have|approval|permission|consent|sign|involved|in\b))\b|\bcouncil\W*$|\b(?:ask|tell|need|needs|involve|go through|go to|notify|without) (?:the )?council\b/i;
const BUILDS =
  /\b(?:retaining walls?|pergolas?|decks?|decking|sheds?|fenc(?:e|es|ing)|carports?|patios?|garages?|granny flats?|extensions?|renovat\w+|verandahs?|verandas?|awnings?|gazebos?|cubby|driveways?|(?:swimming )?pools?|spas?|walls?|windows?|dormers?|re-?roof\w*|second stor(?:e|i)y)\b/i;

/** Asked before the other topics of the law: they are the narrower ones. */
export const CONTRACT_TOPICS: readonly Topic[] = [
  {
    of: [
      /\b(?:pools?|spas?)\b/i,
      /\bcertificates?\b/i,
      /\b(?:sell\w*|sale|sold|buy\w*|bought|rent\w*|leas\w+|landlord|tenan\w*|settle\w*|need\w*|required?|which|compulsory|mandatory)\b/i,
    ],
    unless: /\b(?:notice|non-?compliance|fail\w*|wrote|council (?:sent|said|says)|gate (?:is|won|does))\b/i,
    aim: 'law.buyer',
    text: '**I hold no law on which certificate a pool needs for a sale or a lease, so I can’t say.** Ask the council or a licensed pool certifier, and your conveyancer or agent, before you sign. What I hold of pools is what follows once a barrier is found to be faulty.',
    ofState: ['regulator'],
    declined: true,
  },
  {
    of: [AGAINST_US],
    unless: /\b(?:plumbline|credits?|neighbou?r|strata|tenant|landlord)\b/i,
    aim: 'law.dispute',
    text: '**See a lawyer at once, and don’t let the day pass that the paper names:** I can’t give legal advice on your own case. Keep the paper with the day that it came, answer nothing in anger, and put together what you have: the contract, what was paid, and a dated list of each defect with its place, size and photos.',
    ofState: ['dispute', 'regulator'],
    declined: true,
  },
  {
    of: [GOES_TO_LAW, COSTS],
    unless:
      /\b(?:how much (?:can|could|may|do) (?:i|we) (?:claim|get|ask|sue)|up to|most|max\w*|limit|damages|compensation|credits?|plumbline|insur\w*)\b/i,
    aim: 'law.forum',
    text: '**I hold no fees of courts, tribunals or lawyers, so I can’t say what it would cost.** Ask whoever hears it for its fees and a lawyer for theirs, in writing, before you lodge anything.',
    ofState: ['dispute', 'regulator'],
    declined: true,
  },
  {
    of: [
      ANSWERS_TO_OWNER,
      /\b(?:refus\w*|won['’]?t|will not|not|no more|stop\w*|hold\w*|walk\w*|down(?:ed)? tools|only)\b/i,
      /\b(?:until|till?|['’]til|unless|before|without|if|when|once)\b.{0,24}\b(?:pay\w*|paid|money)\b|\bno (?:payment|money)\W+no\b/i,
    ],
    unless:
      /\b(?:credits?|plumbline|sub ?contract\w*|for (?:my|our) client|su(?:e|ed|es|ing)|deposit|landlord|rent\w*|strata)\b/i,
    aim: 'law.dispute',
    text: '**Whether the money is due, and whether work may stop until it is paid, turns on your contract:** read its clauses on payment and on stopping work, and ask a lawyer before you pay or refuse. List each defect with its place, size, date and photos, and send it to the builder with a day to answer by. If that day passes, complain to the regulator.',
    ofState: ['dispute', 'regulator'],
    declined: true,
  },
  {
    of: [LAST_PAYMENT, new RegExp(`${NOT_DONE.source}|${ASKS_TO_PAY.source}`, 'i')],
    unless:
      /\b(?:credits?|plumbline|for (?:my|our) client|client|su(?:e|ed|es|ing)|receipt|tax|gst|stage of|percent|how much|deposit|inspect\w*)\b/i,
    aim: 'law.dispute',
    text: '**Whether it is due, and whether you may hold it back, turns on your contract:** read its clause on the last payment and on completion, and ask a lawyer before you pay or refuse. First list what is missing or wrong, each with its place, size, date and photos, and send it to the builder with a day to answer by.',
    ofState: ['dispute', 'regulator'],
    declined: true,
  },
  {
    of: [
      ANSWERS_TO_OWNER,
      /\b(?:crook|con ?(?:man|artist)|shonk\w*|cowboy|thie(?:f|ves)|scam\w*|rip(?:ped|ping|s)?[ -]?(?:me |us )?off|stole|bludger|dodgy (?:builder|bugger|bastard)|(?:lied|lying) to (?:me|us)|useless|hopeless|done a runner|nicked off|walked off)\b/i,
      /\b(?:what (?:do|can|should|could|would) (?:i|we) do|what now|options|next|recourse|help|where do (?:i|we) (?:start|stand|go)|who do (?:i|we))\b/i,
    ],
    unless: /\b(?:plumbline|credits?|insolv\w*|bankrupt\w*|neighbou?r|landlord|agent|strata)\b/i,
    aim: 'law.dispute',
    text: '**Put it in writing, with a day to answer by, and then go to the regulator.** List each defect and whatever was paid for and not done, with its place, size, date and photos, and keep proof that you sent it. If that day passes, complain to the state’s building regulator; only then comes a tribunal or court. Whether he broke the law is for them to say, not for me.',
    period: true,
    ofState: ['dispute', 'regulator'],
  },
  {
    of: [
      APPROVAL,
      /\b(?:pull\w*|knock\w*|tak(?:e|ing)|took|rip\w*|remov\w*|demolish\w*|cut(?:ting)?|open(?:ing)?|get rid of)\b.{0,30}\bwalls?\b/i,
    ],
    unless: /\b(?:notice|letter|fined?|retaining|fence|who pays|already|certifier)\b/i,
    aim: 'no.approval',
    text: '**Ask your council or a building surveyor before you touch it: I hold nothing on permits and approvals.** A structural engineer says first whether that wall holds up the floor or roof above. Neither a photo nor where it stands tells that.',
    declined: true,
  },
  {
    of: [
      APPROVAL,
      BUILDS,
      /\b(?:how (?:high|tall|big|long|wide|deep|close|far)|what (?:height|size)|when|before|without|over|do|does|need\w*|have to|must|require\w*)\b/i,
    ],
    unless:
      /\b(?:notice|letter|fined?|complain\w*|pays?|tree|leak\w*|crack\w*|lean\w*|fail\w*|certifier|signed off|pass(?:ed|es)?|insur\w*|warrant\w*|licen[cs]e|find(?:ings?)?|plumbline|already)\b/i,
    aim: 'no.approval',
    text: '**I hold nothing on permits and approvals, so I give no height and no size for them.** Ask your council, or a building surveyor, before the work starts. What holds back soil near a building, a boundary or a drop is for an engineer as well. I can help with defects, limits and warranties.',
    declined: true,
  },
];
