/**
 * Looks once more at an answer before it is sent: does it give the kind of thing that was asked for? Who asks who isn't
 * told how bad it is, who asks a price isn't told how to take photos, who asks how often isn't told how to watch a crack.
 */
import type { Reply } from '../reply.ts';
import type { Aim } from './aims.ts';
import type { Guess } from './model.ts';

const TRADES =
  'plasterer|gyprocker|plumber|electrician|spark(?:y|ie)|carpenter|chipp(?:y|ie)|brick(?:y|ie|layer)|tiler|painter|roofer|glazier|waterproofer|engineer|renderer|concreter|landscaper|handy ?man|restumper|certifier';

interface Kind {
  /** The words that ask for it. */
  asked: RegExp;
  unless?: RegExp;
  /** The answers that give it, by their kind. */
  given: RegExp;
  /** The readings that would. */
  aims: readonly Aim[];
}

const OF_WORK = /^(?:own\.|ask$|hazard$|smalltalk$|declined$|app\.)/;

/** Asks whether a thing must be there, and not whether something must be done. */
const REQUIRED =
  /\b(?:do|does|did|would) (?:i|we|it|they|you|(?:the|a|an|my|our|every|each|all) (?:\w+ )?\w+) (?:really |even |still |always |legally )?(?:need|require|have to have)(?! (?:to|any(?:one|body|thing)?|some(?:one|body)|doing|fix\w*|repair\w*|look\w*|help|replac\w*|attention|an? (?:\w+ )?(?:engineer|plumber|electrician|builder|tiler|inspector|carpenter|plasterer|painter|certifier|lawyer|tradie|specialist|permit|licen[cs]e|report))\b)|\b(?:is|are) (?:an? |the )?(?:\w+ ){1,4}(?:needed|required|mandatory|compulsory)\b/i;
/** What is told of a defect, which says nothing of what must be there. */
const OF_DEFECT = /^(?:pos\.(?:stay|diy|wait)|severity|about|cause|photo)$/;

const KINDS: readonly Kind[] = [
  {
    asked: new RegExp(
      `\\bwho(?:['’]?s|['’]?d|m)?\\b|\\b(?:which|what) (?:trade|tradie|bloke|person)\\b|\\b(?:${TRADES})\\b.{0,20}\\b(?:first|job|or|yeah)\\b`,
      'i',
    ),
    unless:
      /\bwho (?:pays?|foots|is (?:at fault|liable|responsible)|owns|made|said|told|wrote)\b|\bwho(?:['’]?s) (?:at fault|liable)\b/i,
    given: /^(?:pos\.(?:who|trade|pays|diy)|who|next|law\.|regulator|insurance|inspections|knowledge|cause)/,
    aims: ['pos.who', 'pos.trade', 'law.complain', 'law.forum', 'own.trade'],
  },
  {
    asked: /\b(?:costs?|price|top ?up|how much (?:is|are|does|do|for))\b/i,
    unless: /\b(?:fall|gap|slope|lippage|movement|who)\b/i,
    given: /^(?:app\.|pos\.pays|law\.|insurance|warranty|payment|product)/,
    aims: ['app.price', 'own.credits'],
  },
  {
    asked:
      /\b(?:is|are|would) (?:that|it|this|they|these|those)\b.{0,12}\b(?:defects?|defective|faulty)\b|\bcounts? as (?:a )?defect|\bare (?:they|these|those) (?:an? )?defects?\b|\bdefects? in (?:nsw|vic|victoria|qld|wa|sa|tas|act|nt)\b|\b(?:is there|any) (?:a |any )?(?:rule|number|limit|tolerance|figure)\b/i,
    given: /^(?:pos\.|tolerance|compliance|provision|law\.)/,
    aims: ['pos.ok'],
  },
  {
    asked:
      /\b(?:worr(?:y|ied)|bother|urgen\w*|how (?:soon|quick\w*|fast)|(?:can|will|could) (?:it|this|that|they) wait|now or later|in a hurry|any (?:hurry|rush)|do anything)\b/i,
    given: /^(?:pos\.(?:wait|stay)|waiting|severity|next|law\.)/,
    aims: ['pos.wait'],
  },
  { asked: REQUIRED, given: new RegExp(`^(?!${OF_DEFECT.source.slice(1)})`), aims: ['pos.ok'] },
];

/** What an answer to a question of this sort can't be without. */
interface Sort {
  asked: RegExp;
  unless?: RegExp;
  /** What the answer must say. */
  said?: RegExp;
  /** The kinds of answer that never give it. */
  never?: RegExp;
  /** What is said in its place where it doesn't. */
  otherwise: string;
}

const CHANGES =
  /\b(?:crack\w*|gaps?|mov(?:es|ing|ed|ement)|lean\w*|tilt\w*|sink\w*|widen\w*|grow\w*|bulg\w*|sag\w*)\b/i;
const EVERY =
  /\b(?:every|each|once an?|twice an?|per) (?:\w+ )?(?:day|week|fortnight|month|quarter|year|summer|winter|season|\d+)|\b(?:daily|weekly|monthly|yearly|annual(?:ly)?)\b|\b(?:interval|how often|once in (?:an?|two|three|four|five|six|ten|\d+))\b/i;
const ASKS_OFTEN =
  /\bhow (?:often|regular(?:ly)?|frequently)\b|\bhow many times an? (?:year|month|week)\b|\bevery how (?:many|long)\b/i;
const NO_INTERVAL =
  'I hold no interval for that, so I can’t say how often. Whoever made, fitted or looks after it does. I can say how soon a defect that you see should be looked at, and by whom.';

const NO_RULE =
  'I hold no rule on whether that must be there. The certifier or building surveyor of the job says it. I can say which limits and standards I hold, and what is a defect.';

/** Asks whether something may be built in some way, and repairs nothing. */
const BUILT_SO =
  /\b(?:can|may|could|ok to|okay to|alright to|allowed to) (?:i |we |you |they |he )?(?:just |still |also )?(?:lay|tile|screed|notch|pour|build|set|frame|skip|start|run|bed|use|leave out|drill|core)\b/i;
const NO_METHOD =
  'I hold no rule on whether it may be built that way, and give no instructions for it. The maker’s data sheet, the standard and the certifier say it. I can say which limits the finished work must keep.';

const SORTS: readonly Sort[] = [
  {
    asked: ASKS_OFTEN,
    unless:
      /\b(?:try|trial|account|right|wrong|accurate|sure|correct|happen\w*|spac\w+|apart|weep ?holes?|joints?|ties)\b/i,
    said: EVERY,
    otherwise: NO_INTERVAL,
  },
  {
    asked:
      /\bhow (?:long|many (?:days|weeks|hours|months|years))\b.{0,60}\b(?:dry\w*|cure\w*|set|wait|takes?|lasts?|before|until|till)\b/i,
    said: /\b(?:\d+|an?|one|two|some|few|several) ?(?:more )?(?:minutes?|hours?|days?|weeks?|months?|years?)\b|\b(?:days|weeks|months|years|at once|today|urgent|wait|immediately|expire|hold no)\b/i,
    otherwise:
      'I hold no drying times, durations or service lives, so I can’t say how long. The maker’s data sheet or whoever does the work does. I can say how soon a defect should be looked at.',
  },
  {
    asked: REQUIRED,
    never: OF_DEFECT,
    otherwise: NO_RULE,
  },
  {
    asked: BUILT_SO,
    unless:
      /\b(?:my ?self|our ?selves|fix\w*|repair\w*|patch\w*|paint\w*|clean\w*|crack\w*|leak\w*|safe\w*|use (?:it|the|my|our|this|that)|stand|walk)\b/i,
    never: OF_DEFECT,
    otherwise: NO_METHOD,
  },
];

/**
 * What is said in place of an answer that leaves out the very thing that was asked for: no frequency where it was asked
 * how often, or the watching of a crack where none was spoken of. Undefined where the answer gives it.
 */
export function saidInstead(
  message: string,
  spokenOf: string,
  { kind, text, declined }: Reply,
): string | undefined {
  if (declined || OF_WORK.test(kind)) return undefined;
  const lacks = SORTS.find(
    ({ asked, unless, said, never }) =>
      asked.test(message) &&
      !unless?.test(message) &&
      (never?.test(kind) || (said !== undefined && !said.test(text))),
  );
  if (lacks) return lacks.otherwise;
  const watches = ASKS_OFTEN.test(message) && /\b(?:mark both ends|crack gauge)\b/i.test(text);
  return watches && !CHANGES.test(`${message} ${spokenOf}`) ? NO_INTERVAL : undefined;
}

/** The least likelihood of a reading that the words of the question ask for themselves. */
const LEAST_ASKED = 0.15;
/** How likely another reading must be where rows answered that nobody asked for by name. */
const LEAST_AGAINST_ROWS = 0.55;

/** Rows that are told of whatever shares words with a message. */
const ROWS_OF_ANYTHING: ReadonlySet<Reply['kind']> = new Set([
  'photo',
  'product',
  'insurance',
  'summary',
  'worst',
  'tolerance',
]);

/** The aims that ask for what these rows give. */
const GIVES: Partial<Record<Reply['kind'], RegExp>> = {
  insurance: /^law\.(?:broke|insure)$|^knowledge$/,
  summary: /^own\./,
  worst: /^own\.(?:first|list)$/,
  // Only what no limit is ever asked for by.
  tolerance: /^(?!app\.|own\.credits$)/,
  product: /^(?!no\.|law\.)/,
};
/** Who asks to know something isn't refused an act. */
const ASKS_TO_KNOW = /^\W*(?:and |so |but |ok )*(?:what|which|how|when|where|why|who)\b/i;
const KNOWLEDGE = /^knowledge$/;

/** The reading that gives what a message asks for, where the answer doesn't; undefined where it does. */
export function betterReading(
  message: string,
  kind: Reply['kind'],
  guesses: readonly Guess[],
): Aim | undefined {
  const [best] = guesses;
  if (
    best &&
    ROWS_OF_ANYTHING.has(kind) &&
    best.probability >= LEAST_AGAINST_ROWS &&
    !(GIVES[kind] ?? KNOWLEDGE).test(best.aim) &&
    !(best.aim.startsWith('no.') && (kind === 'tolerance' || ASKS_TO_KNOW.test(message)))
  )
    return best.aim;
  return OF_WORK.test(kind) ? undefined : missing(message, kind, guesses);
}

/** What a message asks for in so many words and a reply of this kind doesn't give. */
function missing(message: string, kind: Reply['kind'], guesses: readonly Guess[]): Aim | undefined {
  for (const { asked, unless, given, aims } of KINDS) {
    if (!asked.test(message) || unless?.test(message) || given.test(kind)) continue;
    const found = guesses.find(({ aim, probability }) => aims.includes(aim) && probability >= LEAST_ASKED);
    if (found) return found.aim;
  }
  return undefined;
}
