/** Sentences that turn the position of the built-in answer into its opposite. */

interface Position {
  /** What the built-in answer says. */
  taken: RegExp;
  /** What then can't be said beside it. */
  opposite: RegExp;
  /** Words that only state the limit. */
  unless?: RegExp;
}

const NOT_OVER =
  /\b(?:(?:is|are|it's|that's|sits?|falls?|stays?) (?:\w+ )?(?:within|inside|under) (?:the |its |this )?(?:limit|tolerance|range|guide)|passes|is (?:perfectly |quite |still )?(?:ok|okay|fine|acceptable|compliant|legal)|(?:it|this|that|yours?) is (?:allowed|permitted)|complies|no defect|isn't a defect|not a defect|meets the (?:limit|rule|standard|code))\b/i;
const OVER =
  /\b(?:(?:is|are|it's|that's) (?:well |just |clearly )?(?:over|above|outside|beyond) (?:the |its |this )?(?:limit|tolerance|range|guide)|exceeds|fails|is (?:clearly )?(?:a defect|defective|illegal|non-?compliant|not (?:ok|allowed|acceptable|permitted))|(?:doesn't|does not) comply|breaks the rule)\b/i;

const POSITIONS: readonly Position[] = [
  // That a value passes stands only where the rules said so first.
  {
    taken: /^(?![\s\S]*(?<!not )within the limit)/i,
    opposite: NOT_OVER,
    unless: /\b(?:up to|at most|no more than) \d/i,
  },
  { taken: /(?<!not )within the limit/i, opposite: OVER },
  {
    taken: /\bdon't do it yourself|licensed work|isn't a job to do yourself/i,
    opposite:
      /\byou (?:can|could|may) (?:safely |easily |just )?(?:do|fix|repair|replace|patch|handle) (?:it|this|that)(?: job)? yourself|\bno licen[cs]e (?:is )?needed|\bany handyman (?:can|may)|\bDIY (?:is|job)/i,
  },
  {
    taken: /\bcan't wait\b|\bact today\b|\bshouldn't wait\b|\bdays, not weeks\b/i,
    opposite:
      /\b(?:it|this|that) (?:can|could|may) (?:easily |safely )?wait\b|\bno (?:rush|hurry|urgency)\b|\b(?:isn't|not) (?:at all )?urgent\b|\bleave it (?:until|till|for)\b/i,
  },
  {
    taken: /\bhas ended\b|\btoo late\b|\bit ended\b|\bended (?:on|in|about|around)\b/i,
    opposite: /\b(?:not too late|still (?:in time|claim|covered|running|open)|plenty of time)\b/i,
  },
  {
    taken: /\bthe builder pays\b|\bbuilder (?:must|has to|is liable)\b|\bliable\b/i,
    opposite:
      /\b(?:you|the owner|owners?) (?:must|have to|has to|will have to) pay\b|\bbuilder (?:isn't|is not|is no longer) (?:liable|responsible)\b/i,
  },
  {
    taken: /\bkeep (?:everyone|people|children|off|clear|out)|\bi can't say (?:from here )?that it is safe/i,
    opposite:
      /\b(?:safe|fine|okay?) to (?:use|stay|walk|stand|sleep|keep)|\bno need to (?:move out|leave|keep away|call)\b/i,
  },
];

const SENTENCE = /(?<=[.!?])(?=\s)|(?<=\n)/;
const straight = (text: string) => text.replaceAll('’', "'");

/** The text without sentences that contradict the position which the built-in answer takes. */
export function withoutContradictions(
  text: string,
  built: string,
): { text: string; removed: readonly string[] } {
  const position = straight(built).replaceAll('**', '');
  const against = POSITIONS.filter(({ taken }) => taken.test(position));
  if (against.length === 0) return { text, removed: [] };
  const removed: string[] = [];
  const kept = text.split(SENTENCE).filter((sentence) => {
    const plain = straight(sentence).replaceAll('**', '');
    if (!against.some(({ opposite, unless }) => opposite.test(plain) && !unless?.test(plain))) return true;
    removed.push(sentence.trim());
    return false;
  });
  return { text: kept.join(''), removed };
}
