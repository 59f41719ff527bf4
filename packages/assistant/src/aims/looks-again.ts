/**
 * Looks once more at an answer before it is sent: does it give the kind of thing that was asked for? Who asks who isn't
 * told how bad it is, who asks a price isn't told how to take photos.
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
];

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
