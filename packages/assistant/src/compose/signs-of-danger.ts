/** What a further sign means beside a danger that is known: it is said, and said to be worse. */
import type { Alert, AlertKind } from '@plumbline/knowledge/hazards';

interface Sign {
  kinds: readonly AlertKind[];
  /** Which of its kinds, by the alert’s title. */
  titled?: RegExp;
  sign: RegExp;
  said: string;
}

/** Of each kind the first that fits. */
const SIGNS: readonly Sign[] = [
  {
    kinds: ['gas'],
    titled: /carbon monoxide/i,
    sign: /\b(?:headaches?|head ?ache\w*|sore heads?|dizz\w*|nause\w*|sick|crook|vomit\w*|throw(?:ing)? up|threw up|drows\w*|sleepy|tired|foggy|faint\w*|pass(?:ed|ing) out|collaps\w*|unwell|woozy|flu\b.{0,20}|light ?headed|listless|wobbly|confused)\b|\b(?:budgie|bird|canary|parrot|fish|cat|dog|pet|hamster|guinea pig)s?\b.{0,20}\b(?:died|dead|dying|sick|crook|listless|limp|wobbly|off|not right|collapsed)\b|\balarm\b.{0,20}\b(?:went|gone|going|goes|sounded|beep\w*)\b/i,
    said: '**That is the very sign of carbon monoxide.** Everyone and every pet out into fresh air now, the appliance off, and call 000: whoever feels ill is seen today.',
  },
  {
    kinds: ['electrical'],
    sign: /\b(?:warm|hot|brown|black|scorch\w*|burn\w*|melt\w*|discolou?r\w*|smok\w*|spark(?:s|ed|ing)?|crackl\w*|sizzl\w*)\b/i,
    said: '**That is heat where none belongs: it can start a fire.** Leave it off and unused, and call 000 at the first smoke or flame.',
  },
  {
    kinds: ['electrical'],
    sign: /\b(?:water|wet|drip\w*|leak\w*|rain\w*|damp|puddle|flood\w*|soak\w*|shower\w*)\b/i,
    said: '**Water and power are together there.** Leave the light, its globe and its switch alone. Power off at the switchboard, only if you can reach it dry and safely.',
  },
  {
    kinds: ['ceiling'],
    sign: /\b(?:lights?|lamp|downlights?|fan|fitting|globe|power|switch|smoke alarm|wir(?:e|es|ing))\b/i,
    said: '**That brings power into it: where the ceiling is wet or pulled down, the light and its wiring may be live.** Leave the light and its switch alone. Power off at the switchboard, only if you can reach it dry and safely. Then an electrician as well.',
  },
  {
    kinds: ['ceiling'],
    sign: /\b(?:water|wet|drip\w*|leak\w*|rain\w*|soft\w*|spong\w*|bigger|lower|drop\w*|bulg\w*|crack\w*|creak\w*|dust)\b/i,
    said: '**That is a sign that it may come down soon.** Everyone out of the room now; call 000 if anyone is under it when it drops.',
  },
  {
    kinds: ['structural'],
    titled: /digging/i,
    sign: /\b(?:crack\w*|dropp?\w*|sunk|sink\w*|lean\w*|mov(?:ed|ing)|com(?:e|ing) away|came away|pull\w* away|gap\w*|tilt\w*|slid\w*|rain\w*|water|collaps\w*|fell|fallen)\b/i,
    said: '**That is a sign that the ground is moving already.** Everyone away from that side of the house and from the edge now, and the digging stops. Call 000 if anything slides or leans.',
  },
  {
    kinds: ['structural'],
    titled: /masonry|concrete/i,
    sign: /\b(?:fell|fallen|came (?:off|down|away)|com(?:e|ing) (?:off|down|away)|dropp?(?:ed|ing)|landed|pieces?|chunks?|lumps?|bits?|bricks?|bulg\w*|shift\w*|moved)\b/i,
    said: '**Where a piece came down, more can follow without warning.** Nobody under it or beside it, and close the path to everyone.',
  },
  {
    kinds: ['retaining_wall'],
    sign: /\b(?:rain\w*|water|wet|soil|dirt|mud|spill\w*|lean\w*|bulg\w*|crack\w*|moved|moving|slid\w*|gap)\b/i,
    said: '**Water and loose soil push it further, and it can go at once.** Everyone away from above and below it now.',
  },
  {
    kinds: ['balcony', 'fall'],
    sign: /\b(?:dropp?\w*|shift\w*|moved|moving|mov(?:es|e)|soft\w*|rot\w*|rust\w*|lean\w*|crack\w*|gap|creak\w*|wobbl\w*|loose|bounc\w*|sway\w*|sagg?\w*)\b/i,
    said: '**That is a sign that it is giving way.** Nobody on it or under it, not even for a moment.',
  },
];

const ONLY_ASKED =
  /^\W*(?:(?:and|so|but|or|then|well|ok)\W+)*(?:is|are|was|were|can|could|may|might|should|shall|would|will|do|does|did|if)\b|\b(?:who|what|whats|when|where|why|how|which)\b|\?/i;
const NOT_SO =
  /\b(?:no|not|never|none|isn['’]?t|isnt|hasn['’]?t|hasnt|haven['’]?t|havent|aren['’]?t|arent|doesn['’]?t|doesnt|don['’]?t|dont|without|stopp?ed|if|unless|until|till?|fixed|repaired|replaced)\b/i;

/** What a message says anew of a danger that is known; undefined where it tells of no such sign. */
export function ofSign(message: string, { kind, title }: Alert): string | undefined {
  const told = message
    .split(/(?<=[.;!?])|, | but /i)
    .filter((part) => !ONLY_ASKED.test(part) && !NOT_SO.test(part))
    .join('. ');
  return SIGNS.find(
    ({ kinds, titled, sign }) => kinds.includes(kind) && (titled?.test(title) ?? true) && sign.test(told),
  )?.said;
}
