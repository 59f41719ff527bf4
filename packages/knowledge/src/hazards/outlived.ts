/**
 * Repairs and passes that a trouble outlived: 'the rail was refixed and it's wobbly again', 'alarms passed last year but
 * nothing happens', 'the wall leans, signed off in 2022'. What somebody did or signed before says nothing of what is there
 * now, so that is heard without it.
 */
import type { Word } from './words.ts';

const MENDED =
  '(?:fixed|repaired|replaced|refixed|rebuilt|rehung|refitted|resheeted|resealed|relined|restumped|repointed|regrouted|relaid|redone|renewed|restored|reinstated|rewired|filled(?! in)|patched|tightened|straightened|mended|treated|cleaned|serviced|cleared|unblocked|pumped|sealed|sorted|propped|adjusted|remediated|painted|fitted|installed)';
const VOUCHED =
  '(?:(?:signed|ticked) off(?: on)?|certified|passed|approved|cleared|given the all clear|gave (?:us |it |them )?the (?:all clear|ok|tick)|okayed|accepted)';
const DATE =
  '(?:last \\w+|in (?:(?:19|20)\\d\\d|(?:spring|summer|autumn|winter|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\\w*)|(?:\\w+ ){1,3}ago)';
const WHEN = `this \\w+|(?:back )?${DATE}|in \\d\\d|at (?:the )?\\w+|yesterday|today|when \\w+ (?:\\w+ ){0,3}\\w+|twice|once|already|before|again|years back|by(?: \\w+){1,3}|(?:on )?(?:mon|tues|wednes|thurs|fri|satur|sun)day`;
const THING = '(?<thing>(?:(?!\\b(?:no|not|never|was|were|used|if)\\b)\\w+ ){1,7}?)';
const WAS = '(?:(?:has|have|had|was|were|is|are|been|got|just|only|recently|s|all|fully) )*';
/** What ties the repair to what came after it. */
const TURN = '(?:(?:but|yet|and|now|then|though|however|since|only|still|\\||\\.) )+';
/** Without a 'but' it has to be said that it is so now. */
const IS_BACK =
  /\b(?:again|now|still|keeps?|kept(?= \w+ing)|since|already|back|return(?:s|ed)|reappeared|worse|wider|new (?:one|panel|pane))\b/;
const TURNS = /\b(?:but|yet|though|however)\b/;
const SAYS_IT = /^(?:(?:it|its|they|theyre|that|this|s|is|are|re|has|have|we|i|still|now|already|the) )+/;

const AFTER_REPAIR: readonly RegExp[] = [
  // 'The plumber cleared the sewer but it comes up again.'
  new RegExp(
    `^(?:(?!(?:is|are|was|were|no|not|never|if)\\b)\\w+ ){1,5}?(?<!\\b(?:the|an?|this) )${MENDED} (?!(?:${WHEN}) )(?<thing>(?:(?!but\\b|yet\\b|and\\b|now\\b|\\|)\\w+ ){1,6}?)(?:(?:${WHEN}) )?(?<turn>${TURN})(?<now>.+)$`,
  ),
  // 'The handrail was refixed in May and it's wobbly again.'
  new RegExp(
    `^${THING}(?:\\| )?${WAS}(?:${MENDED}|${VOUCHED})\\b(?: (?:(?!\\b(?:but|yet|now|though|however|and)\\b|\\|).)*?)?(?<turn> ${TURN})(?<now>.+)$`,
  ),
  // 'The gas fitter came and left, the smell is back.'
  new RegExp(
    `^(?:\\w+ )?(?<thing>gas )\\w+(?: (?:has|have|had|came|come|been|was|visited|attended|left|went|out|here|again|\\| and (?:gone|left|went)|${WHEN}))+ (?<turn>${TURN})(?<now>(?!.*\\b(?:no|not|never|gone|passed)\\b).+)$`,
  ),
];

/** Whoever isn't asked to judge what is wrong: an engineer or a licensed trade who looked at it has. */
const VOUCHER =
  '(?:(?:the|our|my|a|old|building|pest|pool) )*(?:certifier|builder|agent|landlord|inspector|inspection|surveyor|council|strata|bloke|guy|man|fella|report|pest|report|they|it|which|that|all|everything)';
/** 'The retaining wall leans, signed off by the certifier in 2022', 'mud tubes on the stumps, pest bloke cleared us last year'. */
const BEFORE_VOUCHING = new RegExp(
  `^(?<now>.+?) (?:(?:but|though|and|so|yet|\\|) )+(?:${VOUCHER} )?${WAS}${VOUCHED}(?: (?:it|us|them|that|this|off|on it|the \\w+))?(?: (?:${WHEN}))*(?: (?:\\| )?(?:so|and) (?:it|they|that|all|must|should|should be|s|is|are|be) .{0,30})?$`,
);
/** What is signed off has to be told to be wrong. */
const WRONG =
  /\b(?:lean\w*|tilt\w*|sag\w*|bow\w*|bulg\w*|crack\w*|loose|wobbl\w*|wonky|shak\w*|rock(?:s|ing)|rot\w*|rust\w*|soft|spong\w*|bounc\w*|sway\w*|mov(?:es|ing)|dropp?\w*|sink\w*|sunk|fall\w*|fell|broke\w*|split\w*|snapp\w*|gaps?|holes?|missing|mud|tubes?|frass|hollow|smell\w*|leak\w*|drip\w*|hiss\w*|spark\w*|buzz\w*|humm?\w*|tingl\w*|warm|bare|expos\w*|brown|black|soot\w*|yellow|crumbl\w*|spall\w*|jam\w*|latch\w*|climb\w*|com(?:es|ing) (?:down|away|off|up|back))\b/;
/** Tells of what was, or of a repair. */
const OVER = new RegExp(`\\b(?:was|were|had|used to|no|not|never|if|${MENDED})\\b`);

/** The words, with a sign where a clause or a sentence ends. */
const inParts = (words: readonly Word[]): string =>
  words
    .map(({ text: word, clause, sentence }, at) => {
      const before = words[at - 1];
      if (!before || clause === before.clause) return word;
      return `${sentence === before.sentence ? '|' : '.'} ${word}`;
    })
    .join(' ');

/** More words tell more than one thing. */
const LONGEST = 40;

/** How it goes since, in words that are all plain: 'the house is warm now', 'it took 3 weeks', 'the drain runs again'. */
const GOES_WELL =
  /^(?:the|it|its|they|is|are|s|and|now|still|again|house|room|place|drains?|pool|boards?|floor|warm|dry|quiet|clean|old|new|runs|works|working|well|fine|looks|great|took|cost|too|so|very|only|\d+|weeks?|months?|days?|hours|long|ages)$/;
/** Says nothing yet: 'it is again'. */
const SAYS_NOTHING = /^(?:the|it|its|they|is|are|s|and|now|still|again)$/;
const isWell = (now: string) => {
  const said = now.split(' ').filter((word) => !SAYS_NOTHING.test(word));
  return said.length > 0 && said.every((word) => GOES_WELL.test(word));
};

/** 'No handrail since the stairs were replaced': what tells since when settles nothing; a coat of paint changes how a thing looks. */
const SINCE = /^(?<now>[^.|]+?) since (?!been\b|\w+ed\b|then\b|\d|(?:i|we) painted\b)\w+ [^.|]+$/;
/** How a clause begins that tells how something is. */
const PRESENT = '(?:is|are|has|have|keep|look|feel|wobble|sag|lean|move|leak|smell|(?!this\\b)\\w+s)\\b';
const NAMED =
  '((?:(?:the|our|my|this|these|those|an?) )?(?:(?!(?:that|which|who|not?|if|was|were|is|are|has|have|had|got|and|but|so|it|they|we|in|on|of|at|to|from|when|\\d+)\\b)\\w+ ){1,4}?)';
const MADE = `(?:${MENDED}|built|made|laid|welded|hung|put (?:in|up)|plastered|poured)`;
const BY = '(?: (?:by|with) \\w+(?: \\w+){0,2}?)?';
/** Who did it, what and when: 'were replaced in 2020', 'plastered last year', 'my brother fixed in spring'. */
const WHOEVER = `(?:(?:i|we|they|he|she|you|dad|mum|(?:my|our|the|an?|his|her|their) \\w+(?: \\w+)?) ${WAS})`;
const DONE_TO =
  '(?:\\w+ed|cut|put|dug|hit|hung|laid|taken|broken|torn|struck|built|left)(?: (?:up|down|out|off|in|over|through))?';
const THEN = `(?:${WHOEVER}?${MADE}${BY}(?: ${DATE})?|(?:${WHOEVER}\\w+|${DONE_TO}) ${DATE})`;
/**
 * A part that tells of then, and what is said of the same thing now: 'the wall that was rebuilt last year is leaning',
 * 'the deck my brother fixed in spring wobbles', 'we had the eaves replaced in 2020 and they are sagging'.
 */
const THEN_AND_NOW: readonly RegExp[] = [
  new RegExp(`(?:^|[|.] )${NAMED}(\\| )?(?:(?:that|which|who) ${WAS})?${THEN} \\2(${PRESENT}[^.]*)`),
  new RegExp(
    `(?:^|[|.] )(?:(?:\\w+ ){1,4}?(?:had|got) ${NAMED}${MADE}|${NAMED}${WAS}${MADE}|(?:\\w+ ){1,3}?${MADE} ${NAMED})${BY}(?: ?${DATE})? ?${TURN}(?:it|they) ((?:${PRESENT}|(?:loose|soft|rotten|\\w+(?:ing|[dy]))\\b)[^|.]*)`,
  ),
];

/** What is told at present of a thing of which another part of the sentence tells when it was made or mended. */
export function toldBesideThen(words: readonly Word[]): string | undefined {
  if (words.length > LONGEST) return undefined;
  const text = inParts(words);
  for (const both of THEN_AND_NOW) {
    const [thing = '', now = ''] =
      both
        .exec(text)
        ?.slice(1)
        .filter((part) => part && part !== '| ') ?? [];
    // 'The sagging ceiling, replaced last year, looks great.'
    if (now && !/\b(?:was|were|had|used)\b/.test(now) && (WRONG.test(now) || !isWell(now)))
      return plain(`${thing} ${now}`);
  }
  return undefined;
}

/** What is there now, without the repair or the pass that it outlived; and what is said of it since, by itself. */
export interface Outlived {
  whole: string;
  now?: string;
}

export function outlivedIn(words: readonly Word[]): Outlived | undefined {
  if (words.length > LONGEST) return undefined;
  const text = inParts(words);
  for (const after of AFTER_REPAIR) {
    const groups = after.exec(text)?.groups;
    if (!groups?.now || !groups.thing) continue;
    if (!TURNS.test(groups.turn ?? '') && !IS_BACK.test(`${groups.turn} ${groups.now}`)) continue;
    if (isWell(groups.now) || /\bretested\b/.test(groups.now)) return undefined;
    return {
      whole: plain(`${groups.thing} ${groups.now.replace(SAYS_IT, '')}`),
      now: plain(groups.now),
    };
  }
  const sinceWhen = SINCE.exec(text)?.groups?.now;
  if (sinceWhen !== undefined) return { whole: plain(sinceWhen) };
  const now = BEFORE_VOUCHING.exec(text)?.groups?.now;
  return now !== undefined && WRONG.test(now) && !OVER.test(now) ? { whole: plain(now) } : undefined;
}

const plain = (text: string) =>
  text
    .replace(/[|.]/g, ' ')
    .replace(/\boff again\b/, 'came off')
    .replace(/\bagain\b/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
