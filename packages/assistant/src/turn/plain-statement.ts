/** A message that only tells something: of a fault, then that is what is answered, or of nothing wrong, then it is taken as told. */
import type { DefectId } from '@plumbline/knowledge';
import { readMentions, readWords } from '@plumbline/knowledge/language';
import type { Asked } from '../aims/ask-back.ts';
import { cite } from '../compose/cite.ts';
import { rowsNamed } from '../corpus.ts';
import { readState } from '../question/places.ts';
import { namesPartOf } from '../question/tells-what-is.ts';
import type { Thread } from '../question/thread.ts';
import type { Reply } from '../reply.ts';
import { isNoted, isOnlyTold } from './from-subject.ts';
import { asksAnything, tellsFault } from './read-turn.ts';

/** Says nothing but that the talk goes on: of these words all, and one of the first group. */
const TALKS =
  'righto|rightio|rightyo|ok(?:ay)?|kk?|cool|sweet|noice|nice one|good one|nice|fair|lol|ha|haha+|hehe|huh|yep|yup|yeah|yea|nah|good|gotcha|got it|sense|beauty|beaut|ripper|bonza|champion|champ|legend|onya|cheers|ta|thanks|alright|dramas|worries|easy|noted|wow|whew|phew|great|awesome|brilliant|perfect|love it|lovely|ah+|oh|hmm+|mm+|crikey|bugger|dang|funny|interesting|ya learn something(?: new)? every ?day';
const AND_WORDS =
  'right|enough|no|all|makes?|too|sure|thing|that|thats|it|does|they|i|see|beans|mate|then|as|so|well|is|know|will|sounds?|stuff|call|explains|what a|word|muchly|done|reckon|true|on|ill|have a think|have a go|think about it|looks?|mint';
const ALL_TALK = new RegExp(`^\\W*(?:(?:${TALKS}|${AND_WORDS})\\b\\W*){1,8}$`, 'i');
const SOME_TALK = new RegExp(`\\b(?:${TALKS})\\b`, 'i');
const LONGEST_TALK = 8;

/** Who or what does it, or is it. */
const SUBJECT =
  /^\W*(?:(?:and|so|but|well|just|also|oh|yeah|btw|anyway|ok|ps|fyi|today|yesterday|this (?:morning|arvo|week|weekend)|last (?:night|week|month|year|summer|winter))\b\W*)*(?:i|im|i['’]m|ive|i['’]ve|we|we['’]re|weve|we['’]ve|he|he['’]s|hes|she|she['’]s|shes|they|they['’]re|theyre|theyve|it|its|it['’]s|thats|that['’]s|theres|there['’]s|my|our|ours|the|this|that|a|an|his|her|their|these|those|some|both|everyone|somebody|someone|one of|old mate)\b/i;
/** A word that tells: no order begins with one of these. */
const TELLS =
  /\b(?:is|are|was|were|am|been|being|has|have|had|got|gets|goes|went|comes?|came|starts?|begins?|arrives?|moves?|lives?|wants?|likes?|says?|said|reckons?|thinks?|loves?|put|took|bought|sold|built|found|made|gave|did|saw|met|rang|drew|laid|swears?|keeps?|kept|sits?|runs?|walks?|looks?|works?|\w{2,}ed|\w{2,}in['g]?|i['’]?m|i['’]?ve|we['’]?ve|we['’]?re|it['’]?s|he['’]?s|she['’]?s|they['’]?re|theres|\w+['’]s)\b/i;
/** Nouns that end as what is being done does. */
const THING =
  '(?:land|ceil|build|floor|rail|roof|plumb|awn|skirt|lin|pav|deck|clad|foot|wir|glaz|flash|cap|retain|go)ings?\\b';
const TELLING_FIRST = new RegExp(
  `^\\W*(?:(?:and|so|but|just|also|btw|finally|only|already|still)\\b\\W*)*(?:(?!${THING})\\w{2,}(?:in['g]?|ed)|had|got|bought|sold|moved|took|picked|found|went|left|gave|built|spent|met|saw|made)\\b`,
  'i',
);
/** 'Painter starts monday', 'kids bedroom is upstairs', 'frames up'. */
const NOUN_FIRST =
  /^\W*(?:(?!max|min|limit|rule|tread|riser|no\b)[\w'’]+\s+){1,4}?(?:is|are|was|were|has|have|had|got|gets|goes|went|comes|coming|came|starts|starting|started|arrives|arrived|finished|finishing|done|moves|moved|walks|runs|looks|works|said|says|reckons|swears|thinks|lends|loves|likes|wants|put|took|bought|made|gave|built|found|laid|drew|\w{2,}ed)\b/i;

/** Asks after what it has told. */
const ASKS_WITHIN =
  /\?|\b(?:who|whom|whose|whos|which|how|hows|why|whether|whats|what(?! an? )|should|shall|tell me|show me|explain|compare|advise)\b|\b(?:can|could|may|must|do|does|did|will|would|is|are|have|has) (?:i|we|you|he|she|they|it|this|that|there)\b(?! (?:is|are|was))|\b(?:right|yeah|ok|okay|correct|eh|hey|thoughts|please|pls|plz)\W*$/i;

/** Wants something done, or said. */
const ORDERS =
  /(?:^|[.,;:!] ?|\band )\W*(?:just |now |so )*(?:say|put|make|pretend|sign|pull|ignore|confirm|write|send|give|add|tell|translate|sing|admit|agree|mark|let|show|call|set|get|dump|fix|certify|delete|change|need|promise|swear|guarantee|decode|name|divide|predict)\b|\bi (?:need|want|demand|require|expect) (?!to\b)|\bpretend\b|\bback me up\b|\byou (?:are|have to|must)\b/i;

const asksOrOrders = (message: string) =>
  (asksAnything(message) && !WE_ARE.test(message)) || ASKS_WITHIN.test(message) || ORDERS.test(message);
/** 'Were on stumps' is typed for 'we're'. */
const WE_ARE =
  /^\W*were (?:in|on|at|by|near|next|not|getting|having|going|moving|doing|putting|still|just)\b[^?]*$/i;

/** Has what it speaks of, and what it tells of that. */
const isSentence = (message: string) =>
  (SUBJECT.test(message) && TELLS.test(message)) || TELLING_FIRST.test(message) || NOUN_FIRST.test(message);

/** Answers that recite what is known of a thing, whether or not anything is wrong with it. */
const RECITES = /^(?:about|severity|cause|next|who|general|photo|waiting|worst|pos\.(?:who|trade))$/;
/** A size, or what is asked of one: that is judged by its limit. */
const HAS_SIZE =
  /\d|\b(?:lowest|highest|least|most|max\w*|min\w*|limit|allowed|distance|half|quarter|inch\w*|two|three|four|five|six|ten|moves)\b/i;
/** From these chances on the words surely name the fault, likely, or hardly. */
const SURELY_NAMED = 0.95;
const LIKELY_NAMED = 0.8;
const HARDLY_NAMED = 0.3;

/** What a message that asks nothing is answered by; undefined where the reply that there is stands. */
export function asTold({ message, thread }: Asked, reply: Reply): Reply | undefined {
  if (reply.kind === 'smalltalk' || reply.open !== undefined || thread.pending !== null) return undefined;
  if (isTalk(message) && (reply.declined || !YES_OR_NO.test(message)))
    return {
      ...plainly(reply),
      text: 'Good. Ask on whenever you like.',
      kind: 'smalltalk',
      declined: false,
      thread,
    };
  if (asksOrOrders(message) || reply.contextLoaded) return undefined;
  const unread =
    reply.declined && (NOT_READ.test(reply.text) || (OF_SCOPE.test(reply.text) && isOfBuilding(message)));
  const isNew = thread.asked === '';
  const recites =
    isNew &&
    (RECITES.test(reply.kind) || (isSaidOfLimits(reply) && !HAS_SIZE.test(message) && startsAnew(thread)));
  if (!unread && !recites && !isNoted(reply)) return undefined;
  const { defects, allWell } = readWords(message);
  const [defectId, chance] = Object.entries(defects)[0] ?? ['', 0];
  const { amiss } = readMentions(message);
  const isAmiss = amiss === 1 || (amiss > 0 && tellsFault(message));
  if (
    chance >= SURELY_NAMED &&
    isAmiss &&
    !OF_NO_BUILDING.test(message) &&
    (!recites || isSentence(message))
  ) {
    const known = reply.rows.some(({ defectIds }) => defectIds.includes(defectId as DefectId));
    return known ? undefined : ofDefect(defectId as DefectId, reply, thread);
  }
  const hardly = chance < (allWell ? LIKELY_NAMED : HARDLY_NAMED) || !isAmiss;
  const isToldApart = isSentence(message) || addsTo(message, thread);
  if (
    isToldApart &&
    !VAGUELY_WRONG.test(message) &&
    (hardly || (chance < LIKELY_NAMED && !tellsFault(message)))
  )
    return isNoted(reply) && !addsTo(message, thread)
      ? undefined
      : { ...plainly(reply), text: notedText(message), thread };
  return tellsFault(message) && isAmiss && !recites ? { ...plainly(reply), text: WHICH_FAULT } : undefined;
}
const WHICH_FAULT =
  '**Something is wrong there, and I can’t tell what from that.** Say where it is, how big, since when, and what you see, hear or smell; or take a photo of it. If anybody could be hurt by it, keep away until a trade has looked.';

/** A limit or a position that nobody asked for; one that judges stands. */
const isSaidOfLimits = ({ kind, text }: Reply) =>
  /^(?:tolerance|pos\.(?:ok|stay|wait|diy))$/.test(kind) && !/^\*\*(?:No|Yes|Not)\b/.test(text);
const startsAnew = ({ defectIds, findingId, danger }: Thread) =>
  defectIds.length === 0 && findingId === null && danger === '';

/** 'Solid timber', after 'thinking about a new front door'. */
const addsTo = (message: string, thread: Thread) =>
  isOnlyTold(thread) &&
  message.trim().split(/\s+/).length <= LONGEST_ADDED &&
  readState(message).state === undefined;
const LONGEST_ADDED = 4;

/** How serious a defect is, what causes it and what to do, as whoever names it is told. */
function ofDefect(defectId: DefectId, reply: Reply, thread: Thread): Reply {
  const rows = rowsNamed(...ASPECTS.map((aspect) => `defect:${defectId}/${aspect}`));
  const cited = cite(rows.map((row) => ({ text: row.text, rows: [row], support: NAMED })));
  return {
    ...reply,
    ...cited,
    kind: 'severity',
    declined: false,
    support: NAMED,
    thread: {
      ...thread,
      intents: ['severity'],
      defectIds: [defectId],
      cited: rows.map(({ id }) => id),
      aim: null,
      asked: '',
    },
    fits: false,
    choices: [],
  };
}
const ASPECTS = ['severity', 'cause', 'next'] as const;
const NAMED = 0.8;

/** Something is wrong, and not what. */
const VAGUELY_WRONG =
  /\b(?:(?:bit|looks?|seems?|feels?|sounds?|is|are|way) off|odd|weird|wrong|strange|dodgy|crook|stuffed|not right|playing up)\b/i;
const isTalk = (message: string) =>
  ALL_TALK.test(message) &&
  SOME_TALK.test(message) &&
  !asksAnything(message) &&
  message.trim().split(/\s+/).length <= LONGEST_TALK;
const YES_OR_NO = /^\W*(?:yes|yep|yup|yeah|yea|nah|ok|okay)\W*$/i;
/** Says that nothing was made of a message, or refuses what nobody asked for who only tells something. */
const NOT_READ =
  /^(?:I don’t know: |I’m not sure what you’re asking|What is it about\?|I can’t do that from the chat|I write no letters)/;
/** Refuses what is of no building. */
const OF_SCOPE = /^I only know\b/;
const OF_NO_BUILDING =
  /\b(?:microwave|fridge|freezer|washing machine|dryer|toaster|kettle|telly|tv|laptop|computer|phone|car|ute|van|bike|boat|caravan|trailer|mower|dog|cat|tooth|teeth|knee|back|shoulder|heart)\b/i;

const isOfBuilding = (message: string) => namesPartOf(message) || TRADES_AT_WORK.test(message);
const TRADES_AT_WORK =
  /\b(?:painters?|plasterers?|tilers?|brick(?:ie|y|layer)s?|chipp(?:y|ies)|carpenters?|plumbers?|sparkies|sparky|electricians?|roofers?|concreters?|renderers?|landscapers?|certifiers?|inspectors?|scaffold\w*|frames?|slab|blokes|builder['’]?s?)\b/i;

const LONGEST_QUOTED = 80;

/** Says back what was told, so that the person sees what was understood. */
const notedText = (message: string): string => {
  const said = message.trim().replace(/[\s.!]+$/, '');
  const short = said.length <= LONGEST_QUOTED && !said.includes('\n');
  return `**Noted${short ? `:** ${said.charAt(0).toUpperCase()}${said.slice(1)}.` : '.**'} What would you like to know about it: what to look at, a limit, who does it, or who is liable? If something looks, sounds or smells wrong, say what.`;
};

const plainly = (reply: Reply) =>
  ({
    ...reply,
    kind: 'declined',
    rows: [],
    declined: true,
    fits: true,
    choices: [],
    support: 0,
    contextLoaded: false,
  }) as const;
