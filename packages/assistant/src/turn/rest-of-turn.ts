/** What a turn says besides the words that only lead on from the question before it: 'and', 'not that', 'I meant'. */

/** The words of a turn that count. */
export interface Rest {
  text: string;
  /** What the turn says wasn't meant: 'the going' of 'not the going, the riser'. */
  denied: string;
  /** Takes back what was asked of before. */
  corrects: boolean;
  /** Begins with a word that goes on from it. */
  leadsOn: boolean;
}

const LEADS_ON =
  /^\W*(?:(?:and|but|so|ok|okay|or|then|also|plus|now|well|right|cool|great|thanks|cheers|ta|hmm+|yeah|yep)\b[\s,.!:;-]*)*(?:(?:what|how) about|what of|(?:and )?the same (?:for|in|with|on|of)|same(?: question| thing| again)?(?: (?:for|in|with|on|of))?|what if|how about if|(?:and|but|so|or|then|also|plus)\b)[\s,:;-]*/i;
const CORRECTS =
  /^\W*(?:(?:no|nah|nope|sorry|oops|whoops|wait|hang on|hold on|actually|oh|my bad|typo|wrong one|wrong thing|not (?:that|this|it|those|them)(?: one| ones| thing)?|correction|scratch that|i (?:actually |really )?(?:mean|meant)(?: to (?:say|ask|write))?|make (?:that|it)|rather)\b[\s,.!:;–—-]*)+/i;
const MEANT_LAST =
  /[\s,]+(?:is what )?i (?:mean|meant)\b|[\s,]+(?:instead|then|though|tho|please|too|as well|mate|thanks)\W*$/gi;
/** 'The one on the stairs' says where. */
const THE_ONE = /^(?:the |that |those )?ones? (?=(?:on|in|at|for|of|under|behind|above|to|with)\b)/i;
/** 'Not the going, the riser', 'the riser, not the going'. */
const DENIED_FIRST =
  /^\W*not (?:about |for |in |on |of )?((?:[\w’'-]+ ?){1,5}?)\s*(?:[,;:–—-]|\bbut\b)\s*(?=\S)/i;
const DENIED_LAST = /[\s,;–—-]+not (?:about |for |in |on |of )?((?:[\w’'-]+ ?){1,5})\W*$/i;

/** The turn without its leading words. */
export function restOf(message: string): Rest {
  const led = message.replace(LEADS_ON, '');
  let text = led.replace(CORRECTS, '');
  let corrects = text !== led;
  let denied = '';
  for (const said of [DENIED_FIRST, DENIED_LAST]) {
    const found = said.exec(text);
    if (!found) continue;
    denied = (found[1] ?? '').trim();
    text = text.replace(said, '').replace(CORRECTS, '');
    corrects = true;
  }
  const meant = text.replace(MEANT_LAST, '');
  if (/\bi (?:mean|meant)\b/i.test(text)) corrects = true;
  const named = meant.replace(LEADS_ON, '').trim().replace(THE_ONE, '');
  return {
    text: named.replace(/[\s?!.,;:]+$/, ''),
    denied,
    corrects,
    leadsOn: led !== message,
  };
}
