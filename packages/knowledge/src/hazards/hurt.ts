/** Reads from somebody's words that a person is hurt or trapped now. */

const WHO = `(?:he|she|they|someone|somebody|brother|sister|son|daughter|kid|child|baby|toddler|boy|girl|wife|husband|partner|mum|mother|dad|father|nan|nanna|grandma|grandad|grandfather|pop|mate|bloke|man|woman|lady|fella|worker|labourer|apprentice|tradie|sparky|plumber|carpenter|painter|roofer|builder|tenant|neighbour|guest|friend|uncle|aunt|colleague|owner|leg|arm|foot|hand|head|i|me|us)`;
const STATE = String.raw`(?:pinned|trapped|crushed|stuck under|unconscious|knocked out|out cold|(?:not|isn['’]?t|stopped) (?:breathing|moving|responding)|bleeding|electrocuted|passed out|badly hurt|hurt|injured|can['’]?t (?:breathe|move|feel|get (?:up|out))|(?:can|won)['’]?t wake(?! (?:up )?(?:early|to|with|when|if|for|before|by|from)\b)(?: up)?|(?:shock|zap|zapped|fell|dizzy|fumes|faint) and (?:then |just )?collapsed|cannot (?:breathe|move))`;
/** A person, then the state that they are in, in one clause. */
const HURT = new RegExp(
  String.raw`\b(${WHO})(?:['’]s|['’]m|['’]re)?\b([^.!?;]{0,40}?)\b${STATE}\b([^.!?;]{0,30})`,
  'gi',
);
/** What hasn't happened, or is over. */
const NOT_NOW =
  /\b(?:could|might|may|can(?!['’]?t)|will|would|should|going to|gonna|before|until|unless|if|in case|nobody|no one|no-one|none|nearly|almost|isn['’]?t|aren['’]?t|wasn['’]?t|weren['’]?t|never)\b|['’]ll\b/i;
/** 'He gets hurt' is said of what may come; 'can't get him out' isn't. */
const MAY_COME = /\bgets?\b/i;
const OVER =
  /\b(?:ago|last (?:week|month|year|summer|winter)|years? back|in (?:19|20)\d\d|recovered|fine now|ok now|okay now)\b/i;
const BEFORE_IT = 24;

/** Whether the words tell of a person who is hurt or trapped, and not of one who might be, was, or isn't. */
export function isHurt(words: string): boolean {
  for (const found of words.matchAll(HURT)) {
    const before = words.slice(Math.max(0, found.index - BEFORE_IT), found.index);
    const clause = before.slice(before.search(/[^.!?;]*$/));
    if (
      !NOT_NOW.test(`${clause} ${found[2] ?? ''}`) &&
      !MAY_COME.test(found[2] ?? '') &&
      !OVER.test(`${clause} ${found[0]}`) &&
      !/^\W*(?:feelings|pride|wallet)/i.test(found[3] ?? '')
    )
      return true;
  }
  return false;
}
