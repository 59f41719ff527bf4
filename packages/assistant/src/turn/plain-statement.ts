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
import { givesAllClear, tellsNothingWrong, withoutDenied } from '../things/complaint.ts';
import { isNoted, isOnlyTold } from './from-subject.ts';
import { asksAnything, tellsFault } from './read-turn.ts';

/** Says nothing but that the talk goes on: of these words all. What sums an answer up ('so that is ok') isn't among them. */
const TALK =
  /^\W*(?:(?:righto|rightio|rightyo|right|ok(?:ay)?|kk?|cool|sweet|noice|nice(?: one)?|good one|fair(?: enough| call)?|lol|good|ay|eh|hey|yay|woo\w*|stoked|happy days|ha|haha+|hehe|huh|yep|yup|yeah|yea|nah|all good|gotcha|got it|makes sense|beauty|beaut|ripper|bonza|champion|champ|legend|onya|cheers|ta|muchly|thanks|alright|no dramas|no worries|too easy|noted|wow|whew|phew|great|awesome|brilliant|perfect|love it|lovely|ah+|oh|hmm+|mm+|crikey|bugger|dang|funny|interesting|beans|mate|i see|will do|explains it|what a word|ill have a think|ya learn something(?: new)? every ?day)\b\W*){1,6}$/i;

const LINK =
  '^\\W*(?:(?:and|so|but|well|just|also|oh|yeah|btw|anyway|ok|ps|fyi|finally|today|yesterday|this (?:morning|arvo|week|weekend)|last (?:night|week|month|year|summer|winter))\\b\\W*)*';
const VERB =
  '(?:is|are|was|were|am|been|has|have|had|got|gets|goes|went|comes?|came|starts?|begins?|arrives?|lives?|wants?|likes?|says?|said|reckons?|thinks?|loves?|put|took|bought|sold|built|found|made|gave|did|saw|met|rang|drew|laid|swears?|sits?|walks?|looks?|works?|lends?|finished|done|starting|coming|going|painted|arrived|measured|picked)';
/** People, and what points: whatever they did is told. */
const PERSON =
  "(?:i|im|i['’]m|ive|i['’]ve|we|we['’]re|weve|we['’]ve|he|he['’]s|hes|she|she['’]s|shes|they|they['’]re|theyre|theyve|it|its|it['’]s|thats|that['’]s|theres|there['’]s|everyone|somebody|someone|mum|dad|nan|pop|old mate)";
const SENTENCES: readonly RegExp[] = [
  new RegExp(`${LINK}${PERSON}\\b.*\\b(?:${VERB}|\\w{2,}ed|\\w{2,}in['g]?)\\b`, 'i'),
  new RegExp(
    `${LINK}(?:i['’]?m|i['’]?ve|we['’]?re|we['’]?ve|it['’]?s|its|he['’]?s|she['’]?s|theyre|they['’]re|theres|there['’]s) \\w`,
    'i',
  ),
  new RegExp(`${LINK}(?:(?!max|min|limit|rule|tread|riser|no\\b)[\\w'’]+\\s+){1,6}?${VERB}\\b`, 'i'),
  new RegExp(
    `${LINK}(?:had|got|bought|sold|moved|took|picked|found|went|left|gave|built|spent|met|saw|made)\\b`,
    'i',
  ),
  new RegExp(
    `${LINK}(?:thinkin|planning|getting|having|doing|putting|hanging|moving|painting|redoing|waiting|looking|watching|thinking|going)['g]?\\b`,
    'i',
  ),
  new RegExp(`${LINK}\\w{2,}ed (?:a|the|my|our|up|out|it|some|his|her|for)\\b`, 'i'),
];

/** Asks after what it has told. */
const ASKS_WITHIN =
  /\?|\b(?:who|whom|whose|whos|which|how|hows|why|whether|whats|what(?! an? )|should|shall|tell me|show me|explain|compare|advise|want(?:s|ed)? to know|complain\w*)\b|\b(?:can|could|may|must|do|does|did|will|would|is|are|have|has) (?:i|we|you|he|she|they|it|this|that|there)\b(?! (?:is|are|was))|\b(?:right|yeah|ok|okay|correct|eh|hey|thoughts|please|pls|plz)\W*$/i;

/** Wants something done, or said. */
const ORDERS =
  /(?:^|[.,;:!] ?|\band )\W*(?:just |now |so )*(?:say|put|make|pretend|sign|pull|ignore|confirm|write|send|give|add|tell|translate|sing|admit|agree|mark|let|show|call|set|get|dump|fix|certify|delete|change|need|promise|swear|guarantee|decode|name|divide|predict)\b|\bi (?:need|want|demand|require|expect) (?!to\b)|\bpretend\b|\bback me up\b|\byou (?:are|have to|must)\b/i;

/** Whether a message asks something, or wants something done or said. */
export const asksOrOrders = (message: string): boolean =>
  asksAnything(message) || ASKS_WITHIN.test(message) || ORDERS.test(message);
/** 'Sweet, ill have a go' goes on from what may not be done. */
const MEANS_TO_DO_IT =
  /\b(?:ill|i['’]ll|i will|gonna|going to|might|im) (?:just )?(?:have a (?:go|crack)|do (?:it|that|this)|give (?:it|that) a (?:go|crack|burl)|use it|leave it|cover it)\b/i;

/** Has what it speaks of, and what it tells of that. */
const isSentence = (message: string) =>
  SENTENCES.some((shape) => shape.test(message)) ||
  givesAllClear(message) ||
  (takesAsTold(message) && TELLS.test(message));
/** Who has something, or does it: the engine of words may read trouble into the thing alone. */
const HAS_OR_DOES =
  /\b(?:have|has|got|['’]ve|getting|had|chose|choosing|put|puts|stores?|keeps?|lives?|built|uses?|came|coming|went|starts?|there(?:['’]?s| is| are)|(?:is|are|was) (?:an?|up to|in|on|from|going|coming|planning|thinking|doing|next|all))\b/i;
/** Somebody does something, or it was done: taken for a sentence where nothing wrong is told. */
const TELLS =
  /^\W*(?:and |so |well |oh )*(?:we|i|he|she|they)\b \w+ \w+|^\W*(?:[\w'’]+ ){1,4}(?:[a-z]{3,}ed|finish(?:es)?|starts?|keeps?|opens?|gets?|stores?|puts?|uses?|sits?|stands?|faces?)\b \w+/i;

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
  // A danger, and what is of the user's own, is never talked over.
  if (thread.danger !== '' || thread.findingId !== null || reply.contextLoaded) return undefined;
  if (TALK.test(message) && !message.includes('?') && (reply.declined || !YES_OR_NO.test(message)))
    return {
      ...plainly(reply),
      text: 'OK. Ask on whenever you like.',
      kind: 'smalltalk',
      declined: false,
      thread,
    };
  if (asksOrOrders(message) || MEANS_TO_DO_IT.test(message)) return undefined;
  const unread =
    reply.declined && (NOT_READ.test(reply.text) || (OF_SCOPE.test(reply.text) && isOfBuilding(message)));
  const recites = !reply.declined && thread.asked === '' && isUnasked(message, thread, reply);
  if (!unread && !recites && !isNoted(reply)) return undefined;
  const { defects, allWell } = readWords(message);
  const [defectId, chance] = Object.entries(defects)[0] ?? ['', 0];
  const { amiss } = readMentions(message);
  const nothingWrong = takesAsTold(message);
  const isFault = !nothingWrong && (tellsFault(message) || isMeddled(message));
  const isAmiss = !nothingWrong && (amiss === 1 || (amiss > 0 && isFault));
  const ofLimits = recites && isSaidOfLimits(reply);
  if (chance >= SURELY_NAMED && isAmiss && !ofLimits && !OF_NO_BUILDING.test(message)) {
    const known = reply.rows.some(({ defectIds }) => defectIds.includes(defectId as DefectId));
    return known || (recites && !isSentence(message))
      ? undefined
      : ofDefect(defectId as DefectId, reply, thread);
  }
  // 'Sparky or roofer for water near a downlight' asks which.
  if (isFault)
    return !recites && !/\bor\b/i.test(message) && (isAmiss || isOfBuilding(message))
      ? { ...plainly(reply), text: WHICH_FAULT }
      : undefined;
  const isHardly = chance < (allWell ? LIKELY_NAMED : HARDLY_NAMED) || !isAmiss;
  // Where it is turns what was asked before.
  if (readState(message).state !== undefined && thread.told !== '') return undefined;
  const adds = addsTo(message, thread);
  return (isSentence(message) || adds) &&
    !VAGUELY_WRONG.test(message) &&
    (isHardly || (chance < LIKELY_NAMED && unread)) &&
    (adds || !isNoted(reply))
    ? { ...plainly(reply), text: notedText(message), thread }
    : undefined;
}

/** What is asked where something may be wrong and nothing says what. */
export const WHICH_FAULT =
  '**Something may be wrong there, and I can’t tell what from that.** Say where it is, how big, since when, and what you see, hear or smell; or take a photo of it. If anybody could be hurt by it, keep away until a trade has looked.';

/** Done to a part that holds up, feeds or protects: it may be a danger though no fault is named. */
function isMeddled(message: string): boolean {
  const said = withoutDenied(message);
  return MEDDLED.test(said) && HOLDS_OR_PROTECTS.test(said);
}
const MEDDLED =
  /\b(?:took|taken?|taking|remov\w+|stripped|skip\w*|cuts?|cutting|drill\w*|hit|struck|knock\w*|burn\w*|rust\w*|lift\w*|moved|opened up|slop\w+|no (?!worries|dramas)\w+|without|left (?:off|out)|wired|did the (?:gas|electric\w*|wiring|plumbing)|put over|covered|painted over|keeps? running|runs? onto|fog\w*|flicker\w*)\b/i;
const HOLDS_OR_PROTECTS =
  /\b(?:props?|walls?|joists?|bearers?|beams?|lintels?|truss\w*|rafters?|studs?|brac\w+|tie.?downs?|roof|piers?|posts?|chimney|slab|ground|slope|floor|eaves|heaters?|flue|gas|meter|switchboard|solar|panel|wir\w+|power|lights?|downlights?|house|shed|balustrade|rails?|railing|balcony|deck|stairs?|pool|fence|gate|alarms?|windows?|toilet|downpipe)\b/i;

/** Surely tells of nothing wrong, however the engine of words reads it. */
const takesAsTold = (message: string): boolean =>
  tellsNothingWrong(message) &&
  !isMeddled(message) &&
  !namesFault(message) &&
  (readMentions(message).amiss < 1 || givesAllClear(message) || HAS_OR_DOES.test(message));

/** Words that name a fault by themselves ('spalling', 'heaving') tell of it, whatever else is told beside them. */
function namesFault(message: string): boolean {
  const said = withoutDenied(message);
  const [, chance = 0] = Object.entries(readWords(said).defects)[0] ?? [];
  return chance >= LIKELY_NAMED;
}

/** Recites what is known of a thing that nobody asked about, and nothing grave. */
function isUnasked(message: string, thread: Thread, reply: Reply): boolean {
  if (/\*\*(?:high|critical)\*\*/.test(reply.text) && !takesAsTold(message)) return false;
  if (RECITES.test(reply.kind)) return true;
  return (
    isSaidOfLimits(reply) &&
    !HAS_SIZE.test(message) &&
    thread.defectIds.length === 0 &&
    (STATES.test(message) || givesAllClear(message))
  );
}

/** A limit or a position that nobody asked for; one that judges stands. */
const isSaidOfLimits = ({ kind, text }: Reply) =>
  /^(?:tolerance|pos\.(?:ok|stay|wait|diy))$/.test(kind) && !/^\*\*(?:No|Yes|Not)\b/.test(text);
/** 'Bricks are up to window height now' tells; 'chipped tiles, NSW guide' asks. */
const STATES =
  /^\W*(?:[\w'’]+\s+){0,3}?(?:is|are|was|were|has|have|went|goes|comes|came|got)\b|^\W*(?:i|we|he|she|they|my|our)\b/i;

/** 'Solid timber', after 'thinking about a new front door'. */
const addsTo = (message: string, thread: Thread) =>
  isOnlyTold(thread) && message.trim().split(/\s+/).length <= LONGEST_ADDED;
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
