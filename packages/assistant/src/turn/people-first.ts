/** What somebody says of harm to themselves or to others comes before any building. */
import { namesPartOf } from '../question/tells-what-is.ts';
import type { Thread } from '../question/thread.ts';
import type { Reply } from '../reply.ts';
import { asksAnything, tellsFault } from './read-turn.ts';

/** Worn out: by a leak as well as by a life. */
const WORN_OUT =
  /\b(?:i|im|i['’]m|we) (?:just |really |honestly )?(?:can['’]?t|cannot|cant) (?:do this|go on|cope|keep going|live like this)\b/i;
const DESPAIR =
  /\b(?:want|wanna|going|gonna|thinking (?:of|about)|feel like) (?:to )?(?:(?:just )?die|dying|(?:kill|killing|hurt|hurting) myself|end(?:ing)? (?:it all|my life|it for good))\b|\b(?:kill|hurt|harm) myself\b|\bsuicid\w*|\bself[- ]harm\w*|\b(?:no (?:reason|point)|don['’]?t want) (?:in |to )?(?:liv(?:e|ing)|be alive|go on)\b|\bbetter off (?:dead|without me)\b/i;
const THREAT =
  /\b(?:want|wanna|going|gonna|plan\w*|how (?:do|can|could|would) i|i['’]?ll|ill|should i|i could) (?:to )?(?:just )?(?:blow up|burn down|torch|bash|stab|shoot|kill|hurt|poison|run over|strangle|choke|throttle|punch|belt) (?:him|her|them|that (?:bloke|guy|man|woman)|(?:my|the|his|her|their|that|this) (?:\w+ )?(?:builder|contractor|tiler|roofer|painter|plasterer|concreter|electrician|sparky|chippy|carpenter|bricklayer|neighbour|neighbor|tradie|landlord|tenant|agent|plumber|certifier|inspector|wife|husband|boss|dog|ute|car|house|van|truck)\w*|(?:my|the) \w+s (?:ute|car|house|van|truck|place))\b/i;

const DESPAIR_TEXT =
  '**I’m sorry it is this hard. Please talk to somebody now.** Call 000 if you or anyone else may be in danger. Otherwise call Lifeline or your doctor, or somebody you trust, and tell them what you told me.\n\nThe building can wait. When you want to go on with it, I’m here.';
const THREAT_TEXT =
  '**I won’t help with hurting anybody or damaging what is theirs.** Call 000 if somebody is in danger. Where a builder or neighbour won’t put things right, I can say who hears a dispute in your state and what to write first.';

const ONLY_JOKING =
  /^\W*(?:(?:ha\w*|lol|nah|no|ok|sorry|just|only|was|i['’]?m|im|i was|obviously|of course|relax|mate|chill)\b\W*)*(?:jk|j\/k|kidding|joking|joke|a joke|sarcas\w*|not (?:really |actually )?(?:serious|meant)|didn['’]?t mean (?:it|that))\b(?! aside)(?:\W|\b(?:of course|obviously|mate|lol|haha|sorry|around|about|that|then|ok|calm down)\b)*$/i;
const JOKE_TEXT =
  '**OK, taken as said in anger.** Tell me what was done, or not done, and the state: I’ll say what to write first and who hears it.';

/** The answer to that; undefined where nothing of the kind is said. */
export function peopleFirst(message: string, thread: Thread): Reply | undefined {
  const isDespair =
    DESPAIR.test(message) || (WORN_OUT.test(message) && !namesPartOf(message) && !tellsFault(message));
  const text = isDespair
    ? DESPAIR_TEXT
    : THREAT.test(message)
      ? THREAT_TEXT
      : THREAT.test(thread.told) && ONLY_JOKING.test(message) && !asksAnything(message)
        ? JOKE_TEXT
        : undefined;
  return text === undefined
    ? undefined
    : {
        text,
        rows: [],
        kind: 'smalltalk',
        declined: false,
        support: 1,
        thread: { ...thread, pending: null },
        followUp: false,
        contextLoaded: false,
        fits: false,
        choices: [],
      };
}
